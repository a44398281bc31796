// Package glyph knows characters that mislead a reader: they are invisible, turn the text, or look like others.
package glyph

import "strings"

// Turns reports whether a character turns the direction of the text behind it. A letter of a script that runs
// from right to left does not.
func Turns(c rune) bool { return c != 0 && strings.ContainsRune(turning, c) }

// turning are the marks, embeddings, overrides and isolates of Unicode's bidirectional algorithm (UAX #9, section 2).
const turning = "\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069"

// Unseen reports whether a character is always invisible, such as a soft hyphen or a space of no width. U+200D is
// not, because it changes the look of the letters or signs that it joins.
func Unseen(c rune) bool { return c == 0xAD || c == 0x200B || c == 0x2060 || c == 0xFEFF }

// LooksLatin reports whether every character of s belongs to another script and looks like a letter of US-ASCII,
// as in the Cyrillic "аррӏе". For the empty text it returns false.
func LooksLatin(s string) bool {
	for _, c := range s {
		if Latin(c) == 0 {
			return false
		}
	}
	return s != ""
}

// Latin returns the letter of US-ASCII that a letter of another script looks like: 'a' for the Cyrillic "а"; 0 for none.
func Latin(c rune) byte {
	for _, row := range likeLatin {
		if at := strings.IndexRune(row.letters, c); at >= 0 {
			return row.latin[at/len("а")]
		}
	}
	return 0
}

// likeLatin are the letters of Cyrillic and Greek that look like letters of US-ASCII, each of two
// octets, and the letters that they look like.
var likeLatin = [...]struct{ letters, latin string }{
	{"асԁеһіјӏорԛѕѵԝхуАВСЕНІЈКМОРЅТХУ", "acdehijlopqsvwxyABCEHIJKMOPSTXY"},
	{"ανορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "avopuABEZHIKMNOPTYX"},
}
