// Package typo counts the typing slips between a text and a word.
package typo

import (
	"slices"

	"github.com/agnivade/levenshtein"
)

// Slips returns how many typing slips turn word into typed. An added, missing or changed letter is one slip; so
// are two neighbours that changed places, if nothing else is wrong.
func Slips(typed, word string) int {
	n := levenshtein.ComputeDistance(typed, word)
	if n == 2 && Transposed(typed, word) {
		return 1
	}
	return n
}

// Transposed reports whether a and b, which differ, are equal once two neighbours change places: "htpt" and
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

// Octets returns how many octets must be added, removed or changed to get from b to a.
func Octets(a, b string) int { return levenshtein.ComputeDistance(widened(a), widened(b)) }

// widened returns a string with a character for each octet of s, because the distance counts characters.
func widened(s string) string {
	wide := make([]rune, len(s))
	for i := range len(s) {
		wide[i] = rune(s[i])
	}
	return string(wide)
}
