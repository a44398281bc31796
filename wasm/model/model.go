// Package model has the state of the page without a browser: a text, the findings, the selection, and what the
// field and the panels show. Every input is a method. The page calls it and draws the result.
package model

import (
	"slices"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/role"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/core/trail"
)

// Example is the default text: the RFC's own lesson of section 3.2.2.
const Example = "ftp://myname@host.dom/%2Fetc/motd"

// A Model is the state of the page, without a browser. Every input is a method, and the panels read the fields.
type Model struct {
	Lang      text.Lang
	checker   core.Checker
	URL       *core.URL
	State     State             // of the text
	Found     []core.Diagnostic // the findings by RFC 1738, whatever standard judges
	Problems  []core.Diagnostic // the problems shown, by the judging standard: the worst first, then in order of position
	placed    []core.Diagnostic // the same in order of position
	complete  []core.Diagnostic // all problems in order of position, while some are not shown yet; otherwise nil
	typing    bool              // whether the text was typed, and typing has not paused since
	Selected  core.Span         // the selected octets, which are highlighted everywhere
	picked    core.Span         // the octets that the reader or a link selected last, and not the page itself
	lit       []core.Span       // the octets under the pointer, which are highlighted, too
	Problem   int               // the index of the open problem; -1 if none is open
	LastTalk  *Dialogue         // the conversation, as last shown
	Revealed  bool              // whether a password is shown on the wire
	Pinned    *Model            // the pinned text, or nil
	Laddered  bool              // whether the panel shows in which senses both texts are the same
	compared  *Compared         // the last comparison with it
	strip     Strip             // the last strip of how the octets of a URL break
	Revision  int               // counts changes of the text
	Printing  bool              // whether the page is being printed, with all of its lists
	Questions bool              // whether the printed page is a sheet without answers
	Study     *Study            // the open lesson, or nil
	Safe      SafeCount         // its safe fixes
	Browser   Browser           // parses by the browser's own URL; nil without a browser
	Resolver  Resolver          // resolves by the browser's own URL; nil without a browser
	Suffixes  Suffixes          // the list of public suffixes; nil until it is needed

	Base         string             // the base against which the text is resolved; "" for none
	Judge        standards.Standard // the standard that finds the problems: RFC 1738, RFC 3986 or the WHATWG's
	MarksParting bool               // whether the field marks the first octet that two standards read differently
	judged       judgedTokens
	steps        []trail.Step // memory for Trail
	comparison   comparison
	readers      readerCache
	derivation   derivationCache
	clients      clientCache
	roles        roles
	hand         hand     // the text typed into the input of a part
	off          switched // fields of the query that are switched off
	own          bool     // the next change of the text switches a field on or off

	Long       bool      // whether the field has narrow lines, without ruler and groups
	Columns    int       // characters per line of the field; 0 if not known
	Advance    int       // the width of a character in tenths of a pixel; 0 if not known
	NoBrackets bool      // whether the field has no room for groups, so that their lane is free for labels
	sight      core.Span // the octets of a long text that were last in the viewport of the field
	seenWith   core.Span // the selection at that time
}

// New returns the model of a text, with the first problem selected, or else the first octet.
func New(src string) *Model {
	m := &Model{}
	m.Set(src)
	m.SelectFirst()
	return m
}

// Set sets the text, without a selection.
func (m *Model) Set(src string) {
	var was []string
	if len(m.off) > 0 {
		was = m.fieldsOf()
	}
	m.URL, m.Found = m.checker.Check(src)
	if len(m.off) > 0 {
		m.follow(was)
	}
	m.State, m.complete, m.typing = stateOf(m.URL), nil, false
	m.Revision++
	if m.State == Blank {
		m.list(nil) // an empty field has no problems
	} else {
		m.list(m.found())
	}
	m.Selected, m.picked, m.Problem, m.lit = core.Span{}, core.Span{}, -1, nil
}

