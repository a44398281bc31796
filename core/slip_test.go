package core

import (
	"testing"

	"urlscope/core/internal/inputs"
)

// letPass are slips that the filter lets pass all the same: the standards that came later take a search behind a host.
var letPass = map[string]bool{"https://www.example.com?q=1": true}

// TestPlain holds isPlain, which looks at a few octets, to meant.Doubtful, which looks at
// all: no URL passes of which a slip is to be reported, but for letPass.
func TestPlain(t *testing.T) {
	var c Checker
	slips, passed := 0, 0
	for _, s := range append(inputs.Mistakes(), inputs.Seeds()...) {
		_, found := c.Check(s)
		p := &c.pass
		switch {
		case p.scheme == nil, p.folded != nil, len(p.repairs) > 0, p.wrong:
			continue
		case !p.isPlain():
			slips++
			continue
		}
		passed++
		n := len(found)
		if p.warnOfSlip(); (len(p.out) > n) != letPass[s] {
			t.Errorf("%q: slip %t, let pass %t", s, len(p.out) > n, letPass[s])
		}
	}
	if slips == 0 || passed < slips {
		t.Errorf("%d are looked at closer, and only %d pass", slips, passed)
	}
}
