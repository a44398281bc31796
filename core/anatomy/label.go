package anatomy

import (
	"math"
	"unicode/utf8"

	"urlscope/core"
)

// A label is the name below a token.
type label struct {
	token  core.Token
	name   string
	plain  string // the decoded token, written after the name if there is room
	spare  bool   // left out if it does not fit beside the next label
	before bool   // ends at its token instead of beginning there
	lane   int    // the lane it is in; unwritten for none
	right  int    // its right edge
}

const unwritten = -1

// name returns the labels of all tokens.
func (p *plate) name() (list []label) {
	namer := NewNamer(p.Lang, p.url, nil)
	for _, t := range p.tokens {
		if name, spare := namer.Label(t); name != "" {
			list = append(list, label{token: t, name: name, spare: spare, plain: Decoded(t.In(p.src))})
		}
	}
	return list
}

// onLine returns the labels of the tokens that begin on a line.
func (p *plate) onLine(s core.Span) []label {
	list := from(p.labels, s.Start, func(l label) int { return l.token.Start })
	n := 0
	for n < len(list) && p.begins(list[n].token.Span, s) {
		n++
	}
	return list[:n]
}

// names writes the labels of a line and returns the number of lanes below the first.
func (p *plate) names(i int, list []label) (most int) {
	x := func(k int) int { return p.x(i, list[k].token.Start) }
	before(list, x)
	p.place(list, x)
	p.markup(`<g font-family="`, sans(p.Lang), `" font-size="12" font-weight="500">`, "\n")
	for k, l := range list {
		if l.lane != unwritten || l.token.Len() == 0 {
			p.label(x(k), l)
		}
		if l.lane != unwritten {
			p.wide = max(p.wide, l.right)
		}
		most = max(most, l.lane)
	}
	p.markup("</g>\n")
	return most
}

// before moves the label of a Gopher type over the slash before it, if that is the only place where it fits.
func before(list []label, x func(k int) int) {
	for k := 1; k+1 < len(list); k++ {
		l := &list[k]
		left := x(k) - x(k-1) - width(list[k-1].name)
		l.before = !fits(l.name, x(k+1)-x(k)) && labelMargins.FitsBefore(l.token, 10*width(l.name), 10*left)
	}
}

// place assigns lanes and right edges to the labels of a line, from the last label to the first.
//
// A label begins at its token. If it would overlap the next label, it goes one lane below it, and a line connects it
// to its token. In this order no connecting line crosses a label. A spare label that does not fit is left out.
func (p *plate) place(list []label, x func(k int) int) {
	for k := len(list) - 1; k >= 0; k-- {
		l := &list[k]
		if l.before {
			l.plain = ""
			continue
		}
		for next := k + 1; next < len(list) && !fits(l.name, x(next)-x(k)); next++ {
			l.lane = max(l.lane, list[next].lane+1)
		}
		if l.spare && l.lane > 0 {
			l.lane = unwritten
		}
		l.right = x(k) + width(l.name)
		more := l.right + labelGap + (monoLetter*utf8.RuneCountInString(l.plain)+9)/10
		if l.plain != "" && l.lane == 0 && more <= p.limit(list, k, x) {
			l.right = more
		} else {
			l.plain = ""
		}
	}
}

// limit returns the right edge for the decoded text behind the name of label k.
func (p *plate) limit(list []label, k int, x func(k int) int) int {
	end := math.MaxInt
	if p.Columns > 0 {
		end = margin + column*p.Columns
	}
	switch next := k + 1; {
	case next == len(list):
		return end
	case list[next].before:
		return 0 // the next label is in the way
	default:
		return min(end, x(next)-labelGap)
	}
}

// label writes a label. If it is unwritten, only the sign of an empty part is drawn.
func (p *plate) label(x int, l label) {
	c := familyColours[FamilyOf(l.token.Part)]
	feet := labels + lane*l.lane
	p.markup("<g")
	p.colour(c)
	p.markup(">")
	if l.token.Len() == 0 { // the sign of a part that is present and empty
		p.at(`<path fill="none" stroke="currentColor" stroke-width="1.5" d="M`, x-3, 80)
		p.markup(`l3-5 3 5"/>`)
	}
	if l.lane == unwritten {
		p.markup("</g>\n")
		return
	}
	if l.lane > 0 {
		p.sharp(`<path fill="none" stroke="currentColor" stroke-opacity=".6" d="M`, x, 81)
		p.markup("V")
		p.number(p.top + feet - 11)
		p.markup(`"/>`)
	}
	p.markup(`<text`)
	if l.before {
		p.markup(` text-anchor="end"`)
		x += airBefore
	}
	p.attribute("x", x)
	p.attribute("y", p.top+feet)
	p.markup(">")
	p.text(l.name)
	if l.plain != "" {
		p.markup(`<tspan dx="6" font-family="`, mono, `" font-weight="400"`)
		p.colour(ink)
		p.markup(` fill="currentColor">`)
		p.text(l.plain)
		p.markup("</tspan>")
	}
	p.markup("</text></g>\n")
}
