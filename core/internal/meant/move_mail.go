package meant

import (
	"strings"
	"unicode/utf8"
)

// isMail reports whether s is an address of mail, without a doubt.
func isMail(s string) bool {
	user, host, ok := strings.Cut(s, "@")
	return ok && user != "" && !strings.ContainsAny(user, " \"<>():") && isHost(host)
}

// mailDelimiter puts right what parts the user of an address from the host (RFC 822,
// section 6.1), and an address from another.
func mailDelimiter(text string, p parts) []variant {
	if strings.Contains(p.rest(), "@") {
		return everyWay(text, p, delimiterWays...)
	}
	return lostAt(p)
}

// delimiterWays are for addresses with an "@".
var delimiterWays = []way{mailSemicolon, mailHostURL, mailComma, mailTwoAts}

// mailSemicolon writes a comma between two addresses: "a@h.org;b@h.org" → "a@h.org,b@h.org".
func mailSemicolon(_ string, p parts) []variant {
	rest := p.rest()
	n := strings.IndexByte(rest, ';')
	if n <= 0 || !isMail(rest[:n]) || !isMail(rest[n+1:]) {
		return nil
	}
	return plus(-10, one(p.data+n, p.data+n+1, ","))
}

// mailHostURL takes off what makes a URL of the host: "joe@http://h.org" → "joe@h.org".
func mailHostURL(_ string, p parts) []variant {
	n := strings.Index(p.rest(), "@http://")
	if n <= 0 {
		return nil
	}
	return plus(-10, one(p.data+n+1, p.data+n+len("@http://"), ""))
}

// mailComma writes a dot in the name of the user: "joe,doe@h.org" → "joe.doe@h.org".
func mailComma(_ string, p parts) []variant {
	user, host, _ := strings.Cut(p.rest(), "@")
	n := strings.IndexByte(user, ',')
	if n <= 0 || strings.Contains(host, "@") || strings.Contains(user, " ") {
		return nil
	}
	return one(p.data+n, p.data+n+1, ".")
}

// mailTwoAts takes out one of two: "joe@@h.org" → "joe@h.org".
func mailTwoAts(_ string, p parts) []variant {
	n := strings.Index(p.rest(), "@@")
	if n <= 0 {
		return nil
	}
	return plus(-10, one(p.data+n, p.data+n+1, ""))
}

// lostAt writes "@" for each character that may stand for it: "joe2h.org", where Shift was
// not held, → "joe@h.org".
func lostAt(p parts) (list []variant) {
	rest := p.rest()
	for i, r := range rest {
		if r == utf8.RuneError || strings.ContainsRune("._-+", r) || isAlphaDigit(rest[i]) && r != '2' {
			continue
		}
		if next := i + utf8.RuneLen(r); delimits(rest, i, next) {
			list = append(list, one(p.data+i, p.data+next, "@")...)
		}
	}
	return list
}

// delimits reports whether what s has from i to next stands between a user and a host.
func delimits(s string, i, next int) bool {
	return between(s, i, next) && isAlpha(s[next]) && isHost(s[next:])
}

// moveMailbox takes an address out of what mail writes about it (RFC 822, section 6.1), and
// puts right what a mailto URL has (section 3.5).
func moveMailbox(text string, p parts) []variant {
	switch {
	case p.scheme == "mailto":
		return append(everyWay(text, p, noteWays...), mailSlip(p)...)
	case p.scheme == "http" && !p.slashes:
		return webMail(p)
	case p.scheme != "" && (known(p.scheme) || p.slashes):
		return nil
	}
	return everyWay(text, p, noteWays...)
}

// webMail writes the scheme of an address: "http:joe@h.org" → "mailto:joe@h.org".
func webMail(p parts) []variant {
	if !strings.Contains(p.rest(), "@") {
		return nil
	}
	return plus(-5, one(0, p.data, "mailto:"))
}

// noteWays are how a mailbox is written with a name.
var noteWays = []way{angledMail, commentedMail, labelledMail}

// mailStart returns where what a mailbox is in begins, and the scheme it lacks.
func mailStart(p parts) (start int, scheme string) {
	if p.scheme == "mailto" {
		return p.data, ""
	}
	return 0, "mailto:"
}

// angledMail takes an address out of its brackets: "Joe <joe@h.org>" → "mailto:joe@h.org".
func angledMail(text string, p parts) []variant {
	start, scheme := mailStart(p)
	lt := start + strings.LastIndexByte(text[start:], '<')
	if lt < start {
		return nil
	}
	gt := lt + strings.IndexByte(text[lt:], '>')
	if gt < lt || !isMail(text[lt+1:gt]) {
		return nil
	}
	return []variant{{[]Edit{{start, lt + 1, scheme}, {gt, len(text), ""}}, -10}}
}

