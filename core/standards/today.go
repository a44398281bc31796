package standards

// Today returns today's verdict on the input. It is the verdict of the URL Standard, which browsers follow, or, for a
// reference without a base, of RFC 3986. If a browser was asked, its verdict counts, even if it overrules the standard
// ([Reading.Overruled]). The offset is where a parser gives up, the length of the input if more must follow, or -1 if
// no parser gives up or the place is unknown.
func (c *Comparison) Today() (v Verdict, offset int) {
	r := &c.Readings[WHATWG]
	e := r.fatal()
	switch {
	case r.Verdict != VerdictFailure:
		return r.Verdict, -1
	case c.Readings[RFC3986].Verdict == VerdictRelative && (e == nil || ruleOf(e.Name).ID == "url-scheme"):
		return VerdictRelative, -1
	}
	if fault, ok := r.Fault(c.Input); ok {
		return VerdictFailure, fault.Start
	}
	return VerdictFailure, -1
}
