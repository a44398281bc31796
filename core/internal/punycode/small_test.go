package punycode

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, Encodes, []string{"bcher-kva"}, []string{"bcher-"})
	expect.Gives(t, func(s string) string { made, _ := Encode(s); return made }, "bücher", "xn--bcher-kva")
}
