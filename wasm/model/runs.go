package model

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/anatomy"
)

// A Run is a run of the text that is drawn alike: one span of the copy under the field. The runs concatenate to
// the text.
type Run struct {
	Text  string
	Class string
	Marks []mark
}

// A mark is a word above or below a run: a label, the name of a group, a number of the ruler. It is drawn, but is
// not part of the text.
type mark struct {
	Class string
	Name  string
	Plain string // the decoded text after a label
}

// Equal reports whether r and s are drawn alike.
func (r Run) Equal(s Run) bool {
	return r.Text == s.Text && r.Class == s.Class && slices.Equal(r.Marks, s.Marks)
}

// Tail is the last run: a zero-width space, without which a line break at the end of the text would start no line.
const Tail = "\u200b"

// labelledRun is the length of the run that has the label of a long part.
const labelledRun = 100

// If a text has very many parts and problems, only a window around the viewport is coloured; the text before and after it
// is one run each. The window has at most so many tokens and problems, and moves in steps of so many, because browsers lay out
// and paint all runs at each key.
const (
	maxTokens, tokenStep = 300, 32
	maxMarked, markStep  = 128, 16
)

// Family returns the name of a part's colour family in the style sheet.
func Family(p core.Part) string { return anatomy.FamilyOf(p).String() }

// Groups returns the brackets over the tokens.
func (m *Model) Groups() []anatomy.Group {
	if m.Split() != nil {
		return nil
	}
	return anatomy.Groups(m.Lang, m.URL)
}

// IsGuess reports whether the tokens depend on a guessed scheme.
func (m *Model) IsGuess() bool { return m.Split() == nil && anatomy.IsGuess(m.URL) }

// Bare reports whether the text is too long to be drawn in colour.
func (m *Model) Bare() bool {
	return len(m.Source()) > MaxDrawn || strings.Count(m.Source(), "\n") > MaxLines
}

// Runs returns the runs of the text; none if the textarea shows the text.
func (m *Model) Runs() []Run {
	if m.Bare() {
		return nil
	}
	src := m.Source()
	all, part := m.Tokens(), m.drawn()
	first, tokens := part.first, whole(src, all[part.first:part.last])
	p := painter{model: m, src: src, problems: m.placed[part.problem:part.lastProblem], parting: m.parting(), joined: -1}
	namer := anatomy.NewNamer(m.Lang, m.URL, all[:first])
	p.names = make([]name, len(tokens))
	for i := range tokens {
		if n := &p.names[i]; tokens[i].Len() > 0 {
			n.text, n.spare = namer.Label(tokens[i])
		}
	}
	if len(tokens) > 0 {
		p.coloured = core.Span{Start: tokens[0].Start, End: tokens[len(tokens)-1].End}
	}
	p.cut(tokens)
	if !m.Long {
		for _, g := range m.Groups() {
			g.First, g.Last = max(g.First-first, 0), min(g.Last-first, len(tokens)-1)
			if g.First <= g.Last {
				p.groups = append(p.groups, g)
			}
		}
	}
	p.uncoloured(src[:p.coloured.Start])
	for i := range tokens {
		p.token(i, tokens)
	}
	p.uncoloured(src[p.coloured.End:])
	p.end()
	for i := range p.out {
		if len(p.out[i].Marks) > 0 {
			p.out[i].Class += " has"
		}
	}
	return p.out
}

// around returns a stretch of at most size of n items, with item at near its middle, from first up to last. It
// moves in steps, so that it mostly stays the same.
func around(n, size, step, at int) (first, last int) {
	if n <= size {
		return 0, n
	}
	first = min(max(0, at/step*step-(size-step)/2), n-size)
	return first, first + size
}

// A drawn tells which tokens and problems of the text are coloured.
type drawn struct{ first, last, problem, lastProblem int }

func (m *Model) drawn() (d drawn) {
	at := m.centre()
	d.first, d.last = around(len(m.Tokens()), maxTokens, tokenStep, m.tokenAt(at))
	next, _ := slices.BinarySearchFunc(m.placed, at, func(d core.Diagnostic, offset int) int { return d.Span.Start - offset })
	d.problem, d.lastProblem = around(len(m.Problems), maxMarked, markStep, next)
	return d
}

