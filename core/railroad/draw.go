package railroad

import (
	"fmt"
	"slices"
	"strings"

	"urlscope/core/anatomy"
	"urlscope/core/derive"
	"urlscope/core/internal/grammar"
)

// A canvas collects what is drawn, by how it looks.
type canvas struct {
	Options
	r      Rule
	tracks [2][]byte // those that are not taken, those that are
	arrows [2][]byte
	lines  [families][]byte // below the names of boxes that are taken
	boxes  []box
	cells  []box // of those, what has the selected octet
	names  []label
	dead   []byte
	wide   int

	stopped bool // the way of the rule has ended
}

// A look is how a box is drawn.
type look uint8

const (
	idle  look = iota
	next       // it may come next
	taken      // it is on the way
	caret      // it has the selected octet
	looks
)

type box struct {
	x, y, w, h int
	look
	round bool
	lines []byte // between its cells
}

type label struct {
	x, y, w int
	text    string
	kind    labelKind
	look
	family anatomy.Family // whose colour it has where it is taken; a delimiter has none
}

// A labelKind is how a text is set.
type labelKind uint8

const (
	ruleName labelKind = iota
	octetText
	ruleTitle
	times
	glossText
	labelKinds
)

func index(lit bool) int {
	if lit {
		return 1
	}
	return 0
}

func (c *canvas) track(lit bool, format string, args ...any) {
	i := index(lit && !c.stopped)
	c.tracks[i] = fmt.Appendf(c.tracks[i], format, args...)
}

// line draws a track from left to right.
func (c *canvas) line(lit bool, x, y, to int) {
	if x < to {
		c.track(lit, "M%d %dH%d", x, y, to)
	}
}

// arrow draws the head of an arrow on a track, to the left or to the right.
func (c *canvas) arrow(lit bool, x, y, direction int) {
	i := index(lit && !c.stopped)
	c.arrows[i] = fmt.Appendf(c.arrows[i], "M%d %dl%d -4v8z", x+4*direction, y, -8*direction)
}

// end draws where a railroad begins or ends.
func (c *canvas) end(x, y int, lit bool) {
	at := x - lead/2 - 1
	if x > lead {
		at = x + lead/2 + 1
	}
	c.track(lit, "M%d %dv12M%d %dH%d", at, y-6, min(at, x), y, max(at, x))
}

// draw draws a shape whose track begins at a place. lit tells whether it is taken.
func (s *shape) draw(c *canvas, x, y int, lit bool) {
	switch {
	case s.Item > 0:
		s.drawBox(c, x, y, lit)
	case s.Op == grammar.Sequence:
		s.drawSequence(c, x, y, lit)
	case s.Op == grammar.Choice:
		s.drawChoice(c, x, y, lit)
	default:
		s.drawLoop(c, x, y, lit)
	}
}

// isTaken reports whether t is on the way.
func (c *canvas) isTaken(t grammar.Term) bool { return derive.IsTaken(t, c.r.taken) }

func (s *shape) drawBox(c *canvas, x, y int, lit bool) {
	b := box{x: x, y: y - boxHeight/2, w: s.w, h: boxHeight * len(s.cells), round: s.Op == grammar.Literal, look: c.lookOf(s.Item, lit)}
	selected := s.selectedCell(c)
	if selected != nil {
		b.look = taken // but for the cell
	}
	for i, line := range s.cells {
		at, top := x, b.y+boxHeight*i
		if i > 0 {
			b.lines = fmt.Appendf(b.lines, "M%d %dh%d", x, top, s.w)
		}
		for k := range line {
			if k > 0 {
				b.lines = fmt.Appendf(b.lines, "M%d %dv%d", at, top, boxHeight)
			}
			cell, look := &line[k], b.look
			if cell == selected {
				look = caret
				c.cells = append(c.cells, box{x: at + 2, y: top + 2, w: cell.room - 4, h: boxHeight - 4, look: look})
			}
			c.name(s, cell, at, top, look)
			at += cell.room
		}
	}
	c.boxes = append(c.boxes, b)
	if s.gloss.w > 0 {
		c.names = append(c.names, label{x: x + s.w/2, y: b.y + b.h + 12, w: s.gloss.w, text: s.gloss.text, kind: glossText, look: b.look})
	}
	if c.r.last == s.Item && lit {
		c.stop(x+s.w, y)
	}
}

