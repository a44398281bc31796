package railroad

import (
	"strings"
	"unicode/utf8"

	"urlscope/core/derive"
	"urlscope/core/internal/grammar"
	"urlscope/core/text"
)

// A shape is a term with its place. The track enters it at its left side and leaves it at its right side, at the same height.
type shape struct {
	grammar.Term
	*plan
	gloss    cell // the name in the box in the reader's language, below it
	w        int  // the width
	up, down int  // how far it reaches above the track and below it
	parts    []*shape
	rows     []row    // of a sequence
	cells    [][]cell // of a box of octets: in rows
}

// A row is parts of a sequence that stand beside each other, or an alternative of a choice.
type row struct {
	parts []*shape
	y     int          // of its track, from the first one
	w     int          // the width
	last  bool         // the track may leave behind it: nothing need follow
	of    grammar.Term // what can be left out with it; in the first rows, this has no boxes
}

// A cell is a word in a box.
type cell struct {
	text string
	kind labelKind // ruleName or octetText
	w    int       // of the word
	room int       // of the cell
}

// A plan places terms for readers of a language.
type plan struct{ lang text.Lang }

// layout places a term within a width, which it keeps to if its boxes can.
func (p *plan) layout(t grammar.Term, width int) *shape {
	s := &shape{Term: t, plan: p}
	switch {
	case t.Item > 0:
		s.box(width)
	case t.Op == grammar.Sequence:
		s.sequence(width)
	case t.Op == grammar.Choice:
		s.choice(width)
	case t.Op == grammar.Optional:
		s.loop(width, true, false)
	default:
		s.loop(width, t.Min == 0, t.Max != 1)
	}
	return s
}

// Widths of letters in tenths of a pixel: of octets all are alike, and of names these are usual. What would be wider is set narrower.
const octetLetter = 79

var nameLetters = [...]struct {
	letters string
	width   int
}{
	{"fijlrt-", 50}, {"mw", 118}, {"ABCDEFGHIJKLMNOPQRSTUVWXYZ", 100}, {"", 76}, // and all others
}

// newCell returns a word as wide as it is.
func newCell(text string, name bool) cell {
	if !name {
		return cell{text: text, kind: octetText, w: (utf8.RuneCountInString(text)*octetLetter + 9) / 10}
	}
	c := cell{text: text, kind: ruleName}
	for _, r := range text {
		for _, l := range nameLetters {
			if l.letters == "" || strings.ContainsRune(l.letters, r) {
				c.w += l.width
				break
			}
		}
	}
	c.w = (c.w + 9) / 10
	return c
}

// box places a box, whose cells are in as many rows as they need.
func (s *shape) box(width int) {
	if s.Op != grammar.Choice {
		c := newCell(s.Text, s.Op == grammar.Nonterminal)
		c.w = min(c.w, width-2*padding)
		s.w = c.w + 2*padding
		s.explain(width)
		c.room = s.w
		s.cells = [][]cell{{c}}
	} else {
		s.choose(width)
	}
	s.up, s.down = boxHeight/2, boxHeight/2+boxHeight*(len(s.cells)-1)
	if s.gloss.w > 0 {
		s.down += glossHeight
	}
}

// explain has the name of a rule stand below its box in the reader's language, if it makes no more than half again as much room necessary.
func (s *shape) explain(width int) {
	if s.Op != grammar.Nonterminal {
		return
	}
	said := text.Gloss(s.lang, s.Text)
	w := glossWidth(said)
	if said == "" || said == s.Text || 2*w > 3*s.w || w > width {
		return
	}
	s.gloss = cell{text: said, w: w}
	s.w = max(s.w, w)
}

// glossWidth returns the width of a gloss: letters of Chinese and Japanese are as wide as high.
func glossWidth(said string) int {
	w := 0
	for _, r := range said {
		if r < 0x2E80 {
			w += 58
		} else {
			w += 10 * glossSize
		}
	}
	return (w + 9) / 10
}

