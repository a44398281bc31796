package punycode

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
		{"Encodes", Encodes, []string{"bcher-kva"}, []string{"bcher-"}},
	} {
		for i, s := range slices.Concat(f.yes, f.no) {
			if want := i < len(f.yes); f.ask(s) != want {
				t.Errorf("%s(%q) is %t", f.name, s, !want)
			}
		}
	}
}

// TestTexts asks the functions that return a text.
func TestTexts(t *testing.T) {
	for _, row := range []struct {
		name        string
		ask         func(string) string
		input, want string
	}{
		{"Encode", func(s string) string { made, _ := Encode(s); return made }, "bücher", "xn--bcher-kva"},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %q, not %q", row.name, row.input, got, row.want)
		}
	}
}
