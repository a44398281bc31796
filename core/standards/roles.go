package standards

import (
	"slices"

	"urlscope/core"
	"urlscope/core/role"
)

// LongestTried is the length of the longest text in which Roles tries each octet: that takes some 170 readings.
const LongestTried = 4 << 10

// Roles returns what each octet could do in s in place of the octets in span, as role.Of does for RFC 1738. It asks RFC 3986 or the URL
// Standard; an octet that a browser takes with an error is one that must be written as an escape. If the standard refuses s for octets
// elsewhere, it is asked as if letters or digits stood there: of the "[" in "http://h/?x[]=1" whatever is wrong with the "]". Roles
// returns false if that does not help, as for "http://", which goes on nowhere, and for a text longer than LongestTried.
func Roles(by Standard, s string, span core.Span) (roles [256]role.Role, ok bool) {
	span = span.Within(len(s))
	if len(s) > LongestTried {
		return roles, false
	}
	t := trial{by: by, before: s[:span.Start], after: s[span.End:]}
	if t.base = t.read(s[span.Start:span.End]); !t.base.ok {
		if sound, ok := soundOf(by, s); ok {
			t.before, t.after = sound[:span.Start], sound[span.End:]
			t.base = t.read(sound[span.Start:span.End])
		}
	}
	const foreign = 0x80 // stands for all octets outside US-ASCII
	var raw [foreign + 1]tried
	least := t.base
	for b := range raw {
		raw[b] = t.read(text(b))
		if raw[b].ok && (!least.ok || raw[b].errors < least.errors) {
			least = raw[b]
		}
	}
	if !least.ok {
		return roles, false
	}
	if !t.base.ok {
		t.base = least
	}
	for b := range raw {
		roles[b] = t.role(b, raw[b], least.errors)
	}
	for b := foreign + 1; b < len(roles); b++ {
		roles[b] = roles[foreign]
	}
	return roles, true
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
	errors int    // the number of octets with one
	at     Role   // of the part that has the octet; RoleDelim for none
	parts  []Part // all of them
}

func (t *trial) read(octets string) (got tried) {
	r := Reading{Standard: t.by}
	s := t.before + octets + t.after
	r.readAs(s)
	got = tried{ok: r.Verdict.Accepts(), errors: r.Omitted, parts: r.Parts}
	for i := range r.Errors {
		got.errors += max(r.Errors[i].Len(), 1) // neighbours are one error
	}
	for _, p := range r.Parts {
		if p.Role != RoleAuthority && p.Contains(len(t.before)) {
			got.at = p.Role
		}
	}
	return got
}

// role returns the role of octet b, with which the text reads as raw does.
func (t *trial) role(b int, raw tried, least int) role.Role {
	taken := raw.ok && raw.errors == least
	switch {
	case taken && (b == '/' && raw.at == RolePath || !t.alike(raw)):
		return role.Syntax
	case taken:
		return role.Data
	}
	if e := t.read(escaped(text(b))); e.ok && e.errors == least && t.alike(e) {
		if b == '%' {
			return role.Syntax // which begins that
		}
		return role.Encoded
	}
	return role.Barred
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
