package fix

import (
	"testing"

	"urlscope/core/internal/inputs"
)

// FuzzFix: each fix keeps what its kind promises, and fix all ends. Long inputs are left out: trying each of many fixes on
// each takes a while, and shows nothing that a shorter one does not.
func FuzzFix(f *testing.F) {
	inputs.AddTo(f)
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) <= 500 {
			checkFixes(t, s)
		}
	})
}
