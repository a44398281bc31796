package standards

import (
	"slices"

	"urlscope/core"
	"urlscope/core/role"
)

// longestTried is the length of the longest text in which each octet is tried: that takes some 170 readings.
const longestTried = 4 << 10

// Roles returns what each octet could do in s in place of the octets in span, as role.Of does for RFC 1738. It asks RFC 3986 or the URL
// Standard; an octet that a browser takes with an error is one that must be written as an escape. Roles returns false if the standard
// takes s with no octet there, and for a text that is too long to try.
func Roles(by Standard, s string, span core.Span) (roles [256]role.Role, ok bool) {
	span = span.Within(len(s))
	if len(s) > longestTried {
		return roles, false
	}
	t := trial{by: by, before: s[:span.Start], after: s[span.End:]}
	const foreign = 0x80 // stands for all octets of what is not US-ASCII
	var raw [foreign + 1]tried
	t.base = t.read(s[span.Start:span.End])
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
	if t.by == WHATWG {
		readWHATWG(s, &r, Asked{})
	} else {
		readGeneric(s, &r)
	}
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
