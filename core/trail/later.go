package trail

import (
	"strings"

	"urlscope/core"
	"urlscope/core/standards"
)

// Append3986 appends the rules of RFC 3986 around an octet of s to dst, the outer first. r is how that standard reads s.
// Octets that it does not derive have the rules of the last octet before them.
func Append3986(dst []Step, s string, r *standards.Reading, offset int) []Step {
	m := later{r: r, src: s, end: len(s), list: dst}
	if r.Verdict == standards.VerdictInvalid {
		m.end = r.Offset
	}
	m.offset = min(offset, m.end)
	m.list = append(m.list, Step{core.Span{End: len(s)}, "URI-reference", false})
	m.whole()
	return m.list
}

// A later makes a trail by RFC 3986.
type later struct {
	r           *standards.Reading
	src         string
	offset, end int // the rules derive no octet from end on
	list        []Step
}

// add adds a rule if it is around the octet, and reports whether it is. At the end it is around the last octet, or it is
// an empty rule behind a delimiter.
func (m *later) add(rule string, s core.Span) bool {
	s.End = min(s.End, m.end)
	if s.Start > m.offset || s.End < m.offset || s.End == m.offset && (m.offset < m.end || s.Len() == 0 && m.r.Verdict == standards.VerdictInvalid) {
		return false
	}
	m.list = append(m.list, Step{s, rule, false})
	return true
}

// part adds the part with a role.
func (m *later) part(role standards.Role, rule string) bool {
	p, ok := m.r.Part(role)
	return ok && m.add(rule, p.Span)
}

// whole adds the rules in a URI-reference.
func (m *later) whole() {
	scheme, absolute := m.r.Part(standards.RoleScheme)
	absolute = absolute && scheme.End < m.end
	path, _ := m.r.Part(standards.RolePath)
	rest := core.Span{End: path.End}
	uri, hier := "relative-ref", "relative-part"
	if absolute {
		uri, hier, rest.Start = "URI", "hier-part", scheme.End+len(":")
	} else if scheme.Len() > 0 { // what the grammar derives of "1http://h" is a path
		path.Span = core.Span{End: m.end}
		rest.End = m.end
	}
	m.add(uri, core.Span{End: m.end})
	switch {
	case absolute && m.part(standards.RoleScheme, "scheme"), m.part(standards.RoleQuery, "query"), m.part(standards.RoleFragment, "fragment"):
	case m.add(hier, rest):
		m.hier(path.Span, absolute)
	}
}

// hier adds the rules in a hier-part.
func (m *later) hier(path core.Span, absolute bool) {
	authority, ok := m.r.Part(standards.RoleAuthority)
	ok = ok && authority.Start <= m.end
	if ok && m.add("authority", authority.Span) {
		if m.r.Verdict == standards.VerdictInvalid && m.end <= authority.End { // more octets may change what is in it
			return
		}
		_ = m.part(standards.RoleUserinfo, "userinfo") || m.part(standards.RoleHost, "host") || m.part(standards.RolePort, "port")
		return
	}
	if path.Len() > 0 && path.Start < m.end {
		m.path(path, ok, absolute)
	}
}

// path adds the rules of a path, behind an authority or not, in a URI or in a relative reference.
func (m *later) path(path core.Span, behindAuthority, absolute bool) {
	rule, segment, whole := "path-noscheme", "segment-nz-nc", path
	switch {
	case behindAuthority:
		rule, segment = "path-abempty", "segment"
	case m.src[path.Start] == '/':
		rule, segment = "path-absolute", "segment-nz"
		path.Start++
	case absolute:
		rule, segment = "path-rootless", "segment-nz"
	}
	if m.add(rule, whole) && m.offset >= path.Start {
		m.segment(path, segment)
	}
}

// segment adds the segment of a path that the octet is in, whose first one is of the rule first.
func (m *later) segment(path core.Span, first string) {
	rule, s := first, core.Span{Start: path.Start, End: min(path.End, m.end)}
	if i := strings.LastIndexByte(m.src[path.Start:m.offset], '/'); i >= 0 {
		rule, s.Start = "segment", path.Start+i+len("/")
	}
	if n := strings.IndexByte(s.In(m.src), '/'); n >= 0 {
		s.End = s.Start + n
	}
	if rule == "segment" || s.Len() > 0 {
		m.add(rule, s)
	}
}
