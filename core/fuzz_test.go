package core

import "testing"

// seeded adds what the property tests start from.
func seeded(f *testing.F) {
	for _, s := range seeds() {
		f.Add(s)
	}
}

// short leaves out long inputs: trying each of many fixes on each takes a while,
// and shows nothing that a shorter one does not.
func short(check func(*testing.T, string)) func(*testing.T, string) {
	return func(t *testing.T, s string) {
		if len(s) <= 500 {
			check(t, s)
		}
	}
}

// FuzzParse: the tokens tile any input, diagnostics lie in it and are in order,
// and it is valid exactly when none is an error.
func FuzzParse(f *testing.F) {
	seeded(f)
	f.Fuzz(short(checkInvariants))
}

// FuzzFix: each fix keeps what its kind promises, and fix all ends.
func FuzzFix(f *testing.F) {
	seeded(f)
	f.Fuzz(short(checkFixes))
}
