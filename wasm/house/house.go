// Package house has the rules that a project can set for its own documents: hosts that are not allowed, and hosts and
// schemes that must be replaced by others. A rule finds nothing until its hosts are set. The rules of RFC 1738 are in core.
package house

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
)

// IDs of the rules in configurations, as options, and in brackets after a finding.
const (
	Canonical = "house-canonical" // hosts to be replaced by others
	Example   = "house-example"   // hosts that look like examples, but are not reserved for examples
	Host      = "house-host"      // forbidden hosts
	HTTPS     = "house-https"     // hosts that must not have "http:"
)

// A row is a rule and the check for hosts that one of its entries fits. words.go has the texts.
type row struct {
	core.Rule
	find func(s *site, e *entry) (d core.Diagnostic, ok bool)
	fix  func(*core.URL, core.Diagnostic) []fix.Fix // nil if there are no fixes
}

// table has all rules. Every finding is an error, because the project has set the rule.
var table = [...]row{
	{Rule: core.Rule{ID: Canonical}, fix: writeFirst, find: func(s *site, e *entry) (core.Diagnostic, bool) {
		return core.Diagnostic{Span: s.host, Arg: e.first.text, Case: e.named()}, s.isWeb() && !e.wrote(s)
	}},
	{Rule: core.Rule{ID: Example}, find: func(s *site, _ *entry) (core.Diagnostic, bool) {
		return core.Diagnostic{Span: s.host, Case: s.kind()}, s.isUnreserved()
	}},
	{Rule: core.Rule{ID: Host}, find: func(s *site, e *entry) (core.Diagnostic, bool) {
		return core.Diagnostic{Span: s.host, Arg: e.text}, true
	}},
	{Rule: core.Rule{ID: HTTPS}, fix: writeHTTPS, find: func(s *site, e *entry) (core.Diagnostic, bool) {
		return core.Diagnostic{Span: s.scheme, Arg: e.text, Case: e.named()}, s.isHTTP() && !s.isName()
	}},
}

// rules lists the rules in the order of the table.
var rules = func() (list []*core.Rule) {
	for i := range table {
		list = append(list, &table[i].Rule)
	}
	return list
}()

// Words returns the IDs of the rules, in order.
func Words() (list []string) {
	for i := range table {
		list = append(list, table[i].ID)
	}
	return list
}

// index returns the index of a rule in the table by its ID, or -1.
func index(word string) int { return slices.Index(Words(), word) }

// Has reports whether a rule belongs to this package.
func Has(r *core.Rule) bool { return slices.Contains(rules, r) }

// Fixable reports whether a rule belongs to this package and has fixes.
func Fixable(r *core.Rule) bool { return Has(r) && table[slices.Index(rules, r)].fix != nil }

// Fixes returns the fixes for a finding of these rules in u.
func Fixes(u *core.URL, d core.Diagnostic) []fix.Fix {
	if !Fixable(d.Rule) {
		return nil
	}
	return table[slices.Index(rules, d.Rule)].fix(u, d)
}

// Rules has a project's settings. The zero value finds nothing.
type Rules struct{ entries [len(table)][]entry }

// Set adds hosts, separated by commas, to the rule with the ID word. newEntry documents their syntax. For [Canonical] they
// are pairs, "second=first". Errors suggest what to write instead.
func (r *Rules) Set(word, list string) error {
	i := index(word)
	if i < 0 {
		return fmt.Errorf("%q is not a house rule: write one of %s", word, strings.Join(Words(), ", "))
	}
	read := newEntry
	if word == Canonical {
		read = newPair
	}
	for _, text := range strings.Split(list, ",") {
		e, err := read(strings.TrimSpace(text))
		if err != nil {
			return err
		}
		r.entries[i] = append(r.entries[i], e)
	}
	return nil
}

// Check returns an error if the settings contradict each other: a rule with exceptions only, or a host that one entry writes
// and another replaces or forbids. Call it after all calls of Set.
func (r *Rules) Check() error {
	for i, list := range r.entries {
		if len(list) > 0 && !slices.ContainsFunc(list, func(e entry) bool { return !e.except }) {
			return fmt.Errorf("%q: it names only exceptions: add the hosts that they are excepted from, such as \"*\"", table[i].ID)
		}
	}
	pairs := r.entries[index(Canonical)]
	for _, e := range pairs {
		if e.except {
			continue
		}
		first := readHost(e.first.text)
		if o := fitting(pairs, first); o != nil && o.first.name != e.first.name {
			return fmt.Errorf("%q: %q replaces %q, and %q replaces %q: choose one of them for both", Canonical, e.first.text, e.text, o.first.text, e.first.text)
		}
		if o := fitting(r.entries[index(Host)], first); o != nil {
			return fmt.Errorf("%q: %q replaces %q, but %q forbids %q: remove it from one of them", Canonical, e.first.text, e.text, Host, o.text)
		}
	}
	return nil
}

// Add returns list, which has findings in u sorted by position, with the findings of the house rules added. found must be
// core's findings in u: after a finding "template" the URL has no known host.
func (r *Rules) Add(u *core.URL, found, list []core.Diagnostic) []core.Diagnostic {
	var own []core.Diagnostic
	var s *site
	for i, entries := range r.entries {
		if len(entries) == 0 {
			continue
		}
		if s == nil {
			if s = siteOf(u, found); s == nil {
				break
			}
		}
		e := fitting(entries, s)
		if e == nil {
			continue
		}
		if d, ok := table[i].find(s, e); ok {
			d.Rule, d.Part = &table[i].Rule, core.Host
			own = append(own, d)
		}
	}
	if own == nil {
		return list
	}
	own = slices.Concat(list, own) // copied, because list may belong to a checker
	slices.SortStableFunc(own, func(a, b core.Diagnostic) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
	return own
}
