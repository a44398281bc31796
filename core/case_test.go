package core

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core/internal/golden"
	"urlscope/core/internal/inputs"
)

// TestCases: the case file of each rule has an input for each of its cases, and each finding has a case of its rule.
func TestCases(t *testing.T) {
	found := map[string]bool{}
	for _, c := range inputs.CaseFiles() {
		for _, s := range c.Inputs() {
			for _, d := range Check(Parse(s)) {
				isOf := func(r ruleCase) bool { return r.name == d.Case }
				if d.Case != "" && !slices.ContainsFunc(d.Rule.cases, isOf) {
					t.Errorf("%q: %s is no case of %s", s, d.Case, d.Rule.ID)
				}
				if d.Rule.ID == c.ID {
					found[d.Case] = true
				}
			}
		}
	}
	for _, c := range ruleCases {
		id, which, _ := strings.Cut(c.name, "/")
		if which == "" || !slices.ContainsFunc(rules, func(r *Rule) bool { return r.ID == id }) {
			t.Errorf("%s is no rule, a slash and a case", c.name)
		}
		if !found[c.name] {
			t.Errorf("no input of %s.txtar has the case %s", id, c.name)
		}
	}
}

// TestCaseComments: the input in the comment of each row has its case.
func TestCaseComments(t *testing.T) {
	row := regexp.MustCompile("(?m)^\t\\{\"([^\"]+)\", .*\\}, +// (\"(?:[^\"\\\\]|\\\\.)*\"|`[^`]*`)")
	rows := row.FindAllStringSubmatch(golden.Read(t, "case.go"), -1)
	if len(rows) < len(ruleCases)-1 { // the input of one is too long
		t.Errorf("%d rows of %d have an input", len(rows), len(ruleCases))
	}
	for _, row := range rows {
		input, err := strconv.Unquote(row[2])
		if got := casesOf(input); err != nil || !slices.Contains(got, row[1]) {
			t.Errorf("%s has the cases %q, not %s", row[2], got, row[1])
		}
	}
}

// casesOf returns the cases of the findings in s.
func casesOf(s string) (list []string) {
	for _, d := range Check(Parse(s)) {
		list = append(list, d.Case)
	}
	return list
}

// TestCaseInWrapper: in a wrapper, where white space means nothing, a finding is the case
// that it is without.
func TestCaseInWrapper(t *testing.T) {
	for _, s := range []string{
		"http://h/a|b~c", "http://host.dom;a=b", "http://h/100%a", "ftp://h/%2Fetc/motd", "http:h/", "http://h/a?u=http://b/c", "nntp://h", "news:17$38",
	} {
		want := casesOf(s)
		for _, wrapped := range []string{"<" + s + ">", "<" + s[:len(s)-1] + " \n" + s[len(s)-1:] + ">"} {
			got := casesOf(wrapped)
			if len(got) != len(want)+1 || !slices.Equal(got[1:], want) {
				t.Errorf("%q: %q, want %q behind the case of the wrapper", wrapped, got, want)
			}
		}
	}
}

// TestCaseOfChecker: a Checker names the cases that Check does.
func TestCaseOfChecker(t *testing.T) {
	var checker Checker
	for _, c := range inputs.CaseFiles() {
		for _, s := range c.Inputs() {
			if _, got := checker.Check(s); !slices.EqualFunc(got, Check(Parse(s)), sameFinding) {
				t.Errorf("%q: a Checker finds %v, Check %v", s, got, Check(Parse(s)))
			}
		}
	}
}