// CutShort reports whether only a stretch of the text is coloured.
func (m *Model) CutShort() bool {
	return !m.Bare() && (len(m.Problems) > maxMarked || len(m.Tokens()) > maxTokens)
}

// See sets the octets in the viewport. It reports whether that changes which are coloured.
func (m *Model) See(s core.Span) bool {
	before := m.drawn()
	m.sight, m.seenWith = s, m.Selected
	return m.drawn() != before
}

// centre returns the offset in the middle of the viewport. After a change of the text or the selection it assumes
// that the viewport has not moved if the caret is in it.
func (m *Model) centre() int {
	if m.KnowsSight() {
		return min((m.sight.Start+m.sight.End)/2, len(m.Source()))
	}
	return m.Selected.Start
}

// KnowsSight reports whether the octets in the viewport are known to be unchanged.
func (m *Model) KnowsSight() bool {
	return m.seenWith == m.Selected || m.sight.Start <= m.Selected.Start && m.Selected.Start <= m.sight.End
}

// whole returns the tokens with every border moved to the start of a glyph, because a part of a glyph cannot be
// drawn.
func whole(src string, tokens []core.Token) []core.Token {
	tokens = slices.Clone(tokens)
	for i := range tokens {
		tokens[i].Start, tokens[i].End = glyphStart(src, tokens[i].Start), glyphStart(src, tokens[i].End)
	}
	return tokens
}

// CharacterStart returns the start of the character with the octet at offset.
func CharacterStart(src string, offset int) int {
	for offset > 0 && offset < len(src) && !utf8.RuneStart(src[offset]) {
		offset--
	}
	return offset
}

// glyphStart returns the start of the glyph with the octet at offset. Several characters may form one glyph; in
// separate runs they would be drawn apart and at other positions.
func glyphStart(src string, offset int) int {
	const longest = 1000 // octets; a limit, because the search starts again at every border
	first := offset - longest
	for offset = CharacterStart(src, offset); max(0, first) < offset && offset < len(src) && src[offset] >= utf8.RuneSelf; {
		r, _ := utf8.DecodeRuneInString(src[offset:])
		before, n := utf8.DecodeLastRuneInString(src[:offset])
		switch {
		case before == '\n', before == utf8.RuneError && n == 1:
			return offset
		case joins(r), before == 0x200D, isCursive(before) && isCursive(r), isFlag(before) && isFlag(r):
			offset -= n
		default:
			return offset
		}
	}
	return offset
}

// joins reports whether r forms one glyph with the character before it.
func joins(r rune) bool {
	return unicode.Is(unicode.M, r) || r == 0x200C || r == 0x200D || 0x1F3FB <= r && r <= 0x1F3FF || 0xE0020 <= r && r <= 0xE007F
}

// isCursive reports whether r is of a script whose letters change their shape with their neighbours: from Arabic
// to Myanmar and from Khmer to Mongolian.
func isCursive(r rune) bool { return 0x0600 <= r && r <= 0x109F || 0x1780 <= r && r <= 0x18AF }

// isFlag reports whether r is a regional indicator. Two of them form a flag.
func isFlag(r rune) bool { return 0x1F1E6 <= r && r <= 0x1F1FF }

// A painter makes the runs. A run starts at every cut.
type painter struct {
	model    *Model
	src      string
	coloured core.Span // the octets that are coloured
	problems []core.Diagnostic
	cuts     []int
	groups   []anatomy.Group
	names    []name    // the labels of the tokens
	joined   int       // the last token whose name is in the label of an earlier one; -1 for none
	parting  int       // the first octet that two standards read differently; -1 if that is not marked
	passed   int       // how many problems end before the current token
	counted  core.Span // an offset, and the number of characters before it
	labelled struct {
		at, width int // the number of characters before the last label, and its width
		left      int // where it may begin
		run       int // the run that has it
	}
	shift int                     // the distance from the start of the token to the next label; 0 for none
	low   struct{ end, line int } // the right edge of the last label in the second lane, and of the octet that its line comes from
	out   []Run
}

// A name is the label of a token. A spare one may be left out.
type name struct {
	text  string
	spare bool
}

