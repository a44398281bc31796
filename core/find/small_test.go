package find

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isMisspelt, []string{"htpp", "hhttp"}, []string{"nhttp", "foo"})
	expect.Gives(t, misspelt, "htpp", "http")
	expect.Gives(t, misspelt, "xy", "")
	expect.Gives(t, misspelt, "gophers", "")
	expect.Gives(t, misspelt, "hxxp", "http")
}
