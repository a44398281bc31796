package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/fix"
	"urlscope/core/octet"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/core/wire"
	"urlscope/wasm/labels"
)

// The judging standard determines the parts that are shown, and the URL for which the conversation is computed.

// JudgedReading returns how the judging standard reads the text; nil for RFC 1738, or if the standard rejects the text.
func (m *Model) JudgedReading() *standards.Reading {
	if r := m.Reading(); r != nil && r.Verdict.Accepts() && !r.Overruled() {
		return r
	}
	return nil
}

// Split returns how the judging standard divides the text; nil for RFC 1738. A text that the standard rejects is divided as if the octets
// at fault were right: "https://h:44a/" has the port "44a".
func (m *Model) Split() *standards.Reading {
	r := m.Reading()
	if r == nil {
		return nil
	}
	if m.judged.of != r {
		m.judged = judgedTokens{of: r, split: r}
		if (!r.Verdict.Accepts() || r.Overruled()) && !(m.Judge == standards.WHATWG && m.IsBased()) {
			m.judged.split = r.Divided(m.Source())
		}
		l := tokenList{src: m.Source()}
		for i := range m.judged.split.Parts {
			l.addPart(&m.judged.split.Parts[i])
		}
		l.add(core.Delim, core.Span{Start: len(l.src), End: len(l.src)})
		m.judged.tokens = l.list
	}
	return m.judged.split
}

// partOf maps the parts of later standards to those that name and colour them.
var partOf = [...]core.Part{
	standards.RoleScheme: core.SchemeName, standards.RoleUserinfo: core.User, standards.RoleHost: core.Host, standards.RolePort: core.Port,
	standards.RolePath: core.Hsegment, standards.RoleQuery: core.Search, standards.RoleFragment: core.Fragment,
}

// Tokens returns the parts of the text and the delimiters between them, by the judging standard.
func (m *Model) Tokens() []core.Token {
	if m.Split() == nil {
		return m.URL.Tokens()
	}
	return m.judged.tokens
}

// A tokenList is the list of tokens so far, without gaps.
type tokenList struct {
	src  string
	at   int // the end of the last token
	list []core.Token
}

// add adds a part, and before it a token for the octets that are in no part.
func (l *tokenList) add(part core.Part, s core.Span) {
	if s.Start > l.at {
		l.list = append(l.list, core.Token{Span: core.Span{Start: l.at, End: s.Start}, Part: core.Delim})
	}
	if part != core.Delim {
		l.list = append(l.list, core.Token{Span: s, Part: part, Mark: core.MarkLater})
	}
	l.at = max(l.at, s.End)
}

// addPart adds a part of a standard. It divides a login into user and password.
func (l *tokenList) addPart(p *standards.Part) {
	if int(p.Role) >= len(partOf) || partOf[p.Role] == core.Delim || p.Start < l.at || p.Role == standards.RolePath && p.Len() == 0 {
		return
	}
	part, s := partOf[p.Role], p.Span
	if part == core.User && slices.ContainsFunc(l.list, func(t core.Token) bool { return t.Part == core.User }) {
		part = core.Password // for the URL Standard, which has both as parts
	} else if colon := strings.IndexByte(p.In(l.src), ':'); part == core.User && colon >= 0 {
		l.add(part, core.Span{Start: s.Start, End: s.Start + colon})
		part, s.Start = core.Password, s.Start+colon+1
	}
	l.add(part, s)
}

// judgedTokens caches the parts and the tokens by a later standard.
type judgedTokens struct {
	of, split *standards.Reading // how the standard reads and divides the text
	tokens    []core.Token
}

// tokenAt returns the index in Tokens of the token with the octet at offset.
func (m *Model) tokenAt(offset int) int {
	if m.Split() == nil {
		return m.URL.TokenAt(offset)
	}
	i := slices.IndexFunc(m.Tokens(), func(t core.Token) bool { return t.Contains(offset) })
	return max(i, 0)
}

// TokenAt returns the token with the octet at offset, by the judging standard.
func (m *Model) TokenAt(offset int) core.Token { return m.Tokens()[m.tokenAt(offset)] }

// converseAs computes the conversation for r, the reading of the judging standard.
func (c *Dialogue) converseAs(m *Model, r *standards.Reading) {
	read := m.Source()
	if m.JudgedReading() == nil && m.Standing() != Unfinished { // an unfinished text is shown as it would be sent
		after := New(m.mended(r))
		after.Browser, after.Resolver, after.Base = m.Browser, m.Resolver, m.Base
		if after.JudgeBy(m.Judge); after.JudgedReading() == nil || after.Source() == read {
			c.Said, c.Conversation = nothing, nothing
			return
		}
		r, read, c.Fixed = after.JudgedReading(), after.Source(), true
	}
	resolved, back := m.resolved(r, read)
	if c.Resolved = back != nil; c.Resolved {
		read = resolved
	} else {
		read = asked(r, read)
	}
	if read != m.Source() {
		c.URL = core.Parse(read)
	}
	var unknown bool // its scheme, and no fix is offered for that
	if c.Said, unknown = wire.Unknown(c.URL); !unknown {
		c.Said = wire.Of(c.URL)
	}
	if !unknown && !m.saysHost(c) {
		c.Said = wire.Conversation{}
		if c.Fixed {
			c.URL, c.Fixed, c.Resolved, c.Said = m.URL, false, false, nothing
		}
	}
	if !m.Revealed {
		c.Said = c.Said.Masked()
	}
	if c.Conversation = c.Said; c.URL != m.URL {
		if !c.Resolved {
			back = backTo(m.URL, c.URL)
		}
		c.Conversation = c.Said.Moved(back)
	}
	c.placeHost(m)
}

