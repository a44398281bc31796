package standards

import "slices"

// A label tells which part an octet belongs to in a standard.
type label struct {
	role   Role // RoleAuthority for all octets of an authority
	inside Role // in an authority: RoleUserinfo, RoleHost, RolePort or RoleDelim; RoleAuthority if the standard does not split it
}

// firstDifference returns the first octet that two readings label differently, or the length of s.
//
// If the authority ends at different octets, the first of these two ends is the place: in "ftp://u?x:p@h/" the
// "u" is a user or a host only because "?" ends the authority or does not.
func firstDifference(s string, a, b *Reading) int {
	alike := func(p, q Part) bool { return p.Role == q.Role && p.Span == q.Span }
	if a.Standard != RFC1738 && b.Standard != RFC1738 && slices.EqualFunc(a.Parts, b.Parts, alike) {
		return len(s) // all but RFC 1738 label by parts alone
	}
	labelsA, labelsB := a.labels(s), b.labels(s)
	outer, inner := len(s), len(s)
	endA, endB := 0, 0                 // of the authorities
	for i := len(s) - 1; i >= 0; i-- { // the first comes last
		a, b := labelsA[i], labelsB[i]
		if a.role == RoleAuthority {
			endA = max(endA, i+1)
		}
		if b.role == RoleAuthority {
			endB = max(endB, i+1)
		}
		if a.role != b.role {
			outer = i
		} else if a.inside != b.inside && a.inside != RoleAuthority && b.inside != RoleAuthority {
			inner = i
		}
	}
	if outer < len(s) && endA != endB {
		return outer
	}
	return min(outer, inner)
}

// labels returns the label of each octet of s in r.
func (r *Reading) labels(s string) []label {
	list := make([]label, len(s))
	authority, delim := r.authority(), RoleAuthority
	if r.span(RoleHost).ok {
		delim = RoleDelim
	}
	paint(list[authority.Start:authority.End], label{RoleAuthority, delim})
	at := 0
	for i := range r.Parts {
		p := &r.Parts[i]
		l := label{role: p.Role}
		switch p.Role {
		case RoleAuthority:
			continue
		case RoleUserinfo, RoleHost, RolePort:
			l = label{RoleAuthority, p.Role}
		}
		if i > 0 && r.Parts[i-1].Role == RoleUserinfo && p.Role == RoleUserinfo { // the colon between both belongs to the part that they make together
			paint(list[at:p.Start], l)
		}
		if at >= authority.End {
			r.labelGap(list, s, at, p.Start)
		}
		paint(list[p.Start:p.End], l)
		at = max(at, p.End)
	}
	r.labelGap(list, s, at, len(s))
	return list
}

// labelGap labels the octets from start to end, which are in no part. In RFC 1738 the slashes of a path only
// separate it from the host and its names from each other; in all other standards they belong to the path.
func (r *Reading) labelGap(list []label, s string, start, end int) {
	if r.Standard != RFC1738 || start == 0 || start >= end {
		return
	}
	switch s[start] {
	case '/', '%':
		paint(list[start:end], label{role: RolePath})
	case ';':
		paint(list[start+1:end], label{role: RoleParams})
	}
}

// paint gives all octets of a list the same label.
func paint(list []label, l label) {
	for i := range list {
		list[i] = l
	}
}

// authority returns the span of user, host and port, with their delimiters.
func (r *Reading) authority() (f found) {
	for i := range r.Parts {
		if p := &r.Parts[i]; RoleAuthority <= p.Role && p.Role <= RolePort {
			if !f.ok {
				f = found{p.Span, true}
			}
			f.End = max(f.End, p.End)
		}
	}
	return f
}
