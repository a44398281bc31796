// Package railroad draws the rules of a grammar as railroads: a line through boxes, with a branch for each choice, a bypass around what
// may be left out, and a track that leads back over what is repeated. The way that a URL takes is drawn thick.
//
//	d, _ := derive.DefinitionOf(standards.RFC1738, "hpath")
//	picture := railroad.SVG([]railroad.Rule{{Definition: d}}, railroad.Options{Width: 376})
//
// A picture is laid out to a width; what does not fit beside each other goes on in another row. It is SVG without
// scripts, ids or other files. Its colours have names from web/style.css: within the page the style sheet decides, and
// elsewhere the colours in the picture do.
//
// Nothing moves when a way is drawn: the layout depends on the rule and the width alone.
package railroad

import (
	"strconv"
	"strings"

	"urlscope/core/anatomy"
	"urlscope/core/derive"
	"urlscope/core/text"
)

// A Rule is what is drawn: a definition, and if [Of] returns it a way through it.
type Rule struct {
	derive.Definition
	taken map[int]int // how often each box is taken, by its number; nil draws no way
	guess bool        // the way belongs to the URL that was likely meant
	next  []int       // the boxes that may come next
	last  int         // the box behind which the way ends, because the input does or cannot go on; 0 if it goes through
	dead  bool        // the input cannot go on there
	caret int         // the box that has the selected octet; 0 for none
	cell  derive.Step // where that is in the box
}

// atStart is the last of a rule of which there is nothing yet.
const atStart = -1

// Options say how to draw. The zero Options draw in English, 720 pixels wide, in ThemeAuto.
type Options struct {
	Lang   text.Lang
	Theme  anatomy.Theme
	Width  int  // in pixels; 0 is 720
	Inline bool // within a page that has a style sheet and says the same in words
}

const usualWidth = 720

// Measures in pixels.
const (
	boxHeight   = 26
	padding     = 8  // beside the text of a box
	cellSpace   = 6  // beside the text of a cell
	gap         = 12 // between boxes
	radius      = 6  // of a curve
	lead        = 10 // before the first box, and behind the last
	nothing     = 24 // the track of a term without boxes
	often       = 16 // below a track back, for how often it is taken
	lane        = 8  // from what stands on a track to the next track
	glossSize   = 11
	glossHeight = 15 // below a box, for its gloss
	title       = 24 // room for the name of a rule
	between     = 18 // below a rule
)

// SVG returns a picture of rules, one below the other.
func SVG(rules []Rule, o Options) string {
	if o.Width <= 0 {
		o.Width = usualWidth
	}
	c := &canvas{Options: o}
	y := 0
	for _, r := range rules {
		y = c.rule(r, y)
	}
	return c.document(rules, y)
}

// rule draws a rule below y, and returns where it ends.
func (c *canvas) rule(r Rule, y int) int {
	if !c.Inline {
		c.names = append(c.names, label{x: lead, y: y + title - 8, text: r.Rule, kind: ruleTitle})
		c.wide = max(c.wide, newCell(r.Rule, true).w+3*lead)
		y += title
	}
	s := (&plan{c.Lang}).layout(r.Term, c.Width-2*lead)
	c.r = r
	y += s.up + 2
	taken := r.taken != nil
	c.end(lead, y, taken)
	if r.last == atStart {
		c.stop(lead-4, y)
	}
	s.draw(c, lead, y, taken)
	c.end(lead+s.w, y, taken)
	c.stopped = false
	c.wide = max(c.wide, s.w+2*lead)
	return y + s.down + 2 + c.space()
}

func (c *canvas) space() int {
	if c.Inline {
		return 0
	}
	return between
}

// describe returns what the picture shows in words.
func describe(rules []Rule, l text.Lang) (titles, sentences string) {
	var names, said []string
	for _, r := range rules {
		names = append(names, r.Rule)
		said = append(said, text.RuleSentence(l, r.Definition, r.taken).Quoted(l))
	}
	return strings.Join(names, ", "), strings.Join(said, "\n")
}

func px(n int) string { return strconv.Itoa(n) }
