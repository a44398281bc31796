package readers

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core/octet"
)

// lowerText is str.lower of Python and toLowerCase of JavaScript. One capital letter becomes two characters, and "Σ" at
// the end of a word becomes "ς" (SpecialCasing.txt of Unicode).
func lowerText(s string) string {
	if octet.IsASCII(s) {
		return octet.LowerString(s)
	}
	var b strings.Builder
	for i, c := range s {
		switch letter := string(c); {
		case c == 'İ':
			b.WriteString("i\u0307")
		case c == 'Σ' && endsCased(s[:i]) && !beginsCased(s[i+len(letter):]):
			b.WriteString("ς")
		default:
			b.WriteString(strings.ToLower(letter))
		}
	}
	return b.String()
}

// beginsCased and endsCased report whether the first or last character of s is a letter that has a case, apart from those that are
// ignored there.
func beginsCased(s string) bool {
	c, _ := utf8.DecodeRuneInString(strings.TrimLeftFunc(s, isCaseIgnorable))
	return isCased(c)
}

func endsCased(s string) bool {
	c, _ := utf8.DecodeLastRuneInString(strings.TrimRightFunc(s, isCaseIgnorable))
	return isCased(c)
}

// isCased and isCaseIgnorable are the definitions 135 and 136 of the Unicode Standard (section 3.13.1).
func isCased(c rune) bool {
	return unicode.In(c, unicode.Lu, unicode.Ll, unicode.Lt, unicode.Other_Lowercase, unicode.Other_Uppercase)
}

func isCaseIgnorable(c rune) bool {
	return strings.ContainsRune("'.:^`·’‘․…", c) || unicode.In(c, unicode.Mn, unicode.Me, unicode.Cf, unicode.Lm, unicode.Sk)
}
