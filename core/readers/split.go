package readers

import "strings"

// pieces are the components that the regular expression of appendix B of RFC 3986 finds in a text. Many libraries begin so.
type pieces struct {
	scheme, authority, path, query, fragment       string
	hasScheme, hasAuthority, hasQuery, hasFragment bool
}

// split divides a text as appendix B of RFC 3986 does: any text is accepted.
func split(src string) (p pieces) {
	src, p.fragment, p.hasFragment = strings.Cut(src, "#")
	src, p.query, p.hasQuery = strings.Cut(src, "?")
	if i := strings.IndexAny(src, ":/"); i > 0 && src[i] == ':' {
		p.scheme, src, p.hasScheme = src[:i], src[i+1:], true
	}
	if rest, ok := strings.CutPrefix(src, "//"); ok {
		p.authority, src = cutAny(rest, "/")
		p.hasAuthority = true
	}
	p.path = src
	return p
}

// target returns path and query, as a client sends them in the request line.
func (p *pieces) target() string { return p.path + ifThere(p.hasQuery, "?", p.query) }
