package standards

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/generic"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
)

// generics are the grammars of the generic syntaxes.
var generics = [...]grammar.Table{RFC1808: generic.RFC1808, RFC2396: generic.RFC2396, RFC3986: generic.RFC3986}

// readGeneric reads s by one of the generic syntaxes.
func readGeneric(s string, r *Reading) {
	r.Verdict = VerdictRelative
	if r.addGeneric(s) {
		r.Verdict = VerdictValid
	}
	m := generics[r.Standard]
	if state, n := m.Run(grammar.Start, s); n < len(s) || !m.Final(state) {
		r.Verdict, r.Offset = VerdictInvalid, n
	}
}

// derives reports whether m accepts s.
func derives(m grammar.Table, s string) bool {
	state, n := m.Run(grammar.Start, s)
	return n == len(s) && m.Final(state)
}

// addGeneric adds all parts. It reports whether s has a scheme, which tells a URL from a reference.
func (r *Reading) addGeneric(s string) bool {
	p := cut(s, r.Standard)
	path := "path"
	if r.Standard == RFC2396 && p.joinOpaque(s) {
		path = "opaque_part"
	}
	if p.has[RoleScheme] {
		r.add(RoleScheme, "scheme", p.at[RoleScheme])
	}
	if p.has[RoleAuthority] {
		r.addAuthority(s, p.at[RoleAuthority])
	}
	r.add(RolePath, path, p.at[RolePath])
	for role := RoleParams; role <= RoleFragment; role++ {
		if p.has[role] {
			r.add(role, role.String(), p.at[role])
		}
	}
	return p.has[RoleScheme]
}

// addAuthority adds the authority and the parts in it. A net_loc has the parts of section 3.1 of RFC 1738 (RFC
// 1808, section 2.1). An authority of RFC 2396 that is not a server, such as "h:x", is a reg_name.
func (r *Reading) addAuthority(s string, at core.Span) {
	name := "authority"
	if r.Standard == RFC1808 {
		name = "net_loc"
	}
	r.add(RoleAuthority, name, at)
	switch text := at.In(s); {
	case r.Standard == RFC1808 && !derives(grammar.Telnet, "telnet://"+text): // text has no slash, so that it is the login
	case r.Standard == RFC2396 && !derives(generic.Server, text):
		r.add(RoleHost, "reg_name", at)
	default:
		r.addLogin(s, at)
	}
}

// pieces are the spans of the parts, by role.
type pieces struct {
	at  [numRoles]core.Span
	has [numRoles]bool
}

// set places a part, and returns its end.
//
//go:noinline
func (p *pieces) set(role Role, start, end int) int {
	p.at[role], p.has[role] = core.Span{Start: start, End: end}, true
	return end
}

// cutOff cuts off the part that begins with a mark, and returns the end of the rest: 9 for the fragment of
// "http://h/#top".
func (p *pieces) cutOff(role Role, s string, start, end int, mark string) int {
	at := until(s, start, end, mark)
	if at < end {
		p.set(role, at+1, end)
	}
	return at
}

// cut divides s as the regular expression in appendix B of RFC 2396 and of RFC 3986 does: "http://h/x?q#f" into
// "http", "h", "/x", "q" and "f". It accepts any text. Section 2.4 of RFC 1808 differs in what a scheme is, in
// ending a net_loc at "/" only, and in the params: "http://h/a;x;y" has the params "x;y".
func cut(s string, by Standard) (p pieces) {
	at, end := 0, p.cutOff(RoleFragment, s, 0, len(s), "#")
	colon, ends := until(s, 0, end, ":/?"), "/?"
	if by == RFC1808 {
		colon, ends = schemeEnd(s), "/"
	}
	if colon > 0 && colon < end && s[colon] == ':' {
		at = p.set(RoleScheme, 0, colon) + 1
	}
	if strings.HasPrefix(s[at:end], "//") {
		at = p.set(RoleAuthority, at+2, until(s, at+2, end, ends))
	}
	end = p.cutOff(RoleQuery, s, at, end, "?")
	if by == RFC1808 {
		end = p.cutOff(RoleParams, s, at, end, ";")
	}
	p.set(RolePath, at, end)
	return p
}

// joinOpaque joins the path and the query if the text behind the scheme is an opaque_part (RFC 2396, section 3),
// and reports whether it is one.
func (p *pieces) joinOpaque(s string) bool {
	path := &p.at[RolePath]
	if !p.has[RoleScheme] || p.has[RoleAuthority] || path.Len() == 0 || s[path.Start] == '/' {
		return false
	}
	if p.has[RoleQuery] {
		path.End, p.has[RoleQuery] = p.at[RoleQuery].End, false
	}
	return true
}

// addLogin adds the login, which RFC 1808 divides in two, then host and port. An address in brackets is a host,
// with the brackets. No other host has a colon, so the port of "h:80:81" is "80:81"; but several servers are one host.
func (r *Reading) addLogin(s string, in core.Span) {
	if at := strings.LastIndexByte(in.In(s), '@'); at >= 0 {
		info := core.Span{Start: in.Start, End: in.Start + at}
		in.Start = info.End + 1
		if r.Standard == RFC1808 {
			r.addPair(info, until(s, info.Start, info.End, ":"), RoleUserinfo, "user", RoleUserinfo, "password")
		} else {
			r.add(RoleUserinfo, "userinfo", info)
		}
	}
	r.addPair(in, in.Start+port.HostEnd(in.In(s)), RoleHost, "host", RolePort, "port")
}

// addPair adds the text before a colon and, if there is a colon, the text behind it.
func (r *Reading) addPair(in core.Span, colon int, front Role, frontName string, back Role, backName string) {
	r.add(front, frontName, core.Span{Start: in.Start, End: colon})
	if colon < in.End {
		r.add(back, backName, core.Span{Start: colon + 1, End: in.End})
	}
}

// until returns the offset of the first octet in ends from start on, or end if none of them comes before it.
func until(s string, start, end int, ends string) int {
	if i := strings.IndexAny(s[start:end], ends); i >= 0 {
		return start + i
	}
	return end
}

// schemeEnd returns the offset of the colon behind a scheme (RFC 1808, section 2.4.2), or 0 if there is no
// scheme.
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

// isSchemeOctet reports whether a scheme may hold c.
func isSchemeOctet(c byte) bool {
	return octet.IsAlpha(c) || octet.IsDigit(c) || c == '+' || c == '-' || c == '.'
}
