package standards

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions tests the small functions of this package.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isSchemeOctet, []byte("h1+"), []byte("_"))
	expect.YesNo(t, isSlash, []byte("/\\"), []byte("?"))
	expect.YesNo(t, isForbidden, []byte("%< "), []byte("a_"))
	expect.YesNo(t, isIgnored, []rune("\u00ad\u200b"), []rune("-"))
	expect.YesNo(t, isDisallowed, []rune("\u0085\u202e\uffff"), []rune("é"))
	expect.YesNo(t, isBlank, []string{"", " \t"}, []string{"a"})
	expect.YesNo(t, isSpecial, []string{"http", "file"}, []string{"mailto"})
	expect.YesNo(t, isDrive, []string{"C:", "C|"}, []string{"C:/"})
	expect.YesNo(t, isStrictDomain, []string{"h.org", "xn--bcher-kva.example"}, []string{"h_h", "-h.org", "h."})
	expect.YesNo(t, isStrictLabel, []string{"xn--bcher-kva"}, []string{"ab--c", ""})
	expect.YesNo(t, endsInNumber, []string{"h.1", "127.0x1", "1."}, []string{"1.h"})
	expect.Gives(t, escaped, "é", "%C3%A9")
	expect.Gives(t, printed, "HTTP://H:80", "http://h/")
	expect.Gives(t, func(s string) string { made, _ := mapped(s); return made }, "Ｈ。ORG", "h.org")
	expect.Gives(t, decoded, "a%2F%", "a/%")
	expect.Gives(t, schemeEnd, "http://h/", 4)
	expect.Gives(t, schemeEnd, "/a:b", 0)
	expect.Gives(t, authorityFault, "h:x", 2)
	expect.Gives(t, authorityFault, "h:8x", 3)
	expect.Gives(t, authorityFault, "h:80:81", 4)
	expect.Gives(t, authorityFault, "[::1", 0)
	expect.Gives(t, schemeFault, "a_b", 1)
	expect.Gives(t, schemeFault, "1a", 0)
	expect.Gives(t, schemeFault, "a1", -1)
	expect.Gives(t, firstEscape, "a%2F", 1)
	expect.Gives(t, firstEscape, "a%2", -1)
	expect.Gives(t, dotsOf, ".", 1)
	expect.Gives(t, dotsOf, ".%2E", 2)
	expect.Gives(t, dotsOf, "...", 0)
	expect.Gives(t, unit, "a", 1)
	expect.Gives(t, unit, "%2F", 3)
	expect.Gives(t, unit, "é", 2)
	expect.Gives(t, unit, "|", 0)
}
