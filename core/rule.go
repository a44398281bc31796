package core

import (
	"slices"
	"strings"

	"urlscope/core/internal/meant"
)

// Severity says how bad a finding is.
type Severity uint8

// Error: the input is not derivable from section 5. Warning: it is, but the
// prose or section 6 advises against it. Note: worth knowing.
const (
	Error Severity = iota
	Warning
	Note
)

// String returns the name that the report gives s.
func (s Severity) String() string { return [...]string{"error", "warning", "note"}[min(s, Note)] }

// A Rule is one thing that can be said of a URL: a row of the table of rules.
//
// A row looks at tokens in one of three ways. With Octets, it fires on each run
// of octets of that class that the part does not allow. With Escapes, it fires
// on each run of escapes of octets of that class. With Check, the function looks
// at the token itself; Needs says which octets it looks for, so that most tokens
// need not be looked at. A row with both Octets and Check lets the function
// decide of each run: what it neither reports nor leaves to another finding is left
// to the rows below. A row with none of In asks about the URL as a whole.
type Rule struct {
	ID       string // stable; names the case file and the texts
	Section  string // of RFC 1738
	Severity Severity
	Schemes  SchemeSet // by whose rules the URL is read; 0 for all
	In       PartSet   // the parts looked at; 0 for the URL as a whole
	Octets   Class
	Escapes  Class
	Needs    Class
	Check    func(*Pass, Token)
	Fix      func(*URL, Diagnostic) []Fix // nil where no fix is honest; for findings of that very URL: URL.Fixes sees to it

	index int // in the table
}

// A SchemeSet is a set of schemes, by index; 0 stands for all of them.
type SchemeSet uint16

// A Diagnostic is one finding: the rule, the octets it is about, and what the
// texts and fixes need besides.
type Diagnostic struct {
	Rule     *Rule
	Severity Severity // that of Rule, but a warning where only a guess is broken
	Span     Span     // the offending octets; empty where something is missing
	Part     Part     // the part they are in; Delim when they are in none
	Arg      string   // what the text names besides, such as the scheme meant
}

// A Pass is one run of the rules over a URL. Only checking makes one, and a rule's Check
// uses it while it is called.
type Pass struct {
	*URL
	rule    *Rule
	part    Part
	guess   bool    // the URL is valid by its own production, so a guess breaks nothing
	left    bool    // another finding speaks of the octets at hand
	said    *Rule   // has reported what it reports but once of the token at hand
	ended   int     // the offset of the octet of that token that stands for what ends it; -1 for none, 0 before that is known
	escaped Class   // of the octets that escapes stand for
	again   []uint8 // the indices of the rules that found more of what they have reported
	out     []Diagnostic

	meant    []meant.Candidate // what the URL was likely meant to be
	asked    bool              // whether that is known
	counting bool              // what is found is counted only, to try a fix
}

// Report adds a finding of the rule that is being checked.
func (p *Pass) Report(span Span, arg string) {
	severity := p.rule.Severity
	if severity == Error && p.onlyGuess(span) {
		severity = Warning
	}
	p.out = append(p.out, Diagnostic{p.rule, severity, span, p.part, arg})
}

// leave says of octets that a row looks at that another finding speaks of them, so
// that no row below has anything to say.
func (p *Pass) leave() { p.left = true }

// once reports a run of octets, and leaves those behind it in the same part to this
// finding: they are wrong for the same cause. One with a control in it is reported too,
// and where the first only breaks a guess, one that breaks more.
func (p *Pass) once(run Span) {
	if p.said == p.rule && classesOf(run.In(p.src))&(Control|Break) == 0 && p.mayLeave(run) {
		p.again = append(p.again, uint8(p.rule.index))
		p.leave()
		return
	}
	p.Report(run, "")
	p.said = p.rule
}

// mayLeave reports whether octets that are wrong may be left to another finding: where
// the scheme is a guess, those that break more must be named.
func (p *Pass) mayLeave(span Span) bool { return !p.guess || p.onlyGuess(span) }

// onlyGuess reports whether the octets only break the guess at a scheme: an otherurl may
// hold them. Of an escape the first is enough.
func (p *Pass) onlyGuess(span Span) bool {
	if !p.guess {
		return false
	}
	if i := span.Start + strings.LastIndexByte(span.In(p.src), '%'); i >= span.Start && isEscape(p.src, i) {
		span.End = max(span.End, i+len("%XX"))
	}
	return isXChars(span.In(p.src))
}

