package prose

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
		{"isSchemeOctet", isSchemeOctet, "a+-.", "_"},
		{"isAlphaDigit", isAlphaDigit, "a1", "-"},
	} {
		for i, s := range []byte(f.yes + f.no) {
			if want := i < len(f.yes); f.ask(s) != want {
				t.Errorf("%s(%q) is %t", f.name, s, !want)
			}
		}
	}
}

// TestCharacterQuestions asks the functions that answer yes or no of a character.
func TestCharacterQuestions(t *testing.T) {
	for _, f := range []struct {
		name    string
		ask     func(rune) bool
		yes, no string
	}{
		{"isLabelOctet", isLabelOctet, "a1-", ""},
		{"inWord", inWord, "a日é", "、①"},
		{"isHiragana", isHiragana, "の", "ノ日"},
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
		{"isName", isName, []string{"docs", "日本"}, []string{"1", "#a"}},
		{"isNumber", isNumber, []string{"12"}, []string{"a"}},
		{"hasEmptyLine", hasEmptyLine, []string{"a\n \r\nb"}, []string{"a\r\nb"}},
		{"isParticles", isParticles, []string{"에서", "까지는"}, []string{"한국"}},
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
		{"trimSentence", trimSentence, "http://h/a.", "http://h/a"},
		{"trimSentence", trimSentence, "http://h/a(", "http://h/a"},
		{"trimSentence", trimSentence, "http://h/(a).", "http://h/(a)"},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %q, not %q", row.name, row.input, got, row.want)
		}
	}
}

// TestNumbers asks the functions that return a number.
func TestNumbers(t *testing.T) {
	for _, row := range []struct {
		name  string
		ask   func(string) int
		input string
		want  int
	}{
		{"topLabel", topLabel, "h.org査", 5},
		{"topLabel", topLabel, "h.orgé", 7},
		{"topLabel", topLabel, "h.日本", 8},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %d, not %d", row.name, row.input, got, row.want)
		}
	}
}