// placeHost sets the place of the host in the typed text as the judge has it. What moves the rest aligns the two texts by the parts of
// RFC 1738, which may have another host.
func (c *Dialogue) placeHost(m *Model) {
	if host, _ := m.Split().Part(standards.RoleHost); c.Conversation.Host.Len() > 0 && !c.Resolved {
		c.Conversation.Host = host.Span
	}
}

// mended returns the text after the first fix of each objection of r that is not a guess. It does not fix octets
// of the host, because an encoded octet makes another host and nobody knows which was meant.
func (m *Model) mended(r *standards.Reading) string {
	var edits []core.Edit
	host, _ := r.Part(standards.RoleHost)
	for _, d := range m.placed {
		if fixes := m.fixesOf(d); len(fixes) > 0 && fixes[0].Kind <= fix.KindLikely && !d.Span.Overlaps(host.Span) {
			edits = append(edits, fixes[0].Edits...)
		}
	}
	if after, ok := core.Apply(m.Source(), edits); ok {
		return after
	}
	return m.Source()
}

// asked returns the URL that a client sends for, if it reads the text as r: the result of the URL Standard, or the
// normal form of RFC 3986 without the colon before an empty port (section 6.2.3).
func asked(r *standards.Reading, text string) string {
	if r.Standard == standards.WHATWG && r.Verdict.Accepts() && r.Result != "" {
		return r.Result
	}
	if port, ok := r.Part(standards.RolePort); ok && port.Len() == 0 && r.Standard == standards.RFC3986 {
		return text[:port.Start-len(":")] + text[port.End:]
	}
	return text
}

// saysHost reports whether the conversation is with the host that the judging standard finds, if it is with any
// host. RFC 1738 ends a host at the first octet that it does not allow: it finds "h" in "http://h;x/". A reference
// has no host before it is resolved.
func (m *Model) saysHost(c *Dialogue) bool {
	all := m.Standards()
	if all == nil || c.URL != m.URL {
		all = standards.Compare(c.URL, standards.Asked{})
	}
	r := &all.Readings[standards.RFC3986]
	_, absolute := r.Part(standards.RoleScheme)
	host, hasHost := r.Part(standards.RoleHost)
	named := c.Said.Host // unlike the host of an article: "news:1@h.org"
	asks := slices.ContainsFunc(c.Said.Steps, func(s wire.Step) bool { return s.Side == wire.SideClient })
	switch {
	case !absolute:
		return false
	case named.Len() == 0: // "mailto://joe@h.org" has no host in RFC 1738
		return !asks || c.URL.DefaultPort() == 0 && (!hasHost || host.Len() > 0)
	}
	return named == host.Span && !isNoAddress(named.In(c.URL.Source()))
}

// isNoAddress reports whether a host begins as an address in brackets but is not one: it breaks off, as "[::1", or nobody can connect to it,
// as it is of a version after IPv6, "[v1.a]".
func isNoAddress(host string) bool {
	return host[0] == '[' && (host[len(host)-1] != ']' || octet.HasPrefixFold(host, "[v"))
}

// nothing is the conversation for a text that is not a URL and of which nobody knows what was meant.
var nothing = wire.Conversation{Steps: []wire.Step{{Kind: "no-url", Side: wire.SideInfo}}}

// Silent reports whether nothing is sent and the conversation only says why.
func (c *Dialogue) Silent() bool {
	return len(c.Steps) == 1 && c.Steps[0].Kind == nothing.Steps[0].Kind
}

// Unsent returns the text for a conversation without a step.
func (m *Model) Unsent() text.Key {
	r := m.JudgedReading()
	if r == nil || r.Verdict == standards.VerdictRelative {
		return labels.NoWire
	}
	if host, _ := r.Part(standards.RoleHost); host.Len() > 0 {
		return labels.OddHostWire
	}
	return labels.NoHostWire
}

// backTo returns a function that maps octets of read to the octets of typed that they were made from. It compares
// the two texts: the escape in "http://h/a%20b" maps to the space in "http://h/a b".
func backTo(typed, read *core.URL) func(core.Span) core.Span {
	octets := compare.URLs(typed, read).Octets
	n := [2]int{len(typed.Source()), len(read.Source())}
	type piece struct{ typed, read core.Span } // equal pieces have equal lengths
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
