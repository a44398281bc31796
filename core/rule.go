package core

import (
	"slices"
	"strings"
	"sync"

	"urlscope/core/internal/fact"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/octet"
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

// String returns the name that the report gives s: "error" for Error.
func (s Severity) String() string { return [...]string{"error", "warning", "note"}[min(s, Note)] }

// A Rule is one thing that can be said of a URL: a row of the table of rules.
//
// A row looks at tokens in one of three ways. With Octets, it fires on each run
// of octets of that class that the part does not allow. With Escapes, it fires
// on each run of escapes of octets of that class. Else a function of its own looks
// at the token. A row may have both Octets and a function, which decides of each run:
// what it neither reports nor leaves to another finding is left to the rows below.
type Rule struct {
	ID       string // stable; names the case file and the texts
	Section  string // of RFC 1738
	Severity Severity
	In       PartSet // the parts looked at; 0 for the URL as a whole
	Octets   Class   // fires where they stand raw and may not
	Escapes  Class   // fires on their escapes

	schemes schemeSet // by whose rules the URL is read; 0 for all
	needs   Class     // the octets that check looks for, so that most tokens need not be looked at
	when    factSet   // what else it asks about
	check   func(*pass, Token)
	undoes  bool // of Escapes, only those that name the same in the part as their octets do
	fact    bool // what it says is said instead of "slip", with the same fixes

	index int        // in the table
	cases []ruleCase // that are worded otherwise than the usual one
}

// A schemeSet is a set of schemes, by index; 0 stands for all of them.
type schemeSet uint16

// A Diagnostic is one finding: the rule, the octets it is about, and what the
// texts and fixes need besides.
type Diagnostic struct {
	Rule     *Rule
	Severity Severity // that of Rule, but a warning where only a guess is broken
	Part     Part     // the part that the octets are in; Delim when they are in none
	Span     Span     // the offending octets; empty where something is missing
	Arg      string   // what the text names besides, such as the scheme meant
	Case     string   // which case it is of Rule, or of another that says more, such as "line-break/tab"; "" for the usual one

	of *pass // the run of the rules that found it, which those ask who want to know more
}

// A pass is one run of the rules over a URL, which its findings remember. Only checking makes one, and a rule's check
// uses it while it is called.
type pass struct {
	*URL
	rule    *Rule
	part    Part
	guess   bool  // the URL is valid by its own production, so a guess breaks nothing
	wrong   bool  // a row has spoken whose severity is Error, if only by the scheme that is guessed
	escaped Class // of the octets that escapes stand for
	slips   Class // the octets that a slip may have to do with
	out     []Diagnostic
	told    []fact.At    // what was found in the part that was looked at last
	typed   []Diagnostic // what was found before the URL was read as what was meant, where this run asked for that

	fileName int // where the segment that names the file begins; -1 before that is known
	filled   int // where what is yet to be filled in ends, of what was spoken of last

	own      []meant.Candidate // what the URL was likely meant to be, where that was not asked to read it
	wondered bool              // whether that is known
	guesses  bool              // and whether nothing honest is
	counting bool              // what is found is counted only, to try a fix
	most     int               // how many findings are enough; 0 for all

	lent    bool       // out is handed out, and may be written to: whoever asks for more looks anew
	later   sync.Mutex // whoever asks for more than what was found holds it
	derived any        // what a later layer has derived of the findings; it alone knows what that is
}

// report adds a finding of the rule that is being checked: the "~" of "http://h/~", say.
func (p *pass) report(span Span, arg string) {
	severity := p.rule.Severity
	if severity == Error {
		p.wrong = true
		if p.onlyGuess(span) {
			severity = Warning
		}
	}
	p.add(p.rule, severity, p.part, span, arg)
}

// add adds a finding. It is filled in where it is to be: a copy waits until all of what it copies is written, which takes
// longer than everything else here.
func (p *pass) add(rule *Rule, severity Severity, part Part, span Span, arg string) {
	p.out = slices.Grow(p.out, 1)[:len(p.out)+1]
	d := &p.out[len(p.out)-1]
	d.Rule, d.Severity, d.Part, d.Span, d.Arg, d.Case, d.of = rule, severity, part, span, arg, "", p
}

// tell is report for a fact, which is a note where the URL is one: the host of "https://2130706433/".
func (p *pass) tell(span Span, arg string) {
	p.report(span, arg)
	d := &p.out[len(p.out)-1]
	d.Severity = [...]Severity{Error: Error, Warning: Note, Note: Note}[d.Severity]
}

// onlyGuess reports whether the octets only break the guess at a scheme: an otherurl may hold them, as
// the "?" of "htpp://h?q". Of an escape the first is enough.
func (p *pass) onlyGuess(span Span) bool {
	if !p.guess {
		return false
	}
	if i := span.Start + strings.LastIndexByte(span.In(p.src), '%'); i >= span.Start && octet.IsEscape(p.src, i) {
		span.End = max(span.End, i+len("%XX"))
	}
	return isXChars(span.In(p.src))
}

// isXChars reports whether s is *xchar of section 5: "//h/a;b", not "a b".
func isXChars(s string) bool {
	n, ok := runIn(s, 0, XChar)
	return ok && n == len(s)
}

// A Checker reads URLs and checks them. The zero Checker is ready. It is reused
// from one input to the next, so that checking allocates nothing once it has
// grown. It must not be used by two goroutines at once.
type Checker struct{ pass pass }

// AtMost makes c look for no more octets that are wrong once a URL has n findings, however many more it has: of "http://h/~~" and the
// like a few megabytes long nobody reads all. With 0 it looks for all.
func (c *Checker) AtMost(n int) { c.pass.most = n }

// isFull reports whether there are findings enough.
func (p *pass) isFull() bool { return p.most > 0 && len(p.out) >= p.most }

// Check reads s and returns the URL and its diagnostics, ordered by place: one of "http://h/~". Both are
// valid until the next call.
func (c *Checker) Check(s string) (*URL, []Diagnostic) { return c.check(s, false) }

// CheckDelimited is Check for what ParseDelimited is for.
func (c *Checker) CheckDelimited(s string) (*URL, []Diagnostic) { return c.check(s, true) }

func (c *Checker) check(s string, delimited bool) (*URL, []Diagnostic) {
	p := &c.pass
	if p.URL == nil {
		p.URL, p.lent = new(URL), true
	}
	p.delimited = delimited
	p.read(s)
	if p.folded != nil {
		p.settleInside()
	}
	p.out = p.out[:0]
	p.check()
	return p.URL, p.out
}

// Check returns the diagnostics of u, ordered by place: of "http://h/~" one of the rule "tilde".
func Check(u *URL) []Diagnostic { return slices.Clone(passOver(u).out) }

// passOver returns a run of the rules over u: over "http://h/~" one with a finding.
func passOver(u *URL) *pass {
	if u.src == "" { // it may be the zero URL
		u = Parse("")
	}
	p := &pass{URL: u}
	p.check()
	return p
}

func (p *pass) check() {
	p.escaped, p.slips, p.wrong = 0, 0, false
	if p.wondered || p.typed != nil || p.derived != nil { // to ask is faster than to write
		p.own, p.wondered, p.guesses, p.typed, p.derived = nil, false, false, nil, nil
	}
	p.guess = p.scheme == Other
	p.rowsOver()
	broken := p.wrong && slices.ContainsFunc(p.out, p.breaks)
	if !p.settled && (broken || p.isOdd() && p.guess) {
		if p.settle(); len(p.meant) > 0 {
			p.typed = slices.Clone(p.out)
			p.out, p.wrong = p.out[:0], false
			p.rowsOver()
		}
	}
	switch {
	case p.folded != nil: // it has been through this
		p.sayOffset(nil, nil)
	case p.wrong || p.settled || p.scheme != nil && !p.isPlain():
		p.decide(broken)
	}
	p.finish()
}

// decide leaves of what was found what is to be said, or adds that the URL is doubted, as
// "http://localhost8080/" is.
func (p *pass) decide(broken bool) {
	switch {
	case len(p.meant) > 0:
		p.oneEach(p.causes)
	case broken:
		p.firstOf()
		p.sayOffset(nil, nil)
	case !p.wrong && p.mayDoubt():
		p.doubt()
	}
}

// breaks reports whether d speaks of more than octets that only want encoding, or of what
// stands beside the URL. A "%" may be of an escape that something got into.
func (p *pass) breaks(d Diagnostic) bool {
	return d.Rule.Severity == Error && (!p.encodes(d) || p.src[d.Span.Start] == '%') && !d.isBeside()
}

// finish puts what was found in order, and says which cases it is. Where nothing was found, or one thing of a rule that has no
// cases, nothing is to be done: of most "https" URLs only that the scheme came later.
func (p *pass) finish() {
	if len(p.out) == 0 || len(p.out) == 1 && p.out[0].Rule.cases == nil {
		return
	}
	if !p.inOrder() {
		slices.SortStableFunc(p.out, byPlace)
	}
	p.nameCases()
}

// inOrder reports whether the findings are in order of place, as most are that were found one token after
// another.
func (p *pass) inOrder() bool {
	for i := 1; i < len(p.out); i++ {
		if a, b := &p.out[i-1], &p.out[i]; a.Span.Start > b.Span.Start || a.Span.Start == b.Span.Start && a.Rule.index > b.Rule.index {
			return false
		}
	}
	return true
}

// rowsOver lets the rows look at the URL as it is read.
func (p *pass) rowsOver() {
	p.filled = 0
	rows := rowsFor(p.reading)
	if p.folded != nil {
		p.checkFolded(rows)
		return
	}
	if p.facts&newScheme != 0 {
		p.reportLater()
	}
	if all := (sight{p.delims, p.facts}); rows.whole.meets(all) {
		p.run(&rows.of[Delim], &Token{sight: all}, all.bits())
	}
	p.checkTokens(rows)
}

// checkTokens looks at the tokens that some row has something to say of.
func (p *pass) checkTokens(rows *schemeRows) {
	tokens, path := p.tokens, p.path
	for i := range tokens {
		t := &tokens[i]
		part := t.Part % maxParts
		wants := &rows.wants[part]
		if !wants.meets(t.sight) {
			continue
		}
		p.slips |= t.seen & slipOctets[part]
		if i != path || t.facts&wants.facts&ofSegments == 0 {
			p.token(t, &rows.of[part])
			continue
		}
		for s := range p.eachSegment(*t) {
			if wants.meets(s.sight) {
				p.token(&s, &rows.of[part])
			}
		}
	}
}

// checkFolded speaks of the wrapper, and of what is inside as it is without the
// white space.
func (p *pass) checkFolded(rows *schemeRows) {
	p.token(&p.tokens[0], &rows.of[Stray])
	inside := passOver(p.folded.url)
	for _, d := range inside.out {
		d.Span, d.of = p.folded.span(d.Span), p
		p.out = append(p.out, d)
	}
	for _, t := range p.tokens {
		p.part = t.Part
		for _, r := range rows.of[t.Part].tokens {
			if r.needs == (sight{seen: Break}).bits() { // what the white space itself may mean
				p.rule = r.Rule
				r.check(p, t)
			}
		}
	}
}

// byPlace orders findings by where they begin, and those at one place by section: in "http://h/~a|" the
// "~" comes before the "|".
func byPlace(a, b Diagnostic) int {
	if a.Span.Start != b.Span.Start {
		return a.Span.Start - b.Span.Start
	}
	return a.Rule.index - b.Rule.index
}

// token lets the rows fire that have something to say of t: "port-default" of the 80 in "http://h:80/".
func (p *pass) token(t *Token, rows *partRows) {
	p.part = t.Part
	seen := t.bits()
	if t.seen&rows.octetsWanted != 0 {
		seen |= sight{facts: p.octets(t, rows)}.bits()
	}
	if rows.needs&seen != 0 {
		p.run(rows, t, seen)
	}
}

// run lets the rows look at t that need what was seen of it.
func (p *pass) run(rows *partRows, t *Token, seen uint64) {
	p.part = t.Part
	for _, r := range rows.tokens {
		if r.needs&seen != 0 {
			p.rule = r.Rule
			r.check(p, *t)
		}
	}
}

// A row is a rule that looks at whole tokens, and what it needs to be asked:
// anything when it does not say.
type row struct {
	needs uint64 // the bits of a sight
	*Rule
}

// partRows are the rows of the table of rules that look at one part of one
// scheme, by how they look.
type partRows struct {
	octets        []*Rule
	escapes       []row
	octetsWanted  Class // the classes that these look at, Percent for escapes
	escapesWanted Class // the classes of the octets that escapes stand for
	tokens        []row
	needs         uint64 // what one of these needs
}

// allows returns the octets that may stand in t: the slashes between the segments of a path, "a/b",
// which is one token, are not theirs and were not seen.
func (t *Token) allows() Class { return t.Part.Info().Allowed | Slash&^t.seen }

// schemeRows are the rows that look at one scheme, by part; those for the URL as a
// whole are under Delim.
type schemeRows struct {
	wants [maxParts]sight // what some row has something to say of: most tokens need not be looked at
	whole sight           // and what of the URL as a whole
	of    [numParts]partRows
}

// rowsOf holds the rows for each scheme that a URL is read as, and behind them those for what cannot be read as any.
var rowsOf = func() (all [numSchemes + 1]schemeRows) {
	for id := range all {
		all[id].addAll(id)
	}
	return all
}()

// rowsFor returns the rows that look at what is read as s: nil for no scheme.
func rowsFor(s *Scheme) *schemeRows {
	if s == nil {
		return &rowsOf[numSchemes]
	}
	return &rowsOf[s.id]
}

// addAll adds the rows for the scheme of that index: for FTP "ftp-type-unknown" among them.
func (s *schemeRows) addAll(index int) {
	for _, r := range rules {
		if r.schemes == 0 || r.schemes&(1<<index) != 0 {
			s.add(r)
		}
	}
}

func (s *schemeRows) add(r *Rule) {
	if r.Octets|r.Escapes == 0 && r.check == nil { // reported by the pass itself
		return
	}
	needs, when := r.needs, r.when
	if needs == 0 && when == 0 {
		needs, when = anything, anyFact
	}
	if r.In == 0 {
		s.of[Delim].tokens = append(s.of[Delim].tokens, row{sight{needs, when}.bits(), r})
		s.whole.seen |= needs
		s.whole.facts |= when
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
			escapes := r.Escapes
			if r.undoes {
				escapes = needless(part)
			}
			rows.escapes = append(rows.escapes, row{sight{seen: escapes}.bits(), r})
			rows.octetsWanted |= Percent
			rows.escapesWanted |= escapes
		default:
			rows.tokens = append(rows.tokens, row{sight{needs, when}.bits(), r})
			rows.needs |= sight{needs, when}.bits()
			s.wants[part].seen |= needs
			s.wants[part].facts |= when
		}
		s.wants[part].seen |= rows.octetsWanted | slipOctets[part] | Hash
	}
}

// Rules returns the table of rules, ordered by the section that each follows: "scheme-missing" of
// section 2.1 is near its beginning.
func Rules() (list []Rule) {
	for _, r := range rules {
		list = append(list, *r)
	}
	return list
}
