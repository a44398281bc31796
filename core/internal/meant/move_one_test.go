package meant

import "testing"

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
