package anatomy

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/internal/bound"
	"urlscope/core/octet"
	"urlscope/core/text"
)

// SVG returns a picture of raw: its octets, coloured and underlined by part, with offsets above, names of parts
// below, and the problems marked. The picture is a complete document of well-formed XML for any octets. It needs no
// script, font or other file, and has no ids, so a page can contain it several times. Its title and description say
// the same in words.
//
// It draws the first 8192 octets of a longer input and counts the others, because servers accept no longer request
// lines.
func SVG(raw string, o Options) string { return SVGs([]string{raw}, o) }

// SVGs returns a picture like [SVG] of several inputs, one below the other.
func SVGs(raws []string, o Options) string {
	if len(raws) == 1 {
		u := core.Parse(raws[0])
		return picture(u, core.Check(u), o)
	}
	var all []*plate
	wide, high := 0, 0
	for _, raw := range raws {
		u := core.Parse(raw)
		p := draw(u, core.Check(u), o)
		all = append(all, p)
		wide, high = max(wide, p.wide+margin), high+p.end+between
	}
	w := plate{Options: o}
	w.open("", wide, max(high-between, 0))
	w.markup(w.style())
	y := 0
	for _, p := range all {
		w.markup(p.document(` y="`+strconv.Itoa(y)+`"`, ""))
		y += p.end + between
	}
	w.markup("</svg>\n")
	return string(w.out)
}

func picture(u *core.URL, found []core.Diagnostic, o Options) string {
	p := draw(u, found, o)
	return p.document("", p.style())
}

// draw draws a picture without the elements around it.
func draw(u *core.URL, found []core.Diagnostic, o Options) *plate {
	p := newPlate(u, found, o)
	for i := range p.starts {
		p.line(i)
	}
	p.end = p.top + bottom - brackets
	return p
}

// mostDrawn is the largest number of octets that a picture draws.
const mostDrawn = 8192

// drawn returns the octets of raw to draw. It does not cut a character.
func drawn(raw string) string {
	n := min(mostDrawn, len(raw))
	for n < len(raw) && n > mostDrawn-utf8.UTFMax && !utf8.RuneStart(raw[n]) {
		n--
	}
	return raw[:n]
}

// document returns the drawn picture as a document.
func (p *plate) document(attributes, style string) string {
	w := plate{Options: p.Options, url: p.url, problems: p.problems}
	w.open(` role="img"`+attributes, p.wide+margin, p.end)
	w.markup("<title>")
	w.text(text.PictureTitle(p.Lang, p.url))
	w.markup("</title>\n<desc>")
	w.describe()
	w.markup("</desc>\n", style)
	w.ground(p.wide+margin, p.end)
	w.markup(string(p.out), "</svg>\n")
	return string(w.out)
}

// none is the severity of an octet without problems.
const none = core.SeverityNote + 1

// A plate is a picture under construction.
type plate struct {
	writer
	Options
	url      *core.URL
	src      string            // the drawn octets
	tokens   []core.Token      // the tokens that begin in src
	problems []core.Diagnostic // all diagnostics
	marked   []core.Diagnostic // the diagnostics that begin in src
	worst    []core.Severity   // of each octet
	starts   []int             // the offset at which each line begins
	labels   []label           // of the tokens, in order
	groups   []Group
	wide     int // the right edge of the drawing
	top      int // the top of the current line
	end      int // the bottom of the last line
}

func newPlate(u *core.URL, found []core.Diagnostic, o Options) *plate {
	raw := u.Source()
	p := &plate{Options: o, url: u, src: drawn(raw), tokens: u.Tokens(), problems: found, groups: Groups(o.Lang, u)}
	p.marked = p.problems
	if end := len(p.src); end < len(raw) {
		p.tokens = upTo(p.tokens, end, func(t core.Token) int { return t.Start })
		p.marked = upTo(p.problems, end, func(d core.Diagnostic) int { return d.Span.Start })
	}
	p.worst = make([]core.Severity, len(p.src))
	for i := range p.worst {
		p.worst[i] = none
	}
	for _, d := range p.marked {
		for i := d.Span.Start; i < min(d.Span.End, len(p.src)); i++ {
			p.worst[i] = min(p.worst[i], d.Severity)
		}
	}
	p.breakLines()
	p.labels = p.name()
	return p
}

