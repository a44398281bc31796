package octet

import "cmp"

// A Span is a half-open range of octets of a text: Start is the offset of its first octet, End the offset of the
// first octet after it. A part that is present and empty has Start == End.
type Span struct{ Start, End int }

// Len returns the number of octets in s.
func (s Span) Len() int { return s.End - s.Start }

// Contains reports whether the octet at offset lies in s. The octet at End does not.
func (s Span) Contains(offset int) bool { return s.Start <= offset && offset < s.End }

// Overlaps reports whether s and t have an octet in common. Spans that only touch do not overlap.
func (s Span) Overlaps(t Span) bool { return s.Start < t.End && t.Start < s.End }

// Touches reports whether s and t have an octet in common, or meet.
func (s Span) Touches(t Span) bool { return s.Start <= t.End && t.Start <= s.End }

// Within returns the part of s that lies in a text of n octets. A span that lies behind the text, or whose
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

// An Edit replaces the octets of its Span with New. An empty Span inserts.
type Edit struct {
	Span
	New string
}

// Compare orders edits by place. At the same place an insertion comes before a replacement.
func (e Edit) Compare(f Edit) int {
	return cmp.Or(cmp.Compare(e.Start, f.Start), cmp.Compare(e.End, f.End))
}

// Shifted returns e so many octets further on.
func (e Edit) Shifted(by int) Edit { return Edit{Span{e.Start + by, e.End + by}, e.New} }

// Growth returns by how many octets e makes a text longer.
func (e Edit) Growth() int { return len(e.New) - e.Len() }
