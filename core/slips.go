package core

import "urlscope/core/internal/typo"

// Slips returns how many slips of the finger make typed of word: letters that were
// added, left out or changed. Two neighbours that changed places are one slip when
// nothing else is wrong: "gohper" is one from "gopher". A letter is a character of
// UTF-8, and in which case it is counts.
func Slips(typed, word string) int { return typo.Slips(typed, word) }
