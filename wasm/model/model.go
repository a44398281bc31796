// Package model is what the page shows, without a browser: a text, what is found in it, what is selected of it, and what
// follows from that for the field and the panels. Every input is a method; the page calls them and draws what they come to.
package model

import (
	"slices"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/role"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// Example is what the field holds when nothing else was asked for: the RFC's own
// lesson of section 3.2.2.
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
	held      []core.Diagnostic // all problems in order of position, while some are not shown yet; otherwise nil
	Selected  core.Span         // the selected octets, which are highlighted everywhere
	picked    core.Span         // the octets that the reader or a link selected last, and not the page itself
	lit       []core.Span       // the octets under the pointer, which are highlighted, too
	Problem   int               // the index of the open problem; -1 if none is open
	Spoken    *Dialogue         // the conversation, as last shown
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
	Suffixes  Suffixes          // the list of public suffixes; nil until it is needed

	Base         string             // against which the text is resolved; "" for none
	Judge        standards.Standard // by which the problems are found: RFC 1738, 3986 or the WHATWG's
	MarksParting bool               // whether the field marks where two standards part first
	judged       judgedTokens
	comparison   comparison
	readers      readerCache
	derivation   derivationCache
	clients      clientCache
	roles        roles
	hand         hand     // the text typed into the input of a part
	off          switched // fields of the query that are switched off
	own          bool     // the next change of the text switches a field

	Long     bool      // whether the field has narrow lines, without ruler and groups
	Columns  int       // characters per line of the field; 0 if not known
	Advance  int       // the width of a character in tenths of a pixel; 0 if not known
	sight    core.Span // the octets of a long text that were last in the viewport of the field
	seenWith core.Span // the selection at that time
}

// New returns the model of a text of which the first problem is selected, or else the first octet.
func New(src string) *Model {
	m := &Model{}
	m.Set(src)
	m.SelectFirst()
	return m
}

// Set reads src, as it stands in the field. Nothing is selected then.
func (m *Model) Set(src string) {
	var was []string
	if len(m.off) > 0 {
		was = m.fieldsOf()
	}
	m.URL, m.Found = m.checker.Check(src)
	if len(m.off) > 0 {
		m.follow(was)
	}
	m.State, m.held = stateOf(m.URL), nil
	m.Revision++
	if m.State == Blank {
		m.list(nil) // nobody has done anything yet
	} else {
		m.list(m.found())
	}
	m.Selected, m.picked, m.Problem, m.lit = core.Span{}, core.Span{}, -1, nil
}

// list has the problems shown that are given by place: errors, then warnings, then notes.
func (m *Model) list(placed []core.Diagnostic) {
	m.Problems, m.placed = placed, placed
	worst := func(a, b core.Diagnostic) int { return int(a.Severity) - int(b.Severity) }
	if !slices.IsSortedFunc(placed, worst) {
		m.Problems = slices.Clone(placed)
		slices.SortStableFunc(m.Problems, worst)
	}
}

// Source returns the text, as it was typed.
func (m *Model) Source() string { return m.URL.Source() }

// SelectFirst selects the first problem that has octets, or else the first octet.
func (m *Model) SelectFirst() {
	if !m.selectFirstProblem() {
		m.SelectAt(0)
	}
}

// selectFirstProblem selects the first problem that has octets, and reports whether there is one that does not keep quiet.
func (m *Model) selectFirstProblem() bool {
	if m.Quiet() {
		return false
	}
	for i, d := range m.Problems {
		if d.Span.Len() > 0 {
			m.SelectProblem(i)
			return true
		}
	}
	return false
}

// SelectAt selects the octet at offset, which is the caret, or the whole escape or character that it belongs to. At the end
// of the text nothing is selected.
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

// Pick selects octets that the reader or a link asks for.
func (m *Model) Pick(s core.Span) {
	m.SelectSpan(s)
	m.picked = s
}

// Picked returns what is selected because somebody asked for it; no octets where the page chose them, or the caret is there.
func (m *Model) Picked() core.Span {
	if m.picked != m.Selected {
		return core.Span{}
	}
	return m.picked
}

// SelectView selects what a link does, and opens the problem that it names.
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

// Step opens the next problem, or with by -1 the one before, round the end. It
// reports whether there is any.
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

