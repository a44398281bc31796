package core

import (
	"slices"
	"strings"
	"sync"

	"urlscope/core/internal/addrspec"
	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// Severity says how bad a finding is.
type Severity uint8

// The severities.
const (
	SeverityError   Severity = iota // section 5 does not derive the input
	SeverityWarning                 // the prose or section 6 advises against it
	SeverityNote                    // worth knowing
)

// String returns the name that the report gives s: "error" for SeverityError.
func (s Severity) String() string {
	return [...]string{"error", "warning", "note"}[min(s, SeverityNote)]
}

// A Rule is a row of the table of rules: one kind of finding.
//
// A row looks at tokens in one of three ways. If it has octets, it fires on each run of octets of that class that
// the part does not allow. If it has escapes, it fires on each run of escapes of octets of that class. If it has neither, its
// check function looks at the token. If it has both octets and a check function, the function decides about each run; a run
// that the function does not handle is offered to the next row.
type Rule struct {
	ID       string // stable; names the case file and the texts
	Section  string // of RFC 1738
	Severity Severity
	in       partSet     // the parts looked at; 0 for the URL as a whole
	octets   octet.Class // fires if they are raw and not allowed
	escapes  octet.Class // fires on their escapes

	notInForms octet.Class // of escapes, those on which it does not fire in forms: see inForms

	schemes schemeSet   // by whose rules the URL is read; 0 for all
	needs   octet.Class // the octets that check looks for, so that most tokens need not be looked at
	when    factSet     // what else it asks about
	check   func(*pass, Token)
	fact    bool // its finding replaces "slip", with the same fixes

	index int        // in the table
	cases []ruleCase // that are worded otherwise than the usual one
}

// A schemeSet is a set of schemes, by index; 0 stands for all schemes.
type schemeSet uint16

// A Diagnostic is one finding: the rule, the octets it is about, and what texts and fixes need besides. A
// Diagnostic remembers the run that found it.
type Diagnostic struct {
	Rule     *Rule
	Severity Severity // the severity of Rule, but a warning if only a guess is broken
	Part     Part     // the part that the octets are in; Delim when they are in none
	Span     Span     // the offending octets; empty where something is missing
	Arg      string   // what the text names besides, such as the scheme meant
	Case     string   // selects a more specific text, such as "line-break/tab"; "" for the text of Rule

	of *pass // the run that found it, for fixes and the wire
}

// A pass is one run of the rules over a URL. Its findings remember it. Only checking makes a pass, and a rule's
// check must use it only during the call.
type pass struct {
	*URL
	rule   *Rule
	part   Part
	guess  bool        // the URL is valid by its own production, so a guess breaks nothing
	wrong  bool        // a row with severity Error has fired, maybe only because of the guessed scheme
	slips  octet.Class // the octets seen that hint at a slip
	out    []Diagnostic
	inPart []Span       // the facts in the part that was checked last
	typed  []Diagnostic // the findings before the repair, if this run made it

	fileName int              // the start of the segment that names the file; -1 if unknown
	fields   []addrspec.Field // the header fields of a mailto URL, once they are asked for
	filled   int              // the end of the placeholder that was reported last

	own      []meant.Candidate // repairs that this run searched for itself
	searched bool              // whether own is known
	guesses  bool              // whether own holds guesses only
	most     int               // the limit of findings; 0 for none

	lent    bool       // the caller has out and may write to it, so later questions check again
	mu      sync.Mutex // guards the field that is filled on demand
	derived any        // see Keep
}

// report adds a finding of the rule that is being checked.
func (p *pass) report(span Span, arg string) {
	severity := p.rule.Severity
	if severity == SeverityError {
		p.wrong = true
		if p.onlyGuess(span) {
			severity = SeverityWarning
		}
	}
	p.add(p.rule, severity, p.part, span, arg)
}

// add adds a finding. It fills the Diagnostic in place: building one and copying it stalls on the stores and
// showed up in profiles.
func (p *pass) add(rule *Rule, severity Severity, part Part, span Span, arg string) {
	p.out = slices.Grow(p.out, 1)[:len(p.out)+1]
	d := &p.out[len(p.out)-1]
	d.Rule, d.Severity, d.Part, d.Span, d.Arg, d.Case, d.of = rule, severity, part, span, arg, "", p
}

// tell is report for a fact. It lowers a warning to a note, because the input is valid.
func (p *pass) tell(span Span, arg string) {
	p.report(span, arg)
	d := &p.out[len(p.out)-1]
	d.Severity = [...]Severity{SeverityError: SeverityError, SeverityWarning: SeverityNote, SeverityNote: SeverityNote}[d.Severity]
}

// onlyGuess reports whether the octets break only the guess at a scheme, because an otherurl may hold them: the
// "?" of "htpp://h?q". For a span of escapes it asks about the last one as a whole.
func (p *pass) onlyGuess(span Span) bool {
	if !p.guess {
		return false
	}
	if i := span.Start + strings.LastIndexByte(span.In(p.src), '%'); i >= span.Start && octet.IsEscape(p.src, i) {
		span.End = max(span.End, i+len("%XX"))
	}
	return isXChars(span.In(p.src))
}

// isXChars reports whether s is *xchar of section 5.
func isXChars(s string) bool {
	n, ok := runIn(s, 0, octet.XChar)
	return ok && n == len(s)
}

// A Checker reads URLs and checks them. The zero Checker is ready. It is reused
// from one input to the next, so that checking allocates nothing once it has
// grown. It must not be used by two goroutines at once.
type Checker struct{ pass pass }

// AtMost limits the search for findings: c stops once a URL has n of them. Nobody reads all the findings of
// several megabytes of "~". With 0, the default, it looks for all.
func (c *Checker) AtMost(n int) { c.pass.most = n }

// isFull reports whether there are enough findings.
func (p *pass) isFull() bool { return p.most > 0 && len(p.out) >= p.most }

// Check reads s and returns the URL and its diagnostics, ordered by position. Both are valid until the next call.
func (c *Checker) Check(s string) (*URL, []Diagnostic) { return c.check(s, false) }

// CheckDelimited is Check for a text that a document delimits: see ParseDelimited.
func (c *Checker) CheckDelimited(s string) (*URL, []Diagnostic) { return c.check(s, true) }

func (c *Checker) check(s string, delimited bool) (*URL, []Diagnostic) {
	p := &c.pass
	if p.URL == nil {
		p.URL, p.lent = new(URL), true
	}
	p.delimited = delimited
	p.read(s)
	if p.folded != nil {
		p.repairInside()
	}
	p.out = p.out[:0]
	p.check()
	return p.URL, p.out
}

// Check returns the diagnostics of u, ordered by position.
func Check(u *URL) []Diagnostic { return slices.Clone(passOver(u).out) }

// passOver runs the rules over u.
func passOver(u *URL) *pass {
	if u.src == "" { // it may be the zero URL
		u = Parse("")
	}
	p := &pass{URL: u}
	p.check()
	return p
}

// start makes p ready to check its URL: it forgets what was found before.
func (p *pass) start() {
	p.slips, p.wrong = 0, false
	if p.searched || p.typed != nil || p.derived != nil { // to ask is faster than to write
		p.own, p.searched, p.guesses, p.typed, p.derived = nil, false, false, nil, nil
	}
	p.guess = p.scheme == Other
}

// check runs the rows over the URL, over its repair if it is broken, and filters what they find.
func (p *pass) check() {
	p.start()
	p.rowsOver()
	broken := p.wrong && slices.ContainsFunc(p.out, p.breaks)
	if !p.repairDone && (broken || p.isOdd() && p.guess) {
		p.checkRepair()
	}
	p.decide(broken)
	p.finish()
}

// checkRepair runs the rows over the repair of the URL, if there is one. It keeps what they found in the text as typed.
func (p *pass) checkRepair() {
	if p.repair(); len(p.repairs) > 0 {
		p.typed = slices.Clone(p.out)
		p.out, p.wrong = p.out[:0], false
		p.rowsOver()
	}
}

// decide filters the findings: it keeps one per cause. If there is no error, it adds a warning where the URL
// looks mistyped, as "http://localhost8080/" does.
func (p *pass) decide(broken bool) {
	switch {
	case p.folded != nil: // the URL inside the wrapper was filtered already
		p.sayOffset(nil, nil)
	case len(p.repairs) > 0:
		p.oneEach(p.causes)
	case broken:
		p.firstOf()
		p.sayOffset(nil, nil)
	case !p.isPlain() && !slices.ContainsFunc(p.out, isError):
		p.warnOfSlip()
	}
}

func isError(d Diagnostic) bool { return d.Severity == SeverityError }

// breaks reports whether d breaks the URL: encoding octets does not fix it, and it does not lie beside the URL.
// A "%" always counts, because it may belong to an escape with an octet inside.
func (p *pass) breaks(d Diagnostic) bool {
	return d.Rule.Severity == SeverityError && (!p.encodes(d) || p.src[d.Span.Start] == '%') && !d.isBeside()
}

// finish sorts the findings and names their cases. It returns early where there is nothing to do, because for
// most "https" URLs the only finding is that the scheme came later.
func (p *pass) finish() {
	if len(p.out) == 0 || len(p.out) == 1 && p.out[0].Rule.cases == nil {
		return
	}
	if !p.inOrder() {
		slices.SortStableFunc(p.out, byPlace)
	}
	p.nameCases()
}

// inOrder reports whether the findings are sorted. Most are, because tokens are checked from left to right.
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

// checkTokens shows each token to the rows that need something in it.
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

// checkFolded reports the wrapper, and the findings in the URL inside, read without its white space.
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
			if r.needs == (sight{seen: octet.Break}).bits() { // rules about the white space itself
				p.rule = r.Rule
				r.check(p, t)
			}
		}
	}
}