// breakLines splits src into lines, between characters.
func (p *plate) breakLines() {
	p.starts = []int{0}
	columns := p.Columns
	if columns <= 0 {
		return
	}
	columns = max(columns, utf8.UTFMax)
	for at := columns; at < len(p.src); at += columns {
		for n := 1; n < utf8.UTFMax && !utf8.RuneStart(p.src[at]); n++ {
			if size := characterAt(p.src, at-n); size > n {
				at -= n
				break
			}
		}
		p.starts = append(p.starts, at)
	}
}

// characterAt returns the number of octets of the UTF-8 character at offset, or 1 if none begins there.
func characterAt(s string, offset int) int {
	_, n := utf8.DecodeRuneInString(s[offset:])
	return n
}

func (p *plate) span(line int) core.Span {
	if line+1 < len(p.starts) {
		return core.Span{Start: p.starts[line], End: p.starts[line+1]}
	}
	return core.Span{Start: p.starts[line], End: len(p.src)}
}

// x returns the position of offset on a line.
func (p *plate) x(line, offset int) int { return margin + column*(offset-p.starts[line]) }

func (p *plate) line(i int) {
	s := p.span(i)
	p.wide = max(p.wide, p.x(i, s.End))
	p.tints(i, s)
	p.ruler(i, s)
	p.markup(`<g font-family="`, mono, `" font-size="28">`, "\n")
	for _, t := range from(p.tokens, s.Start, func(t core.Token) int { return t.End }) {
		if t.Start >= s.End {
			break
		}
		if part := within(t.Span, s); part.Len() > 0 {
			p.token(i, t, part)
		}
	}
	if more := len(p.url.Source()) - len(p.src); more > 0 && s.End == len(p.src) {
		p.more(p.x(i, s.End), more)
	}
	p.markup("</g>\n")
	p.marks(i, s)
	p.top += labels + lane*p.names(i, p.onLine(s))
	p.brackets(i, s)
}

// more writes the number of octets that are not drawn behind the last one.
func (p *plate) more(x, n int) {
	said := text.Count(p.Lang, text.MoreOctets, n)
	p.markup("<text")
	p.colour(ink2)
	p.attribute("x", x+labelGap)
	p.attribute("y", p.top+glyphs)
	p.markup(` font-size="12">`)
	p.text(said)
	p.markup("</text>\n")
	p.wide = max(p.wide, x+labelGap+(monoLetter*utf8.RuneCountInString(said)+9)/10)
}

// begins reports whether t begins on the line.
func (p *plate) begins(t, line core.Span) bool {
	return line.Contains(t.Start) || line.End == len(p.src) && t.Start == line.End
}

// from returns the tail of list, which is sorted by offset, that begins at start.
func from[T any](list []T, start int, offset func(T) int) []T {
	n, _ := slices.BinarySearchFunc(list, start, func(e T, start int) int { return offset(e) - start })
	return list[n:]
}

// upTo returns the head of list, which is sorted by offset, that ends before end.
func upTo[T any](list []T, end int, offset func(T) int) []T {
	n, _ := slices.BinarySearchFunc(list, end, func(e T, end int) int { return offset(e) - end })
	return list[:n]
}

func within(s, t core.Span) core.Span {
	return core.Span{Start: max(s.Start, t.Start), End: max(s.Start, t.Start, min(s.End, t.End))}
}

// runs calls f for each longest run of equal octets of s. Octets are equal if of returns the same for them.
func runs[T comparable](s core.Span, of func(offset int) T, f func(core.Span, T)) {
	for at := s.Start; at < s.End; {
		run := core.Span{Start: at, End: at + 1}
		alike := of(at)
		for run.End < s.End && of(run.End) == alike {
			run.End++
		}
		f(run, alike)
		at = run.End
	}
}

