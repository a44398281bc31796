package core

import "urlscope/core/internal/typo"

// Slips returns how many typing slips turn word into typed. An added, missing or changed letter is one slip; so
// are two neighbours that changed places, if nothing else is wrong. A letter is a character of UTF-8, and its
// case counts.
func Slips(typed, word string) int { return typo.Slips(typed, word) }
