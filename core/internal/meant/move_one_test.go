package meant

import (
	"strings"
	"testing"
)

// TestSlipExamples asks each row of the tables of slips for its example: it is the first
// that sees something in it.
func TestSlipExamples(t *testing.T) {
	for _, slip := range mailSlips {
		list := mailSlip(partsOf("mailto:" + slip.example))
		edits := slip.find(slip.example, strings.IndexByte(slip.example, '@'))
		if len(list) != 1 || len(edits) == 0 || list[0].edits[0].Start != len("mailto:")+edits[0].Start {
			t.Errorf("%q is undone by %v", slip.example, list)
		}
	}
	for _, slip := range fieldSlips {
		p := partsOf("prospero://h" + slip.example)
		list := moveField(p.text, p)
		if len(list) == 0 || list[0].edits[0].New != slip.meant || list[0].extra != slip.extra {
			t.Errorf("%q is undone by %v", slip.example, list)
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
