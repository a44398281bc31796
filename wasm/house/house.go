// Package house has the rules that a project makes for its own documents: which hosts are not allowed in them, and which host or
// scheme is written for another. A rule says nothing until it is given hosts to look at. What RFC 1738 says of a URL is for core.
package house

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
)

// The words of the rules: in a configuration, as flags, and in brackets behind what is found.
const (
	Canonical = "house-canonical" // hosts that are written for others
	Example   = "house-example"   // hosts that look like examples and are not reserved for that
	Host      = "house-host"      // hosts that are forbidden
	HTTPS     = "house-https"     // hosts that "http:" is forbidden for
)

// A row is one rule: its word, and what it says of a host that one of its entries fits. words.go says how that is worded.
type row struct {
	core.Rule
	find func(s *site, e *entry) (d core.Diagnostic, ok bool)
	fix  func(*core.URL, core.Diagnostic) []fix.Fix // nil for none
}

// table has all rules. Each finding is an error, because the project asked for it.
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

// rules are the house rules, in the order of the table.
var rules = func() (list []*core.Rule) {
	for i := range table {
		list = append(list, &table[i].Rule)
	}
	return list
}()

// Words lists the words of the rules, in order.
func Words() (list []string) {
	for i := range table {
		list = append(list, table[i].ID)
	}
	return list
}

// index returns the place of a rule in the table, by its word; -1 for none.
func index(word string) int { return slices.Index(Words(), word) }

// Has reports whether a rule is one of these.
func Has(r *core.Rule) bool { return slices.Contains(rules, r) }

// Fixable reports whether a rule is one of these and has fixes.
func Fixable(r *core.Rule) bool { return Has(r) && table[slices.Index(rules, r)].fix != nil }

// Fixes returns the ways to fix what one of these rules found in u.
func Fixes(u *core.URL, d core.Diagnostic) []fix.Fix {
	if !Fixable(d.Rule) {
		return nil
	}
	return table[slices.Index(rules, d.Rule)].fix(u, d)
}

// Rules are the rules of a project. The zero Rules find nothing.
type Rules struct{ entries [len(table)][]entry }

// Set adds hosts, separated by commas, to the rule called word. newEntry reads each. For [Canonical] they are pairs,
// "second=first". An error says what to write instead.
func (r *Rules) Set(word, list string) error {
	i := index(word)
	if i < 0 {
		return fmt.Errorf("%q is no house rule: write one of %s", word, strings.Join(Words(), ", "))
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
			return fmt.Errorf("%q: %q is written for %q, and %q for %q: write one of them for both", Canonical, e.first.text, e.text, o.first.text, e.first.text)
		}
		if o := fitting(r.entries[index(Host)], first); o != nil {
			return fmt.Errorf("%q: %q is written for %q, but %q forbids %q: take it out of one of them", Canonical, e.first.text, e.text, Host, o.text)
		}
	}
	return nil
}

// Add returns list, findings in u in order of position, with the findings of the house rules. found are the findings of core
// in u: a URL with the finding "template" has no host yet.
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
	own = slices.Concat(list, own) // and not in place: list may be the checker's
	slices.SortStableFunc(own, func(a, b core.Diagnostic) int { return cmp.Compare(a.Span.Start, b.Span.Start) })
	return own
}
