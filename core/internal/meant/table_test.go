package meant

import "testing"

// TestSlipExamples asks each row of the tables of slips for its example: it sees something in it.
func TestSlipExamples(t *testing.T) {
	for i := range rows {
		r := &rows[i]
		p := partsOf(r.example)
		if r.schemes != "" && r.schemes != anyText && !hasWord(r.schemes, p.scheme) || len(r.find(p)) == 0 {
			t.Errorf("nothing is undone in %q", r.example)
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
