package standards

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
		{"isSchemeOctet", isSchemeOctet, "h1+", "_"},
		{"isAlpha", isAlpha, "aZ", "1"},
		{"isDigit", isDigit, "1", "a"},
		{"isSlash", isSlash, "/\\", "?"},
		{"isForbidden", isForbidden, "%< ", "a_"},
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
		{"isIgnored", isIgnored, "\u00ad\u200b", "-"},
		{"isDisallowed", isDisallowed, "\u0085\u202e\uffff", "é"},
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
		{"isBlank", isBlank, []string{"", " \t"}, []string{"a"}},
		{"isSpecial", isSpecial, []string{"http", "file"}, []string{"mailto"}},
		{"isDrive", isDrive, []string{"C:", "C|"}, []string{"C:/"}},
		{"isASCII", isASCII, []string{"h"}, []string{"é"}},
		{"isStrictDomain", isStrictDomain, []string{"h.org", "xn--bcher-kva.example"}, []string{"h_h", "-h.org", "h."}},
		{"isStrictLabel", isStrictLabel, []string{"xn--bcher-kva"}, []string{"ab--c", ""}},
		{"endsInNumber", endsInNumber, []string{"h.1", "127.0x1", "1."}, []string{"1.h"}},
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
		{"escaped", escaped, "é", "%C3%A9"},
		{"printed", printed, "HTTP://H:80", "http://h/"},
		{"mapped", func(s string) string { made, _ := mapped(s); return made }, "Ｈ。ORG", "h.org"},
		{"decoded", decoded, "a%2F%", "a/%"},
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
		{"schemeEnd", schemeEnd, "http://h/", 4},
		{"schemeEnd", schemeEnd, "/a:b", 0},
		{"authorityFault", authorityFault, "h:x", 2},
		{"authorityFault", authorityFault, "[::1", 0},
		{"schemeFault", schemeFault, "a_b", 1},
		{"schemeFault", schemeFault, "1a", 0},
		{"schemeFault", schemeFault, "a1", -1},
		{"portColon", portColon, "h:80", 1},
		{"portColon", portColon, "[::1]:80", 5},
		{"portColon", portColon, "h", 1},
		{"firstEscape", firstEscape, "a%2F", 1},
		{"firstEscape", firstEscape, "a%2", -1},
		{"dotsOf", dotsOf, ".", 1},
		{"dotsOf", dotsOf, ".%2E", 2},
		{"dotsOf", dotsOf, "...", 0},
		{"unit", unit, "a", 1},
		{"unit", unit, "%2F", 3},
		{"unit", unit, "é", 2},
		{"unit", unit, "|", 0},
	} {
		if got := row.ask(row.input); got != row.want {
			t.Errorf("%s(%q) is %d, not %d", row.name, row.input, got, row.want)
		}
	}
}
