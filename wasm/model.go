package main

import (
	"slices"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/text"
)

// example is what the field holds when nothing else was asked for: the RFC's own
// lesson of section 3.2.2.
const example = "ftp://myname@host.dom/%2Fetc/motd"

// A model is what the page shows. It knows nothing of a browser: every input is
// a method, and the panels read it.
type model struct {
	lang     text.Lang
	checker  core.Checker
	url      *core.URL
	problems []core.Diagnostic
	selected core.Span   // the octets that light up everywhere
	lit      []core.Span // the octets that are pointed at, which light up over them
	problem  int         // the problem that is open; -1 when there is none
	spoken   *dialogue   // what the client does with the URL, as last shown
	revealed bool        // whether a password is shown on the wire
	revision int         // counts changes of the text
	printing bool        // whether the page is being printed, with all of its lists
	safe     safeCount   // its safe fixes
	long     bool        // whether the field draws its narrow lines, without ruler and groups
	columns  int         // how many characters fit on a line of the field; 0 when that is not known
	advance  int         // the width of one of them in tenths of a pixel; 0 likewise
	sight    core.Span   // the octets of a long text that the field showed last
	seenWith core.Span   // what was selected then
}

func newModel(src string) *model {
	m := &model{}
	m.set(src)
	m.selectFirst()
	return m
}

// set reads src, as it stands in the field. Nothing is selected then.
func (m *model) set(src string) {
	m.url, m.problems = m.checker.Check(src)
	m.revision++
	m.selected, m.problem, m.lit = core.Span{}, -1, nil
}

func (m *model) source() string { return m.url.Source() }

// selectFirst selects the first problem that has octets, or else the first octet.
func (m *model) selectFirst() {
	for i, d := range m.problems {
		if d.Span.Len() > 0 {
			m.selectProblem(i)
			return
		}
	}
	m.selectAt(0)
}

// selectAt selects the octet, or the whole escape or character, at offset: that
// of the caret. After the last octet nothing is selected.
func (m *model) selectAt(offset int) { m.selectSpan(m.unit(offset)) }

// selectSpan selects octets, and opens the problem of just these, or else the first
// among them. Of several that have just these, the one that is open stays.
func (m *model) selectSpan(s core.Span) {
	m.selected = s
	if m.problem >= 0 && m.problems[m.problem].Span == s {
		return
	}
	m.problem = slices.IndexFunc(m.problems, func(d core.Diagnostic) bool { return d.Span == s })
	if m.problem >= 0 {
		return
	}
	m.problem = slices.IndexFunc(m.problems, func(d core.Diagnostic) bool {
		return d.Span.Overlaps(s) || d.Span.Len() == 0 && d.Span.Start == s.End && s.End == len(m.source())
	})
}

// selectView selects what a link does, and opens the problem that it names.
func (m *model) selectView(v view) {
	m.selectSpan(v.selected)
	for i, d := range m.problems {
		if d.Rule.ID == v.rule && d.Span == v.selected {
			m.problem = i
		}
	}
}

// selectProblem opens problem i and selects its octets; of an empty span the
// octet in front of it. An index that is none is ignored.
func (m *model) selectProblem(i int) {
	if i < 0 || i >= len(m.problems) {
		return
	}
	m.selected, m.problem = m.problems[i].Span, i
}

// step opens the next problem, or with by -1 the one before, round the end. It
// reports whether there is any.
func (m *model) step(by int) bool {
	n := len(m.problems)
	if n == 0 {
		return false
	}
	from := m.problem
	if from < 0 && by < 0 {
		from = 0
	}
	m.selectProblem((from + by + n) % n)
	return true
}