// colour writes the attributes for drawing in c.
func (p *plate) colour(c colour) {
	if p.Theme == ThemeAuto {
		p.markup(` class="`, c.class, `"`)
	}
	p.markup(` color="`, c.in(p.Theme), `"`)
}

func (p *plate) attribute(name string, n int) {
	p.markup(" ", name, `="`)
	p.number(n)
	p.markup(`"`)
}

// stroke begins a path without a fill.
func (p *plate) stroke(c colour, attributes string) {
	p.markup(`<path`)
	p.colour(c)
	p.markup(` fill="none" stroke="currentColor"`, attributes, ` d="`)
}

// at writes a path command with a position, y from the top of the line.
func (p *plate) at(command string, x, y int) { p.near(command, 10*x, 10*y) }

// sharp is at for the middle of a pixel, where a thin line is sharp.
func (p *plate) sharp(command string, x, y int) { p.near(command, 10*x+5, 10*y+5) }

// near is at in tenths of a pixel.
func (p *plate) near(command string, x, y int) {
	p.markup(command)
	p.tenths(x)
	p.markup(" ")
	p.tenths(10*p.top + y)
}

// tints draws the background of problems and of the selection.
func (p *plate) tints(i int, s core.Span) {
	tint := func(s core.Span, c colour) {
		p.markup("<path")
		p.colour(c)
		p.at(` d="M`, p.x(i, s.Start), tintTop)
		p.markup("h")
		p.number(column * s.Len())
		p.markup("v39h-")
		p.number(column * s.Len())
		p.markup("z\"/>\n")
	}
	runs(s, func(offset int) core.Severity { return p.worst[offset] }, func(s core.Span, worst core.Severity) {
		if worst <= core.SeverityWarning {
			tint(s, tints[worst])
		}
	})
	if s = within(p.Select, s); s.Len() > 0 {
		tint(s, selection)
	}
}

// ruler writes the offsets: every tenth, the last, and both ends of the selection. If numbers would touch, only the
// more important one is written.
func (p *plate) ruler(i int, s core.Span) {
	last := s.End == len(p.src)
	ends := p.selectedEnds(s)
	p.markup(`<g font-family="`, mono, `" font-size="11" text-anchor="middle"`)
	p.colour(ink3)
	p.markup(">\n")
	for at := (s.Start + 9) / 10 * 10; at < s.End; at += 10 {
		if free(at, ends) && !(last && len(p.src)-at < touching(len(p.src))) {
			p.offset(i, at)
		}
	}
	if last && p.src != "" && free(len(p.src), ends) {
		p.offset(i, len(p.src))
	}
	p.markup("</g>\n")
	for _, at := range ends {
		p.markup(`<g font-family="`, mono, `" font-size="11" font-weight="700" text-anchor="middle"`)
		p.colour(ink)
		p.markup(">")
		p.offset(i, at)
		p.markup("</g>\n")
	}
}

// selectedEnds returns the ends of the selection that are on a line. An end between two lines is on the later one.
func (p *plate) selectedEnds(s core.Span) (ends []int) {
	if p.Select.Len() == 0 {
		return nil
	}
	for _, end := range []int{p.Select.Start, p.Select.End} {
		if s.Contains(end) || end == s.End && end == len(p.src) {
			ends = append(ends, end)
		}
	}
	return ends
}

// free reports whether a number at offset touches none of the numbers at ends.
func free(offset int, ends []int) bool {
	return !slices.ContainsFunc(ends, func(end int) bool { return max(offset-end, end-offset) < touching(max(offset, end)) })
}

// touching returns the width of a number in columns, plus one.
func touching(n int) int { return 2 + len(strconv.Itoa(n))*7/column }