// cut collects the offsets at which the drawing changes, moved to the start of a glyph: parts, problems, the
// selection and every tenth octet.
func (p *painter) cut(tokens []core.Token) {
	add := func(at int) { p.cuts = append(p.cuts, glyphStart(p.src, at)) }
	for _, t := range tokens {
		add(t.Start)
		add(t.End)
	}
	for _, d := range p.problems {
		add(d.Span.Start)
		add(d.Span.End)
	}
	before, counted := 0, 0 // characters, and the octets that they are
	for _, t := range tokens {
		if t.Len() > 2*labelledRun {
			add(t.Start + labelledRun)
		}
		before += utf8.RuneCountInString(p.src[counted:t.Start])
		counted = t.Start
		if next := p.nextLine(t, before); next < t.End {
			add(next)
		}
	}
	if p.parting >= 0 {
		add(p.parting)
	}
	add(p.model.Selected.Start)
	add(p.model.Selected.End)
	for _, s := range p.model.lit {
		add(s.Start)
		add(s.End)
	}
	hidden := 0
	for i, r := range p.coloured.In(p.src) {
		if r == '\n' || r >= utf8.RuneSelf && isHidden(r) {
			add(p.coloured.Start + i)
			add(p.coloured.Start + i + utf8.RuneLen(r))
			if hidden++; hidden == maxMarked {
				break
			}
		}
	}
	if !p.model.Long {
		for i := 10; i < min(len(p.src), 2*maxTokens); i += 10 {
			add(i)
		}
	}
	slices.Sort(p.cuts)
	p.cuts = slices.Compact(p.cuts)
}

// isHidden reports whether r has no width, looks like a space or changes the text direction. Characters that join
// their neighbours into one glyph do not count.
func isHidden(r rune) bool { return r >= 0xA0 && unseen(r) && !joins(r) }

// uncoloured appends one run for the text before or after the coloured stretch.
func (p *painter) uncoloured(text string) {
	if text != "" {
		p.out = append(p.out, Run{Text: text, Class: "run path"})
	}
}

// end appends the run after the text.
func (p *painter) end() {
	r := Run{Text: Tail, Class: "run tail"}
	n := len(p.src)
	switch sel := p.model.Selected; {
	case p.model.Long, n == 0, sel.Len() > 0 && p.touch(sel.Start, n):
	case !p.model.Questions && sel.End == n && sel.Len() > 0:
		r.Marks = append(r.Marks, mark{Class: "tick end", Name: strconv.Itoa(n)})
	default:
		r.Marks = append(r.Marks, mark{Class: "tick", Name: strconv.Itoa(n)})
	}
	p.gap(&r, n)
	p.part(&r, n)
	p.out = append(p.out, r)
}

// part marks the first octet that two standards read differently.
func (p *painter) part(r *Run, offset int) {
	if offset == p.parting {
		r.Marks = append(r.Marks, mark{Class: "parting", Name: "▾"})
	}
}

// token appends the runs of token i.
func (p *painter) token(i int, tokens []core.Token) {
	t, g := tokens[i], p.groupOf(i)
	class := "run " + Family(t.Part) + bracketed(t, g)
	labelled := false
	for start := t.Start; start < t.End; {
		s := core.Span{Start: start, End: p.nextCut(start, t.End)}
		r := Run{Text: s.In(p.src), Class: class}
		first, last := s.Start == t.Start, s.End == t.End
		opens := first && g != nil && i == g.First
		closes := last && g != nil && i == g.Last
		if opens {
			r.Class += " g0"
		}
		if closes {
			r.Class += " g1"
		}
		r.Class += p.flags(s)
		p.hidden(&r)
		if first || !labelled && p.model.Long { // the label of what begins at the end of a line may be on the next
			tokens[i].Start = start
			labelled = p.label(&r, i, tokens)
		}
		if opens {
			r.Marks = append(r.Marks, mark{Class: "group", Name: g.Name})
		}
		p.number(&r, start)
		p.gap(&r, start)
		p.part(&r, start)
		p.out = append(p.out, r)
		start = s.End
	}
}

