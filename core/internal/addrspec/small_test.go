package addrspec

import (
	"slices"
	"testing"
)

// TestTextQuestions asks the functions that answer yes or no of a text.
func TestTextQuestions(t *testing.T) {
	for _, f := range []struct {
		name    string
		ask     func(string) bool
		yes, no []string
	}{
		{"Valid", Valid, []string{"joe@h.org", "%22joe b%22@[10.0.0.1]"}, []string{"joe", "joe..b@h", ""}},
		{"isPlain", isPlain, []string{"joe_b", ""}, []string{"joe.b"}},
	} {
		for i, s := range slices.Concat(f.yes, f.no) {
			if want := i < len(f.yes); f.ask(s) != want {
				t.Errorf("%s(%q) is %t", f.name, s, !want)
			}
		}
	}
}
