package core

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isTypecode, []byte("a"), []byte("x"))
	expect.YesNo(t, beginsLikeHost, []string{"bank.example", "bank.example%2F", "bank.example;", "bank.example／", "bank.example%ef%bc%8f", "bank.example%20x"},
		[]string{"joe", "joe;x", "ann.lee_x", "ann.lee+x", "ann.lee%40h.org", "a.b@h", "garcia.jos%C3%A9", "a.b%"})
	expect.YesNo(t, looksLikeHost, []string{"bank.example"}, []string{"joe", "a.b@h"})
	expect.YesNo(t, isValid, []string{"http://h/"}, []string{"http://h:x/"})
	expect.YesNo(t, isXChars, []string{"//h/a;b"}, []string{"a b"})
	expect.YesNo(t, hasLogin, []string{"//joe@h/x", "//[::1]:80/x"}, []string{"//h:x/"})
	expect.YesNo(t, isWrapper, []string{"<", "<URL: "}, nil)
}
