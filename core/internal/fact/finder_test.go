package fact

import (
	"slices"
	"testing"
)

// TestFinder: all is found, or the first, or of a path the first of each segment.
func TestFinder(t *testing.T) {
	const part = "%2520%2520/a/%2520"
	for _, c := range []struct {
		name string
		got  []At
		want []At
	}{
		{"all", Finder(Twice).All(nil, part), []At{{0, 5}, {5, 10}, {13, 18}}},
		{"of a part", Finder(Twice).First(nil, part, false), []At{{0, 5}}},
		{"of a path", Finder(Twice).First(nil, part, true), []At{{0, 5}, {13, 18}}},
		{"none", Finder(Twice).First(nil, "a/b", true), nil},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
}
