// Package trail tells which rules of a grammar stand around an octet, from the parts of the text: url, httpurl, hostport
// and host for the host of "http://h/". Package derive goes down to the octet, and knows what may come next, but it
// carries the grammars and is too large for the first program of the page.
//
//	trail.Append1738(nil, core.Parse("ftp://h/a/b"), 10) // url, ftpurl, fpath, fsegment
package trail

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/grammar"
)

// A Step is a rule with its octets.
type Step struct {
	core.Span
	Rule  string // as printed
	Guess bool   // the text is not a URL, and the rule derives what was likely meant
}

// A set is a set of parts.
type set uint32

// has reports whether p is in s.
func (s set) has(p core.Part) bool { return s>>p&1 != 0 }

// The parts in rules.
const (
	hostParts  set = 1<<core.Host | 1<<core.Port
	loginParts     = hostParts | 1<<core.User | 1<<core.Password
)

// A row is a rule of section 5 between a production and a part.
type row struct {
	rule  string
	of    string    // the productions that lead to it
	parts set       // the parts in it
	first core.Part // the part that each of several rules begins with, behind a delimiter of the rule; Delim for none
}

// rows has the outer rules first.
var rows = [...]row{
	{"login", "ftpurl telneturl", loginParts, core.Delim},
	{"hostport", "ftpurl telneturl otherurl httpurl gopherurl nntpurl waisurl prosperourl", hostParts, core.Delim},
	{"grouppart", "newsurl", 1<<core.AllGroups | 1<<core.Group | 1<<core.Article | 1<<core.Host, core.Delim},
	{"article", "newsurl", 1<<core.Article | 1<<core.Host, core.Delim},
	{"fpath", "ftpurl fileurl", 1 << core.Fsegment, core.Delim},
	{"hpath", "httpurl", 1 << core.Hsegment, core.Delim},
	{"ppath", "prosperourl", 1 << core.Psegment, core.Delim},
	{"fieldspec", "prosperourl", 1<<core.Fieldname | 1<<core.Fieldvalue, core.Fieldname},
}

// A maker makes a trail by section 5.
type maker struct {
	u      *core.URL
	src    string
	offset int
	tokens []core.Token
	at     int  // the index of the token at offset
	guess  bool // the text is neither a URL nor the beginning of one
	open   bool // the text is the beginning of a URL
	list   []Step
}

// Append1738 appends the rules of section 5 around an octet to dst, the outer first. At the end of the text they are the
// rules of the last octet. While the text is only the beginning of a URL, the trail ends at the first rule that more
// octets may change: "ftp://joe:" may become a host or a user.
func Append1738(dst []Step, u *core.URL, offset int) []Step {
	m := maker{u: u, src: u.Source(), offset: offset, tokens: u.Tokens(), at: u.TokenAt(offset), list: dst}
	m.guess = u.Offset() < len(m.src) && !u.IsReference()
	m.open = u.Offset() == len(m.src) && !u.Valid()
	m.add("url", core.Span{End: len(m.src)})
	m.production()
	return m.list
}

// add adds a rule. A part that is a row, too, is already there, and so is a part of which there is no octet yet.
func (m *maker) add(rule string, s core.Span) {
	if n := len(m.list); n > 0 && (m.list[n-1].Rule == rule || m.open && s.Len() == 0) {
		return
	}
	m.list = append(m.list, Step{s, rule, m.guess})
}

// production adds the production and the rules in it.
func (m *maker) production() {
	name := m.name()
	if name == "" || !m.in(^set(1<<core.Stray), m.at) {
		return
	}
	if m.tokens[m.at].Len() == 0 && m.in(1<<core.Gtype, m.at-1) { // the empty selector behind it
		m.at--
	}
	whole := m.whole()
	m.add(name, whole)
	if !m.alternative(name, whole) {
		return
	}
	for i := range rows {
		if r := &rows[i]; strings.Contains(r.of, name) && m.addRow(r) && m.undecided() {
			return
		}
	}
	m.part(name)
}

// name returns the production of the text, or of what was likely meant or begun; "" if that is unknown.
func (m *maker) name() string {
	name, r := m.u.Production(), m.u.Reading()
	switch {
	case name != "":
	case m.guess && r != nil:
		name = r.Production
	case m.open:
		name = core.Other.Production
	}
	return name
}

// alternative adds the rules of productions that have several forms. It reports whether the rules of the parts come next.
func (m *maker) alternative(production string, whole core.Span) bool {
	switch production {
	case core.Other.Production:
		return (!m.guess || m.u.Scheme() != nil) && m.generic(whole)
	case "waisurl":
		m.add(m.waisRule(), whole)
	case "gopherurl":
		return !m.selector()
	}
	return true
}

// noRules are the parts that are no rules of section 5: delimiters, and what a rule quotes or none has.
const noRules set = 1<<core.Delim | 1<<core.Stray | 1<<core.Fragment | 1<<core.HostLiteral | 1<<core.SchemeName

