package core

import "slices"

// A count holds how often each rule fired, and the number of errors. A warning that only breaks a guess counts as
// the error that it is by its rule, because a fix may correct the scheme while more is wrong behind it.
type count struct {
	all     [maxRules]int32
	errors  int    // that are reported, of what is in front of a fragment; an address of IP version 6 is none that a fix takes away
	meaning string // of the URL
}

// maxRules is more than there are rules.
const maxRules = 128

// tally counts the findings of p by rule.
func (p *pass) tally() (c count) {
	c.meaning = p.meaning()
	for _, d := range p.out {
		c.all[d.Rule.index]++
		if d.Rule.Severity == SeverityError && d.Part != Fragment && d.Part != HostLiteral { // which others may have spoken for
			c.errors++
		}
	}
	return c
}

// made is the text that the edits of a fix make, and the findings in it.
type made struct {
	text  string
	edits []Edit
	found []Diagnostic
}

// outcome compares the findings before and after a fix of rule r. The fix of an error must leave fewer errors; it
// may uncover errors that the first one hid. The fix of a warning or a note must add no error. An address of IP version 6 is no
// new error: it was meant, though RFC 1738 has no form for it.
func (before *count) outcome(after count, r *Rule, m made) outcome {
	mended := after.all[r.index] < before.all[r.index]
	if r.in == setOf(HostLiteral) { // RFC 1738 has no form for it: it can but be written as later standards have it
		mended = after.errors <= before.errors
	} else if r.Severity != SeverityError || r.in == setOf(Fragment) {
		mended = mended && before.holds(&after)
	} else {
		mended = mended && after.errors < before.errors && !before.brings(&after, m)
	}
	return outcome{m.text, after.errors - before.errors, mended, after.meaning == before.meaning}
}

// brings reports whether an error was added where the edits wrote, by a rule that had fewer findings before.
func (before *count) brings(after *count, m made) bool {
	if before.holds(after) {
		return false
	}
	grown := 0
	for _, e := range m.edits {
		wrote := Span{e.Span.Start + grown, e.Span.Start + grown + len(e.New)}
		grown += len(e.New) - e.Span.Len()
		if slices.ContainsFunc(m.found, func(d Diagnostic) bool {
			i := d.Rule.index
			return d.Rule.Severity == SeverityError && after.all[i] > before.all[i] && d.Span.Start < wrote.End && wrote.Start < d.Span.End
		}) {
			return true
		}
	}
	return false
}

// holds reports whether no rule finds an error more often after than before.
func (before *count) holds(after *count) bool {
	for i := range rules {
		if rules[i].Severity == SeverityError && rules[i].in != setOf(HostLiteral) && after.all[i] > before.all[i] {
			return false
		}
	}
	return true
}
