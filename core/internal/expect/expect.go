// Package expect helps tests to call small functions one by one. It reports a failure at the line of the calling test.
package expect

import "testing"

// YesNo fails where ask does not answer yes to each of the first inputs, and no to each of the others.
func YesNo[T any](t *testing.T, ask func(T) bool, yes, no []T) {
	t.Helper()
	for _, in := range yes {
		if !ask(in) {
			t.Errorf("of %q it says no", any(in))
		}
	}
	for _, in := range no {
		if ask(in) {
			t.Errorf("of %q it says yes", any(in))
		}
	}
}

// Gives fails where ask does not give what is wanted of a text.
func Gives[T comparable](t *testing.T, ask func(string) T, in string, want T) {
	t.Helper()
	if got := ask(in); got != want {
		t.Errorf("of %q it gives %#v, not %#v", in, got, want)
	}
}