// name adds the name of a cell, whose corner is given: in the colour of its family, and with its line, where it is taken and no delimiter.
func (c *canvas) name(s *shape, of *cell, x, top int, look look) {
	l := label{x: x + of.room/2, y: top + boxHeight/2 + 5, w: of.w, text: of.text, kind: of.kind, look: look}
	if look >= taken && s.Op != grammar.Literal {
		l.family = c.familyOf(of.text)
		c.underline(l)
	}
	c.names = append(c.names, l)
}

// stop ends the way: with a bar and an octagon where the input cannot go on.
func (c *canvas) stop(x, y int) {
	c.stopped = true
	if c.r.dead {
		c.dead = fmt.Appendf(c.dead, "M%d %dv%dM%d %dh4l3 3v4l-3 3h-4l-3 -3v-4z", x+3, y-boxHeight/2, boxHeight, x+4, y-5)
	}
}

// selectedCell returns the cell that has the selected octet, in a box of several; nil for none.
func (s *shape) selectedCell(c *canvas) *cell {
	if s.Op != grammar.Choice || c.r.caret != s.Item {
		return nil
	}
	n := slices.IndexFunc(derive.Cells(s.Term), func(d derive.Cell) bool {
		return d.Has(c.r.cell)
	})
	if n < 0 {
		return nil
	}
	for _, line := range s.cells {
		if n < len(line) {
			return &line[n]
		}
		n -= len(line)
	}
	return nil
}

// lookOf returns the look of a box.
func (c *canvas) lookOf(item int, lit bool) look {
	switch {
	case c.r.caret == item:
		return caret
	case lit && c.r.taken[item] > 0:
		return taken
	}
	if slices.Contains(c.r.next, item) {
		return next
	}
	return idle
}

func (s *shape) drawSequence(c *canvas, x, y int, lit bool) {
	if len(s.rows) == 1 {
		c.line(lit, s.rows[0].draw(c, x, y, lit), y, x+s.w)
		return
	}
	split := x + s.w - 4*radius // where the track leaves or goes on in the next row
	on := lit
	for i, r := range s.rows {
		follows := on && i+1 < len(s.rows) && c.hasWay(s.rows[i+1])
		at, line := x, y+r.y
		if i > 0 {
			at += 2 * radius
		}
		end := r.draw(c, at, line, on)
		c.line(on, end, line, split)
		if i+1 < len(s.rows) {
			_, down := r.reach()
			c.turn(follows, split, line, x, y+s.rows[i+1].y, down+lane)
		}
		if r.last {
			c.leave(on && !follows, split, line, y)
		}
		on = follows
	}
}

// hasWay reports whether a row is taken, if those before it are.
func (c *canvas) hasWay(r row) bool {
	return r.of.Item == 0 && r.of.Terms == nil || c.isTaken(r.of)
}

// draw draws the parts of a row, and returns where it ends.
func (r row) draw(c *canvas, x, y int, lit bool) int {
	for k, p := range r.parts {
		if k > 0 {
			c.line(lit, x, y, x+gap)
			x += gap
		}
		p.draw(c, x, y, lit)
		x += p.w
	}
	return x
}

// turn draws the track from the end of a row to the beginning of the next one.
func (c *canvas) turn(lit bool, x, y, left, to, drop int) {
	lane := y + drop
	c.track(lit, "M%d %da%d %d 0 0 1 %d %dV%da%d %d 0 0 1 -%d %dH%da%d %d 0 0 0 -%d %dV%da%d %d 0 0 0 %d %d",
		x, y, radius, radius, radius, radius, lane-radius, radius, radius, radius, radius,
		left+2*radius, radius, radius, radius, radius, to-radius, radius, radius, radius, radius)
	c.arrow(lit, (x+left)/2, lane, -1)
}

// leave draws the track from the end of a row to the right side, at the height of the first row.
func (c *canvas) leave(lit bool, x, y, to int) {
	if y == to {
		c.line(lit, x, y, x+4*radius)
		return
	}
	c.line(lit, x, y, x+2*radius)
	c.track(lit, "M%d %da%d %d 0 0 0 %d -%dV%da%d %d 0 0 1 %d -%d", x+2*radius, y, radius, radius, radius, radius, to+radius, radius, radius, radius, radius)
}

func (s *shape) drawChoice(c *canvas, x, y int, lit bool) {
	chosen := slices.IndexFunc(s.Terms, c.isTaken)
	if chosen < 0 { // what is taken has no boxes
		chosen = max(s.mayBeEmpty(), 0)
	}
	for pass := range 2 { // what is taken comes last, above the others
		for i, p := range s.parts {
			if on := lit && i == chosen; on == (pass == 1) {
				s.drawBranch(c, p, x, y, y+s.rows[i].y, on)
			}
		}
	}
}

