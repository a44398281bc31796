package core

import (
	"flag"
	"strconv"
	"strings"
	"testing"

	"urlscope/core/internal/inputs"
)

var update = flag.Bool("update", false, "rewrite the expectations in testdata/rules")

// marked returns s quoted, and below it a line for each place where the rule
// fires, with marks under the octets.
func marked(s, id string) (text string, fires int) {
	var b strings.Builder
	b.WriteString(strconv.Quote(s) + "\n")
	var others []string
	for _, d := range Check(Parse(s)) {
		if d.Rule.ID != id {
			if d.Severity != SeverityNote {
				others = append(others, d.Rule.ID)
			}
			continue
		}
		fires++
		// The quotation of a part is a part of the quotation.
		before := len([]rune(strconv.Quote(s[:d.Span.Start]))) - 1
		width := len([]rune(strconv.Quote(d.Span.In(s)))) - 2
		b.WriteString(strings.Repeat(" ", before) + strings.Repeat("^", max(width, 1)) + " " + d.Severity.String() +
			" " + strconv.Itoa(d.Span.Start) + ":" + strconv.Itoa(d.Span.End))
		if d.Arg != "" {
			b.WriteString(" " + d.Arg)
		}
		b.WriteString("\n")
	}
	if len(others) > 0 {
		b.WriteString("  besides: " + strings.Join(others, " ") + "\n")
	}
	return b.String(), fires
}

// TestRules holds each rule to its case file: it fires where the file says and
// nowhere else. What its fixes give is a test of package fix. With -update the
// expectations are rewritten, to be looked at line by line.
func TestRules(t *testing.T) {
	known := make(map[string]*Rule)
	for _, r := range rules {
		if known[r.ID] != nil {
			t.Errorf("two rules have the ID %s", r.ID)
		}
		known[r.ID] = r
	}
	for _, c := range inputs.CaseFiles() {
		t.Run(c.ID, func(t *testing.T) {
			r := known[c.ID]
			if r == nil {
				t.Fatal("there is no such rule")
			}
			delete(known, c.ID)
			checkCases(t, c, r)
		})
	}
	for id := range known {
		t.Errorf("%s has no case file", id)
	}
}

func checkCases(t *testing.T, c inputs.CaseFile, r *Rule) {
	if len(strings.TrimSpace(string(c.Archive.Comment))) == 0 {
		t.Error("no comment says why the rule is there")
	}
	silent := inputs.Quoted(c.Section("silent").Data)
	if len(silent) == 0 {
		t.Error("no case must not fire")
	}
	for _, s := range silent {
		if _, n := marked(s, r.ID); n > 0 {
			t.Errorf("%q fires", s)
		}
	}
	c.Hold(t, "fires", *update, func(s string) string {
		text, n := marked(s, r.ID)
		if n == 0 {
			t.Errorf("%q does not fire", s)
		}
		return text
	})
}
