// Package typo compares what was typed with a word.
package typo

import (
	"slices"

	"github.com/agnivade/levenshtein"
)

// Slips returns how many slips of the finger make typed of word: letters that were
// added, left out or changed. Two neighbours that changed places are one slip when
// nothing else is wrong: "gohper" is one from "gopher".
func Slips(typed, word string) int {
	n := levenshtein.ComputeDistance(typed, word)
	if n == 2 && Transposed(typed, word) {
		return 1
	}
	return n
}

// Transposed reports whether a and b, which differ, would be the same if two neighbours changed places: "htpt" and
// "http".
func Transposed(a, b string) bool {
	x, y := []rune(a), []rune(b)
	if len(x) != len(y) || a == b {
		return false
	}
	i := 0
	for x[i] == y[i] {
		i++
		if i == len(x) { // octets that are no UTF-8 look the same
			return false
		}
	}
	return i+1 < len(x) && x[i] == y[i+1] && x[i+1] == y[i] && slices.Equal(x[i+2:], y[i+2:])
}

// Octets returns how many octets were added, left out or changed to make a of b: 2 for "a" and "é", which is two
// of UTF-8.
func Octets(a, b string) int { return levenshtein.ComputeDistance(widened(a), widened(b)) }

// widened returns a string with a character for each octet of s, since characters are what is compared: two for
// "é".
func widened(s string) string {
	wide := make([]rune, len(s))
	for i := range len(s) {
		wide[i] = rune(s[i])
	}
	return string(wide)
}
