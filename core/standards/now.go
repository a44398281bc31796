package standards

// Now returns what is said of the input today: what the WHATWG's standard says, which is that of
// browsers, and for what that has no base for what RFC 3986 does, which knows references. The
// offset is that of the octet at which a parser gives up, the input's length where it would go
// on; it is -1 where nobody knows, and where none gives up. It is the browser's verdict where one was
// asked, even if that overrules the standard ([Reading.Overruled]).
func (c *Comparison) Now() (v Verdict, offset int) {
	r := &c.Readings[WHATWG]
	switch {
	case r.Verdict != Failure:
		return r.Verdict, -1
	case c.Readings[RFC3986].Verdict == Relative:
		return Relative, -1
	}
	if fault, ok := r.Fault(c.Input); ok {
		return Failure, fault.Start
	}
	return Failure, -1
}
