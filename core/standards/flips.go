package standards

import (
	"urlscope/core"
)

// A Flip is the first place at which two neighbouring standards differ: one accepts an octet that the other does
// not, or they give it different parts.
type Flip struct {
	From, To Standard
	core.Span
	Clause *Clause // what changed
}

// flip finds where each standard differs from the one before it.
func (c *Comparison) flip() {
	for s := RFC1808; s < count; s++ {
		p := place{input: c.Input, from: &c.Readings[s-1], to: &c.Readings[s]}
		if p.from.Verdict == VerdictNotAsked || p.to.Verdict == VerdictNotAsked || !p.find() {
			continue
		}
		if clause := p.clause(); clause != nil {
			c.Flips = append(c.Flips, Flip{s - 1, s, p.about(clause), clause})
		}
	}
}

// about returns the octets that a clause is about at the place: with the octet at which the verdict of RFC 1738 has it refuse the
// text, so that the two never name different octets.
func (p *place) about(clause *Clause) core.Span {
	s := p.covered(clause.cover)
	if fault, ok := p.from.Fault(p.input); ok && p.change == admits && p.from.Standard == RFC1738 {
		s.Start = min(s.Start, fault.Start)
	}
	return s
}

// A change tells how two standards differ.
type change uint8

const (
	admits   change = iota // only the later one accepts the octet
	refuses                // only the earlier one accepts the octet
	relabels               // both accept it, with another meaning
)

// A place is an octet at which two standards differ.
type place struct {
	_ [0]func() // incomparable

	input    string
	from, to *Reading
	change   change
	at       core.Span
	error    string // name of the WHATWG's error there; "" for none
}

// find searches for the place. It returns false if it finds no place.
func (p *place) find() bool {
	before, after := p.from.Verdict.Accepts(), p.to.Verdict.Accepts()
	switch {
	case before && after:
		p.change = relabels
		return !p.from.Overruled() && !p.to.Overruled() && p.findLabel()
	case !before && !after:
		if p.to.By != SourceGrammar || p.from.Offset == p.to.Offset {
			return false // both refuse it, and which of them earlier is unknown
		}
		after = p.from.Offset < p.to.Offset
	}
	if after {
		p.change = admits
		p.findFault(p.from, p.to)
	} else {
		p.change = refuses
		p.findFault(p.to, p.from)
	}
	return true
}

// Overruled reports whether the browser accepts an input that the detectors refuse, such as "http://a b/": the
// standard forbids a space in a host, but some browsers write "%20". Other browsers likely refuse it, too, and
// its parts are unknown. Overruled is false for the other standards, and if no browser was asked.
func (r *Reading) Overruled() bool { return r.Disagrees && r.Likely == VerdictFailure }

// findFault finds the place at which one standard finds a fault that the other does not.
func (p *place) findFault(refusing, other *Reading) {
	if refusing.Standard == Go {
		p.at = goFault(p.input)
	} else if p.at, _ = refusing.Fault(p.input); refusing.Standard == RFC1738 {
		p.at, _ = refusing.gaveUp(p.input) // what the rows are about; flip adds the octets in front, which the verdict names
	}
	if e := refusing.fatal(); e != nil {
		p.error = e.Name
	}
	for i := range other.Errors {
		if e := &other.Errors[i]; e.Contains(p.at.Start) {
			p.error = e.Name
		}
	}
}

// findLabel finds the first octet that has another part, or that the WHATWG's parser changes.
func (p *place) findLabel() bool {
	i := firstDifference(p.input, p.from, p.to)
	found := i < len(p.input)
	p.at = core.Span{Start: i, End: min(i+1, len(p.input))}
	whatwg := p.to
	if p.to.Standard == Go {
		whatwg = p.from
	}
	for i := range whatwg.Errors {
		e, q := &whatwg.Errors[i], *p
		q.at, q.error = e.Span, e.Name
		if (!found || e.Start <= p.at.Start) && q.clause() != nil {
			*p, found = q, true
		}
	}
	if dots := p.dots(); dots.Len() > 0 && (!found || dots.Start < p.at.Start) {
		p.at, p.error, found = dots, dotSegment, true
	}
	return found
}

// dotSegment stands for an error name that the WHATWG's standard does not have: its parser removes dot segments
// silently.
const dotSegment = "dot-segment"

// dots returns the first dot segment of the path, if the two standards treat it differently.
func (p *place) dots() core.Span {
	switch p.to.Standard {
	case WHATWG:
		return p.to.dots
	case Go:
		return p.from.dots
	case RFC3986:
		if p.to.Verdict == VerdictRelative {
			break // RFC 2396 removes them from relative paths, too
		}
		path := p.to.span(RolePath)
		for at := path.Start; at < path.End; {
			end := until(p.input, at, path.End, "/")
			if segment := p.input[at:end]; segment == "." || segment == ".." {
				return core.Span{Start: at, End: end}
			}
			at = end + 1
		}
	}
	return core.Span{}
}

// roleAt returns the role of the part that the octet at offset is in, or that ends there.
func roleAt(r *Reading, offset int) (role Role) {
	for i := range r.Parts {
		if part := &r.Parts[i]; part.Start <= offset && offset <= part.End && (part.Len() > 0 || role == RoleDelim) {
			role = part.Role
		}
	}
	return role
}
