package host

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
		{"isNumber", isNumber, []string{"10.0.0.1"}, []string{"10.0.1", "h.0.0.1"}},
		{"IsAddress", IsAddress, []string{"10.0.0.1"}, []string{"10.0.0.256", "10.0.0.01"}},
		{"LikeAddress6", LikeAddress6, []string{"2001:db8::1", "fe80::1%eth0"}, nil},
	} {
		for i, s := range slices.Concat(f.yes, f.no) {
			if want := i < len(f.yes); f.ask(s) != want {
				t.Errorf("%s(%q) is %t", f.name, s, !want)
			}
		}
	}
}
