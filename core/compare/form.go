package compare

import (
	"bytes"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
	"urlscope/core/standards"
)

// A form is a URL in a normal form: a piece for each part, by role.
type form [standards.RoleFragment + 1]piece

// A piece is a part in a normal form, with its delimiter. Each of its octets knows the octet of the input that it comes from.
type piece struct {
	text []byte
	from []int     // for each octet of text, an offset in the input
	in   core.Span // where the part is in the input; empty, and where it would be, for one that is absent
}

// add adds an octet that comes from offset at.
func (p *piece) add(c byte, at int) {
	p.text, p.from = append(p.text, c), append(p.from, at)
}

// cut removes all octets from the i-th on.
func (p *piece) cut(i int) { p.text, p.from = p.text[:i], p.from[:i] }

// place returns the offset in the input of octet i. Behind the last octet that is where the part ends, but its start if all of it was
// left out.
func (p *piece) place(i int) int {
	switch {
	case i < len(p.from):
		return p.from[i]
	case i == 0:
		return p.in.Start
	}
	return p.in.End
}

// parting returns where two pieces part, and false if they are the same.
func (p *piece) parting(q *piece) (at [2]int, ok bool) {
	i := common(p.text, q.text)
	return [2]int{p.place(i), q.place(i)}, i < max(len(p.text), len(q.text))
}

// common returns the number of octets with which both begin.
func common[S string | []byte](a, b S) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// String returns the URL in that form.
func (f *form) String() string {
	var b []byte
	for i := range f {
		b = append(b, f[i].text...)
	}
	return string(b)
}

// parting returns the first part, up to the last one given, in which two forms part, and where. It returns false if they are the same.
func (f *form) parting(g *form, last standards.Role) (part standards.Role, at [2]int, ok bool) {
	for part = range last + 1 {
		if at, ok = f[part].parting(&g[part]); ok {
			return part, at, true
		}
	}
	return 0, at, false
}

// inside moves the places of a form, whose input is the text of p, to where p comes from.
func (f *form) inside(p *piece) {
	for i := range f {
		in := &f[i].in
		in.Start, in.End = p.place(in.Start), p.place(in.End)
		for j, at := range f[i].from {
			f[i].from[j] = p.place(at)
		}
	}
}

// divide divides s as the regular expression in appendix B of RFC 3986 does, and its authority as section 3.2 does. The
// parts tile s, each with its delimiter: "http:", "//", "u@", "h", ":80", "/x", "?q" and "#f". The part with
// RoleAuthority is only the slashes.
func divide(s string) (parts [len(form{})]core.Span) {
	at := 0
	add := func(part standards.Role, end int) {
		parts[part] = core.Span{Start: at, End: end}
		at = end
	}
	fragment := octet.Until(s, 0, "#")
	query := octet.Until(s[:fragment], 0, "?")
	scheme := 0
	if i := octet.Until(s[:query], 0, ":/"); i > 0 && i < query && s[i] == ':' {
		scheme = i + 1
	}
	add(standards.RoleScheme, scheme)
	slashes, login, host, port := at, at, at, at
	if strings.HasPrefix(s[at:query], "//") {
		slashes = at + 2
		port = octet.Until(s[:query], slashes, "/")
		login = slashes + strings.LastIndexByte(s[slashes:port], '@') + 1
		host = port
		if i := strings.LastIndexByte(s[login:port], ':'); i > strings.LastIndexByte(s[login:port], ']') {
			host = login + i
		}
	}
	add(standards.RoleAuthority, slashes)
	add(standards.RoleUserinfo, login)
	add(standards.RoleHost, host)
	add(standards.RolePort, port)
	add(standards.RolePath, query)
	parts[standards.RoleParams] = core.Span{Start: at, End: at} // RFC 3986 has none
	add(standards.RoleQuery, fragment)
	add(standards.RoleFragment, len(s))
	return parts
}

// hasDots reports whether a path has a dot segment.
func (p *piece) hasDots() bool {
	for segment := range bytes.SplitSeq(p.text, []byte("/")) {
		if string(segment) == "." || string(segment) == ".." {
			return true
		}
	}
	return false
}

// bySyntax returns the normal form of a URI by section 6.2.2 of RFC 3986: scheme and host in small letters, the hexadecimal digits of
// escapes in capitals, no escape of an unreserved octet, and no dot segments. A reference without a scheme keeps those. Rewrites that
// are not in do are left out.
func bySyntax(s string, do rewrites) *form {
	f := new(form)
	for part, in := range divide(s) {
		f[part].in = in
		folds := standards.Role(part) == standards.RoleScheme && do.has(RewriteScheme) || standards.Role(part) == standards.RoleHost && do.has(RewriteHost)
		f[part].addSyntax(s, folds, do)
	}
	if path := &f[standards.RolePath]; len(f[standards.RoleScheme].text) > 0 && do.has(RewriteDots) {
		path.removeDots()
		if bytes.HasPrefix(path.text, []byte("//")) && len(f[standards.RoleAuthority].text) == 0 { // not to be taken for a host
			path.text = append([]byte("/."), path.text...)
			path.from = append([]int{path.from[0], path.from[0]}, path.from...)
		}
	}
	return f
}