// bracketed returns the classes that bracket g and a guess add to a token's runs. g may be nil.
func bracketed(t core.Token, g *anatomy.Group) (class string) {
	if g != nil {
		class = " g"
	}
	if t.Mark&core.MarkGuess != 0 || g != nil && g.Guess {
		class += " guess"
	}
	return class
}

// groupOf returns the bracket above token i, or nil.
func (p *painter) groupOf(i int) *anatomy.Group {
	for k := range p.groups {
		if g := &p.groups[k]; g.First <= i && i <= g.Last {
			return g
		}
	}
	return nil
}

// nextCut returns the end of the run that starts at start; at most end.
func (p *painter) nextCut(start, end int) int {
	if k, found := slices.BinarySearch(p.cuts, start); found && k+1 < len(p.cuts) {
		return min(end, p.cuts[k+1])
	}
	return end
}

// hidden marks a run of one invisible character.
func (p *painter) hidden(r *Run) {
	if r.Text == "\n" {
		r.Marks = append(r.Marks, mark{Class: "feed", Name: "↵"})
		return
	}
	if c, n := utf8.DecodeRuneInString(r.Text); n == len(r.Text) && isHidden(c) {
		r.Class += " hid"
		r.Marks = append(r.Marks, mark{Class: "unseen"})
	}
}

// number adds the number of the ruler to a run at offset: at the ends of the selection and of the highlight, and
// at every tenth octet that is not too near to these. Narrow lines have no ruler.
func (p *painter) number(r *Run, offset int) {
	class := ""
	switch {
	case p.model.Long:
	case p.model.Questions: // the numbers at problems would tell where to look
		if offset%10 == 0 && !p.nearLast(offset) {
			class = "tick"
		}
	case p.isSelectedEnd(offset):
		class = "tick end"
	case p.isLitEnd(offset):
		class = "tick lit"
	case offset%10 == 0 && !p.near(offset) && !p.nearLast(offset):
		class = "tick"
	}
	if class != "" {
		r.Marks = append(r.Marks, mark{Class: class, Name: strconv.Itoa(offset)})
	}
}

// touch reports whether numbers at two offsets would touch each other. They have their middle there.
func (p *painter) touch(a, b int) bool {
	const halfDigit, air = 33, 20 // in tenths of a pixel
	return abs(a-b)*p.cell() < (len(strconv.Itoa(a))+len(strconv.Itoa(b)))*halfDigit+air
}

// near reports whether the number at offset would be beside or touch that at an end of the selection or the highlight.
func (p *painter) near(offset int) bool {
	const beside = 3
	touches := func(s core.Span) bool {
		return s.Len() > 0 && (abs(offset-s.Start) < beside || abs(offset-s.End) < beside || p.touch(offset, s.Start) || p.touch(offset, s.End))
	}
	return touches(p.model.Selected) || len(p.model.lit) == 1 && touches(p.model.lit[0])
}

// nearLast reports whether the number at the end of the text, which is always there, would touch that at offset.
func (p *painter) nearLast(offset int) bool { return p.touch(offset, len(p.src)) }

// isSelectedEnd reports whether the selection starts or ends at offset, with space for both numbers.
func (p *painter) isSelectedEnd(offset int) bool {
	sel := p.model.Selected
	return sel.Len() > 0 && (offset == sel.Start || offset == sel.End && !p.touch(sel.Start, offset) && !p.nearLast(offset))
}

// isLitEnd reports whether the single highlighted span begins or ends at offset, with enough space for its number beside the
// others.
func (p *painter) isLitEnd(offset int) bool {
	if len(p.model.lit) != 1 {
		return false
	}
	lit, sel := p.model.lit[0], p.model.Selected
	return lit.Len() > 0 && (offset == lit.Start || offset == lit.End && lit.Len() > 1 && !p.touch(lit.Start, offset)) &&
		!p.nearLast(offset) && (sel.Len() == 0 || !p.touch(offset, sel.Start) && !p.touch(offset, sel.End))
}

func abs(n int) int { return max(n, -n) }

// ahead returns the drawn problems that do not end before offset. Offsets must not decrease from call to call.
func (p *painter) ahead(offset int) []core.Diagnostic {
	for p.passed < len(p.problems) && p.problems[p.passed].Span.End < offset {
		p.passed++
	}
	return p.problems[p.passed:]
}

