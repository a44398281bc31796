// Package glyph knows characters that are not what they look like.
package glyph

import "strings"

// Turns reports whether a character turns the direction of the text behind it: "\u202E", "\u200F", not "א".
func Turns(c rune) bool { return c != 0 && strings.ContainsRune(turning, c) }

// turning are the marks, embeddings, overrides and isolates of Unicode's bidirectional algorithm (UAX #9, section 2).
const turning = "\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069"

// Unseen reports whether a character is shown as nothing, whatever stands beside it, as a soft hyphen and what has no width are:
// "\u00AD", "\u200B", not "\u200D". That joins letters or signs, and they look otherwise.
func Unseen(c rune) bool { return c == 0xAD || c == 0x200B || c == 0x2060 || c == 0xFEFF }

// LooksLatin reports whether each character of s is one of another script that looks as a letter of US-ASCII does:
// "аррӏе", not "apple", nor "". The first is Cyrillic throughout.
func LooksLatin(s string) bool {
	for _, c := range s {
		if !strings.ContainsRune(likeLatin, c) {
			return false
		}
	}
	return s != ""
}

// likeLatin are such letters, of Cyrillic and of Greek.
const likeLatin = "асԁеһіјӏорԛѕѵԝхуАВСЕНІЈКМОРЅТХУ" + "ανορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
