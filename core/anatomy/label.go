package anatomy

import (
	"math"
	"unicode/utf8"

	"urlscope/core"
)

// A label is the name of a token, as it stands below it.
type label struct {
	token  core.Token
	name   string
	plain  string // what the token stands for, written after the name where there is room
	spare  bool   // it is left out where it does not fit beside the next
	before bool   // it ends at its token instead of beginning there
	lane   int    // which of the lanes it is in; unwritten for none
	right  int    // where it ends
}

// unwritten is the lane of a label that is left out.
const unwritten = -1

// name returns the labels of the tokens.
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

// names writes the labels of a line and returns how many lanes they took besides
// the first.
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

// before puts the label of a Gopher type over the slash in front of it when the next
// label leaves it no room and the one before it does.
func before(list []label, x func(k int) int) {
	for k := 1; k+1 < len(list); k++ {
		l := &list[k]
		left := x(k) - x(k-1) - width(list[k-1].name)
		l.before = !fits(l.name, x(k+1)-x(k)) && labelMargins.FitsBefore(l.token, 10*width(l.name), 10*left)
	}
}

// place finds the lanes of the labels of a line, from the last label to the first, and
// where they end.
//
// A label begins where its token does. Where it would run into the next one it
// goes into a lane below that of the next, and a line leads to it: so no line
// crosses a label. Only spare ones are left out where there is no room for them.
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

// limit returns where what follows the name of label k must end.
func (p *plate) limit(list []label, k int, x func(k int) int) int {
	end := math.MaxInt
	if p.Columns > 0 {
		end = margin + column*p.Columns
	}
	switch next := k + 1; {
	case next == len(list):
		return end
	case list[next].before:
		return 0 // that stands where it would
	default:
		return min(end, x(next)-labelGap)
	}
}

// label writes a label in its lane; only the sign of an empty part when it is in none.
func (p *plate) label(x int, l label) {
	c := familyColours[FamilyOf(l.token.Part)]
	feet := labels + lane*l.lane
	p.markup("<g")
	p.colour(c)
	p.markup(">")
	if l.token.Len() == 0 { // a sign for what is present and empty
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
