package anatomy

import (
	"strconv"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/text"
)

// A label is the name of a token, as it stands below it.
type label struct {
	token  core.Token
	name   string
	plain  string // what the token stands for, written after the name where there is room
	number bool   // only a number: the name stands at an earlier token
	before bool   // it ends at its token instead of beginning there
}

// name returns the labels of the tokens. A name that was used becomes its number.
func (p *plate) name() (list []label) {
	used := map[string]int{}
	for _, t := range p.tokens {
		name := text.Part(p.Lang, p.url, t)
		if t.Part == core.Delim && name == text.PartName(p.Lang, p.url, core.Delim) {
			continue // all but the tabs of a Gopher URL
		}
		used[name]++
		l := label{token: t, name: name, plain: Decoded(t.In(p.src))}
		switch n := used[name]; {
		case n > 1 && t.Part != core.Delim:
			l.name, l.number = strconv.Itoa(n), true
		case t.Part == core.Delim:
			l.number, l.plain = true, ""
		case t.Mark&core.Guess != 0 && t.Part != core.Stray:
			l.name += "?"
		}
		list = append(list, l)
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
//
// A label begins where its token does. Where it would run into the next one it
// goes into a lane below that of the next, and a line leads to it: so no line
// crosses a label. Only numbers are left out where there is no room for them.
func (p *plate) names(i int, list []label) (most int) {
	x := func(k int) int { return p.x(i, list[k].token.Start) }
	before(list, x)
	lanes := make([]int, len(list))
	rights := make([]int, len(list))
	for k := len(list) - 1; k >= 0; k-- {
		l := &list[k]
		if l.before {
			l.plain = ""
			continue
		}
		right := x(k) + width(l.name) + labelGap
		for next := k + 1; next < len(list) && x(next) < right; next++ {
			lanes[k] = max(lanes[k], lanes[next]+1)
		}
		rights[k] = right - labelGap
		if l.number && lanes[k] > 0 {
			lanes[k] = -1
			continue
		}
		if l.plain != "" && lanes[k] == 0 {
			more := right + (monoLetter*utf8.RuneCountInString(l.plain)+9)/10
			switch {
			case p.Columns > 0 && more > margin+column*p.Columns:
				l.plain = ""
			case k+1 < len(list) && (list[k+1].before || more+labelGap > x(k+1)):
				l.plain = ""
			default:
				rights[k] = more
			}
		}
		most = max(most, lanes[k])
	}
	p.markup(`<g font-family="`, sans(p.Lang), `" font-size="12" font-weight="500">`, "\n")
	for k, l := range list {
		if lanes[k] < 0 && l.token.Len() > 0 {
			continue
		}
		p.label(x(k), lanes[k], l)
		if lanes[k] >= 0 {
			p.wide = max(p.wide, rights[k])
		}
	}
	p.markup("</g>\n")
	return most
}

// before puts the label of a Gopher type, which is one octet, over the slash in
// front of it when the next label leaves it no room and the one before it does.
func before(list []label, x func(k int) int) {
	for k := 1; k+1 < len(list); k++ {
		l := &list[k]
		w := width(l.name) + labelGap
		l.before = l.token.Part == core.Gtype && l.token.Len() == 1 &&
			x(k)+w > x(k+1) && x(k-1)+width(list[k-1].name)+w <= x(k)+airBefore
	}
}

// label writes a label in a lane; only the sign of an empty part when the lane is
// less than 0.
func (p *plate) label(x, at int, l label) {
	c := familyColours[FamilyOf(l.token.Part)]
	feet := labels + lane*at
	p.markup("<g")
	p.colour(c)
	p.markup(">")
	if l.token.Len() == 0 { // a sign for what is present and empty
		p.at(`<path fill="none" stroke="currentColor" stroke-width="1.5" d="M`, x-3, 80)
		p.markup(`l3-5 3 5"/>`)
	}
	if at < 0 {
		p.markup("</g>\n")
		return
	}
	if at > 0 {
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
	if l.plain != "" && at == 0 {
		p.markup(`<tspan dx="6" font-family="`, mono, `" font-weight="400"`)
		p.colour(ink)
		p.markup(` fill="currentColor">`)
		p.text(l.plain)
		p.markup("</tspan>")
	}
	p.markup("</text></g>\n")
}
