package clients

import (
	"urlscope/core/octet"
)

// A mailRow holds what a mail program or a library makes of a mailto URL: the address, and header fields.
type mailRow struct {
	client *Client
	run    func(t text) (lines []Line, does Does)
}

var mailRows = []mailRow{{mutt, muttMail}, {elinks, elinksMail}, {lwpPOST, lwpMail}, {perlMailto, perlMail}, {pyMailto, pythonMail}, {nodeURL, webMail}, {goURL, webMail}}

// mailtoAll returns what each makes of it.
func mailtoAll(u url) []Conversation {
	list := make([]Conversation, len(mailRows))
	for i, row := range mailRows {
		list[i].Client = row.client
		if u.rest.without(" ").printable() && u.rest.index("#\"<>\\^`{|}") < 0 && !u.rest.hasEscape("%00") {
			list[i].Lines, list[i].Does = row.run(u.rest)
		}
	}
	return list
}

// address returns the line for an address.
func address(t text) []Line { return []Line{{Kind: Address, Octets: t}} }

// headers adds the fields that are not without a value, but the body.
func headers(lines []Line, fields [][2]text) []Line {
	for _, f := range fields {
		if name := octet.LowerString(f[0].string()); name != "body" && len(f[1]) > 0 {
			lines = append(lines, header(name, f))
		}
	}
	return lines
}

// header returns the line for a header field.
func header(name string, f [2]text) Line {
	return Line{Kind: Header, Octets: plus(f[0].asLower(name), own(": "), f[1])}
}

// asLower returns t with the octets of s, as long as they are as many.
func (t text) asLower(s string) text {
	list := append(text(nil), t...)
	for i := range min(len(list), len(s)) {
		list[i].Value = s[i]
	}
	return list
}

// muttMail reads addresses as RFC 822 does, and header fields behind "?" (RFC 6068). What it does with quotes and comments was not
// recorded.
func muttMail(t text) ([]Line, Does) {
	to, rest, _ := t.cut("?")
	if t.breaks() || len(to) == 0 {
		return nil, Refuses
	}
	to = to.decode().without(" ")
	if to.index("\"()<>;:\\"+controls) >= 0 {
		return nil, Unknown
	}
	list := to.split(",")
	for i, a := range list {
		at := a.last("@")
		if at < 0 {
			return nil, Unknown // it adds a host of its own
		}
		list[i] = plus(a[:at], a[at:].asLower(octet.LowerString(a[at:].string())))
	}
	var fields [][2]text
	for _, f := range rest.split("&") {
		name, value, _ := f.cut("=")
		switch octet.LowerString(name.string()) {
		case "cc", "subject":
			fields = append(fields, [2]text{name, value.decode()})
		case "body", "":
		default:
			return nil, Unknown
		}
	}
	return headers(address(join(list, ", ")), fields), Sends
}

// elinksMail hands both over as arguments to a mail program, escaped once more for the shell.
func elinksMail(t text) ([]Line, Does) {
	user, host, ok := t.cut("@")
	if !ok {
		if t.string() != octet.LowerString(t.string()) || t.index("?") >= 0 {
			return nil, Unknown
		}
		return address(shellSafe(t)), Sends
	}
	host, query, _ := host.cut("?")
	if host.index("[]:/@") >= 0 {
		return nil, Unknown
	}
	lines := address(plus(shellSafe(user), t[len(user):len(user)+1], shellSafe(host.asLower(octet.LowerString(host.string())))))
	for _, f := range query.split("&") {
		if name, value, _ := f.cut("="); name.string() == "subject" {
			return append(lines, header("subject", [2]text{name, shellSafe(value)})), Sends
		}
	}
	return lines, Sends
}

// perlFields returns the fields that URI::mailto finds. The first is "to"; "&" ends it as "?" does, and "%20" becomes "+".
func perlFields(t text) (fields [][2]text, known bool) {
	if t.index(";") >= 0 {
		return nil, false
	}
	for i, f := range t.withFirst("?", "&").split("&") {
		name, value := own("to"), f
		if i > 0 {
			name, value, _ = f.cut("=")
		}
		fields = append(fields, [2]text{pluses(name), pluses(value)})
	}
	return fields, true
}

// pluses decodes t, but puts a plus sign for a blank.
func pluses(t text) text { return t.decode().with(" ", "+") }

func perlMail(t text) ([]Line, Does) {
	fields, known := perlFields(t)
	if !known {
		return nil, Unknown
	}
	lines := address(fields[0][1])
	for _, f := range fields[1:] {
		lines = append(lines, header(f[0].string(), f))
	}
	return lines, Sends
}

func lwpMail(t text) ([]Line, Does) {
	fields, known := perlFields(t)
	if !known {
		return nil, Unknown
	}
	return headers(address(fields[0][1]), fields[1:]), Sends
}

func pythonMail(t text) ([]Line, Does) {
	t, _, _ = t.cut("?")
	return address(asUTF8(t.decode())), Sends
}

// webMail keeps what is before "?" as it is.
func webMail(t text) ([]Line, Does) {
	t, _, _ = t.cut("?")
	return address(t), Sends
}
