package fact

import (
	"slices"
	"testing"

	"urlscope/core/octet"
)

// TestFinder: all is found, or the first, or of a path the first of each segment.
func TestFinder(t *testing.T) {
	const part = "%2520%2520/a/%2520"
	for _, c := range []struct {
		name string
		got  []octet.Span
		want []octet.Span
	}{
		{"all", Finder(Twice).All(nil, part), []octet.Span{{Start: 0, End: 5}, {Start: 5, End: 10}, {Start: 13, End: 18}}},
		{"of a part", Finder(Twice).First(nil, part, false), []octet.Span{{Start: 0, End: 5}}},
		{"of a path", Finder(Twice).First(nil, part, true), []octet.Span{{Start: 0, End: 5}, {Start: 13, End: 18}}},
		{"none", Finder(Twice).First(nil, "a/b", true), nil},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
}
