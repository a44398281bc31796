//go:build !js

// Millions of URLs are read here, which takes WebAssembly too long.

package core

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
)

// oneOfEach has an octet of each class of section 5, and of those it leaves out.
const oneOfEach = "aZ0$-_.+!;/?:@&=\\~{<#% \t\x00\xe9"

// damages yields s with one octet put in, left out or changed, everywhere. Of all these it takes one of every.
func damages(s string, every int, yield func(string)) {
	n := 0
	damaged := func(s string) {
		if n++; n%every == 0 {
			yield(s)
		}
	}
	for i := range len(s) + 1 {
		if i < len(s) {
			damaged(s[:i] + s[i+1:])
		}
		for k := range len(oneOfEach) {
			damaged(s[:i] + oneOfEach[k:k+1] + s[i:])
			if i < len(s) {
				damaged(s[:i] + oneOfEach[k:k+1] + s[i+1:])
			}
		}
	}
}

// A reviewed pair of errors is allowed side by side: testdata/causes.txt gives the reasons.
type reviewed struct {
	first, second string // the ids of their rules
	example       string
	met           bool
}

// reviewedPairs returns the pairs of testdata/causes.txt.
func reviewedPairs(t *testing.T) (list []reviewed) {
	data, err := os.ReadFile("../testdata/causes.txt")
	if err != nil {
		t.Fatal(err)
	}
	reason := false
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSuffix(line, "\n")
		switch f := strings.SplitN(line, " ", 3); {
		case strings.HasPrefix(line, "#"):
			reason = true
		case line == "":
			reason = false
		default:
			example, err := strconv.Unquote(f[len(f)-1])
			if len(f) != 3 || err != nil || !reason {
				t.Fatalf("%q is no pair of rules with an example, below a reason", line)
			}
			list = append(list, reviewed{first: f[0], second: f[1], example: example})
		}
	}
	return list
}

// errorsOf appends to list the ids of the errors among diagnostics.
func errorsOf(list []string, diagnostics []Diagnostic) []string {
	for _, d := range diagnostics {
		if d.Severity == SeverityError {
			list = append(list, d.Rule.ID)
		}
	}
	return list
}

// TestOneCause damages each valid URL of the corpus in one octet, in every way. There
// is one error then. Where there are two that follow each other, that pair has been
// looked at and has a reason.
func TestOneCause(t *testing.T) {
	t.Parallel()
	corpus := corpus()
	pairs := reviewedPairs(t)
	for _, p := range pairs {
		if got := errorsOf(nil, Check(Parse(p.example))); !slices.Equal(got, []string{p.first, p.second}) {
			t.Errorf("%q has the errors %v, not %s and %s", p.example, got, p.first, p.second)
		}
	}
	var mu sync.Mutex
	stands := func(a, b string) bool {
		i := slices.IndexFunc(pairs, func(p reviewed) bool { return p.first == a && p.second == b })
		if i >= 0 {
			pairs[i].met = true
		}
		return i >= 0
	}
	var broken, several atomic.Int64
	bad := map[string]bool{}
	every := rounds.Every() * rounds.Every() // what most of them were meant to be is searched for
	inputs.InParts(t, func(t *testing.T, n int) {
		var c Checker
		var errors []string
		for k := n; k < len(corpus); k += inputs.Splits {
			if !Parse(corpus[k]).Valid() {
				continue
			}
			damages(corpus[k], every, func(damaged string) {
				_, list := c.Check(damaged)
				if errors = errorsOf(errors[:0], list); len(errors) == 0 {
					return
				}
				broken.Add(1)
				if len(errors) == 1 {
					return
				}
				several.Add(1)
				mu.Lock()
				defer mu.Unlock()
				for i, id := range errors[1:] {
					if pair := errors[i] + " " + id; !stands(errors[i], id) && !bad[pair] {
						bad[pair] = true
						t.Errorf("%s: %q", pair, damaged)
					}
				}
			})
		}
	})
	share := float64(several.Load()) / float64(broken.Load())
	t.Logf("of %d damaged URLs %d, %.3f %%, have more than one error", broken.Load(), several.Load(), 100*share)
	if share > 0.0003 && rounds.All() {
		t.Errorf("that is more than 0.03 %%")
	}
	for _, p := range pairs {
		if !p.met && rounds.All() {
			t.Errorf("%s and %s no longer meet: take the line out of testdata/causes.txt", p.first, p.second)
		}
	}
}

// TestOneCauseTyping looks at each beginning of the valid URLs of the corpus, as an
// editor shows them: none has more than one error.
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
				if d.Severity == SeverityError {
					errors++
				}
			}
			if errors > 0 {
				broken++
			}
			if errors > 1 {
				several++
				t.Errorf("%q:%s", s[:i], ids(list))
			}
		}
	}
	t.Logf("of %d beginnings %d have more than one error", broken, several)
}
