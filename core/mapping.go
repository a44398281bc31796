package core

import (
	"slices"
	"strings"

	"urlscope/core/internal/origin"
	"urlscope/core/octet"
)

// readAsRepair gives the octets of u the parts that they have in v, its repair by edits: the "h" of "http;//h/" is the
// host.
func (u *URL) readAsRepair(v *URL, edits []Edit) {
	m := mapping{u: u, v: v, plain: u.Tokens()}
	for _, e := range edits {
		m.from.Edit(e.Span.Start, e.Span.End, len(e.New))
	}
	m.from.Close(len(u.src))
	m.tokens()
	u.reading, u.known = v.reading, v.known
	u.retoken(m.list)
	u.noteRepair(v)
}

// A mapping takes the tokens of v, the repair of u, back to positions in u.
type mapping struct {
	u, v  *URL
	plain []Token    // the tokens of u as it was typed
	at    int        // the index of the first of them that may still be wanted
	from  origin.Map // where the octets of v are in u
	list  []Token
}

// tokens makes the tokens of u from the tokens of v, without the octets that the repair inserted. Between them it puts
// the octets that the repair removed, as they were typed. In "nntp:///h.org/group" the third slash comes between "://"
// and the host.
func (m *mapping) tokens() {
	from := 0
	if m.u.scheme != nil { // section 5 says what it is
		from = m.u.named.End
		m.add(m.plain[0])
	}
	done := from
	for _, t := range m.v.Tokens() {
		if t.Part == SchemeName && from > 0 || m.isFresh(t.Span) {
			continue
		}
		is := m.back(t.Span, done)
		if is.Len() == 0 && t.Len() > 0 || is.Start < done {
			continue
		}
		m.gap(Span{Start: done, End: is.Start}, t.Part)
		t.Span, t.Mark = is, t.Mark|m.mark()
		m.add(t)
		done = is.End
	}
	m.gap(Span{Start: done, End: len(m.u.src)}, Stray)
}

// back returns the span of u that corresponds to a span of v and lies behind offset done. The "x" of
// "http://h/x", repaired from "http://h$/x", is at 10, not at 9.
func (m *mapping) back(s Span, done int) Span {
	if s.Len() == 0 {
		at := max(m.from.End(s.Start), done)
		return Span{Start: at, End: at}
	}
	return Span{Start: max(m.from.Start(s.Start), done), End: max(m.from.End(s.End), done)}
}

// isFresh reports whether the repair inserted all octets of a span of v. For an empty span it looks at the octet
// before it, as for the colon of "http://h/" when "http//h/" was typed.
func (m *mapping) isFresh(s Span) bool {
	if s.Len() == 0 {
		s.Start--
	}
	for i := s.Start; i < s.End; i++ {
		if i < 0 || m.from.Start(i) < m.from.End(i+1) {
			return false
		}
	}
	return true
}

// mark returns Guess for the tokens if section 5 does not say what the scheme is, as in "htpp://h/".
func (m *mapping) mark() Mark {
	if m.u.unplaced || m.u.scheme != m.v.scheme || m.u.scheme == Other && !octet.EqualFold(m.u.SchemeText(), m.v.SchemeText()) {
		return MarkGuess
	}
	return 0
}

// gap adds the octets that the repair took out before a token of part next. They join a neighbour of the part
// that they were typed as, or stand as that part. In "news://h/group" the repair takes out "//h/": a delimiter, a
// host, a delimiter.
func (m *mapping) gap(s Span, next Part) {
	for ; m.at < len(m.plain) && m.plain[m.at].Start < s.End; m.at++ {
		t := m.plain[m.at]
		if cut := (Span{Start: max(t.Start, s.Start), End: min(t.End, s.End)}); cut.Len() > 0 {
			t.Span = cut
			switch {
			case t.Part == Schemepart && m.follows(Port): // nobody read "htpp://h:80x/" closer
				t.Part = Port
			case t.Part != next && m.isStray(t.Part):
				t.Part = Stray
			}
			m.add(t)
		}
	}
	m.at = max(m.at-1, 0) // it may go on behind
}

// isStray reports whether octets typed as part p are stray: the repair has such a part elsewhere, or has another
// scheme.
func (m *mapping) isStray(p Part) bool {
	return p != Delim && !m.follows(p) && (m.u.reading != m.v.reading || m.v.Has(p) || m.hasOne(p))
}

// follows reports whether the last token is of part p, as the host is before the "$" of "http://h$/".
func (m *mapping) follows(p Part) bool { return len(m.list) > 0 && m.list[len(m.list)-1].Part == p }

// hasOne reports whether there already is a token of part p, and a URL has only one. Segments and fields may
// repeat.
func (m *mapping) hasOne(p Part) bool {
	segments := setOf(Fsegment, Hsegment, Psegment, Fieldname, Fieldvalue)
	return !segments.has(p) && slices.ContainsFunc(m.list, func(t Token) bool { return t.Part == p })
}

// add adds a token, or extends the last token if that has the same part and ends there: the two sides of the ","
// in "http://h,org/" are one host. The result is a guess if one of its pieces is.
func (m *mapping) add(t Token) {
	if t.Part == Host && strings.HasPrefix(t.In(m.u.src), "[") {
		t.Part = HostLiteral
	}
	t.seen, t.facts = octet.ClassesOf(t.In(m.u.src)), ofTokens&^(empty|smallHex)
	if t.Len() == 0 {
		t.facts |= empty
	}
	if n := len(m.list) - 1; n >= 0 && m.list[n].Part == t.Part && m.list[n].End == t.Start {
		m.list[n].End = t.End
		m.list[n].seen |= t.seen
		m.list[n].Mark |= t.Mark
		m.list[n].facts &^= empty
		return
	}
	m.list = append(m.list, t)
}

// noteRepair sets what the rules ask about u, whose repair is v: the host of "http;//h/" is present.
func (u *URL) noteRepair(v *URL) {
	u.has, u.delims = 0, 0
	if u.scheme == nil {
		u.named = Span{}
	}
	for _, t := range u.tokens {
		u.has |= 1 << t.Part
		switch {
		case t.Part == Delim:
			u.delims |= t.seen
		case t.Part == SchemeName && u.named.Len() == 0:
			u.named = t.Span
		}
	}
	u.near = v.SchemeText()
	u.facts = noScheme | noType // the checks look closer
	if u.kindOfScheme() == "scheme-later" {
		u.facts |= newScheme
	}
	if !u.hasPath() {
		u.facts |= noPath
	}
	const slashes = "://"
	if strings.HasPrefix(v.src[v.named.End:], slashes) && !strings.HasPrefix(u.src[u.named.End:], slashes) {
		u.facts |= oddSlashes
	}
}

// hasPath reports whether a slash or a backslash ends host and port.
func (u *URL) hasPath() bool {
	end, ok := u.hostportEnd()
	return ok && slices.ContainsFunc(u.tokens, func(t Token) bool {
		return t.Part == Delim && t.Start == end && t.seen&(octet.Slash|octet.Backslash) != 0
	})
}