// byPlace orders findings by where they begin, and findings at the same place by the order of the table.
func byPlace(a, b Diagnostic) int {
	if a.Span.Start != b.Span.Start {
		return a.Span.Start - b.Span.Start
	}
	return a.Rule.index - b.Rule.index
}

// token lets those rows fire that need something in t.
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

// run calls the checks of the rows that need some octet that was seen in t.
func (p *pass) run(rows *partRows, t *Token, seen uint64) {
	p.part = t.Part
	for _, r := range rows.tokens {
		if r.needs&seen != 0 {
			p.rule = r.Rule
			r.check(p, *t)
		}
	}
}

// A row is a rule that looks at whole tokens, and the bits that it needs. A rule that names none needs any.
type row struct {
	needs uint64 // the bits of a sight
	*Rule
}

// partRows are the rows of the table of rules that look at one part of one scheme, by the way they look at it.
type partRows struct {
	octets        []*Rule
	escapes       []row
	octetsWanted  octet.Class // the classes that these look at, Percent for escapes
	escapesWanted octet.Class // the classes the classes of the octets that escapes stand for
	tokens        []row
	needs         uint64 // the union of their needs
}

// allows returns the octets that are allowed in t. A path such as "a/b" is one token; the slashes between its segments
// are allowed there and are not in t.seen.
func (t *Token) allows() octet.Class { return t.Part.Info().Allowed | octet.Slash&^t.seen }