// offset writes a number of the ruler and its tick.
func (p *plate) offset(i, at int) {
	x := p.x(i, at)
	p.markup("<text")
	p.attribute("x", x)
	p.attribute("y", p.top+ruler)
	p.markup(">")
	p.number(at)
	p.markup("</text>")
	p.sharp(`<path fill="none" stroke="currentColor" d="M`, x, tick)
	p.markup("v4\"/>\n")
	p.wide = max(p.wide, x+len(strconv.Itoa(at))*7/2)
}

func (p *plate) token(i int, t core.Token, s core.Span) {
	family := FamilyOf(t.Part)
	c := familyColours[family]
	if family == FamilyDelimiter && p.stressed(s) {
		c = ink
	}
	p.markup("<g")
	p.colour(c)
	p.markup(">")
	p.octets(i, s)
	if family > FamilyStray {
		p.underline(i, s, underlines[family], t.Mark&core.MarkGuess != 0)
	}
	p.markup("</g>\n")
}

// stressed reports whether octets are on a tint, where a delimiter needs a stronger colour.
func (p *plate) stressed(s core.Span) bool {
	for at := s.Start; at < s.End; at++ {
		if p.worst[at] <= core.SeverityWarning || p.Select.Contains(at) {
			return true
		}
	}
	return false
}

func (p *plate) underline(i int, s core.Span, u underline, guess bool) {
	p.markup(`<path fill="none" stroke="currentColor" `, u.stroke)
	if guess {
		p.markup(` stroke-opacity=".6"`)
	}
	p.markup(` d="`)
	for _, y := range u.at {
		p.near("M", 10*p.x(i, s.Start)+u.start, y)
		p.markup("H")
		p.number(p.x(i, s.End))
	}
	p.markup(`"/>`)
}

// A look is the way an octet is drawn.
type look uint8

const (
	plain   look = iota // a printable octet of US-ASCII
	foreign             // part of another printable UTF-8 character
	space
	boxed // its name in a box
)

func (p *plate) look(offset int) look {
	switch b := p.src[offset]; {
	case b == ' ':
		return space
	case '!' <= b && b <= '~':
		return plain
	case b >= utf8.RuneSelf:
		for n := range min(utf8.UTFMax, offset+1) {
			r, size := utf8.DecodeRuneInString(p.src[offset-n:])
			if size > n && r != utf8.RuneError && strconv.IsPrint(r) {
				return foreign
			}
		}
	}
	return boxed
}

func (p *plate) octets(i int, s core.Span) {
	runs(s, p.look, func(s core.Span, k look) {
		switch k {
		case plain:
			p.plain(i, s)
		case foreign:
			p.foreign(i, s)
		case space:
			p.spaces(i, s)
		case boxed:
			for at := s.Start; at < s.End; at++ {
				p.boxed(i, at)
			}
		}
	})
}

// plain draws printable octets. Each has its own x, so the columns do not depend on the typeface.
func (p *plate) plain(i int, s core.Span) {
	p.markup(`<text`)
	p.attribute("y", p.top+glyphs)
	p.markup(` x="`)
	for at := s.Start; at < s.End; at++ {
		if at > s.Start {
			p.markup(" ")
		}
		p.number(p.x(i, at))
	}
	p.markup(`">`)
	p.text(s.In(p.src))
	p.markup("</text>")
}

// foreign draws characters of several octets, each in the middle of its columns. Each is an element of its own, so
// that neighbours are neither joined nor reordered. If a token boundary is inside a character, the token with its
// first octet draws it.
func (p *plate) foreign(i int, s core.Span) {
	for at := s.Start; at < s.End; at++ {
		if !utf8.RuneStart(p.src[at]) {
			continue
		}
		r, size := utf8.DecodeRuneInString(p.src[at:])
		p.markup(`<text text-anchor="middle" direction="ltr" unicode-bidi="bidi-override" x="`)
		p.tenths(p.x(i, at)*10 + column*5*size)
		p.markup(`"`)
		p.attribute("y", p.top+glyphs)
		p.markup(">")
		if unicode.Is(marksOnto, r) {
			p.markup("\u25cc") // a dotted circle, the base of a combining mark that stands alone
		}
		p.text(p.src[at : at+size])
		p.markup("</text>")
	}
}