// commentedMail takes off a comment: "joe@h.org (Joe)" → "mailto:joe@h.org".
func commentedMail(text string, p parts) []variant {
	start, scheme := mailStart(p)
	open := start + strings.LastIndexByte(text[start:], '(')
	if open <= start || !strings.HasSuffix(text, ")") || !isMail(strings.TrimSpace(text[start:open])) {
		return nil
	}
	end := len(strings.TrimRight(text[:open], " "))
	return []variant{{[]Edit{{start, start, scheme}, {end, len(text), ""}}, -10}}
}

// labelledMail takes off what names an address: "E-mail: joe@h.org" → "mailto:joe@h.org".
func labelledMail(text string, p parts) []variant {
	start, scheme := mailStart(p)
	n := strings.LastIndex(text[start:], ": ")
	if n < 0 || !isMail(text[start+n+2:]) {
		return nil
	}
	return plus(-10, one(start, start+n+2, scheme))
}

// mailSlips are what is wrong in an address; the first that is found is undone. Each looks
// at the address and the offset of its first "@", -1 for none, and returns edits of it.
var mailSlips = []struct {
	example string
	find    func(s string, at int) []Edit
	extra   int
}{
	{".joe@h.org", prefixOfMail(".", -1), 0},
	{"www.joe@h.org", prefixOfMail("www.", len("www.")+1), 0},
	{"joe.@h.org", dotBeforeAt, 0},
	{"joe@h.org@x", secondAt, 0},
	{"joe@h.org:25", portOfMail, 0},
	{"joe@h,org", commaOfHost, 0},
	{"joe doe@h.org", blanksOfMail, -14},
	{"//joe@h.org", prefixOfMail("//", -1), 0},
	{"joe@h.org?cc=x", searchOfMail, 0},
}

// mailSlip undoes the first of the slips in the address of a mailto URL.
func mailSlip(p parts) []variant {
	rest := p.rest()
	at := strings.IndexByte(rest, '@')
	for _, slip := range mailSlips {
		edits := slip.find(rest, at)
		if len(edits) == 0 {
			continue
		}
		for i := range edits {
			edits[i].Start += p.data
			edits[i].End += p.data
		}
		return []variant{{edits, slip.extra}}
	}
	return nil
}

// prefixOfMail takes a prefix off an address whose "@" is at least so far.
func prefixOfMail(prefix string, least int) func(s string, at int) []Edit {
	return func(s string, at int) []Edit {
		if at < least || !strings.HasPrefix(s, prefix) {
			return nil
		}
		return []Edit{{0, len(prefix), ""}}
	}
}

// dotBeforeAt takes out a dot that ends the user.
func dotBeforeAt(s string, _ int) []Edit {
	n := strings.Index(s, ".@")
	if n < 0 {
		return nil
	}
	return []Edit{{n, n + 1, ""}}
}

// secondAt takes off what a second "@" begins, unless there are two addresses.
func secondAt(s string, at int) []Edit {
	if at <= 0 || strings.Contains(s, ",") {
		return nil
	}
	n := strings.IndexByte(s[at+1:], '@')
	if n < 0 {
		return nil
	}
	return []Edit{{at + 1 + n, len(s), ""}}
}

// portOfMail takes off a port, which is no part of an address.
func portOfMail(s string, at int) []Edit {
	colon := strings.LastIndexByte(s, ':')
	if at <= 0 || colon < at || !isDigits(s[colon+1:]) {
		return nil
	}
	return []Edit{{colon, len(s), ""}}
}

// commaOfHost writes a dot for the key beside it in a host.
func commaOfHost(s string, at int) []Edit {
	if at <= 0 || strings.Contains(s[at+1:], "@") {
		return nil
	}
	n := strings.IndexAny(s[at:], ",;")
	if n < 0 {
		return nil
	}
	return []Edit{{at + n, at + n + 1, "."}}
}

// blanksOfMail takes out the blanks of an address that no name is written with, or writes
// dots for those between the words of a user.
func blanksOfMail(s string, at int) (edits []Edit) {
	if at <= 0 || strings.ContainsAny(s, "\"<>") {
		return nil
	}
	loose := strings.Contains(s, " @") || strings.Contains(s, "@ ")
	for i := 0; i < len(s); i++ {
		if s[i] != ' ' {
			continue
		}
		end := len(s) - len(strings.TrimLeft(s[i:], " "))
		meant := ""
		if !loose && between(s, i, end) {
			meant = "."
		}
		edits = append(edits, Edit{i, end, meant})
		i = end
	}
	return edits
}

// searchOfMail takes off a search, which RFC 1738 has not for mailto (section 3.5).
func searchOfMail(s string, at int) []Edit {
	n := strings.IndexByte(s, '?')
	if at <= 0 || n < 0 {
		return nil
	}
	return []Edit{{n, len(s), ""}}
}