// mayBeEmpty returns the first alternative that may have no boxes.
func (s *shape) mayBeEmpty() int {
	return slices.IndexFunc(s.Terms, func(t grammar.Term) bool {
		return t.Op == grammar.Optional || t.Op == grammar.Repeat && t.Min == 0 || t.Op == grammar.Sequence && len(t.Terms) == 0
	})
}

// drawBranch draws an alternative with the tracks that lead to it and away from it.
func (s *shape) drawBranch(c *canvas, p *shape, x, y, to int, lit bool) {
	left, right := x+2*radius, x+s.w-2*radius
	if to == y {
		c.line(lit, x, y, left)
		p.draw(c, left, y, lit)
		c.line(lit, left+p.w, y, x+s.w)
		return
	}
	c.track(lit, "M%d %da%d %d 0 0 1 %d %dV%da%d %d 0 0 0 %d %d", x, y, radius, radius, radius, radius, to-radius, radius, radius, radius, radius)
	p.draw(c, left, to, lit)
	c.line(lit, left+p.w, to, right)
	c.track(lit, "M%d %da%d %d 0 0 0 %d -%dV%da%d %d 0 0 1 %d -%d", right, to, radius, radius, radius, radius, y+radius, radius, radius, radius, radius)
}

// drawLoop draws what may be left out or repeated.
func (s *shape) drawLoop(c *canvas, x, y int, lit bool) {
	p := s.parts[0]
	on := lit && c.isTaken(s.Terms[0])
	left, right := x+2*radius, x+s.w-2*radius
	bypass := s.Op == grammar.Optional || s.Min == 0
	off := lit && !on && bypass
	through := func() {
		c.line(on, x, y, left)
		p.draw(c, left, y, on)
		c.line(on, right, y, x+s.w)
	}
	if !on {
		through()
	}
	if bypass {
		up := y - p.up - lane
		c.track(off, "M%d %da%d %d 0 0 0 %d -%dV%da%d %d 0 0 1 %d -%dH%da%d %d 0 0 1 %d %dV%da%d %d 0 0 0 %d %d",
			x, y, radius, radius, radius, radius, up+radius, radius, radius, radius, radius,
			right, radius, radius, radius, radius, y-radius, radius, radius, radius, radius)
		c.arrow(off, x+s.w/2, up, 1)
	}
	if s.Op == grammar.Repeat && s.Max != 1 {
		s.drawBack(c, left, right, y, p.down+lane, on)
	}
	if on {
		through()
	}
}

// drawBack draws the track that leads back, with how often it may be taken, and how often it is.
func (s *shape) drawBack(c *canvas, left, right, y, drop int, on bool) {
	count := c.turns(s.Terms[0])
	again := on && count > 1
	down := y + drop
	c.track(again, "M%d %da%d %d 0 0 1 %d %dV%da%d %d 0 0 1 -%d %dH%da%d %d 0 0 1 -%d -%dV%da%d %d 0 0 1 %d -%d",
		right, y, radius, radius, radius, radius, down-radius, radius, radius, radius, radius,
		left, radius, radius, radius, radius, y+radius, radius, radius, radius, radius)
	c.arrow(again, (left+right)/2, down, -1)
	said := label{x: (left + right) / 2, y: down + 14, text: s.may(), kind: times}
	if again {
		said.look = taken
		said.text = strings.TrimPrefix(said.text+", ", ", ") + fmt.Sprintf("×%d", count)
	}
	if said.text != "" {
		c.names = append(c.names, said)
	}
}

// turns returns how often what is repeated is taken.
func (c *canvas) turns(t grammar.Term) (most int) {
	if t.Item > 0 {
		return c.r.taken[t.Item]
	}
	for _, u := range t.Terms {
		most = max(most, c.turns(u))
	}
	return most
}

// may returns how often a term may be repeated, if that is not any number of times.
func (s *shape) may() string {
	switch {
	case s.Max == 0 && s.Min < 2:
		return ""
	case s.Max == s.Min:
		return fmt.Sprintf("%d×", s.Min)
	case s.Max == 0:
		return fmt.Sprintf("≥ %d×", s.Min)
	case s.Min == 0:
		return fmt.Sprintf("≤ %d×", s.Max)
	}
	return fmt.Sprintf("%d–%d×", s.Min, s.Max)
}
