// Package bound holds how much is said of a long input, so that what is made of one,
// such as a report, grows no faster than the input and takes no more time.
//
// A URL that somebody meant is far below each bound.
package bound

import "urlscope/core"

// Entries is how many parts, diagnostics and steps are listed.
const Entries = 500

// Details is how many pieces, early ends and the like are listed of all steps together.
const Details = 1000

// Octets is how many octets fixes write, with their results.
const Octets = 1 << 18

// Read is how many octets are read for trying fixes, if each has to read all.
const Read = 1 << 20

// Tries returns of how many diagnostics fixes are tried, in an input of that many octets: 500 of 100 octets, 16 of
// 65536.
func Tries(octets int) int { return min(Read/max(octets, 1), Entries) }

// Worst returns those of list, which is by place, that are listed, by place: the errors before the warnings, and
// these before the notes; of each the first. Of 600 notes and an error it is the error and 499 notes.
func Worst(list []core.Diagnostic) []core.Diagnostic {
	if len(list) <= Entries {
		return list
	}
	count := Count(list)
	left, room := Entries, count
	for s := range room {
		room[s] = min(room[s], left)
		left -= room[s]
	}
	worst := make([]core.Diagnostic, 0, Entries)
	for _, d := range list {
		if s := min(d.Severity, core.Note); room[s] > 0 {
			worst = append(worst, d)
			room[s]--
		}
	}
	return worst
}

// Count returns how many diagnostics there are of each severity: one warning and one note are 0, 1 and 1.
func Count(list []core.Diagnostic) (n [core.Note + 1]int) {
	for _, d := range list {
		n[min(d.Severity, core.Note)]++
	}
	return n
}

// Take returns as much of list as there is room for, and counts the rest as left out: of 5 with room for 3 these,
// and 2 are left out.
func Take[T any](list []T, room, left *int) []T {
	n := min(len(list), *room)
	*room -= n
	*left += len(list) - n
	return list[:n]
}

// Fits reports whether a fix fits into room, which it then takes: into 20 octets one of 12 does, and no
// second one. It is as long as what it writes and, for each edit, where; with the result, as long as that
// besides.
func Fits(room *int, octets int) bool {
	if octets > *room {
		return false
	}
	*room -= octets
	return true
}
