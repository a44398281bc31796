// Package bound has the limits on results for a long input, so that the size of a report, for example, and the time for
// it grow no faster than the input.
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

// Tries returns the number of diagnostics whose fixes are tried in an input of that many octets: 500 for 100
// octets, 16 for 65536.
func Tries(octets int) int { return min(Read/max(octets, 1), Entries) }

// Worst returns the entries of list that are listed: errors first, then warnings, then notes, of each the first
// ones. Both lists are ordered by position.
func Worst(list []core.Diagnostic) []core.Diagnostic {
	if len(list) <= Entries {
		return list
	}
	count := Count(list)
	left, budget := Entries, count
	for s := range budget {
		budget[s] = min(budget[s], left)
		left -= budget[s]
	}
	worst := make([]core.Diagnostic, 0, Entries)
	for _, d := range list {
		if s := min(d.Severity, core.SeverityNote); budget[s] > 0 {
			worst = append(worst, d)
			budget[s]--
		}
	}
	return worst
}

// Count returns the number of diagnostics of each severity.
func Count(list []core.Diagnostic) (n [core.SeverityNote + 1]int) {
	for _, d := range list {
		n[min(d.Severity, core.SeverityNote)]++
	}
	return n
}

// First returns as many entries of list as budget allows, and adds the number of the others to left.
func First[T any](list []T, budget, left *int) []T {
	n := min(len(list), *budget)
	*budget -= n
	*left += len(list) - n
	return list[:n]
}

// Fits reports whether a fix of that many octets fits into budget, and subtracts them. The size of a fix is the
// text that it writes, a position for each edit, and the result if that is listed.
func Fits(budget *int, octets int) bool {
	if octets > *budget {
		return false
	}
	*budget -= octets
	return true
}
