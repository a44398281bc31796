package standards

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/internal/generic"
	"urlscope/core/internal/origin"
	"urlscope/core/role"
)

// LongestTried is the length of the longest text in which Roles tries each octet: that takes some 170 readings.
const LongestTried = 4 << 10

// Roles returns what each octet could do in s in place of the octets in span, as role.Of does for RFC 1738. It asks RFC 3986 or the URL
// Standard; an octet that a browser takes with an error is one that must be written as an escape. If the standard refuses s for octets
// elsewhere, it is asked as if letters or digits stood there: of the "[" in "http://h/?x[]=1" whatever is wrong with the "]". Octets at
// fault together with those in span stay as they are: in the port of "http://h:99999/", a "5" helps and a "7" does not. Roles returns
// false if no octet helps, as in place of the last digit of "http://h:1234567/", and for a text longer than LongestTried.
func Roles(by Standard, s string, span core.Span) (roles [256]role.Role, ok bool) {
	if len(s) > LongestTried || s == "" {
		return roles, false
	}
	span = characters(s, span.Within(len(s)))
	t := trial{by: by, before: s[:span.Start], after: s[span.End:]}
	if t.base = t.read(s[span.Start:span.End]); !t.base.ok && !t.repair(s, span) {
		return roles, false
	}
	const foreign = 0x80 // stands for all octets outside US-ASCII
	var raw [foreign + 1]tried
	for b := range raw {
		raw[b] = t.read(text(b))
	}
	if !t.rest(raw[:foreign]) { // without the foreign one, whose host this package cannot check
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

// Divided returns how the standard of r divides s, which it refuses. The regular expression of RFC 3986 divides any text. The URL Standard
// goes on as if letters or digits stood in place of the octets at fault, and as if nothing were missing; where that does not help, the
// parts end where it stops.
func (r *Reading) Divided(s string) *Reading {
	m := repaired{}
	if r.Standard == WHATWG {
		m = repair(r.Standard, s)
	}
	if !m.ok {
		return r
	}
	divided := Reading{Standard: r.Standard}
	divided.readAs(m.text)
	parts := divided.Parts[:0]
	for _, p := range divided.Parts {
		was := p.Len()
		if p.Span = m.from(p.Span); p.Len() > 0 || was == 0 {
			parts = append(parts, p)
		}
	}
	divided.Parts = parts
	return &divided
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

// repair makes the text with which others are compared, of one that the standard refuses, and leaves in the others what is at fault together
// with octets of span. It returns false if nothing in place of these can help.
func (t *trial) repair(s string, span core.Span) bool {
	m := repair(t.by, s)
	if !m.ok {
		return slices.ContainsFunc(m.faults, span.Overlaps)
	}
	start, end := m.place(span)
	t.before, t.after = m.text[:start], m.text[end:]
	t.base = t.read(m.text[start:end])
	kept := span
	for _, f := range m.faults {
		if f.Overlaps(span) {
			kept.Start, kept.End = min(kept.Start, f.Start), max(kept.End, f.End)
		}
	}
	start, end = m.place(kept)
	t.before, t.after = m.text[:start]+s[kept.Start:span.Start], s[span.End:kept.End]+m.text[end:]
	return true
}

// rest completes the text with which others are compared. Without such a text, it takes the one of raw with the fewest errors. An error that
// stays whatever is here, such as a login before the host, does not count for this octet. rest returns false if the standard refuses all
// of raw.
func (t *trial) rest(raw []tried) bool {
	raw = slices.DeleteFunc(slices.Clone(raw), func(r tried) bool { return !r.ok })
	if len(raw) == 0 {
		return false
	}
	best, fewest := raw[0], raw[0].errors
	for _, r := range raw {
		fewest = min(fewest, r.errors)
		if r.here+r.errors < best.here+best.errors {
			best = r
		}
	}
	if !t.base.ok {
		t.base = best
	}
	t.base.errors = max(t.base.errors, fewest)
	for _, r := range raw {
		if t.alike(r) {
			t.base.here = min(t.base.here, r.here)
		}
	}
	return true
}

// A repaired text is one that a standard takes, made of one that it refuses.
type repaired struct {
	text   string
	ok     bool        // whether the standard takes it
	faults []core.Span // the octets of the other text for which letters or digits stand
	holes  []hole      // what was put in, in order of place
}

// A hole is a place in the other text where n octets are missing.
type hole struct{ at, n int }

// repair returns s with letters or digits in place of the octets for which the standard refuses it. For the URL Standard it puts a base
// in front of a reference, and a host where none is.
func repair(by Standard, s string) (m repaired) {
	const most = 32
	m.text = s
	filled := make([]byte, len(s)+1) // by offset in s
	for range most {
		r := Reading{Standard: by}
		if r.readAs(m.text); r.Verdict.Accepts() {
			m.ok = true
			return m
		}
		for _, fault := range r.faults(m.text) {
			at := m.from(fault)
			fill := &filled[at.Start]
			switch {
			case by == WHATWG && !r.span(RoleScheme).ok && m.holes == nil:
				m.put(at.Start, baseFor(s[at.Start:]))
			case by == WHATWG && at.Len() == 0 && *fill == 0:
				m.put(at.Start, "a")
				*fill = 'h'
			case at.Len() == 0 || *fill == 'h':
				m.faults = append(m.faults, at)
				return m
			case *fill == '0': // nothing in its place helps, so it is no address
				host := r.span(RoleHost).Span
				m.faults = append(m.faults, m.from(host))
				m.fill(host, "h")
				*fill = 'h'
			case *fill == 'a': // a port and the address in brackets take digits
				m.fill(fault, "0")
				*fill = '0'
			default:
				m.fill(fault, "a")
				m.faults = append(m.faults, at)
				*fill = 'a'
			}
		}
	}
	return m
}

// faults returns the octets for which the standard of r refuses s.
func (r *Reading) faults(s string) (list []core.Span) {
	if e := r.fatal(); e != nil {
		return []core.Span{e.Span}
	}
	for _, d := range r.objectionsOf(generic.RFC3986, s) {
		if d.Rule != &rawOctet {
			list = append(list, d.Span)
			continue
		}
		for i := d.Span.Start; i < d.Span.End; i++ { // one fault each
			list = append(list, core.Span{Start: i, End: i + 1})
		}
	}
	return list
}

// baseFor returns what a base of a page on the Web puts in front of a reference.
func baseFor(reference string) string {
	base := "http://a/"
	for i := 0; i < 2 && i < len(reference) && isSlash(reference[i]); i++ {
		base = base[:len("http://a")-i*len("//a")]
	}
	return base
}

// fill puts an octet in place of each octet of a span of the text.
func (m *repaired) fill(s core.Span, octet string) {
	m.text = m.text[:s.Start] + strings.Repeat(octet, s.Len()) + m.text[s.End:]
}

// put puts octets in at an offset of the other text.
func (m *repaired) put(at int, octets string) {
	i := m.at(at)
	m.text = m.text[:i] + octets + m.text[i:]
	m.holes = append(m.holes, hole{at, len(octets)})
}

// at returns where the octet at an offset of the other text is, behind what was put in there.
func (m *repaired) at(offset int) int {
	i := offset
	for _, h := range m.holes {
		if h.at <= offset {
			i += h.n
		}
	}
	return i
}

// from returns where octets of the text are in the other one.
func (m *repaired) from(s core.Span) core.Span {
	var o origin.Map
	n := len(m.text)
	for _, h := range m.holes {
		o.Edit(h.at, h.at, h.n)
		n -= h.n
	}
	o.Close(n)
	s.Start, s.End = o.Span(s.Start, s.End)
	return s
}

// place returns where octets of the other text are in the text.
func (m *repaired) place(s core.Span) (start, end int) {
	start = m.at(s.Start)
	if s.Len() == 0 {
		return start, start
	}
	return start, m.at(s.End-1) + 1
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
	case taken && (raw.at == RoleDelim || b == '/' && raw.at == RolePath || raw.at == t.base.at && !t.alike(raw)):
		return role.Syntax
	case taken:
		return role.Data
	}
	if e := t.read(escaped(text(b))); t.taken(e) && (t.base.at == RoleDelim || t.alike(e)) {
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
		return sectionsOf[by][r]
	case r == RoleHost:
		return "3.5"
	}
	return "4.4"
}