// unit returns the octets that are read as one at offset: an escape, or a
// character of UTF-8, or one octet.
func (m *model) unit(offset int) core.Span {
	src := m.source()
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

// at returns the offset of the octet that the Character panel explains: the
// selected one, or the last one when nothing is selected; -1 for empty text.
func (m *model) at() int {
	return min(m.selected.Start, len(m.source())-1)
}

// fixes returns the fixes of problem i.
func (m *model) fixes(i int) []core.Fix {
	if i < 0 || i >= len(m.problems) {
		return nil
	}
	return m.url.Fixes(m.problems[i])
}

// fix returns the one edit of the text that fix j of problem i comes to, so that
// it is one step to undo; false when there is no such fix.
func (m *model) fix(i, j int) (core.Edit, bool) {
	fixes := m.fixes(i)
	if j < 0 || j >= len(fixes) {
		return core.Edit{}, false
	}
	after, ok := core.Apply(m.source(), fixes[j].Edits)
	return difference(m.source(), after), ok
}

// fixAll returns the one edit that all safe fixes come to; false when there is
// nothing to mend.
func (m *model) fixAll() (core.Edit, bool) {
	after := core.FixAll(m.source())
	return difference(m.source(), after), after != m.source()
}

// maxCounted is how many safe fixes are counted; the page does not tell more from
// many more.
const maxCounted = 1000

// safeFixes counts the problems that have a safe fix, up to maxCounted. In a long text,
// or of many problems, it takes the rules' word for it: trying each fix, as core does
// before it offers one, would take long at every key. Of very many problems it looks at
// some at each call, and done says whether that was all.
func (m *model) safeFixes() (n int, done bool) {
	const atOnce, few, short = 5000, 20, 2000
	fixes := func(d core.Diagnostic) []core.Fix { return d.Rule.Fix(m.url, d) }
	if len(m.problems) <= few && len(m.source()) <= short {
		fixes = m.url.Fixes
	}
	c := &m.safe
	if c.revision != m.revision {
		*c = safeCount{revision: m.revision}
	}
	for end := min(c.seen+atOnce, len(m.problems)); c.seen < end && c.n < maxCounted; c.seen++ {
		d := m.problems[c.seen]
		if d.Rule.Fix == nil || m.url.NoName(d) {
			continue
		}
		if slices.ContainsFunc(fixes(d), func(f core.Fix) bool { return f.Kind == core.Same }) {
			c.n++
		}
	}
	c.done = c.n == maxCounted || c.seen == len(m.problems)
	return c.n, c.done
}

// A safeCount is how far safe fixes were counted.
type safeCount struct {
	revision int // of the text
	seen, n  int // how many problems were looked at, and how many have one
	done     bool
}

// maxProblems bounds how many problems are listed; a line says how many more
// there are.
const maxProblems = 50

// listed returns how many problems are listed. Each comes with its fixes, each of
// which has been tried, if need be on the whole text: so of a long text fewer are.
func (m *model) listed() int {
	work, most := 40_000, 400_000 // octets read for the fixes of one keystroke: in excerpts of a long text, or else in all of it
	if m.printing {
		work, most = maxPrintedWork, maxPrintedWork
	}
	n := len(m.source()) + 1
	few := max(work/n, min(20, most/n), 5)
	return min(len(m.problems), few, m.most(maxProblems))
}

// window returns which problems are listed, from first up to last: of many the
// stretch that the open one is in, which stays while one goes from one to the next.
func (m *model) window() (first, last int) {
	at := m.problem
	if m.printing {
		at = 0
	}
	return stretch(len(m.problems), m.listed(), at)
}

// difference returns the smallest edit that makes after of before, on whole
// characters.
func difference(before, after string) core.Edit {
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

// worst returns the severity of the worst problem; false when there is none.
func (m *model) worst() (worst core.Severity, ok bool) {
	worst = core.Note
	for _, d := range m.problems {
		worst = min(worst, d.Severity)
	}
	return worst, len(m.problems) > 0
}

// counts returns how many problems there are of each severity.
func (m *model) counts() (n [3]int) {
	for _, d := range m.problems {
		n[d.Severity]++
	}
	return n
}

// units returns the number of UTF-16 code units, in which a browser counts, of
// the octets of the text before offset.
func units(src string, offset int) (n int) {
	for i, r := range src {
		if i >= offset {
			break
		}
		n += utf16Len(r)
	}
	return n
}

// octets returns the offset in octets after n UTF-16 code units of src.
func octets(src string, n int) int {
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
