package standards

import (
	"slices"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/role"
)

// LongestTried is the length of the longest text in which Roles tries each octet: that takes some 170 readings.
const LongestTried = 4 << 10

// Roles returns what each octet could do in s in place of the octets in span, as role.Of does for RFC 1738. It asks RFC 3986 or the URL
// Standard; an octet that a browser takes with an error is one that must be written as an escape. If the standard refuses s for octets
// elsewhere, it is asked as if letters or digits stood there: of the "[" in "http://h/?x[]=1" whatever is wrong with the "]". Roles
// returns false if that does not help, as for the host of "http://h:80:90/", because nothing in its place repairs the port, and for a
// text longer than LongestTried.
func Roles(by Standard, s string, span core.Span) (roles [256]role.Role, ok bool) {
	if len(s) > LongestTried {
		return roles, false
	}
	span = characters(s, span.Within(len(s)))
	t := trial{by: by, before: s[:span.Start], after: s[span.End:]}
	if t.base = t.read(s[span.Start:span.End]); !t.base.ok {
		sound, ok := soundOf(by, s)
		switch {
		case ok:
			t.before, t.after = sound[:span.Start], sound[span.End:]
			t.base = t.read(sound[span.Start:span.End])
		case !faultOf(by, s).Overlaps(span):
			return roles, false
		}
	}
	const foreign = 0x80 // stands for all octets outside US-ASCII
	var raw [foreign + 1]tried
	for b := range raw {
		raw[b] = t.read(text(b))
	}
	if !t.rest(raw[:]) {
		return roles, false
	}
	for b := range raw {
		roles[b] = t.role(b, raw[b])
	}
	for b := foreign + 1; b < len(roles); b++ {
		roles[b] = roles[foreign]
	}
	return roles, true
}

// characters returns the octets of the characters that span has octets of, because a part of a character is not a character.
func characters(s string, span core.Span) core.Span {
	if span.Len() == 0 {
		return span
	}
	for span.Start > 0 && !utf8.RuneStart(s[span.Start]) {
		span.Start--
	}
	for span.End < len(s) && !utf8.RuneStart(s[span.End]) {
		span.End++
	}
	return span
}

// rest makes the text with which others are compared: the one as it is, or the one of raw with the fewest errors if the standard refuses
// that. It returns false if it refuses all. An error that stays whatever is here, as of a login before the host, is not of this octet.
func (t *trial) rest(raw []tried) bool {
	if !t.base.ok {
		for _, r := range raw {
			if r.ok && (!t.base.ok || r.here+r.errors < t.base.here+t.base.errors) {
				t.base = r
			}
		}
	}
	for _, r := range raw {
		if r.ok && t.alike(r) {
			t.base.here = min(t.base.here, r.here)
		}
	}
	return t.base.ok
}

// soundOf returns s with letters or digits in place of the octets for which the standard refuses it. It returns false if it refuses that,
// too.
func soundOf(by Standard, s string) (string, bool) {
	const most = 32
	text, filled := []byte(s), make([]byte, len(s))
	for range most {
		r := Reading{Standard: by}
		r.readAs(string(text))
		if r.Verdict.Accepts() {
			return string(text), true
		}
		fault, ok := r.Fault(string(text))
		if !ok || fault.Len() == 0 || filled[fault.Start] == '1' {
			return "", false
		}
		fill := byte('a')
		if filled[fault.Start] == fill { // a port and the address in brackets take digits
			fill = '1'
		}
		for i := fault.Start; i < fault.End; i++ {
			text[i], filled[i] = fill, fill
		}
	}
	return "", false
}

// faultOf returns the octets for which the standard refuses s.
func faultOf(by Standard, s string) core.Span {
	r := Reading{Standard: by}
	r.readAs(s)
	fault, _ := r.Fault(s)
	return fault
}

// readAs reads s as the standard of r does, RFC 3986 or the URL Standard.
func (r *Reading) readAs(s string) {
	if r.Standard == WHATWG {
		readWHATWG(s, r, Asked{})
	} else {
		readGeneric(s, r)
	}
}

// text is what stands for octet b when it is tried: a letter of another script for one outside US-ASCII.
func text(b int) string {
	if b >= 0x80 {
		return "é"
	}
	return string([]byte{byte(b)})
}

// A trial puts octets into a text, and has it read.
type trial struct {
	by            Standard
	before, after string
	base          tried // the text as it is
}

// A tried is a text as a standard reads it.
type tried struct {
	ok     bool
	errors int    // the number of octets elsewhere with one
	here   int    // the number of errors at the octets that are tried
	at     Role   // of the part that has the octet; RoleDelim for none
	parts  []Part // all of them
}

func (t *trial) read(octets string) (got tried) {
	r := Reading{Standard: t.by}
	s := t.before + octets + t.after
	r.readAs(s)
	got = tried{ok: r.Verdict.Accepts(), errors: r.Omitted, parts: r.Parts}
	here := core.Span{Start: len(t.before), End: len(t.before) + len(octets)}
	for i := range r.Errors {
		e := r.Errors[i].Span
		got.errors += max(e.Len(), 1) // neighbours are one error
		if e.Overlaps(here) {
			got.here++
			got.errors -= min(e.End, here.End) - max(e.Start, here.Start)
		}
	}
	for _, p := range r.Parts {
		if p.Role != RoleAuthority && p.Contains(len(t.before)) {
			got.at = p.Role
		}
	}
	return got
}

// role returns the role of octet b, with which the text reads as raw does.
func (t *trial) role(b int, raw tried) role.Role {
	taken := t.taken(raw)
	switch {
	case taken && (b == '/' && raw.at == RolePath || !t.alike(raw)):
		return role.Syntax
	case taken:
		return role.Data
	}
	if e := t.read(escaped(text(b))); t.taken(e) && t.alike(e) {
		if b == '%' {
			return role.Syntax // which begins that
		}
		return role.Encoded
	}
	return role.Barred
}

// taken reports whether the standard takes a text without more errors than the base has. What is wrong elsewhere is not held against
// an octet: the slashes that are missing in "file:docs/a" would be missed by no other scheme.
func (t *trial) taken(got tried) bool {
	return got.ok && got.here <= t.base.here && got.errors <= t.base.errors
}

// alike reports whether a text has the same parts, and the octet in the same one.
func (t *trial) alike(got tried) bool {
	return got.at == t.base.at && slices.EqualFunc(got.parts, t.base.parts, func(p, q Part) bool { return p.Role == q.Role })
}

// Section returns the section of RFC 3986 or of the URL Standard about a part: "3.2.2" and "3.5" for a host.
func Section(by Standard, r Role) string {
	switch {
	case by == RFC3986:
		return sections3986[r]
	case r == RoleHost:
		return "3.5"
	}
	return "4.4"
}
