package readers

import (
	"strings"

	"urlscope/core/standards"
)

// newURLFields are the fields of new URL: the parts of the href. The particularities of all readers that have them:
//   - They repair what they can: "http:h" and " http:\\\\h " become "http://h/", and tabs and line ends are removed
//     everywhere.
//   - Each field is present, and the empty text says that the part is absent: "http://h/?" has the search "".
//   - The default port counts as absent: "http://h:80/" has the port "".
//   - An address in any spelling is printed in one: "http://0x7f.1/" has the hostname "127.0.0.1".
//   - Hosts of other schemes are left as they are: "x://0x7f.1/" has the hostname "0x7f.1".
var newURLFields = []Field{
	{"href", RoleNone, "new URL(s).href", false},
	{"origin", RoleNone, "new URL(s).origin", false},
	{"protocol", Scheme, "new URL(s).protocol", true},
	{"username", User, "new URL(s).username", true},
	{"password", Password, "new URL(s).password", true},
	{"host", RoleNone, "new URL(s).host", false},
	{"hostname", Host, "new URL(s).hostname", true},
	{"port", Port, "new URL(s).port", true},
	{"pathname", Path, "new URL(s).pathname", false},
	{"search", Query, "new URL(s).search", true},
	{"hash", Fragment, "new URL(s).hash", true},
}

const nodeVersion = "20.20.2"

var (
	node = &Reader{"node", "Node new URL", nodeVersion, newURLFields, false, func(src string, asked Asked, values []Value) Verdict {
		return readNewURL(src, hrefOf(ada2, asked), values)
	}}

	// whatwg-url follows the standard of today to the letter.
	whatwgURL = &Reader{"whatwg-url", "whatwg-url", "17.3.0", newURLFields, false, func(src string, asked Asked, values []Value) Verdict {
		return readNewURL(src, hrefOf(standards.Edition{}, asked), values)
	}}

	browser = &Reader{"browser", "Browser new URL", "", newURLFields, false, func(src string, asked Asked, values []Value) Verdict {
		return readNewURL(src, hrefHere(asked), values)
	}}
)

// ada2 is what ada 2.9.2 does otherwise than the standard of today. Node 20 has it.
var ada2 = standards.Edition{Caret: true, Space: true, Punycode: true, Tables: true, NoSlash: true, FirstDot: true, LongDrive: true}

// hrefOf returns what a program prints that does as an edition of the standard says.
func hrefOf(e standards.Edition, asked Asked) func(src string) (href string, ok, known bool) {
	return func(src string) (string, bool, bool) { return e.Href(src, asked.ASCII) }
}

// hrefHere returns what the browser prints in which the program runs. Without a browser, the current URL Standard
// answers.
func hrefHere(asked Asked) func(src string) (href string, ok, known bool) {
	if asked.URL == nil {
		return hrefOf(standards.Edition{}, asked)
	}
	return func(src string) (href string, ok, known bool) {
		href, ok = asked.URL(src)
		return href, ok, true
	}
}

// readNewURL takes apart what href prints.
func readNewURL(src string, href func(src string) (href string, ok, known bool), values []Value) Verdict {
	h, verdict := printedBy(href, src)
	if verdict != VerdictValid {
		return verdict
	}
	fill(values, h.text, h.origin("http https", href), h.scheme+":", h.user, h.password, h.place(), h.host, h.port, h.path, after("?", h.query), after("#", h.fragment))
	return VerdictValid
}

// A printed is a URL of which nothing is doubtful, taken apart.
type printed struct {
	text string
	pieces
	user, password, host, port string
}

// printedBy takes apart what href prints of src.
func printedBy(href func(src string) (href string, ok, known bool), src string) (printed, Verdict) {
	text, ok, known := href(src)
	switch {
	case !known:
		return printed{}, VerdictUnknown
	case !ok:
		return printed{}, VerdictInvalid
	}
	return parsePrinted(text), VerdictValid
}

// parsePrinted takes apart what a parser of the standard prints.
func parsePrinted(href string) printed {
	p := divide(href)
	if !p.hasAuthority && strings.HasPrefix(p.path, "/.//") { // the dot keeps the path from being read as a host
		p.path = p.path[len("/."):]
	}
	return p
}

// divide takes apart a text with at most one "@" and one port in its authority.
func divide(text string) printed {
	p := printed{text: text, pieces: split(text)}
	login, place, ok := strings.Cut(p.authority, "@")
	if !ok {
		login, place = "", p.authority
	}
	p.user, p.password, _ = strings.Cut(login, ":")
	p.host, p.port = splitHost(place)
	return p
}

// place returns host and port.
func (p *printed) place() string { return p.host + after(":", p.port) }

// String puts it together again.
func (p *printed) String() string {
	return p.scheme + ":" + ifThere(p.hasAuthority, "//", p.authority) + p.target() + ifThere(p.hasFragment, "#", p.fragment)
}

// hasOrigin reports whether URLs of the scheme have an origin that is made of scheme, host and port.
func (p *printed) hasOrigin() bool { return isOneOf(p.scheme, "http https ftp ws wss") }

// isOneOf reports whether a word is in a list.
func isOneOf(word, list string) bool { return strings.Contains(" "+list+" ", " "+word+" ") }

// origin returns the origin in ASCII, "null" for an opaque one. A blob has the origin of the URL in its path, if nested
// has the scheme of that URL.
func (p *printed) origin(nested string, href func(src string) (href string, ok, known bool)) string {
	if p.hasOrigin() {
		return p.scheme + "://" + p.place()
	}
	if p.scheme != "blob" {
		return "null"
	}
	text, ok, known := href(p.path)
	inner := parsePrinted(text)
	if !ok || !known || !isOneOf(inner.scheme, nested) {
		return "null"
	}
	return inner.origin(nested, href)
}
