package octet

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestLetters(t *testing.T) {
	for b := range 256 {
		s := string([]byte{byte(b)})
		lower, upper := s, s
		if b < 0x80 {
			lower, upper = strings.ToLower(s), strings.ToUpper(s)
		}
		if got := LowerString(s); got != lower || Lower(byte(b)) != lower[0] {
			t.Errorf("%q in lower case is %q", s, got)
		}
		if got := UpperString(s); got != upper || Upper(byte(b)) != upper[0] {
			t.Errorf("%q in upper case is %q", s, got)
		}
		if !EqualFold(lower, upper) || EqualFold(s, s+s) || !HasPrefixFold(upper+"x", lower) || HasPrefixFold("", s) {
			t.Errorf("%q and %q do not fold", lower, upper)
		}
	}
}

func TestCharacters(t *testing.T) {
	for s, want := range map[string][]Character{
		"":               nil,
		"é%41%":          nil,
		"a%C3%A9%41%FF":  {{1, 7, 'é'}, {10, 13, utf8.RuneError}},
		"%E2%80%AE%E2%8": {{0, 9, 0x202E}, {9, 12, utf8.RuneError}},
		"%C3%C3%A9":      {{0, 3, utf8.RuneError}, {3, 9, 'é'}},
		"%ef%bf%bd":      {{0, 9, utf8.RuneError}},
	} {
		if got := slices.Collect(Characters(s, 0)); !slices.Equal(got, want) {
			t.Errorf("%q has %v, not %v", s, got, want)
		}
	}
}
