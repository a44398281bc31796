package lesson

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
		{"isDigit", isDigit, "1", "0"},
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
		{"IsNumber", IsNumber, []string{"3.1"}, nil},
		{"IsLink", IsLink, []string{"#lesson=1&id=3.1", "lesson="}, []string{"#top"}},
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
		{"atEdges", atEdges, " a ", "\\x20a\\x20"},
		{"LinkTo", LinkTo, "3.1", "#lesson=1&id=3.1"},
		{"percentEncoded", percentEncoded, "a&b/c", "a%26b/c"},
		{"percentDecoded", func(s string) string { made, _ := percentDecoded(s); return made }, "a%26b", "a&b"},
		{"encodedName", encodedName, "a\nb", "a b"},
		{"encodedName", encodedName, "a\x00", "a%00"},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %q, not %q", row.name, row.input, got, row.want)
		}
	}
}