// flags returns the classes of octets by problems and the selection.
func (p *painter) flags(s core.Span) (class string) {
	worst := core.Severity(3)
	for _, d := range p.ahead(s.Start) {
		if d.Span.Start >= s.End {
			break
		}
		if d.Span.Overlaps(s) {
			worst = min(worst, d.Severity)
		}
	}
	if worst <= core.SeverityNote {
		class += " " + worst.String()
		if strings.Trim(s.In(p.src), " ") == "" && worst < core.SeverityNote {
			class += " ctl"
		}
	}
	if p.model.isLit(s) {
		class += " lit"
	}
	if p.model.Selected.Overlaps(s) {
		class += " sel"
	}
	return class
}

// gap marks the position of a problem without octets, such as a missing part.
func (p *painter) gap(r *Run, offset int) {
	worst := core.Severity(3)
	for _, d := range p.ahead(offset) {
		if d.Span.Start > offset {
			break
		}
		if d.Span.Len() == 0 && d.Span.Start == offset {
			worst = min(worst, d.Severity)
		}
	}
	if worst < core.SeverityNote {
		r.Marks = append(r.Marks, mark{Class: "gap " + worst.String()})
	}
}

// Widths of the field's characters, and of a letter of the decoded text after a label, in tenths of a pixel at the
// standard text size. The last is a generous mean; a character of several octets counts as that many letters.
const (
	cellWide, cellLong = 168, 120
	plainLetter        = 74
	labelAir           = 60 // between two adjacent labels
	lowAir             = 30 // between two labels in the second lane, and before one that is centred
)

// labelMargins are the margins of the field's labels.
var labelMargins = anatomy.Margins{After: 20, Before: 50}

// cell returns the width of a character of the field.
func (p *painter) cell() int {
	switch {
	case p.model.Advance > 0:
		return p.model.Advance
	case p.model.Long:
		return cellLong
	}
	return cellWide
}

// label adds the name of token i to its first run, if there is space for it. It returns false if there is no space.
func (p *painter) label(r *Run, i int, tokens []core.Token) bool {
	t := tokens[i]
	name := p.names[i].text
	if t.Part == core.Stray || name == "" || i <= p.joined {
		return true
	}
	at := p.characters(t.Start)
	class, width := p.placeLabel(i, tokens, at, p.width(name))
	if class == "" && p.model.Long && !p.names[i].spare {
		name, class, width = p.join(i, tokens, at)
		if class == "" && p.extend(r, at, utf8.RuneCountInString(t.In(p.src)), name) {
			return true
		}
	}
	m := mark{Class: class, Name: name}
	switch class {
	case covered:
		return true
	case "":
		if m.Class = p.lower(t, at, width); m.Class != "" {
			r.Marks = append(r.Marks, p.lit(m, t))
		}
		return m.Class != ""
	case "label mid":
	default:
		m.Plain = p.plain(i, tokens, width)
	}
	p.labelled.left = p.leftOf(at)
	p.labelled.at, p.labelled.width, p.labelled.run = at, width, len(p.out)
	r.Marks = append(r.Marks, p.lit(m, t))
	return true
}

// plain returns the decoded text that follows the label of token i, which has that width, or "".
func (p *painter) plain(i int, tokens []core.Token, width int) string {
	if p.model.Long || tokens[i].Part == core.Delim {
		return ""
	}
	plain := anatomy.Decoded(tokens[i].In(p.src))
	if plain == "" || !labelMargins.Fits(width+plainLetter*(1+len(plain)), p.space(i, tokens)*p.cell()) {
		return ""
	}
	return plain
}

// covered stands for the class of a label whose place another label covers.
const covered = "-"

