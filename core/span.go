package core

import (
	"slices"
	"strings"

	"urlscope/core/octet"
)

// A Span is a half-open range of octets of the input, see [octet.Span].
type Span = octet.Span

// An Edit replaces the octets of its Span with others, see [octet.Edit].
type Edit = octet.Edit

// Apply returns src with the edits made. All offsets refer to src, and the order of the edits does not matter. If
// two edits overlap, or one does not fit in src, Apply returns src and false.
func Apply(src string, edits []Edit) (string, bool) {
	sorted := slices.SortedStableFunc(slices.Values(edits), Edit.Compare)
	var b strings.Builder
	at := 0
	for _, e := range sorted {
		if e.Start < at || e.End < e.Start || e.End > len(src) {
			return src, false
		}
		b.WriteString(src[at:e.Start])
		b.WriteString(e.New)
		at = e.End
	}
	b.WriteString(src[at:])
	return b.String(), true
}
