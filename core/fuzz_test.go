package core

import (
	"testing"

	"urlscope/core/internal/inputs"
)

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
	inputs.AddTo(f)
	f.Fuzz(short(checkInvariants))
}