// part adds the rule that the part is. While a selector or a search is not finished, "%" and "%0" begin the tab behind it.
func (m *maker) part(production string) {
	t := m.tokens[m.at]
	text := t.In(m.src)
	switch {
	case noRules.has(t.Part):
		return
	case t.Part == core.Host && production == "fileurl" && strings.EqualFold(text, "localhost"): // which it quotes
		return
	case m.open && m.in(1<<core.Selector|1<<core.GopherSearch, m.at):
		t.End -= len(text) - len(strings.TrimSuffix(strings.TrimSuffix(text, "0"), "%"))
		if m.offset >= t.End {
			return
		}
	}
	m.add(t.Part.String(), t.Span)
}

// whole returns the octets without what follows a URL, such as its fragment.
func (m *maker) whole() core.Span {
	s := core.Span{End: len(m.src)}
	if m.u.Valid() || m.open {
		return s
	}
	for i := len(m.tokens) - 1; i > 0; i-- {
		switch t := m.tokens[i]; t.Part {
		case core.Stray:
			s.End = t.Start
		case core.Fragment:
			s.End = t.Start - len("#")
		case core.Delim:
		default:
			return s
		}
	}
	return s
}

// generic adds the rules of an otherurl. It reports whether there may be others in them.
func (m *maker) generic(whole core.Span) bool {
	m.add("genericurl", whole)
	if m.u.Scheme() == nil {
		m.add("scheme", whole)
		return false
	}
	colon := len(m.u.SchemeText())
	if m.offset < colon {
		m.add("scheme", core.Span{End: colon})
		return false
	}
	if m.offset == colon || m.offset > whole.End {
		return false
	}
	part := core.Span{Start: colon + len(":"), End: whole.End}
	m.add("schemepart", part)
	login, ok := loginOf(part.In(m.src))
	if !ok {
		return false
	}
	m.add("ip-schemepart", part)
	start := part.Start + len("//")
	end := start + len(login)
	switch {
	case m.offset > end:
		m.add("urlpath", core.Span{Start: end + len("/"), End: part.End})
		return false
	case m.offset < start || m.offset == end && end < part.End:
		return false
	}
	m.add("login", core.Span{Start: start, End: end})
	return m.tokens[m.at].Mark&core.MarkGuess == 0 // else the parts belong to the scheme that was likely meant
}

// loginOf returns the login of an ip-schemepart, and false for another schemepart. A telneturl has nothing else behind its slashes.
func loginOf(schemepart string) (login string, ok bool) {
	rest, ok := strings.CutPrefix(schemepart, "//")
	login, _, _ = strings.Cut(rest, "/")
	telnet := "telnet://" + login
	state, n := grammar.Telnet.Run(grammar.Start, telnet)
	return login, ok && n == len(telnet) && grammar.Telnet.Final(state)
}

// waisRule returns the alternative of waisurl.
func (m *maker) waisRule() string {
	switch {
	case m.u.Has(core.Search):
		return "waisindex"
	case m.u.Has(core.Wtype):
		return "waisdoc"
	}
	return "waisdatabase"
}

// selector adds the selector that the grammar derives where section 3.4 tells a search apart (decision 26). It reports
// whether the rule is a gtype instead, an escape that is not finished.
func (m *maker) selector() bool {
	if gtype, _ := m.u.Token(core.Gtype); m.open && gtype.In(m.src) == "%" && m.offset >= gtype.Start {
		m.add("gtype", core.Span{Start: gtype.Start, End: len(m.src)})
		return true
	}
	search, _ := m.u.Token(core.GopherSearch)
	selector, ok := m.u.Token(core.Selector)
	if ok && m.u.Valid() && m.offset >= selector.Start && strings.ContainsAny(search.In(m.src), "/?") {
		m.add("selector", core.Span{Start: selector.Start, End: len(m.src)})
	}
	return false
}

// undecided reports whether more octets may change the rules in the rule that was added last.
func (m *maker) undecided() bool {
	last := m.list[len(m.list)-1]
	switch {
	case !m.open:
		return false
	case last.Rule == "grouppart": // else it would be a group, and a URL
		m.add("article", last.Span)
		return true
	}
	return last.Rule == "login" && !m.u.Has(core.User)
}

// in reports whether token i is of a set.
func (m *maker) in(s set, i int) bool { return i >= 0 && i < len(m.tokens) && s.has(m.tokens[i].Part) }

// addRow adds a rule if it is around the token, and reports whether it is.
func (m *maker) addRow(r *row) bool {
	for first := 0; first < len(m.tokens); first++ {
		if !m.in(r.parts, first) {
			continue
		}
		start, last := first, first
		if m.starts(r, first) {
			start--
		}
		for next := m.next(last); m.in(r.parts, next) && !m.starts(r, next); next = m.next(last) {
			last = next
		}
		if start <= m.at && m.at <= last {
			m.add(r.rule, core.Span{Start: m.tokens[start].Start, End: m.tokens[last].End})
			return true
		}
		first = last
	}
	return false
}

// starts reports whether token i is the first part of another rule of a row.
func (m *maker) starts(r *row, i int) bool {
	return r.first != core.Delim && m.tokens[i].Part == r.first
}

// next returns the index of the part behind token i, and behind a delimiter.
func (m *maker) next(i int) int {
	if m.in(1<<core.Delim, i+1) {
		i++
	}
	return i + 1
}
