package punycode

import (
	"math/rand/v2"
	"strings"
	"testing"

	"urlscope/core/internal/rounds"
)

// TestEncodes: what is written as Punycode is; what it is known not to be is not.
func TestEncodes(t *testing.T) {
	r := rand.New(rand.NewPCG(3492, 46))
	signs := []rune("abz019-éßあ漢𝄞ي")
	for range rounds.Of(10_000) {
		var b strings.Builder
		for range 1 + r.IntN(12) {
			b.WriteRune(signs[r.IntN(len(signs))])
		}
		label, ok := Encode(b.String())
		if ok && Encodes(label[len("xn--"):]) == ascii(b.String()) {
			t.Errorf("%q is %q, of which Encodes is %v", b.String(), label, ascii(b.String()))
		}
		if got, ok := Decode([]rune("www."), label[len("xn--"):]); ok && string(got) != "www."+b.String() {
			t.Errorf("%q is %q, which is decoded to %q", b.String(), label, string(got))
		}
	}
	for _, s := range []string{"", "a", "-", "abc-", "a-ä", "99999999", "zz.", "bcher-kva\xff"} {
		if Encodes(s) {
			t.Errorf("%q is taken for Punycode", s)
		}
	}
}

func ascii(s string) bool { return !strings.ContainsFunc(s, func(r rune) bool { return r >= 0x80 }) }
