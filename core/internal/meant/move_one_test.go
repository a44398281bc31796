package meant

import (
	"slices"
	"strings"
	"testing"
)

// TestSlipExamples asks each row of the tables of slips for its example: it sees something in it.
func TestSlipExamples(t *testing.T) {
	for i := range swaps {
		s := &swaps[i]
		p := partsOf(s.example)
		list := s.variant(p.text, s.in(p))
		if s.schemes != "" && !hasWord(s.schemes, p.scheme) || len(list) != 1 {
			t.Errorf("%q is undone by %v", s.example, list)
		}
	}
}

// TestTypecode has a row for each kind of word.
func TestTypecode(t *testing.T) {
	for word, want := range map[string]string{"A": "A", "d/": "d", "ASCII": "a", "bin.": "i", "list": "d", "": "", "x": "", "ai": ""} {
		if got := typecode(word); got != want {
			t.Errorf("typecode(%q) = %q, not %q", word, got, want)
		}
	}
}

// TestStandIns asks each row for its example: with what was meant in place of what was typed it is a URL.
func TestStandIns(t *testing.T) {
	for _, s := range standIns {
		if !slices.ContainsFunc([]byte(s.meant), func(b byte) bool { return isURLWith(s.example, s.typed, b) }) {
			t.Errorf("%q is not a URL with %q for %q", s.example, s.meant, s.typed)
		}
	}
}

// isURLWith reports whether text is a URL of its scheme with meant in place of one of the octets in typed.
func isURLWith(text, typed string, meant byte) bool {
	for i := range len(text) {
		if strings.IndexByte(typed, text[i]) >= 0 && isURL(text[:i]+string(rune(meant))+text[i+1:]) {
			return true
		}
	}
	return false
}
