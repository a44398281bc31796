package core

import (
	"cmp"
	"slices"
	"strings"
)

// A Span is a half-open range of octets of the input: Start is the offset of
// its first octet, End that of the first octet after it. A part that is present
// and empty has Start == End.
type Span struct{ Start, End int }

// Len returns the number of octets in s: 1 of 7 to 8, the "h" of "http://h/".
func (s Span) Len() int { return s.End - s.Start }

// Contains reports whether the octet at offset lies in s: 7 does in 7 to 8, and 8 does not.
func (s Span) Contains(offset int) bool { return s.Start <= offset && offset < s.End }

// Overlaps reports whether s and t have an octet in common: 7 to 9 and 8 to 10 do, 7 to 8 and 8 to 9 do
// not.
func (s Span) Overlaps(t Span) bool { return s.Start < t.End && t.Start < s.End }

// moved returns s with both offsets increased by n: 7 to 8 by 2 is 9 to 10.
func (s Span) moved(n int) Span { return Span{s.Start + n, s.End + n} }

// Within returns s cut to an input of n octets, what of it lies there: 7 to 10 cut to 9 is 7 to 9. Of a
// span that lies behind it, or has its ends the wrong way round, nothing is left.
func (s Span) Within(n int) Span {
	end := min(max(s.End, 0), max(n, 0))
	return Span{min(max(s.Start, 0), end), end}
}

// In returns the octets of src that s covers: "h" of "http://h/" for 7 to 8. A span that does not fit in
// src is cut to it.
func (s Span) In(src string) string {
	s = s.Within(len(src))
	return src[s.Start:s.End]
}

// An Edit replaces the octets of Span with New. An empty Span inserts.
type Edit struct {
	Span Span
	New  string
}

// Apply returns src with the edits made: "h.org" of "h,org" with "." for octets 1 to 2. All offsets are
// those of src; the order of the edits does not matter. When two edits overlap or one does not fit in
// src, nothing is edited: Apply returns src and false.
func Apply(src string, edits []Edit) (string, bool) {
	sorted := slices.Clone(edits)
	sortEdits(sorted)
	var b strings.Builder
	at := 0
	for _, e := range sorted {
		if e.Span.Start < at || e.Span.End < e.Span.Start || e.Span.End > len(src) {
			return src, false
		}
		b.WriteString(src[at:e.Span.Start])
		b.WriteString(e.New)
		at = e.Span.End
	}
	b.WriteString(src[at:])
	return b.String(), true
}

// sortEdits puts edits in order; at one place an insertion goes before a replacement: "a" put in at 2
// before "b" for octet 2.
func sortEdits(edits []Edit) {
	slices.SortStableFunc(edits, func(a, b Edit) int {
		return cmp.Or(cmp.Compare(a.Span.Start, b.Span.Start), cmp.Compare(a.Span.End, b.Span.End))
	})
}
