package standards

import "strings"

// A label says what an octet is to a standard.
type label struct {
	role   Role // Authority for all that stands in one
	inside Role // of an authority: Userinfo, Host, Port, Delim; Authority where it is not told apart
}

// A run is a stretch of octets with one label, which it has up to end.
type run struct {
	label label
	end   int
}

// firstDifference returns the first octet of which two readings say that it is something else;
// the length of s when there is none.
//
// Where the authority ends at different octets, it is the first of these that matters: in
// "ftp://u?x:p@h/" the "u" is a user or a host only because "?" ends the authority or does not.
func firstDifference(s string, a, b *Reading) int {
	var roomA, roomB [32]run
	runsA, runsB := a.runs(roomA[:0], s), b.runs(roomB[:0], s)
	outer := difference(runsA, runsB, len(s), func(a, b label) bool { return a.role != b.role })
	inner := difference(runsA, runsB, len(s), func(a, b label) bool {
		return a.role == Authority && a.inside != b.inside && a.inside != Authority && b.inside != Authority
	})
	if outer < len(s) && authorityEnd(runsA) != authorityEnd(runsB) {
		return outer
	}
	return min(outer, inner)
}

// authorityEnd returns where the authority ends; 0 when there is none.
func authorityEnd(runs []run) (end int) {
	for _, r := range runs {
		if r.label.role == Authority {
			end = r.end
		}
	}
	return end
}

// difference returns the first octet, of n, at which two readings differ.
func difference(a, b []run, n int, differ func(a, b label) bool) int {
	for at := 0; at < n && len(a) > 0 && len(b) > 0; {
		if differ(a[0].label, b[0].label) {
			return at
		}
		at = min(a[0].end, b[0].end)
		if a[0].end == at {
			a = a[1:]
		}
		if b[0].end == at {
			b = b[1:]
		}
	}
	return n
}

// runs appends what each octet of s is to r.
func (r *Reading) runs(list []run, s string) []run {
	at := 0
	put := func(l label, end int) {
		if end > at {
			list = append(list, run{l, end})
			at = end
		}
	}
	authority := r.authority()
	leaf := Delim
	for _, p := range r.Parts {
		if p.Role == Authority {
			put(label{}, p.Start)
			continue
		}
		if p.Start > at {
			if authority[0] <= at && at < authority[1] { // a delimiter in it, or all of it
				put(label{Authority, between(leaf, p.Role)}, min(p.Start, authority[1]))
			}
			r.gap(put, s, at, p.Start, authority)
		}
		leaf = p.Role
		switch p.Role {
		case Userinfo, Host, Port:
			put(label{Authority, p.Role}, p.End)
		default:
			put(label{role: p.Role}, p.End)
		}
	}
	r.gap(put, s, at, len(s), authority)
	return list
}

// between returns what a delimiter between two parts of an authority is: the colon between user
// and password is part of what stands for both.
func between(left, right Role) Role {
	switch {
	case left == Userinfo && right == Userinfo:
		return Userinfo
	case left == Delim || left == Scheme:
		return Authority
	}
	return Delim
}

// authority returns where the authority begins and ends.
func (r *Reading) authority() (span [2]int) {
	first := true
	for _, p := range r.Parts {
		switch p.Role {
		case Authority, Userinfo, Host, Port:
			if first {
				span[0], first = p.Start, false
			}
			span[1] = max(span[1], p.End)
		}
	}
	return span
}

// gap labels the octets from start up to end, that are in no part. To RFC 1738 the slashes of a
// path only part it from the host, and its names from each other; to all others they are of
// the path.
func (r *Reading) gap(put func(label, int), s string, start, end int, authority [2]int) {
	if r.Standard != RFC1738 || start < authority[1] || start == 0 {
		put(label{}, end)
		return
	}
	switch text := s[start:end]; {
	case strings.HasPrefix(text, "/"), strings.HasPrefix(text, "%"):
		put(label{role: Path}, end)
	case strings.HasPrefix(text, ";"):
		put(label{}, start+1)
		put(label{role: Params}, end)
	default:
		put(label{}, end)
	}
}
