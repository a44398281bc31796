package fix

import (
	"flag"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/inputs"
)

var update = flag.Bool("update", false, "rewrite what fixes give in testdata/rules")

// offered returns s quoted, and below it the fixes that are offered for each place
// where the rule fires, with their results.
func offered(s, id string) string {
	var b strings.Builder
	b.WriteString(strconv.Quote(s) + "\n")
	u := core.Parse(s)
	for _, d := range core.Check(u) {
		if d.Rule.ID != id {
			continue
		}
		list := Of(d)
		if len(list) == 0 {
			b.WriteString("  none\n")
		}
		for _, f := range list {
			after, _ := core.Apply(s, f.Edits)
			b.WriteString("  " + strconv.Quote(after) + " " + string(f.Title) + ", " + f.Kind.String() + "\n")
		}
	}
	return b.String()
}

// TestRules holds the fixes of each rule to its case file: they give what it says. With -update that is rewritten, to be
// looked at line by line.
func TestRules(t *testing.T) {
	for _, c := range inputs.CaseFiles() {
		if fixers[c.ID] == nil {
			continue
		}
		t.Run(c.ID, func(t *testing.T) {
			some := false
			c.Hold(t, "fixes", *update, func(s string) string {
				text := offered(s, c.ID)
				some = some || strings.Contains(text, "\n  \"")
				return text
			})
			if !some {
				t.Error("no case has a fix")
			}
		})
	}
}

// TestTable: each rule that has fixes is there.
func TestTable(t *testing.T) {
	known := map[string]bool{}
	for _, r := range core.Rules() {
		known[r.ID] = true
	}
	for id := range fixers {
		if !known[id] {
			t.Errorf("there is no rule %s", id)
		}
	}
}
