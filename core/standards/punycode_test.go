package standards

import (
	"math/rand/v2"
	"strings"
	"testing"

	"urlscope/core/internal/punycode"
)

// TestIsPunycode: what is written as Punycode is; what it is known not to be is not.
func TestIsPunycode(t *testing.T) {
	r := rand.New(rand.NewPCG(3492, 46))
	signs := []rune("abz019-éßあ漢𝄞ي")
	for range 10_000 {
		var b strings.Builder
		for range 1 + r.IntN(12) {
			b.WriteRune(signs[r.IntN(len(signs))])
		}
		label, ok := punycode.Encode(b.String())
		if ok && isPunycode(label[len("xn--"):]) == isASCII(b.String()) {
			t.Errorf("%q is %q, of which isPunycode is %v", b.String(), label, isASCII(b.String()))
		}
	}
	for _, s := range []string{"", "a", "-", "abc-", "a-ä", "99999999", "zz.", "bcher-kva\xff"} {
		if isPunycode(s) {
			t.Errorf("%q is taken for Punycode", s)
		}
	}
}
