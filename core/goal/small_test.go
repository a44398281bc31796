package goal

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
		{"isRule", isRule, []string{"tilde"}, []string{"tildes"}},
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
		{"capital", capital, "the host", "The host"},
		{"Escape", Escape, "a\tb", "a\\tb"},
		{"Value", Value, "a ", "a\\x20"},
		{"Value", Value, "a | b", "a \\x7C b"},
		{"inHex", func(s string) string { return inHex(s[0]) }, "/", "\\x2F"},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %q, not %q", row.name, row.input, got, row.want)
		}
	}
}