// placeLabel returns the classes of the label of token i, which has so many characters before it, and how wide it is there. The
// classes are "" if it does not fit into the lane of the labels.
func (p *painter) placeLabel(i int, tokens []core.Token, at, width int) (class string, wide int) {
	t, space, cell := tokens[i], p.space(i, tokens), p.cell()
	before := at - p.labelled.at
	shift := p.shift
	p.shift = 0
	switch {
	case shift > 0:
		return "label after", width + shift
	case t.Part == core.Delim && (p.model.Long || before*cell < p.labelled.width):
		return covered, width
	case labelMargins.Fits(width, space*cell):
		return "label", width
	case !p.model.Long && labelMargins.FitsBefore(t, width, before*cell-p.labelled.width):
		return "label before", width
	case p.fitsBoth(i, tokens, width):
		p.shift = width + labelAir - cell
		return "label", width
	case p.fitsCentred(at, width, space):
		return "label mid", (width + cell) / 2
	case p.fitsEnding(at, width):
		return "label end", cell
	}
	return "", width
}

// join returns a label with the names of token i and of the next ones, until the names fit below these tokens: a long text has no second
// lane for "u:p@www.example.com". The class is "" if they do not fit.
func (p *painter) join(i int, tokens []core.Token, at int) (names, class string, width int) {
	names = p.names[i].text
	for j, space := i+1, 0; j < len(tokens); j++ {
		start := utf8.RuneCountInString(p.src[tokens[i].Start:tokens[j].Start])
		if n := p.model.Columns; n > 0 && at%n+start >= n {
			break
		}
		if name := p.names[j]; name.text != "" && !name.spare {
			names += " · " + name.text
		}
		space = start + p.spaceAt(j, tokens, at+start)
		width = p.width(names)
		switch cell := p.cell(); {
		case labelMargins.Fits(width, space*cell):
			class = "label"
		case p.fitsCentred(at, width, space):
			class, width = "label mid", (width+cell)/2
		case p.fitsEnding(at, width):
			class, width = "label end", cell
		default:
			continue
		}
		p.joined = j
		return names, class, width
	}
	return p.names[i].text, "", p.width(p.names[i].text)
}

// width returns the width of a label in the field, where labels beside small characters are smaller, too.
func (p *painter) width(name string) int {
	width := anatomy.LabelWidth(name)
	if p.model.NoBrackets {
		width = width * 11 / 12 // --label in the style sheet
	}
	return width
}

// edges returns where a label may begin and end on its line, in tenths of a pixel from the first character of the text.
// The lines have a margin on both sides. It returns false if the lines are not known.
func (p *painter) edges(at int) (left, right int, ok bool) {
	const margin = 100
	n, cell := p.model.Columns, p.cell()
	if n == 0 || strings.Contains(p.src, "\n") {
		return 0, 0, false
	}
	first := at / n * n
	return first*cell - margin, (first+n)*cell + margin, true
}

// fitsCentred reports whether a label fits below the first octet of its token, with its middle there, although it does
// not fit if it begins there. The token has so many characters before it, and is so many long with its delimiter.
func (p *painter) fitsCentred(at, width, space int) bool {
	cell := p.cell()
	start := at*cell + (cell-width)/2
	left, right, ok := p.edges(at)
	left = max(left, p.labelled.at*cell+p.labelled.width+lowAir, p.low.line)
	if space < p.model.Columns-at%max(1, p.model.Columns) {
		right = (at+space)*cell - lowAir
	}
	return ok && left <= start && start+width <= right
}

// fitsEnding reports whether a label of a long text, which has no second lane, fits if it ends below the first octet of its token, as it
// does for a query of one octet before a fragment.
func (p *painter) fitsEnding(at, width int) bool {
	_, _, ok := p.edges(at)
	return ok && p.model.Long && p.leftOf(at) <= (at+1)*p.cell()-width
}

// leftOf returns where a label may begin that ends below the character behind so many others: behind the last label, or at the edge.
func (p *painter) leftOf(at int) int {
	left, _, _ := p.edges(at)
	return max(left, p.labelled.at*p.cell()+p.labelled.width+lowAir)
}