// isXChars reports whether s is *xchar of section 5.
func isXChars(s string) bool {
	r := reader{src: s}
	return r.run(XChar) && !r.more()
}

// A Checker reads URLs and checks them. The zero Checker is ready. It is reused
// from one input to the next, so that checking allocates nothing once it has
// grown. It must not be used by two goroutines at once.
type Checker struct{ pass Pass }

// Check reads s and returns the URL and its diagnostics, ordered by place. Both
// are valid until the next call.
func (c *Checker) Check(s string) (*URL, []Diagnostic) {
	p := &c.pass
	if p.URL == nil {
		p.URL = &URL{pass: p}
	}
	p.read(s)
	p.out, p.again = p.out[:0], p.again[:0]
	p.check()
	return p.URL, p.out
}

// Check returns the diagnostics of u, ordered by place.
func Check(u *URL) []Diagnostic { return passOver(u).out }

// passOver returns a run of the rules over u.
func passOver(u *URL) *Pass {
	if u.rows == nil { // the zero URL
		u = Parse("")
	}
	p := &Pass{URL: u}
	p.check()
	return p
}

func (p *Pass) check() {
	p.escaped = 0
	if p.asked {
		p.meant, p.asked = nil, false
	}
	p.guess = p.scheme == Other
	if p.folded != nil {
		p.checkFolded(p.rows)
	} else {
		if p.delims&p.rows.whole != 0 {
			p.part = Delim
			p.run(p.rows.of[Delim].tokens, p.delims, Token{})
		}
		if p.found != 0 {
			p.checkTokens(p.rows)
		}
	}
	if p.scheme == nil || p.reading == Telnet || p.delims&oddSlashes != 0 {
		p.pointAtSlip()
	}
	if p.scheme != nil && (p.slips|p.escaped&(Percent|Question) != 0 || p.reading.doubts != nil || oddEnds[p.src[len(p.src)-1]]) && p.mayDoubt() {
		p.doubt()
	}
	if len(p.out) > 1 && !slices.IsSortedFunc(p.out, byPlace) {
		slices.SortStableFunc(p.out, byPlace)
	}
}

// checkTokens looks at the tokens that some row has something to say of.
func (p *Pass) checkTokens(rows *schemeRows) {
	path := p.path
	for i, t := range p.tokens {
		wants := rows.wants[t.Part%maxParts]
		switch {
		case wants&t.seen == 0:
		case i == path:
			for s := range p.eachSegment(t) {
				if wants&s.seen != 0 {
					p.token(s, &rows.of[s.Part])
				}
			}
		default:
			p.token(t, &rows.of[t.Part])
		}
	}
}

// checkFolded speaks of the wrapper, and of what is inside as it is without the
// white space.
func (p *Pass) checkFolded(rows *schemeRows) {
	p.token(p.tokens[0], &rows.of[Stray])
	inside := passOver(p.folded.url)
	for _, d := range inside.out {
		d.Span = p.folded.span(d.Span)
		p.out = append(p.out, d)
	}
	p.again = append(p.again, inside.again...)
	for _, t := range p.tokens {
		p.part = t.Part
		for _, r := range rows.of[t.Part].tokens {
			if r.needs == Break { // what the white space itself may mean
				p.rule = r.Rule
				r.Check(p, t)
			}
		}
	}
}

// byPlace orders findings by where they begin, and those at one place by section.
func byPlace(a, b Diagnostic) int {
	if a.Span.Start != b.Span.Start {
		return a.Span.Start - b.Span.Start
	}
	return a.Rule.index - b.Rule.index
}

// token lets the rows fire that have something to say of t.
func (p *Pass) token(t Token, rows *partRows) {
	p.part = t.Part
	if t.seen&rows.octetsWanted != 0 && p.octets(t, rows) {
		t.seen |= lowerHex
	}
	p.run(rows.tokens, t.seen, t)
}

// run lets the rows look at t that need an octet of the classes seen.
func (p *Pass) run(rows []row, seen Class, t Token) {
	for i := range rows {
		if r := &rows[i]; r.needs&seen != 0 {
			p.rule = r.Rule
			r.Check(p, t)
		}
	}
}