// choose places the cells of a choice between octets.
func (s *shape) choose(width int) {
	var line []cell
	w := 0
	for _, d := range derive.Cells(s.Term) {
		c := newCell(d.Name, true)
		if d.Name == "" {
			c = newCell(octets(d), false)
		}
		c.room = c.w + 2*cellSpace
		if w+c.room > width && len(line) > 0 {
			s.cells, line, w = append(s.cells, line), nil, 0
		}
		line = append(line, c)
		w += c.room
		s.w = max(s.w, w)
	}
	s.cells = append(s.cells, line)
	for _, line := range s.cells { // the last cell of each row reaches to the side
		w := 0
		for _, c := range line {
			w += c.room
		}
		line[len(line)-1].room += s.w - w
	}
}

func octets(c derive.Cell) string {
	if c.First == c.Last {
		return string(rune(c.First))
	}
	return string(rune(c.First)) + "–" + string(rune(c.Last))
}

// sequence places parts beside each other, in as many rows as they need.
func (s *shape) sequence(width int) {
	if one := (row{parts: s.layouts(s.Terms, width), last: true}); one.measure() <= width {
		s.rows = []row{one}
		s.w = nothing // if there is nothing in it
	} else {
		s.wrap(width)
	}
	for i := range s.rows {
		r := &s.rows[i]
		r.w = r.measure()
		up, down := r.reach()
		if i == 0 {
			s.up = up
		} else {
			r.y = s.down + lane + max(lane+up, 2*radius)
			r.w += 2 * radius
		}
		s.down = r.y + down
		s.w = max(s.w, r.w)
	}
	if len(s.rows) > 1 {
		s.w += 4 * radius
	}
}

func (p *plan) layouts(terms []grammar.Term, width int) (list []*shape) {
	for _, t := range terms {
		list = append(list, p.layout(t, width))
	}
	return list
}

// wrap places parts in rows, with room for the tracks between them. What may be left out at the end has rows of its own, and so has what
// may be left out at the end of that: however deep it is, it takes no more room.
func (s *shape) wrap(width int) {
	width -= 6 * radius
	var of grammar.Term
	for terms := s.Terms; terms != nil; {
		head := terms
		var rest grammar.Term
		if n := len(terms) - 1; n > 0 && terms[n].Op == grammar.Optional {
			head, rest = terms[:n], terms[n].Terms[0]
		}
		s.rows = append(s.rows, s.rowsOf(head, of, width)...)
		s.rows[len(s.rows)-1].last = true
		of, terms = rest, nil
		switch {
		case rest.Op == grammar.Sequence:
			terms = rest.Terms
		case rest.Item > 0 || rest.Terms != nil:
			terms = []grammar.Term{rest}
		}
	}
}

// rowsOf places terms in rows.
func (p *plan) rowsOf(terms []grammar.Term, of grammar.Term, width int) (rows []row) {
	r := row{of: of}
	for _, part := range p.layouts(terms, width) {
		if longer := (row{parts: append(r.parts[:len(r.parts):len(r.parts)], part), of: of}); len(r.parts) == 0 || longer.measure() <= width {
			r = longer
			continue
		}
		rows = append(rows, r)
		r = row{parts: []*shape{part}, of: of}
	}
	return append(rows, r)
}

// measure returns the width of a row.
func (r row) measure() int {
	w := 0
	for i, p := range r.parts {
		if i > 0 {
			w += gap
		}
		w += p.w
	}
	return w
}

// reach returns how far a row reaches above its track and below it.
func (r row) reach() (up, down int) {
	for _, p := range r.parts {
		up, down = max(up, p.up), max(down, p.down)
	}
	return up, down
}

// choice places alternatives below each other.
func (s *shape) choice(width int) {
	for i, t := range s.Terms {
		p := s.layout(t, width-4*radius)
		s.parts = append(s.parts, p)
		s.w = max(s.w, p.w+4*radius)
		if i == 0 {
			s.up, s.down = p.up, p.down
			s.rows = append(s.rows, row{})
			continue
		}
		y := max(s.down+lane+p.up, 2*radius)
		s.rows = append(s.rows, row{y: y})
		s.down = y + p.down
	}
}

// loop places what may be left out, with a bypass above it, or is repeated, with a track back below it.
func (s *shape) loop(width int, bypass, back bool) {
	p := s.layout(s.Terms[0], width-4*radius)
	s.parts = []*shape{p}
	s.w, s.up, s.down = p.w+4*radius, p.up, p.down
	if bypass {
		s.up += lane + 4
	}
	if back {
		s.down += lane + often
	}
}