// list sets the problems from a list in order of position: errors, then warnings, then notes.
func (m *Model) list(placed []core.Diagnostic) {
	m.Problems, m.placed = placed, placed
	worst := func(a, b core.Diagnostic) int { return int(a.Severity) - int(b.Severity) }
	if !slices.IsSortedFunc(placed, worst) {
		m.Problems = slices.Clone(placed)
		slices.SortStableFunc(m.Problems, worst)
	}
}

// Source returns the typed text.
func (m *Model) Source() string { return m.URL.Source() }

// SelectFirst selects the first problem that has octets, or else the first octet.
func (m *Model) SelectFirst() { m.selectFirstOr(core.Span{}) }

// selectFirstOr selects the first problem that has octets, but no warning or note if there is an error. Else it selects s, or the first
// octet if s is empty, and opens the error. It selects no problem if the problems are not shown at first (Quiet).
func (m *Model) selectFirstOr(s core.Span) {
	isError := len(m.Problems) > 0 && m.Problems[0].Severity == core.SeverityError
	if !m.Quiet() {
		for i, d := range m.Problems {
			if d.Span.Len() > 0 && (!isError || d.Severity == core.SeverityError) {
				m.SelectProblem(i)
				return
			}
		}
	}
	if s == (core.Span{}) {
		s = m.Unit(0)
	}
	m.SelectSpan(s)
	if isError && m.Problem > 0 && m.Problems[m.Problem].Severity != core.SeverityError {
		m.Problem = -1 // Open then finds the error
	}
}

// FirstOf returns what SelectFirst selects in a text that is judged by a standard and read with a base.
func (m *Model) FirstOf(src string, by standards.Standard, base string) core.Span {
	first := &Model{Judge: by, Browser: m.Browser, Resolver: m.Resolver, Base: base}
	first.Set(src)
	first.SelectFirst()
	return first.Selected
}

// SelectAt selects the unit at offset: an octet, an escape or a character. At the end of the text it selects
// nothing.
func (m *Model) SelectAt(offset int) { m.SelectSpan(m.Unit(offset)) }

// SelectSpan selects octets, and opens the problem of exactly these, or else the first problem among them. If several have
// exactly these, the open one stays.
func (m *Model) SelectSpan(s core.Span) {
	m.Selected = s
	m.graded()
	if m.Problem >= 0 && m.Problems[m.Problem].Span == s {
		return
	}
	m.Problem = slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool { return d.Span == s })
	if m.Problem >= 0 {
		return
	}
	m.Problem = slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool {
		return d.Span.Overlaps(s) || d.Span.Len() == 0 && d.Span.Start == s.End && s.End == len(m.Source())
	})
}

// Pick selects octets on the request of the reader or a link.
func (m *Model) Pick(s core.Span) {
	m.SelectSpan(s)
	m.picked = s
}

// Picked returns the selection if the reader or a link asked for it. It returns no octets if the page or the caret
// selected them.
func (m *Model) Picked() core.Span {
	if m.picked != m.Selected {
		return core.Span{}
	}
	return m.picked
}

// SelectView selects what a link selects, and opens the problem that it names.
func (m *Model) SelectView(v View) {
	m.SelectSpan(v.Selected)
	for i, d := range m.Problems {
		if d.Rule.ID == v.Rule && d.Span == v.Selected {
			m.Problem = i
		}
	}
}

// SelectProblem opens problem i and selects its octets, or the octet before an empty span. It ignores an index out of range.
func (m *Model) SelectProblem(i int) {
	if i < 0 || i >= len(m.Problems) {
		return
	}
	m.Selected, m.Problem = m.Problems[i].Span, i
	m.graded()
}

// Step opens the next problem or, if by is -1, the previous one, cyclically. It returns false if there are no
// problems.
func (m *Model) Step(by int) bool {
	n := len(m.Problems)
	if n == 0 {
		return false
	}
	from := m.Problem
	if from < 0 && by < 0 {
		from = 0
	}
	m.SelectProblem((from + by + n) % n)
	return true
}

