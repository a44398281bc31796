package standards

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/generic"
	"urlscope/core/internal/grammar"
)

// judge gives the verdict of a grammar; hasScheme tells a URL from a reference.
func (r *Reading) judge(m grammar.Table, s string, hasScheme bool) {
	state, n := m.Run(grammar.Start, s)
	switch {
	case n < len(s) || !m.Final(state):
		r.Verdict, r.Offset = Invalid, n
	case hasScheme:
		r.Verdict = Valid
	default:
		r.Verdict = Relative
	}
}

// derives reports whether m takes s: that of RFC 3986 takes "http://h/".
func derives(m grammar.Table, s string) bool {
	state, n := m.Run(grammar.Start, s)
	return n == len(s) && m.Final(state)
}

// cut1808 cuts s up step by step as section 2.4 of RFC 1808 does: "http://h/a;x;y" has the params
// "x;y".
func cut1808(s string) (p pieces) {
	at, end := 0, p.cutFragment(s) // 2.4.1
	if i := schemeEnd(s); i > 0 {  // 2.4.2
		at = p.set(Scheme, 0, i) + 1
	}
	if strings.HasPrefix(s[at:end], "//") { // 2.4.3
		at = p.set(Authority, at+2, until(s, at+2, end, "/"))
	}
	query := until(s, at, end, "?") // 2.4.4
	if query < end {
		p.set(Query, query+1, end)
	}
	params := until(s, at, query, ";") // 2.4.5
	if params < query {
		p.set(Params, params+1, query)
	}
	p.set(Path, at, params) // 2.4.6
	return p
}

// read1808 reads by RFC 1808.
func read1808(s string, r *Reading) {
	p := cut1808(s)
	r.addFront(&p, "net_loc")
	if net := p.at[Authority]; p.has[Authority] && derives(generic.Login, net.In(s)) {
		r.addLogin(s, net, "user", "password") // 2.1: as section 3.1 of RFC 1738 has it
	}
	r.addBack(&p, "path")
	r.judge(generic.RFC1808, s, p.has[Scheme])
}

// read2396 reads by RFC 2396 with RFC 2732. An authority that is not a server, as "h:x", is a
// reg_name.
func read2396(s string, r *Reading) {
	p := cut(s)
	path := "path"
	if rest := p.at[Path]; p.has[Scheme] && !p.has[Authority] && rest.Len() > 0 && s[rest.Start] != '/' {
		path = "opaque_part" // 3: "?" is data in it
		if p.has[Query] {
			p.set(Path, rest.Start, p.at[Query].End)
			p.has[Query] = false
		}
	}
	r.addFront(&p, "authority")
	switch authority := p.at[Authority]; {
	case !p.has[Authority]:
	case derives(generic.Server, authority.In(s)):
		r.addLogin(s, authority, "userinfo", "")
	default:
		r.add(Host, "reg_name", authority)
	}
	r.addBack(&p, path)
	r.judge(generic.RFC2396, s, p.has[Scheme])
}

// read3986 reads by RFC 3986: "h:80" of "http://h:80/" is an authority.
func read3986(s string, r *Reading) {
	p := cut(s)
	r.addGeneric(s, &p)
	r.judge(generic.RFC3986, s, p.has[Scheme])
}

// pieces are where the parts are, by their roles.
type pieces struct {
	at  [numRoles]core.Span
	has [numRoles]bool
}

// set places a part, and returns where it ends.
//
//go:noinline
func (p *pieces) set(role Role, start, end int) int {
	p.at[role], p.has[role] = core.Span{Start: start, End: end}, true
	return end
}

// cutFragment cuts off a fragment and returns where the rest ends: 9 for "http://h/#top".
func (p *pieces) cutFragment(s string) int {
	end := until(s, 0, len(s), "#")
	if end < len(s) {
		p.set(Fragment, end+1, len(s))
	}
	return end
}

// cut cuts s up as the regular expression does that is in appendix B of RFC 2396 and of RFC 3986:
// "http://h/x?q#f" into "http", "h", "/x", "q" and "f". It takes anything.
func cut(s string) (p pieces) {
	at, end := 0, p.cutFragment(s)
	if i := until(s, 0, end, ":/?"); i > 0 && i < end && s[i] == ':' {
		at = p.set(Scheme, 0, i) + 1
	}
	if strings.HasPrefix(s[at:end], "//") {
		at = p.set(Authority, at+2, until(s, at+2, end, "/?"))
	}
	query := p.set(Path, at, until(s, at, end, "?"))
	if query < end {
		p.set(Query, query+1, end)
	}
	return p
}

// addFront adds what stands in front of the path.
func (r *Reading) addFront(p *pieces, authority string) {
	if p.has[Scheme] {
		r.add(Scheme, "scheme", p.at[Scheme])
	}
	if p.has[Authority] {
		r.add(Authority, authority, p.at[Authority])
	}
}

// addBack adds the path and what comes behind it.
func (r *Reading) addBack(p *pieces, path string) {
	r.add(Path, path, p.at[Path])
	for role := Params; role <= Fragment; role++ {
		if p.has[role] {
			r.add(role, role.String(), p.at[role])
		}
	}
}

// addGeneric adds all parts, by the names of RFC 3986.
func (r *Reading) addGeneric(s string, p *pieces) {
	r.addFront(p, "authority")
	if p.has[Authority] {
		r.addLogin(s, p.at[Authority], "userinfo", "")
	}
	r.addBack(p, "path")
}

// addLogin adds what an authority holds: who logs in, in one part or, where password is not "",
// in two, then host and port. An address in brackets is a host with them.
func (r *Reading) addLogin(s string, in core.Span, user, password string) {
	if at := strings.LastIndexByte(in.In(s), '@'); at >= 0 {
		info := core.Span{Start: in.Start, End: in.Start + at}
		if colon := strings.IndexByte(info.In(s), ':'); colon >= 0 && password != "" {
			r.add(Userinfo, user, core.Span{Start: info.Start, End: info.Start + colon})
			r.add(Userinfo, password, core.Span{Start: info.Start + colon + 1, End: info.End})
		} else {
			r.add(Userinfo, user, info)
		}
		in.Start = info.End + 1
	}
	host := in
	bracket := strings.LastIndexByte(in.In(s), ']')
	colon := strings.LastIndexByte(in.In(s), ':')
	if colon > bracket {
		host.End = in.Start + colon
	}
	r.add(Host, "host", host)
	if colon > bracket {
		r.add(Port, "port", core.Span{Start: host.End + 1, End: in.End})
	}
}

// until returns where the first of the octets in ends stands from start on, for "/" 8 of
// "http://h/x" behind the slashes; end when none does before it.
func until(s string, start, end int, ends string) int {
	if i := strings.IndexAny(s[start:end], ends); i >= 0 {
		return start + i
	}
	return end
}

// schemeEnd returns where the colon of a scheme stands, by section 2.4.2 of RFC 1808: 4 of
// "http://h/", 0 of "/a:b".
func schemeEnd(s string) int {
	for i := range len(s) {
		if !isSchemeOctet(s[i]) {
			if s[i] == ':' {
				return i
			}
			break
		}
	}
	return 0
}

// isSchemeOctet reports whether a scheme may hold c: "h", "1", "+", not "_".
func isSchemeOctet(c byte) bool {
	return isAlpha(c) || isDigit(c) || c == '+' || c == '-' || c == '.'
}

// isAlpha reports whether c is a letter of US-ASCII: "a", "Z", not "1".
func isAlpha(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// isDigit reports whether c is a decimal digit: "1", not "a".
func isDigit(c byte) bool { return '0' <= c && c <= '9' }
