package meant

import "testing"

// TestHasWord asks for words at the ends of a list, and for one that has the blank of the
// list's end in it: "h.reviews " is typed by hand.
func TestHasWord(t *testing.T) {
	for word, want := range map[string]bool{"com": true, "ac": true, "ac ": false, " com": false, "": false, "om": false} {
		if got := hasWord(" com org ac ", word); got != want {
			t.Errorf("hasWord of %q is %v", word, got)
		}
	}
	for _, text := range []string{"h.reviews ", "http://h.ac /au/news", "ftp://a#h.reviews /"} {
		checkOf(t, text)
	}
}
