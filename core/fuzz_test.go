package core

import "testing"

// seeded adds what the property tests start from.
func seeded(f *testing.F) {
	for _, s := range seeds() {
		f.Add(s)
	}
}

// FuzzParse: the tokens tile any input, diagnostics lie in it and are in order,
// and it is valid exactly when none is an error.
func FuzzParse(f *testing.F) {
	seeded(f)
	f.Fuzz(checkInvariants)
}

// FuzzFix: each fix keeps what its kind promises, and fix all ends.
func FuzzFix(f *testing.F) {
	seeded(f)
	f.Fuzz(checkFixes)
}
