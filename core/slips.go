package core

import (
	"slices"

	"github.com/agnivade/levenshtein"
)

// Slips returns how many slips of the finger make typed of word: letters that were
// added, left out or changed. Two neighbours that changed places are one slip when
// nothing else is wrong: "gohper" is one from "gopher". A letter is a character of
// UTF-8, and in which case it is counts.
func Slips(typed, word string) int {
	n := levenshtein.ComputeDistance(typed, word)
	if n == 2 && transposed([]rune(typed), []rune(word)) {
		return 1
	}
	return n
}

// transposed reports whether a and b, which differ, would be the same if two
// neighbours changed places.
func transposed(a, b []rune) bool {
	if len(a) != len(b) {
		return false
	}
	i := 0
	for a[i] == b[i] {
		i++
	}
	return i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && slices.Equal(a[i+2:], b[i+2:])
}