// Unit returns the octets that are read as one at offset: an escape, or a
// character of UTF-8, or one octet.
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

// At returns the offset of the octet that the Character panel explains: the
// selected one, or the last one when nothing is selected; -1 for empty text.
func (m *Model) At() int {
	return min(m.Selected.Start, len(m.Source())-1)
}

// Roles returns what each octet could do in place of the one that the Character panel
// explains.
func (m *Model) Roles() ([256]role.Role, bool) { return m.rolesOf(m.URL, m.Unit(m.At())) }

// Judged returns the text as the standard has it that judges.
func (m *Model) Judged() text.Judged {
	by := text.Judged{Roles: m.rolesOf}
	if m.Reading() != nil {
		by.Standard, by.Tokens = m.Judge, m.Tokens()
	}
	return by
}

// rolesOf returns what octets could do by the standard that judges. It does not ask twice for the same octets: that takes as long as a
// panel to draw.
func (m *Model) rolesOf(u *core.URL, s core.Span) ([256]role.Role, bool) {
	r := &m.roles
	if r.url == u && r.revision == m.Revision && r.span == s && r.judge == m.Judge {
		return r.of, r.taken
	}
	*r = roles{url: u, revision: m.Revision, span: s, judge: m.Judge, taken: true}
	if m.Reading() == nil {
		r.of = role.Of(u, s)
	} else {
		r.of, r.taken = standards.Roles(m.Judge, u.Source(), s)
	}
	return r.of, r.taken
}

// A roles is what octets could do in place of some of the text.
type roles struct {
	url      *core.URL
	revision int
	span     core.Span
	judge    standards.Standard
	of       [256]role.Role
	taken    bool // that standard takes the text with one of them
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

// Fix returns the one edit of the text that fix j of problem i comes to, so that
// it is one step to undo; false when there is no such fix.
func (m *Model) Fix(i, j int) (core.Edit, bool) {
	fixes := m.Fixes(i)
	if j < 0 || j >= len(fixes) {
		return core.Edit{}, false
	}
	after, ok := core.Apply(m.Source(), fixes[j].Edits)
	return Difference(m.Source(), after), ok
}

// FixAll returns the one edit that all safe fixes come to; false when there is
// nothing to mend.
func (m *Model) FixAll() (core.Edit, bool) {
	after := m.allFixed()
	return Difference(m.Source(), after), after != m.Source()
}

// MaxCounted is how many safe fixes are counted; the page does not tell more from
// many more.
const MaxCounted = 1000

// SafeFixes counts the problems that have a safe fix, up to MaxCounted. For long texts and many problems it relies on what
// the rules promise, because trying each fix, as core does before it offers one, would take too long at every key. Of very
// many problems it counts some at each call, and done reports whether that was all.
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

// A SafeCount is how far safe fixes were counted.
type SafeCount struct {
	revision int // of the text
	seen, n  int // how many problems were looked at, and how many have one
	Done     bool
}

// MaxProblems bounds how many problems are listed; a line says how many more
// there are.
const MaxProblems = 50

// listed returns how many problems are listed. Each comes with its fixes, each of
// which has been tried, if need be on the whole text: so of a long text fewer are.
func (m *Model) listed() int {
	work, most := 40_000, 400_000 // octets read for the fixes of one keystroke: in excerpts of a long text, or else in all of it
	if m.Printing {
		work, most = maxPrintedWork, maxPrintedWork
	}
	n := len(m.Source()) + 1
	few := max(work/n, min(20, most/n), 5)
	return min(len(m.Problems), few, m.Most(MaxProblems))
}

// Window returns which problems are listed, from first up to last: of many the
// stretch that the explained one is in, which stays while one goes from one to the next.
func (m *Model) Window() (first, last int) {
	at := m.Open()
	if m.Printing {
		at = 0
	}
	return Stretch(len(m.Problems), m.listed(), at)
}

// Difference returns the smallest edit that makes after of before, on whole
// characters.
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

// Counts returns how many problems there are of each severity.
func (m *Model) Counts() (n [3]int) {
	for _, d := range m.Problems {
		n[d.Severity]++
	}
	return n
}

// Units returns the number of UTF-16 code units, in which a browser counts, of
// the octets of the text before offset.
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
