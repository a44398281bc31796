//go:build !js

// Millions of URLs are read here, which takes WebAssembly too long.

package core

import (
	"os"
	"path"
	"strings"
	"testing"
)

// oneOfEach has an octet of each class of section 5, and of those it leaves out.
const oneOfEach = "aZ0$-_.+!;/?:@&=\\~{<#% \t\x00\xe9"

// damages yields s with one octet put in, left out or changed, everywhere.
func damages(s string, yield func(string)) {
	for i := range len(s) + 1 {
		if i < len(s) {
			yield(s[:i] + s[i+1:])
		}
		for k := range len(oneOfEach) {
			yield(s[:i] + oneOfEach[k:k+1] + s[i:])
			if i < len(s) {
				yield(s[:i] + oneOfEach[k:k+1] + s[i+1:])
			}
		}
	}
}

// reviewed returns the pairs of patterns of rules' ids that testdata/causes.txt
// lets stand side by side.
func reviewed(t *testing.T) (list [][2]string) {
	data, err := os.ReadFile("../testdata/causes.txt")
	if err != nil {
		t.Fatal(err)
	}
	reason := false
	for line := range strings.Lines(string(data)) {
		switch f := strings.Fields(line); {
		case strings.HasPrefix(line, "#"):
			reason = true
		case len(f) == 0:
			reason = false
		case len(f) != 2 || !reason:
			t.Errorf("%q is no pair of rules below a reason", line)
		default:
			list = append(list, [2]string{f[0], f[1]})
		}
	}
	return list
}

// TestOneCause damages each valid URL of the corpus in one octet, in every way: no
// two errors may touch, but for the pairs that have been looked at and have a
// reason. Of those that are no longer valid nearly all have one error only: what else
// there is stands apart, in octets that the damage put into another part, which each
// may not stand there.
func TestOneCause(t *testing.T) {
	pairs := reviewed(t)
	met := make([]bool, len(pairs))
	stands := func(a, b string) (ok bool) {
		for i, p := range pairs {
			first, _ := path.Match(p[0], a)
			second, _ := path.Match(p[1], b)
			if first && second {
				ok, met[i] = true, true
			}
		}
		return ok
	}
	var c Checker
	broken, several := 0, 0
	bad := map[string]bool{}
	for i, s := range corpus() {
		if i%4 != 0 || !Parse(s).Valid() { // there are many of each kind
			continue
		}
		damages(s, func(damaged string) {
			_, list := c.Check(damaged)
			var last *Diagnostic
			errors := 0
			for i := range list {
				d := &list[i]
				if d.Severity != Error {
					continue
				}
				if last != nil && last.Span.End >= d.Span.Start && !stands(last.Rule.ID, d.Rule.ID) {
					if pair := last.Rule.ID + " " + d.Rule.ID; !bad[pair] {
						bad[pair] = true
						t.Errorf("%s: %q", pair, damaged)
					}
				}
				last = d
				errors++
			}
			if errors > 0 {
				broken++
			}
			if errors > 1 {
				several++
			}
		})
	}
	share := float64(several) / float64(broken)
	t.Logf("of %d damaged URLs %.2f %% have more than one error", broken, 100*share)
	if share > 0.003 {
		t.Errorf("that is more than 0.3 %%")
	}
	for i, p := range pairs {
		if !met[i] {
			t.Errorf("%s and %s no longer meet: take the line out of testdata/causes.txt", p[0], p[1])
		}
	}
}

// TestOneCauseTyping looks at each beginning of the valid URLs of the corpus, as an
// editor shows them: hardly any has more than one error.
func TestOneCauseTyping(t *testing.T) {
	var c Checker
	broken, several := 0, 0
	for _, s := range corpus() {
		if !Parse(s).Valid() {
			continue
		}
		for i := range len(s) {
			errors := 0
			_, list := c.Check(s[:i])
			for _, d := range list {
				if d.Severity == Error {
					errors++
				}
			}
			if errors > 0 {
				broken++
			}
			if errors > 1 {
				several++
				t.Logf("%q:%s", s[:i], ids(list))
			}
		}
	}
	if share := float64(several) / float64(broken); share > 0.003 {
		t.Errorf("%d of %d have more than one error, which is %.2f %%", several, broken, 100*share)
	}
}