// Unit returns the unit at offset: an escape, a character of UTF-8, or an octet.
func (m *Model) Unit(offset int) core.Span {
	src := m.Source()
	if offset < 0 || offset >= len(src) {
		return core.Span{Start: len(src), End: len(src)}
	}
	for start := max(0, offset-2); start <= offset; start++ {
		if src[start] == '%' && start+2 < len(src) && isHex(src[start+1]) && isHex(src[start+2]) {
			return core.Span{Start: start, End: start + 3}
		}
	}
	start := offset
	for start > 0 && offset-start < utf8.UTFMax && !utf8.RuneStart(src[start]) {
		start--
	}
	if _, n := utf8.DecodeRuneInString(src[start:]); start+n > offset {
		return core.Span{Start: start, End: start + n}
	}
	return core.Span{Start: offset, End: offset + 1}
}

func isHex(b byte) bool {
	return '0' <= b && b <= '9' || 'A' <= b && b <= 'F' || 'a' <= b && b <= 'f'
}

// At returns the offset of the octet that the Character panel explains: the start of the selection, or the last
// octet if the caret is at the end; -1 for an empty text.
func (m *Model) At() int {
	return min(m.Selected.Start, len(m.Source())-1)
}

// Roles returns the role that each octet would have in place of the one that the Character panel explains.
func (m *Model) Roles() ([256]role.Role, bool) { return m.rolesOf(m.URL, m.Unit(m.At())) }

// Judged returns the text as read by the judging standard.
func (m *Model) Judged() text.Judged {
	by := text.Judged{Roles: m.rolesOf, Found: m.Found, Fault: m.FirstFault()}
	if m.Reading() != nil {
		by.Standard, by.Tokens, by.Found = m.Judge, m.Tokens(), m.Problems
		if _, known := m.Reading().Fault(m.Source()); !known && len(m.Problems) > 0 { // a browser refuses what its standard takes
			by.Fault = m.Problems[0].Span.Start
		}
	}
	return by
}

// rolesOf returns the roles of octets by the judging standard. It caches the result for the same octets, because
// computing it takes as long as drawing a panel.
func (m *Model) rolesOf(u *core.URL, s core.Span) ([256]role.Role, bool) {
	r := &m.roles
	if r.url == u && r.revision == m.Revision && r.span == s && r.judge == m.Judge {
		return r.of, r.accepted
	}
	*r = roles{url: u, revision: m.Revision, span: s, judge: m.Judge, accepted: true}
	if m.Reading() == nil {
		r.of = role.Of(u, s)
	} else {
		r.of, r.accepted = standards.Roles(m.Judge, u.Source(), s)
	}
	return r.of, r.accepted
}

// A roles caches the roles of all octets at one position.
type roles struct {
	url      *core.URL
	revision int
	span     core.Span
	judge    standards.Standard
	of       [256]role.Role
	accepted bool // the judging standard accepts the text with one of them
}

// Fixes returns the fixes of problem i.
func (m *Model) Fixes(i int) []fix.Fix {
	if i < 0 || i >= len(m.Problems) {
		return nil
	}
	return m.fixesOf(m.Problems[i])
}

// fixesOf returns the fixes of a problem.
func (m *Model) fixesOf(d core.Diagnostic) []fix.Fix {
	if m.Judge != standards.RFC1738 {
		return standards.Fixes(m.URL, d)
	}
	return fix.Of(d)
}

// allFixed returns the text after all safe fixes.
func (m *Model) allFixed() string {
	if m.Judge != standards.RFC1738 {
		return m.allFixedByJudge()
	}
	return fix.All(m.Source())
}

// Fix returns fix j of problem i as one edit, so that it is one step to undo. It returns false if there is no such
// fix.
func (m *Model) Fix(i, j int) (core.Edit, bool) {
	fixes := m.Fixes(i)
	if j < 0 || j >= len(fixes) {
		return core.Edit{}, false
	}
	after, ok := core.Apply(m.Source(), fixes[j].Edits)
	return Difference(m.Source(), after), ok
}