// addSyntax adds the octets that p has in s: without needless escapes, and in small letters if the part folds case.
func (p *piece) addSyntax(s string, folds bool, do rewrites) {
	for i := p.in.Start; i < p.in.End; i++ {
		c, at := s[i], i
		if octet.IsEscape(s[:p.in.End], i) {
			i += len("XX")
			if c = octet.Value(s, at); !isUnreserved(c) || !do.has(RewriteEscapes) {
				p.addEscape(s, at, do.has(RewriteDigits))
				continue
			}
		}
		if folds {
			c = octet.Lower(c)
		}
		p.add(c, at)
	}
}

// addEscape adds the escape at s[i:], with its digits in capitals or as they are.
func (p *piece) addEscape(s string, i int, capitals bool) {
	p.add('%', i)
	for _, at := range [...]int{i + 1, i + 2} {
		c := s[at]
		if capitals {
			c = octet.Upper(c)
		}
		p.add(c, at)
	}
}

// isUnreserved reports whether c is unreserved (RFC 3986, section 2.3).
func isUnreserved(c byte) bool {
	return octet.ClassOf(c)&(octet.AlphaDigit|octet.Hyphen|octet.Dot|octet.Underscore|octet.Tilde) != 0
}

// byScheme returns the normal form by section 6.2.3 for a normal form by section 6.2.2. It drops a port that is empty
// or the default, writes a slash for an empty path behind an authority, and empties the host of a file on this
// computer. It leaves out the rewrites that are not in do. The result shares the other pieces with f.
func (f *form) byScheme(defaultPort int, do rewrites) *form {
	g := *f
	if p := &g[standards.RolePort]; do.has(RewritePort) && isNoPort(string(p.text), defaultPort) {
		p.text, p.from = nil, nil
	}
	if path := &g[standards.RolePath]; do.has(RewritePath) && len(path.text) == 0 && len(g[standards.RoleAuthority].text) > 0 {
		path.text, path.from = []byte("/"), []int{path.in.Start}
	}
	if do.has(RewriteLocalhost) && string(g[standards.RoleScheme].text) == "file:" {
		g.fileHost()
	}
	return &g
}

// isNoPort reports whether a port with its colon is empty, or its value is the default: "080" has the value of "80" (RFC 3986,
// sections 3.2.3 and 6.2.3). Zeros in front of another port stay, because no section asks normalizers to remove them.
func isNoPort(text string, defaultPort int) bool {
	digits, ok := strings.CutPrefix(text, ":")
	n, isNumber := port.Number(digits)
	return ok && (digits == "" || isNumber && n > 0 && n == defaultPort)
}

// fileHost has an empty authority in front of the path of a file that is on this host, as section 6.2.3 asks for: it is on this host if
// its host is localhost or empty (RFC 1738, section 3.10; RFC 3986, section 3.2.2), or it has no authority (RFC 8089, section 2).
func (f *form) fileHost() {
	slashes, host, path := &f[standards.RoleAuthority], &f[standards.RoleHost], &f[standards.RolePath]
	switch {
	case string(host.text) == "localhost" && len(f[standards.RoleUserinfo].text) == 0 && len(f[standards.RolePort].text) == 0:
		host.text, host.from = nil, nil
	case len(slashes.text) == 0 && bytes.HasPrefix(path.text, []byte("/")):
		slashes.text, slashes.from = []byte("//"), []int{slashes.in.Start, slashes.in.Start}
		if bytes.HasPrefix(path.text, []byte("/.//")) { // behind an authority it is not taken for a host
			path.text, path.from = path.text[len("/."):], path.from[len("/."):]
		}
	}
}

// removeDots removes the dot segments of a path, in place (RFC 3986, section 5.2.4). Each case is a step of that section.
func (p *piece) removeDots() {
	all := *p
	p.cut(0)
	parent := func() { p.cut(max(bytes.LastIndexByte(p.text, '/'), 0)) }
	for len(all.text) > 0 {
		n, slash := 0, false // how much goes; whether it is the last segment and leaves its slash
		switch s := all.text; {
		case bytes.HasPrefix(s, []byte("../")):
			n = len("../")
		case bytes.HasPrefix(s, []byte("./")), bytes.HasPrefix(s, []byte("/./")):
			n = len("./")
		case string(s) == "/.":
			n, slash = len(s), true
		case bytes.HasPrefix(s, []byte("/../")):
			n = len("/..")
			parent()
		case string(s) == "/..":
			n, slash = len(s), true
			parent()
		case string(s) == ".", string(s) == "..":
			n = len(s)
		default:
			if n = 1 + bytes.IndexByte(s[1:], '/'); n == 0 {
				n = len(s)
			}
			p.text, p.from = append(p.text, s[:n]...), append(p.from, all.from[:n]...)
		}
		if slash {
			p.add('/', all.from[0])
		}
		all.text, all.from = all.text[n:], all.from[n:]
	}
}
