package compare

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
)

var update = flag.Bool("update", false, "write testdata/normalize/cases.txt anew")

// TestNormalize holds the steps to normal forms to testdata/normalize/cases.txt.
func TestNormalize(t *testing.T) {
	const name = "../../testdata/normalize/cases.txt"
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	head, cases, _ := strings.Cut(string(data), "\n\n")
	met := map[Rewrite]bool{}
	got := head + "\n\n"
	for line := range strings.Lines(cases) {
		if strings.HasPrefix(line, " ") || strings.TrimSpace(line) == "" {
			continue
		}
		src, err := strconv.Unquote(strings.TrimSpace(line))
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		got += line
		n := Normalize(core.Parse(src))
		checkNormal(t, core.Parse(src))
		for _, s := range n.Steps {
			met[s.Rewrite] = true
			got += fmt.Sprintf("  %s (%s), octet %d: %s\n", s.Rewrite, s.Rewrite.Section(), s.At, s.Result)
		}
		switch {
		case n.Verdict == standards.VerdictInvalid:
			got += fmt.Sprintf("  no URI, octet %d\n", n.Offset)
		case n.Dots:
			got += fmt.Sprintf("  %s, with dot segments\n", n.Verdict)
		case len(n.Steps) == 0:
			got += fmt.Sprintf("  normal, %s\n", n.Verdict)
		}
	}
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if got != string(data) {
		t.Errorf("it is\n%s", got)
	}
	for r := range numRewrites {
		if !met[r] {
			t.Errorf("no case has %s", r)
		}
	}
}

// checkNormal holds a normal form to be the same URL after section 6.2.3 of RFC 3986, and to be its own normal form.
func checkNormal(t *testing.T, u *core.URL) {
	t.Helper()
	n := Normalize(u)
	if n.Verdict == standards.VerdictInvalid {
		if n.Result != "" || n.Steps != nil {
			t.Errorf("%q is no URI, and its normal form is %q", u.Source(), n.Result)
		}
		return
	}
	v := core.Parse(n.Result)
	if again := Normalize(v); again.Result != n.Result || len(again.Steps) > 0 {
		t.Errorf("%q: its normal form %q has the normal form %q", u.Source(), n.Result, again.Result)
	}
	if rung := Ladder(u, v, Asked{})[LevelScheme]; rung.Verdict != VerdictSame {
		t.Errorf("%q and its normal form %q: %s", u.Source(), n.Result, says(&rung))
	}
	last := u.Source()
	for _, s := range n.Steps {
		if s.Result == last || s.At > len(u.Source()) {
			t.Errorf("%q: the step %v changes nothing, or octet %d", u.Source(), s.Rewrite, s.At)
		}
		last = s.Result
	}
	if last != n.Result {
		t.Errorf("%q: the last step leads to %q, and not to %q", u.Source(), last, n.Result)
	}
}