// marksOnto are the blocks of characters that combine with the character before them.
var marksOnto = &unicode.RangeTable{
	R16: []unicode.Range16{
		{0x0300, 0x036F, 1}, // combining diacritical marks
		{0x0483, 0x0489, 1}, // Cyrillic
		{0x0591, 0x05BD, 1}, // Hebrew
		{0x064B, 0x065F, 1}, // Arabic
		{0x1AB0, 0x1AFF, 1}, // combining diacritical marks extended
		{0x1DC0, 0x1DFF, 1}, // combining diacritical marks supplement
		{0x20D0, 0x20FF, 1}, // combining diacritical marks for symbols
		{0x3099, 0x309A, 1}, // kana
		{0xFE00, 0xFE0F, 1}, // variation selectors
		{0xFE20, 0xFE2F, 1}, // combining half marks
	},
}

// spaces draws the sign of a space for each octet of s, in the colour of its problem.
func (p *plate) spaces(i int, s core.Span) {
	c := ink
	if worst := p.worst[s.Start]; worst < none {
		c = severityColours[worst]
	}
	p.stroke(c, ` stroke-width="1.6"`)
	for at := s.Start; at < s.End; at++ {
		p.at("M", p.x(i, at)+3, glyphs-2)
		p.markup("v5h11v-5")
	}
	p.markup(`"/>`)
}

// boxed draws the name of the octet at offset in a box.
func (p *plate) boxed(i, offset int) {
	x := p.x(i, offset)
	p.sharp(`<path fill="none" stroke="currentColor" stroke-opacity=".6" d="M`, x+1, 46)
	p.markup(`h14v23h-14z"/><text font-size="11" text-anchor="middle" x="`)
	p.tenths(x*10 + column*5)
	p.markup(`"`)
	p.attribute("y", p.top+62)
	p.markup(">", octetName(p.src[offset]), "</text>")
}

// octetName returns the name of an octet that is not printable: "CR" or "LF" (RFC 822), or two hex digits.
func octetName(b byte) string {
	switch b {
	case '\r':
		return "CR"
	case '\n':
		return "LF"
	}
	return octet.Hex(b)
}

// marks draws the signs of the problems. Each severity has its own shape.
func (p *plate) marks(i int, s core.Span) {
	runs(s, func(offset int) core.Severity { return p.worst[offset] }, func(s core.Span, worst core.Severity) {
		x, length := p.x(i, s.Start), column*s.Len()
		switch worst {
		case core.SeverityError:
			p.stroke(severityColours[worst], ` stroke-width="1.4"`)
			p.at("M", x, marks+2)
			for at := 0; at+4 <= length; at += 4 {
				p.markup("l2-4 2 4")
			}
		case core.SeverityWarning:
			p.stroke(severityColours[worst], ` stroke-width="1.4"`)
			p.at("M", x, marks)
			for at := 0; at < length; at += column {
				p.markup("q4.25-5 8.5 0t8.5 0")
			}
		case core.SeverityNote:
			p.stroke(severityColours[worst], ` stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0 5.667"`)
			p.at("M", x+3, marks)
			p.markup("h")
			p.number(length - 3)
		default:
			return
		}
		p.markup("\"/>\n")
	})
	for _, d := range from(p.marked, s.Start, func(d core.Diagnostic) int { return d.Span.Start }) {
		if !p.begins(d.Span, s) {
			break
		}
		if d.Span.Len() == 0 && d.Severity < core.SeverityNote {
			p.stroke(severityColours[d.Severity], ` stroke-width="1.6"`)
			p.at("M", p.x(i, d.Span.Start)-5, marks+3)
			p.markup("l5-8 5 8\"/>\n")
		}
	}
}

