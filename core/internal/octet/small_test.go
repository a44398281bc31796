package octet

import (
	"slices"
	"testing"
)

// TestOctetQuestions asks the functions that answer yes or no of an octet.
func TestOctetQuestions(t *testing.T) {
	for _, f := range []struct {
		name    string
		ask     func(byte) bool
		yes, no string
	}{
		{"IsHex", IsHex, "Fa0", "g"},
	} {
		for i, s := range []byte(f.yes + f.no) {
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
		{"EndsEscape", EndsEscape, []string{"2F", "2x", "a%"}, []string{"ax"}},
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
		{"LowerString", LowerString, "HTTP", "http"},
		{"UpperString", UpperString, "http", "HTTP"},
		{"Hex", func(s string) string { return Hex(s[0]) }, "/", "2F"},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %q, not %q", row.name, row.input, got, row.want)
		}
	}
}