// extend adds a name to the last label, if that is on the same line and there is space for both. The name is of the token of run r, which has
// so many characters before it, and is so long.
func (p *painter) extend(r *Run, at, length int, name string) bool {
	n, cell, last := p.model.Columns, p.cell(), p.labelled
	if n == 0 || at/n != last.at/n || last.width == 0 || at%n+length > n { // what goes on has its label on the next line
		return false
	}
	marks := p.out[last.run].Marks
	k := slices.IndexFunc(marks, func(m mark) bool { return m.Class == "label" || m.Class == "label end" })
	if k < 0 {
		return false
	}
	m := &marks[k]
	names := m.Name + " · " + name
	width := p.width(names)
	switch {
	case m.Class == "label" && labelMargins.Fits(width, (at+length-last.at)*cell):
		m.Name, p.labelled.width = names, width
	case m.Class == "label end" && last.left <= (last.at+1)*cell-width:
		m.Name = names
	case last.left <= (at+1)*cell-width: // it moves to this run
		p.out[last.run].Marks = slices.Delete(marks, k, k+1)
		r.Marks = append(r.Marks, mark{Class: "label end", Name: names})
		p.labelled.at, p.labelled.width, p.labelled.run = at, cell, len(p.out)
	default:
		return false
	}
	return true
}

// lit returns label m of token t, highlighted if the token is.
func (p *painter) lit(m mark, t core.Token) mark {
	if p.model.isLit(t.Span) {
		m.Class += " lit"
	}
	return m
}

// lower places the label of token t, which has so many characters before it and is too short for its label, in the
// second lane, where a line connects the two. It returns the classes of the label: it ends below the first octet of the
// token, has its middle there, or begins there. The leftmost of these that is free leaves most room for the next label.
// It returns "" if none is free, and if the field has no second lane, because brackets are there.
func (p *painter) lower(t core.Token, at, width int) string {
	left, right, ok := p.edges(at)
	if !ok || p.model.Long || t.Part == core.Delim || len(p.groups) > 0 && !p.model.NoBrackets {
		return ""
	}
	if p.low.end > 0 {
		left = max(left, p.low.end+lowAir)
	}
	cell := p.cell()
	x := at * cell
	for _, place := range [...]struct {
		class string
		start int
	}{{"label low end", x + cell - width}, {"label low mid", x + (cell-width)/2}, {"label low", x}} {
		if left <= place.start && place.start+width <= right {
			p.low.end, p.low.line = place.start+width, x+cell
			return place.class
		}
	}
	return ""
}

// fitsBoth reports whether the labels of token i, the type of a Gopher URL, which is one octet, and of the next token fit
// side by side below the two.
func (p *painter) fitsBoth(i int, tokens []core.Token, width int) bool {
	next := i + 1
	if p.model.Long || tokens[i].Part != core.Gtype || next == len(tokens) || tokens[next].Part != core.Selector {
		return false
	}
	both := width + labelAir + p.width(anatomy.Label(p.model.Lang, p.model.URL, tokens[next]))
	return labelMargins.Fits(both, (tokens[i].Len()+p.space(next, tokens))*p.cell())
}

// nextLine returns the offset at which the line ends on which token t begins, with so many characters before it, if it begins too near to that
// for a label.
func (p *painter) nextLine(t core.Token, before int) int {
	const few = 8
	n := p.model.Columns
	if n == 0 || !p.model.Long {
		return len(p.src)
	}
	left := n - before%n
	if left > few {
		return len(p.src)
	}
	at := t.Start
	for ; left > 0 && at < t.End; left-- {
		_, size := utf8.DecodeRuneInString(p.src[at:])
		at += size
	}
	return at
}

// space returns the width, in characters, that the label of token i can take: the token and the delimiter after it, up to the
// end of the line.
func (p *painter) space(i int, tokens []core.Token) int {
	return p.spaceAt(i, tokens, p.characters(tokens[i].Start))
}

// spaceAt is space for a token that has so many characters before it.
func (p *painter) spaceAt(i int, tokens []core.Token, at int) int {
	space := utf8.RuneCountInString(tokens[i].In(p.src))
	switch next := i + 1; {
	case next == len(tokens):
		space += len("at the end")
	case tokens[next].Part == core.Delim:
		space += tokens[next].Len()
	}
	if n := p.model.Columns; n > 0 {
		space = min(space, n-at%n)
	}
	return space
}

// characters returns the number of characters before offset. Offsets must not decrease from call to call.
func (p *painter) characters(offset int) int {
	p.counted.End += utf8.RuneCountInString(p.src[p.counted.Start:offset])
	p.counted.Start = offset
	return p.counted.End
}
