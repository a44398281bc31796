package core

import (
	"urlscope/core/internal/meant"
	"urlscope/core/internal/prose"
	"urlscope/core/octet"
)

// octets lets those rows fire that name octets of t, or escapes in it. It returns the facts about the escapes. If
// only escapes matter, as in most tokens, it looks for nothing else.
func (p *pass) octets(t *Token, rows *partRows) factSet {
	misfit := octet.All &^ t.allows()
	if misfit&octet.Percent == 0 && t.seen&rows.octetsWanted&(octet.All&^octet.Percent) == 0 {
		misfit = 0
	}
	seen := escapes{of: t, rows: rows}
	for i := max(t.Start, p.filled); i < t.End && !p.isFull(); {
		end := t.End
		if misfit != 0 {
			n, _ := octet.Before(p.src[i:end], misfit)
			end = i + n
		}
		if i = p.escapes(&seen, i, end); i == end && i < t.End {
			i = p.misplaced(t, rows.octets, i)
		}
	}
	return seen.facts()
}

// escapes collects what was seen of the escapes of a token.
type escapes struct {
	of     *Token
	rows   *partRows
	digits octet.Digits
	stand  octet.Class // what they stand for
}

// facts returns the facts about the escapes: smallHex and highEscape for "%c3%a9".
func (e *escapes) facts() factSet {
	small := smallHex.when(e.digits&octet.SmallDigit != 0)
	if e.stand&(octet.NonASCII|octet.Percent|octet.Brace) == 0 { // as in most
		return small
	}
	return small | highEscape.when(e.stand&octet.NonASCII != 0) |
		signEscape.when(e.stand&octet.Percent != 0) | braceEscape.when(e.stand&octet.Brace != 0)
}

// escapes looks at the escapes from offset i to end. It reports each run of escapes that one row names, and each
// "%" that begins no escape. It returns end, or the end of the last broken escape if that is further.
func (p *pass) escapes(e *escapes, i, end int) int {
	src := p.src[:e.of.End]
	named, run := octet.Class(0), 0 // what the row names that spoke last, and where its run ends
	for {
		at := octet.NextPercent(src[:end], i)
		if at >= end || p.isFull() {
			return max(end, i)
		}
		b, digits := octet.Decode(src, at)
		if digits >= octet.NoDigit {
			i, named = p.broken(e.of, e.rows.octets, at), 0
			continue
		}
		i = at + len("%XX")
		c := octet.ClassOf(b)
		e.digits |= digits
		e.stand |= c
		switch {
		case named&c != 0 && at == run:
			p.out[len(p.out)-1].Span.End = i
		case c&e.rows.escapesWanted != 0:
			named = p.turnTo(e.rows.escapes, c)
			p.report(Span{Start: at, End: i}, "")
		default:
			named = 0
		}
		run = i
	}
}

// turnTo makes the first row that names escapes of the class c the current one. It returns all classes that this
// row names.
func (p *pass) turnTo(rows []row, c octet.Class) octet.Class {
	i := 0
	for octet.Class(rows[i].needs)&c == 0 {
		i++
	}
	p.rule = rows[i].Rule
	return octet.Class(rows[i].needs)
}

// misplaced reports the run of octets at offset i that are not allowed in t and that one row names. It returns
// the end of the run.
func (p *pass) misplaced(t *Token, rows []*Rule, i int) int {
	src := p.src[:t.End]
	c, n := octet.ClassOf(src[i]), 1
	switch {
	case octet.IsEscape(src, i):
		n = len("%XX")
	case c&octet.White != 0: // a line break and the blanks around it are one thing
		n, c = octet.Before(src[i:], octet.All&^octet.White)
	}
	end := i + n
	if c&octet.White != 0 && prose.IsHyphenBreak(src, i, end) { // a row of its own speaks of it
		return end
	}
	for _, r := range rows {
		if r.octets&c == 0 {
			continue
		}
		run := end
		if misfit := r.octets & octet.All &^ (t.allows() | octet.Percent | octet.White); c&misfit != 0 {
			n, _ := octet.Before(src[end:], octet.All&^misfit)
			run += n
		}
		if p.speaks(r, Token{Span: Span{Start: i, End: run}, Part: t.Part}) {
			return max(run, p.filled)
		}
	}
	return end
}

// speaks lets a row report a run of octets, and returns whether it did.
func (p *pass) speaks(r *Rule, run Token) bool {
	before := len(p.out)
	if p.rule = r; r.check == nil {
		p.report(run.Span, "")
	} else {
		r.check(p, run)
	}
	return len(p.out) > before
}

// broken reports the "%" at offset i, which begins no escape. The finding includes one digit behind it, and an
// octet that breaks the escape and is not allowed in t. broken returns the offset behind them.
func (p *pass) broken(t *Token, rows []*Rule, i int) int {
	end := i + 1
	if end < t.End && octet.IsHex(p.src[end]) {
		end++
	}
	if end < t.End && octet.BreaksEscape(p.src[i:t.End], end-i, octet.ClassOf(p.src[end])&t.allows() != 0) {
		end++
	}
	for _, r := range rows {
		if r.octets&octet.Percent != 0 && p.speaks(r, Token{Span: Span{Start: i, End: end}, Part: t.Part}) {
			break
		}
	}
	return max(end, min(p.filled, t.End))
}

// checkSemicolons reports each run of ";", which section 3.3 reserves and section 5 lists (decision 11). Another
// row reports the ";" that ends an entity of HTML.
func checkSemicolons(p *pass, t Token) {
	for run := range p.runsOf(t, octet.Semicolon) {
		if meant.EntityEnding(p.src[t.Start:run.Start+1]) == 0 {
			p.report(run, "")
		}
	}
}

// runs reports each run of octets of the class in t.
func (p *pass) runs(t Token, class octet.Class) {
	for span := range p.runsOf(t, class) {
		p.report(span, "")
	}
}
