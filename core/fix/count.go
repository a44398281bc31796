package fix

import (
	"slices"
	"strconv"

	"urlscope/core"
)

// A finding is what a rule finds. Cases that are notes are findings of their own: "mailto:a@h,b@h" is what is meant by "mailto:a@h;b@h",
// and one rule speaks of both.
type finding struct {
	*core.Rule
	mild string // the case
}

// findingOf returns what d found.
func findingOf(d core.Diagnostic) finding {
	if d.Severity == core.SeverityNote {
		return finding{d.Rule, d.Case}
	}
	return finding{d.Rule, ""}
}

// A count holds how often each rule fired, and the number of errors. A warning that only breaks a guess counts as
// the error that it is by its rule, because a fix may correct the scheme while more is wrong behind it.
type count struct {
	all     map[finding]int
	errors  int    // the errors that are reported in front of a fragment; without the address of IP version 6, which no fix removes
	meaning string // of the URL
	scheme  bool   // the text has one
	valid   bool   // it is a URL
}

// tally counts the findings of a URL by rule.
func tally(u *core.URL, found []core.Diagnostic) count {
	c := count{all: make(map[finding]int, 8), meaning: meaning(u), scheme: u.Scheme() != nil, valid: u.Valid()}
	for _, d := range found {
		c.all[findingOf(d)]++
		if d.Rule.Severity == core.SeverityError && d.Part != core.Fragment && d.Part != core.HostLiteral { // which others may have spoken for
			c.errors++
		}
	}
	return c
}

// meaning returns the decoded parts of u in order, each with its length before it, and whatever else stands
// there, such as a fragment. Two URLs with the same meaning name the same resource, as "http://h/%61" and
// "HTTP://H:80/a" do. It leaves out tokens that are idle. The scheme that a URL is read by belongs to its
// meaning: "pher://gopher.h.org" is read by gopher, but with a blank before it by an unknown scheme.
func meaning(u *core.URL) string {
	if inside := u.Unfolded(); inside != nil {
		return meaning(inside)
	}
	var list, value []byte
	if reading := u.Reading(); reading != nil { // by which the parts were told apart
		list = append(list, reading.Name...)
	}
	for i, t := range u.Tokens() {
		var idle core.Idle
		if value, idle = u.AppendMeaning(value[:0], i); t.Part != core.Delim && (idle == "" || idle == core.IdleLaterPort) {
			list = append(strconv.AppendInt(append(list, byte(t.Part)), int64(len(value)), 10), ' ')
			list = append(list, value...)
		}
	}
	return string(list)
}

// literal is the rule of an address of IP version 6, and separator the rule of the colon of a scheme.
const (
	literal   = "host-ipv6"
	separator = "scheme-colon"
)

// made is the text that the edits of a fix make, and the findings in it.
type made struct {
	text  string
	edits []core.Edit
	found []core.Diagnostic
}

// outcome compares the findings before and after a fix of r. The fix of an error must leave fewer errors; it
// may uncover errors that the first one hid. The fix of the colon of a scheme may also make a URL of which warnings are left: of
// "https//_dmarc.h.org/", "https://_dmarc.h.org/". The fix of a warning or a note must add no error. An address of IP version 6 is no
// new error: it was meant, though RFC 1738 has no form for it. No fix takes the scheme away: of "http://http;//h/" it makes
// "http://h/", not "http;//h/".
func (before *count) outcome(after count, r finding, m made) outcome {
	fixed := after.all[r] < before.all[r]
	if r.ID == literal { // RFC 1738 has no form for it: it can but be written as later standards have it
		fixed = after.errors <= before.errors
	} else if r.Severity != core.SeverityError || r.ID == "fragment" {
		fixed = fixed && before.isNoWorse(&after)
	} else {
		fixed = fixed && (after.errors < before.errors || r.ID == separator && after.valid) && !before.brings(&after, m)
	}
	fixed = fixed && (after.scheme || !before.scheme)
	return outcome{m.text, after.errors - before.errors, fixed, after.meaning == before.meaning}
}

// brings reports whether an error was added where the edits wrote, by a rule that had fewer findings before.
func (before *count) brings(after *count, m made) bool {
	if before.isNoWorse(after) {
		return false
	}
	grown := 0
	for _, e := range m.edits {
		wrote := core.Span{Start: e.Span.Start + grown, End: e.Span.Start + grown + len(e.New)}
		grown += len(e.New) - e.Span.Len()
		if slices.ContainsFunc(m.found, func(d core.Diagnostic) bool {
			return d.Rule.Severity == core.SeverityError && after.all[findingOf(d)] > before.all[findingOf(d)] && d.Span.Start < wrote.End && wrote.Start < d.Span.End
		}) {
			return true
		}
	}
	return false
}

// isNoWorse reports whether no rule finds an error more often after than before.
func (before *count) isNoWorse(after *count) bool {
	for r, n := range after.all {
		if r.Severity == core.SeverityError && r.ID != literal && n > before.all[r] {
			return false
		}
	}
	return true
}
