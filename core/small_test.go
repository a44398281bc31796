package core

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
		{"earlyEnd", earlyEnd, "\r\n\x00", "\t"},
		{"isTypecode", isTypecode, "a", "x"},
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
		{"looksLikeHost", looksLikeHost, []string{"bank.example"}, []string{"joe", "a.b@h"}},
		{"isBlank", isBlank, []string{" \t", ""}, nil},
		{"isMisspelt", isMisspelt, []string{"htpp", "hhttp"}, []string{"nhttp", "foo"}},
		{"isValid", isValid, []string{"http://h/"}, []string{"http://h:x/"}},
		{"isXChars", isXChars, []string{"//h/a;b"}, []string{"a b"}},
		{"isExperimental", isExperimental, []string{"x-foo"}, nil},
		{"hasLogin", hasLogin, []string{"//joe@h/x", "//[::1]:80/x"}, []string{"//h:x/"}},
		{"isWrapper", isWrapper, []string{"<", "<URL: "}, nil},
		{"isGopherLink", isGopherLink, []string{"URL:http://h/"}, []string{"/docs"}},
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
		{"misspelt", misspelt, "htpp", "http"},
		{"misspelt", misspelt, "xy", ""},
		{"misspelt", misspelt, "gophers", ""},
		{"misspelt", misspelt, "hxxp", "http"},
		{"FixAll", FixAll, "http://h/~a#top", "http://h/%7Ea#top"},
		{"GrammarOf", GrammarOf, "port", "port           = digits"},
		{"suffixOf", suffixOf, "a.tar%2EZ", ".Z"},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %q, not %q", row.name, row.input, got, row.want)
		}
	}
}
