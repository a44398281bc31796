package core_test

import (
	"slices"
	"testing"

	"urlscope/core"
	"urlscope/core/fix"
)

// TestParseDelimited checks that the mark at the end of a delimited URL belongs to the URL: no rule reports it as a
// slip, and no fix removes it.
func TestParseDelimited(t *testing.T) {
	for _, test := range []struct {
		url   string
		rules []string
		fix   string // what the first fix of the first makes
	}{
		{"http://h.org/Inc.", nil, ""},
		{"http://h.org/a?b=c,", nil, ""},
		{"http://h.org/wow!", nil, ""},
		{"http://h.org/a)", []string{"slip"}, "http://h.org/a"},
		{"http://h.org/[a.", []string{"national-octet"}, "http://h.org/%5Ba."},
		{"http:/h.org/a.", []string{"slashes"}, "http://h.org/a."},
		{"http://h.org.", []string{"host-label-empty"}, "http://h.org"},
		{`"http://h.org/"`, []string{"wrapper"}, "http://h.org/"},
	} {
		u := core.ParseDelimited(test.url)
		list := core.Check(u)
		var rules []string
		for _, d := range list {
			rules = append(rules, d.Rule.ID)
		}
		if !slices.Equal(rules, test.rules) {
			t.Errorf("%s: found %v, want %v", test.url, rules, test.rules)
			continue
		}
		var c core.Checker
		if _, again := c.CheckDelimited(test.url); len(again) != len(list) {
			t.Errorf("%s: a Checker finds %d, Check %d", test.url, len(again), len(list))
		}
		if test.fix == "" {
			continue
		}
		fixes := fix.Of(list[0])
		if len(fixes) == 0 {
			t.Errorf("%s: no fix", test.url)
			continue
		}
		if got, ok := core.Apply(test.url, fixes[0].Edits); !ok || got != test.fix {
			t.Errorf("%s: the fix makes %q, want %q", test.url, got, test.fix)
		}
	}
	if found := core.Check(core.Parse("http://h.org/end.")); len(found) != 1 || found[0].Rule.ID != "slip" {
		t.Errorf("what is typed: %v", found)
	}
}
