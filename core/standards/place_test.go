//go:build !js

package standards

import (
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
)

// TestOnePlace: the clause that a standard refuses a text by is about the octet that its verdict names (Fault).
func TestOnePlace(t *testing.T) {
	texts := []string{"https://user:p@ss@h/", "https://a@b@c@h/", "https://u:p@s:s@h/", "https://a@b@[::1]/", "https://a@b@h:x/", "http://a@b@c@d:80/", "//a@b@c/",
		"http://h:x/", "http://[::1/", "http://u@[::1", "1http://h/", "h_ttp://h/", "http://h/%zz", "http://h/a b", "http://h:80:80/", "foo://a@b:c@d:e/"}
	texts = append(texts, damagedTexts(rounds.Of(20_000))...)
	apart := map[string]int{}
	for _, s := range texts {
		u := core.Parse(s)
		c := Compare(u, Asked{})
		for _, f := range c.Flips {
			from, to := &c.Readings[f.From], &c.Readings[f.To]
			refusing := to
			switch {
			case from.Verdict.Accepts() == to.Verdict.Accepts():
				continue // both take it, or the one that refuses it earlier
			case to.Verdict.Accepts():
				refusing = from
			}
			fault, ok := refusing.Fault(s)
			if ok && !(f.Start <= fault.Start && fault.Start <= f.End) {
				apart[f.Clause.ID+" "+refusing.Standard.String()]++
				if apart[f.Clause.ID+" "+refusing.Standard.String()] < 4 {
					t.Errorf("%q: %v gives up at octet %d, and the clause %s of %v is about %d-%d", s, refusing.Standard, fault.Start, f.Clause.ID, f.To, f.Start, f.End)
				}
			}
		}
	}
	t.Log(apart)
}
