package text

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
		{"isLatin", isLatin, "a1", "é。"},
		{"isEastAsian", isEastAsian, "日のノ", "。a"},
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
		{"printed", printed, []string{"a", "‹"}, []string{"‹SP›"}},
		{"IsStep", IsStep, []string{"ftp-cwd"}, []string{"cwd"}},
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
		{"Legible", Legible, "a b ", "a b‹SP›"},
		{"ShortName", func(s string) string { return ShortName(s[0]) }, "\r", "CR"},
		{"ShortName", func(s string) string { return ShortName(s[0]) }, "\x00", "00"},
		{"ShowAll", ShowAll, "a é\x00", "a‹SP›é‹00›"},
		{"show", show, "aaaaaaaaaaaaaaaaaaaaaaaaa", "aaaaaaaaaaaa…aaaaaaaaaaa"},
		{"showDecoded", showDecoded, "a%20b", "a‹SP›b"},
		{"octetSign", func(s string) string { return octetSign(s[0]) }, " ", "SP"},
		{"octetSign", func(s string) string { return octetSign(s[0]) }, "\n", "LF"},
		{"octetSign", func(s string) string { return octetSign(s[0]) }, "\x00", "00"},
		{"ends", ends, "01234567X89abcdef", "0123456789abcdef"},
		{"hexOf", hexOf, "é", "C3 A9"},
		{"escapesOf", escapesOf, "é", "%C3%A9"},
		{"decode", decode, "a%20b", "a b"},
		{"lettersOf", lettersOf, "xn--bcher-kva", "bücher"},
		{"protocolName", protocolName, "ftp", "FTP"},
		{"protocolName", protocolName, "gopher", "Gopher"},
		{"ClauseAddress", ClauseAddress, "2.2", "https://www.rfc-editor.org/rfc/rfc1738#section-2.2"},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %q, not %q", row.name, row.input, got, row.want)
		}
	}
}