// brackets draws the groups below a line. It leaves room for them on every line, so that lines are evenly spaced.
func (p *plate) brackets(i int, s core.Span) {
	if len(p.groups) == 0 {
		p.top += brackets
		return
	}
	tokens := p.url.Tokens()
	top := p.top
	p.top += brackets
	for _, g := range p.groups {
		whole := core.Span{Start: tokens[g.First].Start, End: tokens[g.Last].End}
		part := within(whole, s)
		if part.Len() == 0 && !(whole.Len() == 0 && s.Contains(whole.Start)) {
			continue
		}
		p.bracket(i, g.Guess, whole, part)
		if part.Start == whole.Start {
			p.groupName(p.x(i, part.Start), g)
		}
	}
	p.top = top + names
}

// bracket draws the part of a group's bracket that is on a line. It is open where a line break cuts it.
func (p *plate) bracket(i int, guess bool, whole, part core.Span) {
	dashes := ""
	if guess {
		dashes = ` stroke-dasharray="3.4 2.267"`
	}
	p.stroke(edge, dashes)
	left, right := p.x(i, part.Start), p.x(i, part.End)
	if part.Start == whole.Start {
		p.sharp("M", left, 0)
		p.markup("v6")
	} else {
		p.sharp("M", left, 6)
	}
	p.markup("H")
	p.tenths(10*right - 5)
	if part.End == whole.End {
		p.markup("v-6")
	}
	p.markup("\"/>\n")
}

func (p *plate) groupName(left int, g Group) {
	p.markup(`<text font-family="`, serif, `" font-size="14"`)
	switch {
	case !g.Guess: // a nonterminal of the RFC
		p.markup(` font-style="italic" lang="en"`)
	case p.Lang == text.English:
		p.markup(` font-style="italic"`)
	}
	p.colour(ink2)
	p.attribute("x", left)
	p.attribute("y", p.top+names-brackets)
	p.markup(">")
	p.text(g.Name)
	p.markup("</text>\n")
	p.wide = max(p.wide, left+width(g.Name))
}

func (p *plate) open(attributes string, w, h int) {
	p.markup(`<svg xmlns="http://www.w3.org/2000/svg" lang="`, p.Lang.Tag(), `"`, attributes)
	p.attribute("width", w)
	p.attribute("height", h)
	p.markup(` viewBox="0 0 `)
	p.number(w)
	p.markup(" ")
	p.number(h)
	p.markup("\" fill=\"currentColor\">\n")
}

// style returns the dark colours of a picture in ThemeAuto.
func (p *plate) style() string {
	if p.Theme != ThemeAuto {
		return ""
	}
	var w writer
	w.markup("<style>@media(prefers-color-scheme:dark){")
	for _, c := range palette() {
		w.markup(".", c.class, "{color:", c.dark, "}")
	}
	w.markup("}</style>\n")
	return string(w.out)
}

// ground draws the background.
func (p *plate) ground(w, h int) {
	rect := func(c colour, attributes string) {
		p.markup(`<rect x=".5" y=".5" rx="10"`, attributes)
		p.colour(c)
		p.attribute("width", w-1)
		p.attribute("height", h-1)
		p.markup("/>\n")
	}
	rect(surface, "")
	rect(line, ` fill="none" stroke="currentColor"`)
}

// describe writes the lists of parts and problems.
func (p *plate) describe() {
	var lines []string
	for _, t := range p.url.Tokens() {
		if t.Part == core.Delim {
			continue
		}
		if len(lines) == bound.Entries {
			lines = append(lines, "…")
			break
		}
		lines = append(lines, text.PartLine(p.Lang, p.url, t))
	}
	listed := bound.Worst(p.problems)
	for _, d := range listed {
		lines = append(lines, text.FindingLine(p.Lang, p.url, d))
	}
	if more := len(p.problems) - len(listed); more > 0 {
		lines = append(lines, text.Count(p.Lang, text.MoreProblems, more))
	}
	p.text(strings.Join(lines, "\n"))
}
