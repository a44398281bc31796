package standards

import "strings"

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
	case r.lacksBase(c.Input), c.Readings[RFC3986].Verdict == VerdictRelative && (e == nil || ruleOf(e.Name).ID == "url-scheme"):
		return VerdictRelative, -1
	}
	if fault, ok := r.Fault(c.Input); ok {
		return VerdictFailure, fault.Start
	}
	return VerdictFailure, -1
}

// lacksBase reports whether the WHATWG's parser only wants a base for s: for "../a b", but not for "//[", of which a base makes no URL, nor
// for "see http://h/", in which the octets in front of the colon are rather a slip.
func (r *Reading) lacksBase(s string) bool {
	e := r.fatal()
	name, rest := s, ""
	if n := strings.IndexAny(s, `/\?#`); n >= 0 {
		name, rest = s[:n], s[n:]
	}
	isHost := name == "" && len(rest) > 1 && isSlash(rest[0]) && isSlash(rest[1])
	return e != nil && strings.HasPrefix(e.Name, "missing-scheme") && strings.IndexByte(name, ':') < 0 && !isHost
}