// schemeRows are the rows that look at one scheme, by part. Rows for the URL as a whole are under Delim.
type schemeRows struct {
	wants [maxParts]sight // what the rows of each part need: most tokens have none of it
	whole sight           // what rows for the URL as a whole need
	of    [numParts]partRows
}

// rowsOf holds the rows for each scheme that a URL is read as, and at the end those for an input without a
// scheme.
var rowsOf = func() (all [numSchemes + 1]schemeRows) {
	for id := range all {
		all[id].addAll(id)
	}
	return all
}()

// rowsFor returns the rows for scheme s. A nil s stands for no scheme.
func rowsFor(s *Scheme) *schemeRows {
	if s == nil {
		return &rowsOf[numSchemes]
	}
	return &rowsOf[s.id]
}

// addAll adds the rows for the scheme of that index.
func (s *schemeRows) addAll(index int) {
	for _, r := range rules {
		if r.schemes == 0 || r.schemes&(1<<index) != 0 {
			s.add(r)
		}
	}
}

// add adds r to the rows of the parts that it looks at, or of the URL as a whole.
func (s *schemeRows) add(r *Rule) {
	if r.octets|r.escapes == 0 && r.check == nil { // reported by the pass itself
		return
	}
	needs := sight{r.needs, r.when}
	if needs == (sight{}) {
		needs = sight{octet.Any, anyFact}
	}
	if r.in == 0 {
		s.of[Delim].tokens = append(s.of[Delim].tokens, row{needs.bits(), r})
		s.whole.join(needs)
	}
	for part := range numParts {
		if r.in.has(part) {
			s.wants[part].join(s.of[part].add(r, part, needs))
			s.wants[part].seen |= s.of[part].octetsWanted | slipOctets[part] | octet.Hash
		}
	}
}

// add adds r to the rows of a part. It returns what r needs to see in a token if it looks at whole tokens.
func (rows *partRows) add(r *Rule, part Part, needs sight) (wants sight) {
	switch {
	case r.octets != 0:
		rows.octets = append(rows.octets, r)
		rows.octetsWanted |= r.octets & (octet.All&^parts[part].Allowed | octet.Percent)
	case r.escapes != 0:
		escapes := r.escapes
		if inForms.has(part) {
			escapes &^= r.notInForms
		}
		rows.escapes = append(rows.escapes, row{sight{seen: escapes}.bits(), r})
		rows.octetsWanted |= octet.Percent
		rows.escapesWanted |= escapes
	default:
		rows.tokens = append(rows.tokens, row{needs.bits(), r})
		rows.needs |= needs.bits()
		return needs
	}
	return sight{}
}

// Rules returns the table of rules, ordered by section.
func Rules() (list []Rule) {
	for _, r := range rules {
		list = append(list, *r)
	}
	return list
}
