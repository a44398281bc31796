package core

import (
	"cmp"
	"slices"
	"strings"
)

// A Span is a half-open range of octets of the input: Start is the offset of its first octet, End the offset of the
// first octet after it. A part that is present and empty has Start == End.
type Span struct{ Start, End int }

// Len returns the number of octets in s.
func (s Span) Len() int { return s.End - s.Start }

// Contains reports whether the octet at offset lies in s. The octet at End does not.
func (s Span) Contains(offset int) bool { return s.Start <= offset && offset < s.End }

// Overlaps reports whether s and t have an octet in common. Spans that only touch do not overlap.
func (s Span) Overlaps(t Span) bool { return s.Start < t.End && t.Start < s.End }

// touches reports whether s and t have an octet in common, or meet.
func (s Span) touches(t Span) bool { return s.Start <= t.End && t.Start <= s.End }

// Within returns the part of s that lies in an input of n octets. A span that lies behind the input, or whose
// ends are reversed, becomes empty.
func (s Span) Within(n int) Span {
	end := min(max(s.End, 0), max(n, 0))
	return Span{min(max(s.Start, 0), end), end}
}

// In returns the octets of src that s covers. A span that does not fit in src is cut to it.
func (s Span) In(src string) string {
	s = s.Within(len(src))
	return src[s.Start:s.End]
}

// An Edit replaces the octets of Span with New. An empty Span inserts.
type Edit struct {
	Span Span
	New  string
}

// Apply returns src with the edits made. All offsets refer to src, and the order of the edits does not matter. If
// two edits overlap, or one does not fit in src, Apply returns src and false.
func Apply(src string, edits []Edit) (string, bool) {
	sorted := slices.SortedStableFunc(slices.Values(edits), byStart)
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

// byStart orders edits by position. At the same position an insertion comes before a replacement.
func byStart(e, f Edit) int {
	return cmp.Or(cmp.Compare(e.Span.Start, f.Span.Start), cmp.Compare(e.Span.End, f.Span.End))
}
