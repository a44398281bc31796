package glyph

import (
	"slices"
	"testing"
)

// TestCharacterQuestions asks the functions that answer yes or no of a character.
func TestCharacterQuestions(t *testing.T) {
	for _, f := range []struct {
		name    string
		ask     func(rune) bool
		yes, no string
	}{
		{"Turns", Turns, "\u202e\u200f", "א"},
		{"Unseen", Unseen, "\u00ad\u200b", "\u200d"},
	} {
		for i, s := range f.yes + f.no {
			if want := i < len(f.yes); f.ask(s) != want {
				t.Errorf("%s(%q) is %t", f.name, s, !want)
			}
		}
	}
}

// TestTextQuestions asks the functions that answer yes or no of a text.
func TestTextQuestions(t *testing.T) {
	for _, f := range []struct {
		name    string
		ask     func(string) bool
		yes, no []string
	}{
		{"LooksLatin", LooksLatin, []string{"аррӏе"}, []string{"apple", ""}},
	} {
		for i, s := range slices.Concat(f.yes, f.no) {
			if want := i < len(f.yes); f.ask(s) != want {
				t.Errorf("%s(%q) is %t", f.name, s, !want)
			}
		}
	}
}