// octets looks at each octet of t and lets the rows fire that name its class. It
// reports whether there are escapes in lower case.
func (p *Pass) octets(t Token, rows *partRows) (small bool) {
	allowed := t.Part.Info().Allowed
	onlyEscapes := t.seen&octets&^allowed == 0 // have something to say
	src := p.src[:t.End]
	before := len(p.out)
	p.said, p.ended = nil, 0
	for i := t.Start; i < len(src); {
		if onlyEscapes && src[i] != '%' {
			n := strings.IndexByte(src[i:], '%')
			if n < 0 {
				break
			}
			i += n
		}
		switch c := classes[src[i]]; {
		case c&allowed == 0:
			i = p.misplaced(t, rows.octets, i)
			if t.Part == Host || t.Part == Port || t.Part == Group {
				i = p.leaveRest(t, i, before)
			}
		case c != Percent:
			i++
		case isEscape(src, i):
			small = small || (classes[src[i+1]]|classes[src[i+2]])&Lowalpha != 0
			stands := classes[escapeValue(src, i)]
			p.escaped |= stands
			if stands&rows.escapesWanted == 0 {
				i += len("%XX")
			} else {
				i = p.escape(t, rows.escapes, i)
			}
		default:
			i = p.broken(t, rows.octets, i)
		}
	}
	return small
}

// leaveRest returns the offset of the next octet of a host, port or group, from i on,
// that is wrong whatever was meant. The others are left to the findings from index before
// on: what follows an octet that may not stand in a host may be the path, unless a slash
// is still to come and no name ends in front of it; what follows one in a port need not be
// a port at all; and what follows one of an article may stand for its "@".
func (p *Pass) leaveRest(t Token, i, before int) int {
	stop := Control | Break
	if p.guess { // what breaks more than that must be named
		stop = Percent | octets&^XChar
	}
	switch {
	case len(p.out) == before:
		return i
	case t.Part == Group:
		if p.reading == News && p.out[before].Rule.ID == "group-octet" {
			if at := p.endOf(t, before); at >= 0 && classes[p.src[at]]&stop == 0 {
				return max(i, at+1)
			}
			if p.src[t.Start] == '*' && p.src[i:t.End] == "%" && !p.guess { // all groups, but for one octet
				return t.End
			}
		}
		return i
	case t.Part == Host && p.endOf(t, before) >= 0:
		if p.delims&noPath == 0 {
			stop |= octets &^ XChar // in a path or a password the others are right
		}
	case t.Part == Host:
		if p.delims&noPath == 0 || p.out[len(p.out)-1].Rule.ID == "host-underscore" {
			return i
		}
		stop |= Underscore
	}
	n, _ := classesBefore(p.src[i:t.End], stop)
	return i + n
}

// endOf returns the offset of the octet that likely stands for what ends the host or group
// t, whose first finding is that of index first; -1 when there is none.
func (p *Pass) endOf(t Token, first int) int {
	if p.ended != 0 {
		return p.ended
	}
	at, ok := p.out[first].Span.Start, false
	if t.Part == Group {
		at, ok = p.articleAt(t)
	} else {
		ok = p.endsAt(t, at) || p.lacksAt(t) && p.src[at] == ':'
	}
	if !ok {
		at = -1
	}
	p.ended = at
	return at
}

// misplaced reports the run of octets from offset i on that may not stand in t
// and that one row names. It returns where the run ends.
func (p *Pass) misplaced(t Token, rows []*Rule, i int) int {
	src := p.src[:t.End]
	c := classes[src[i]]
	end := i + 1
	switch {
	case isEscape(src, i):
		end = i + len("%XX")
	case c&whiteSpace != 0: // a line break and the blanks around it are one thing
		for end < len(src) && classes[src[end]]&whiteSpace != 0 {
			c |= classes[src[end]]
			end++
		}
		if isHyphenBreak(src, Span{i, end}) { // a row of its own speaks of it
			return end
		}
	}
	for _, r := range rows {
		if r.Octets&c == 0 {
			continue
		}
		misfit := r.Octets & octets &^ (t.Part.Info().Allowed | Percent | whiteSpace)
		run := end
		for c&misfit != 0 && run < len(src) && classes[src[run]]&misfit != 0 {
			run++
		}
		p.rule = r
		if r.Check == nil {
			p.Report(Span{i, run}, "")
		} else if before := len(p.out); true {
			r.Check(p, Token{Span: Span{i, run}, Part: t.Part})
			if len(p.out) == before && !p.left {
				continue
			}
			p.left = false
		}
		return run
	}
	return end
}

