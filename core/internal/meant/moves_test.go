package meant

import "urlscope/core/octet"

import "testing"

// TestVariantsInOrder asks that the edits of each variant are in order: those that are not are
// no draft. Of "mailto:a b@h" the space was encoded twice.
func TestVariantsInOrder(t *testing.T) {
	list := []string{"mailto:a b@h", "mailto:a b@h c", "http://a b@h/c d", "http://h/a%2b%C35A9%zz&20c", "http://h/%C35A9%"}
	for _, s := range load() {
		list = append(list, s.Typed)
	}
	for _, text := range list {
		p := partsOf(text)
		for _, m := range moves {
			for _, v := range m.find(text, p) {
				if !inOrder(v.edits) {
					t.Errorf("%s of %q: %v", m.name, text, v.edits)
				}
			}
		}
	}
}

// inOrder reports whether each edit begins at or behind the end of the one before it.
func inOrder(edits []octet.Edit) bool {
	at := 0
	for _, e := range edits {
		if e.Start < at || e.End < e.Start {
			return false
		}
		at = e.End
	}
	return true
}
