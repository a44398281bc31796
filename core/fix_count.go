package core

import "slices"

// A count holds how often each rule fired, and how many errors there are. What is only a
// warning because a guess is broken counts as the error that it is by its rule: a scheme may be
// put right although more is wrong behind it.
type count struct {
	all     [maxRules]int32
	errors  int    // that are reported, of what is in front of a fragment
	meaning string // of the URL
}

// maxRules is more than there are rules.
const maxRules = 128

// tally counts the findings of p, by rule: of "http://h/~a~b" two of "tilde".
func (p *pass) tally() (c count) {
	c.meaning = p.meaning()
	for _, d := range p.out {
		c.all[d.Rule.index]++
		if d.Rule.Severity == Error && d.Part != Fragment { // which others may have spoken for
			c.errors++
		}
	}
	return c
}

// made is what the edits of a fix make: a text, and what is found in it.
type made struct {
	text  string
	edits []Edit
	found []Diagnostic
}

// outcome says what came of a fix of what r found: after, in what it made. What mends an
// error leaves fewer, though some of them may be others that it hid: in "www.h.org/a b" nothing is
// known of the space before there is a scheme. What mends something less brings none.
func (before *count) outcome(after count, r *Rule, m made) outcome {
	mended := after.all[r.index] < before.all[r.index]
	if r.Severity != Error || r.In == setOf(Fragment) {
		mended = mended && before.holds(&after)
	} else {
		mended = mended && after.errors < before.errors && !before.brings(&after, m)
	}
	return outcome{m.text, after.errors - before.errors, mended, after.meaning == before.meaning}
}

// brings reports whether an error is found where the edits wrote, of a rule that found fewer before:
// "%69" for the "i" of ";type=i" brings one.
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
			return d.Rule.Severity == Error && after.all[i] > before.all[i] && d.Span.Start < wrote.End && wrote.Start < d.Span.End
		}) {
			return true
		}
	}
	return false
}

// holds reports whether no error is found more often after than before: it holds when one of two "~" is
// encoded.
func (before *count) holds(after *count) bool {
	for i := range rules {
		if rules[i].Severity == Error && after.all[i] > before.all[i] {
			return false
		}
	}
	return true
}