// FixAll returns all safe fixes as one edit. It returns false if there is no safe fix.
func (m *Model) FixAll() (core.Edit, bool) {
	after := m.allFixed()
	return Difference(m.Source(), after), after != m.Source()
}

// MaxCounted is the largest number of safe fixes that are counted. Larger numbers are shown as "many".
const MaxCounted = 1000

// SafeFixes counts the problems that have a safe fix, up to MaxCounted. For long texts and many problems it relies
// on what the rules declare, because trying each fix, as core does before it offers one, would take too long at
// every key. If there are very many problems, each call counts some of them, and done reports whether all are
// counted.
func (m *Model) SafeFixes() (n int, done bool) {
	const atOnce, few, short = 5000, 20, 2000
	fixes := m.fixesOf
	if m.Judge == standards.RFC1738 && (len(m.Problems) > few || len(m.Source()) > short) {
		fixes = fix.Untried
	}
	c := &m.Safe
	if c.revision != m.Revision {
		*c = SafeCount{revision: m.Revision}
	}
	for end := min(c.seen+atOnce, len(m.Problems)); c.seen < end && c.n < MaxCounted; c.seen++ {
		if slices.ContainsFunc(fixes(m.Problems[c.seen]), func(f fix.Fix) bool { return f.Kind == fix.KindSame }) {
			c.n++
		}
	}
	c.Done = c.n == MaxCounted || c.seen == len(m.Problems)
	return c.n, c.Done
}

// A SafeCount is the progress of counting safe fixes.
type SafeCount struct {
	revision int // the revision of the text
	seen, n  int // how many problems were checked, and how many of them have a safe fix
	Done     bool
}

// MaxProblems is the largest number of problems listed. A line gives the number of the others.
const MaxProblems = 50

// listed returns the number of problems listed. Fewer are listed for a long text, because each is listed with its
// fixes, and each fix is tried, sometimes on the whole text.
func (m *Model) listed() int {
	work, most := 40_000, 400_000 // octets read for fixes at a key: in excerpts of a long text, or else in the whole text
	if m.Printing {
		work, most = maxPrintedWork, maxPrintedWork
	}
	n := len(m.Source()) + 1
	few := max(work/n, min(20, most/n), 5)
	return min(len(m.Problems), few, m.Most(MaxProblems))
}

// Window returns the problems to list, from first up to last: the stretch with the open problem. It stays the same
// while the reader steps through it.
func (m *Model) Window() (first, last int) {
	at := m.Open()
	if m.Printing {
		at = 0
	}
	return Stretch(len(m.Problems), m.listed(), at)
}

// Difference returns the smallest edit from before to after, aligned to whole characters.
func Difference(before, after string) core.Edit {
	start := 0
	for start < len(before) && start < len(after) && before[start] == after[start] {
		start++
	}
	for start > 0 && start < len(before) && !utf8.RuneStart(before[start]) {
		start--
	}
	end, cut := len(before), len(after)
	for end > start && cut > start && before[end-1] == after[cut-1] {
		end--
		cut--
	}
	for end < len(before) && !utf8.RuneStart(before[end]) {
		end++
		cut++
	}
	return core.Edit{Span: core.Span{Start: start, End: end}, New: after[start:cut]}
}

// Worst returns the severity of the worst problem, and false if there are no problems.
func (m *Model) Worst() (worst core.Severity, ok bool) {
	worst = core.SeverityNote
	for _, d := range m.Problems {
		worst = min(worst, d.Severity)
	}
	return worst, len(m.Problems) > 0
}

// Units returns the number of UTF-16 code units, in which browsers count, before the octet at offset.
func Units(src string, offset int) (n int) {
	for i, r := range src {
		if i >= offset {
			break
		}
		n += utf16Len(r)
	}
	return n
}

// Octets returns the offset in octets after n UTF-16 code units of src.
func Octets(src string, n int) int {
	for i, r := range src {
		if n <= 0 {
			return i
		}
		n -= utf16Len(r)
	}
	return len(src)
}

func utf16Len(r rune) int {
	if r > 0xFFFF {
		return 2
	}
	return 1
}
