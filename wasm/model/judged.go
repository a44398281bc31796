package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/standards"
	"urlscope/core/wire"
)

// What is shown of the text follows who judges: its parts are those that the standard reads, and on the wire is what goes out of what
// it reads. RFC 1738 and what it guesses stand for a text that the standard refuses.

// Taken returns how the standard that judges reads the text; nil where that is RFC 1738, and where it refuses the text.
func (m *Model) Taken() *standards.Reading {
	if r := m.Reading(); r != nil && r.Verdict.Accepts() && !r.Overruled() {
		return r
	}
	return nil
}

// partOf are the parts by which those of later standards are named and coloured.
var partOf = [...]core.Part{
	standards.RoleScheme: core.SchemeName, standards.RoleUserinfo: core.User, standards.RoleHost: core.Host, standards.RolePort: core.Port,
	standards.RolePath: core.Hsegment, standards.RoleQuery: core.Search, standards.RoleFragment: core.Fragment,
}

// Tokens returns the parts of the text, and what stands between them, as the standard has them that judges.
func (m *Model) Tokens() []core.Token {
	r := m.Taken()
	if r == nil {
		return m.URL.Tokens()
	}
	if m.judged.revision == m.Revision && m.judged.tokens != nil {
		return m.judged.tokens
	}
	l := tokenList{src: m.Source()}
	for i := range r.Parts {
		l.addPart(&r.Parts[i])
	}
	l.add(core.Delim, core.Span{Start: len(l.src), End: len(l.src)})
	m.judged = judgedTokens{m.Revision, l.list}
	return l.list
}

// A tokenList is the tokens found so far, without a gap.
type tokenList struct {
	src  string
	at   int // where the last one ends
	list []core.Token
}

// add adds a part, and in front of it what no part holds.
func (l *tokenList) add(part core.Part, s core.Span) {
	if s.Start > l.at {
		l.list = append(l.list, core.Token{Span: core.Span{Start: l.at, End: s.Start}, Part: core.Delim})
	}
	if part != core.Delim {
		l.list = append(l.list, core.Token{Span: s, Part: part, Mark: core.MarkLater})
	}
	l.at = max(l.at, s.End)
}

// addPart adds a part of a standard: of a login the name and the password.
func (l *tokenList) addPart(p *standards.Part) {
	if int(p.Role) >= len(partOf) || partOf[p.Role] == core.Delim || p.Start < l.at || p.Role == standards.RolePath && p.Len() == 0 {
		return
	}
	part, s := partOf[p.Role], p.Span
	if colon := strings.IndexByte(p.In(l.src), ':'); part == core.User && colon >= 0 {
		l.add(part, core.Span{Start: s.Start, End: s.Start + colon})
		part, s.Start = core.Password, s.Start+colon+1
	} else if part == core.User && slices.ContainsFunc(l.list, func(t core.Token) bool { return t.Part == core.User }) {
		part = core.Password // of the URL Standard, which has two parts
	}
	l.add(part, s)
}

// judgedTokens are the tokens as a later standard has them, as last asked for.
type judgedTokens struct {
	revision int
	tokens   []core.Token
}

// tokenAt returns the index in Tokens of the token that has the octet at offset.
func (m *Model) tokenAt(offset int) int {
	if m.Taken() == nil {
		return m.URL.TokenAt(offset)
	}
	i := slices.IndexFunc(m.Tokens(), func(t core.Token) bool { return t.Contains(offset) })
	return max(i, 0)
}

// converseAs derives the conversation of the text as r reads it, by which it is judged.
func (c *Dialogue) converseAs(m *Model, r *standards.Reading) {
	read := m.Source()
	switch {
	case m.Taken() == nil:
		if m.Standing() == Unfinished {
			break // what is typed so far is shown as it would go out
		}
		after := New(m.allFixed())
		after.Browser = m.Browser
		if after.JudgeBy(m.Judge); after.Taken() == nil || after.Source() == read {
			c.Said, c.Conversation = nothing, nothing
			return
		}
		r, read, c.Fixed = after.Taken(), after.Source(), true
		fallthrough
	default:
		if r.Standard == standards.WHATWG && r.Result != "" {
			read = r.Result // which is what clients of today ask with
		}
	}
	if read != m.Source() {
		c.URL = core.Parse(read)
	}
	if c.Said = wire.Of(c.URL); r.Standard == standards.RFC3986 && c.Said.Host.Len() > 0 {
		if _, ok := r.Part(standards.RoleHost); !ok {
			c.Said = wire.Conversation{} // it is a path to that standard: "http:/h.org"
		}
	}
	if !m.Revealed {
		c.Said = c.Said.Masked()
	}
	if c.Conversation = c.Said; c.URL != m.URL {
		c.Conversation = c.Said.Moved(backTo(m.URL, c.URL))
	}
}

// nothing is what goes out of what is no URL, and nobody knows what was meant.
var nothing = wire.Conversation{Steps: []wire.Step{{Kind: "no-url", Side: wire.SideInfo}}}

// backTo returns what takes octets of a text to those of another that they were made of. What the two have alike tells: of
// "http://h/a%20b" the escape to the blank of "http://h/a b".
func backTo(typed, read *core.URL) func(core.Span) core.Span {
	octets := compare.URLs(typed, read).Octets
	n := [2]int{len(typed.Source()), len(read.Source())}
	type piece struct{ typed, read core.Span } // of as many octets where both are alike
	var pieces []piece
	var at [2]int
	next := func(k int) core.Span {
		if len(octets[k]) > 0 {
			return octets[k][0]
		}
		return core.Span{Start: n[k], End: n[k]}
	}
	for at[0] < n[0] || at[1] < n[1] {
		a, b := next(0), next(1)
		if alike := min(a.Start-at[0], b.Start-at[1]); alike > 0 {
			pieces = append(pieces, piece{core.Span{Start: at[0], End: at[0] + alike}, core.Span{Start: at[1], End: at[1] + alike}})
			at[0], at[1] = at[0]+alike, at[1]+alike
		}
		p := piece{core.Span{Start: at[0], End: at[0]}, core.Span{Start: at[1], End: at[1]}}
		if a.Start <= at[0] && at[0] < n[0] {
			p.typed.End, octets[0] = a.End, octets[0][min(1, len(octets[0])):]
		}
		if b.Start <= at[1] && at[1] < n[1] {
			p.read.End, octets[1] = b.End, octets[1][min(1, len(octets[1])):]
		}
		if p.typed.Len()+p.read.Len() == 0 {
			break
		}
		pieces = append(pieces, p)
		at[0], at[1] = p.typed.End, p.read.End
	}
	return func(s core.Span) (to core.Span) {
		found := false
		for _, p := range pieces {
			if !p.read.Overlaps(s) {
				continue
			}
			is := p.typed
			if p.typed.Len() == p.read.Len() {
				is.Start += max(0, s.Start-p.read.Start)
				is.End -= max(0, p.read.End-s.End)
			}
			if !found {
				to, found = is, true
			}
			to.End = max(to.End, is.End)
		}
		return to
	}
}
