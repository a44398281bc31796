package core

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, earlyEnd, []byte("\r\n\x00"), []byte("\t"))
	expect.YesNo(t, isTypecode, []byte("a"), []byte("x"))
	expect.YesNo(t, looksLikeHost, []string{"bank.example"}, []string{"joe", "a.b@h"})
	expect.YesNo(t, isBlank, []string{" \t", ""}, nil)
	expect.YesNo(t, isMisspelt, []string{"htpp", "hhttp"}, []string{"nhttp", "foo"})
	expect.YesNo(t, isValid, []string{"http://h/"}, []string{"http://h:x/"})
	expect.YesNo(t, isXChars, []string{"//h/a;b"}, []string{"a b"})
	expect.YesNo(t, isExperimental, []string{"x-foo"}, nil)
	expect.YesNo(t, hasLogin, []string{"//joe@h/x", "//[::1]:80/x"}, []string{"//h:x/"})
	expect.YesNo(t, isWrapper, []string{"<", "<URL: "}, nil)
	expect.YesNo(t, isGopherLink, []string{"URL:http://h/"}, []string{"/docs"})
	expect.Gives(t, misspelt, "htpp", "http")
	expect.Gives(t, misspelt, "xy", "")
	expect.Gives(t, misspelt, "gophers", "")
	expect.Gives(t, misspelt, "hxxp", "http")
	expect.Gives(t, FixAll, "http://h/~a#top", "http://h/%7Ea#top")
	expect.Gives(t, GrammarOf, "port", "port           = digits")
	expect.Gives(t, suffixOf, "a.tar%2EZ", ".Z")
}