// escape reports the run of escapes from offset i on that one row names. It
// returns where the run ends.
func (p *Pass) escape(t Token, rows []*Rule, i int) int {
	src := p.src[:t.End]
	end := i + len("%XX")
	c := classes[escapeValue(src, i)]
	for _, r := range rows {
		if r.Escapes&c == 0 {
			continue
		}
		for isEscape(src, end) && classes[escapeValue(src, end)]&r.Escapes != 0 {
			end += len("%XX")
		}
		p.rule = r
		p.Report(Span{i, end}, "")
		break
	}
	return end
}

// broken reports the "%" at offset i that begins no escape, with the one digit
// that may follow, and with an octet that breaks an escape and may not stand in t.
// It returns the offset after them.
func (p *Pass) broken(t Token, rows []*Rule, i int) int {
	end := i + 1
	if end < t.End && isHex(p.src[end]) {
		end++
	}
	if end < t.End && breaksEscape(p.src[i:t.End], end-i, t.Part.Info().Allowed) {
		end++
	}
	for _, r := range rows {
		if r.Octets&Percent != 0 {
			p.rule = r
			p.Report(Span{i, end}, "")
			break
		}
	}
	return end
}

// breaksEscape reports whether s, the beginning of which would be an escape, has at
// index i an octet that got into it or took the place of a digit: one that is not of
// the class allowed, with a digit on either side.
func breaksEscape(s string, i int, allowed Class) bool {
	if isEscape(s, i) || s[i] != '%' && classes[s[i]]&allowed != 0 {
		return false
	}
	return i > len("%") || i+1 < len(s) && isHex(s[i+1])
}

// A row is a rule that looks at whole tokens, and what it needs to be asked:
// anything when it does not say.
type row struct {
	needs Class
	*Rule
}

// partRows are the rows of the table of rules that look at one part of one
// scheme, by how they look.
type partRows struct {
	octets, escapes []*Rule
	octetsWanted    Class // the classes that these look at, Percent for escapes
	escapesWanted   Class // the classes of the octets that escapes stand for
	tokens          []row
}

// schemeRows are the rows that look at one scheme, by part; those for the URL as a
// whole are under Delim.
type schemeRows struct {
	wants [maxParts]Class // what some row has something to say of: most tokens need not be looked at
	whole Class           // and what of the URL as a whole
	of    [numParts]partRows
}

// noReading holds the rows for inputs that could not be read as any scheme.
var noReading schemeRows

// The rows are sorted by the scheme a URL is read as. The rules call what reads
// URLs, which needs the rows, so this cannot be the value of a variable.
func init() {
	for i := range rules {
		rules[i].index = i
	}
	noReading.addAll(len(schemes))
	for i, s := range schemes {
		s.rows = new(schemeRows)
		s.rows.addAll(i)
	}
}

// addAll adds the rows for the scheme of that index.
func (s *schemeRows) addAll(index int) {
	for i := range rules {
		if r := &rules[i]; r.Schemes == 0 || r.Schemes&(1<<index) != 0 {
			s.add(r)
		}
	}
}

func (s *schemeRows) add(r *Rule) {
	if r.Octets|r.Escapes == 0 && r.Check == nil { // reported by the pass itself
		return
	}
	needs := r.Needs
	if needs == 0 {
		needs = anything
	}
	if r.In == 0 {
		s.of[Delim].tokens = append(s.of[Delim].tokens, row{needs, r})
		s.whole |= needs
	}
	for part := range numParts {
		if !r.In.Has(part) {
			continue
		}
		rows := &s.of[part]
		switch {
		case r.Octets != 0:
			rows.octets = append(rows.octets, r)
			rows.octetsWanted |= r.Octets & (octets&^parts[part].Allowed | Percent)
		case r.Escapes != 0:
			rows.escapes = append(rows.escapes, r)
			rows.octetsWanted |= Percent
			rows.escapesWanted |= r.Escapes
		default:
			rows.tokens = append(rows.tokens, row{needs, r})
			s.wants[part] |= needs
		}
		s.wants[part] |= rows.octetsWanted | Hash
	}
}

// Rules returns the table of rules, ordered by the section that each follows.
func Rules() []Rule { return slices.Clone(rules) }
