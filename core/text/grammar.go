package text

import (
	"strconv"
	"strings"

	"urlscope/core/derive"
	"urlscope/core/internal/grammar"
)

// How a definition of a grammar is said. {a} is a name, {b} what is said already, {n} and {m} numbers.
var (
	ruleIs      = Row{"{a} is {b}.", "{a} は、{b}です。", "{a} 是{b}。"}
	ruleThen    = Row{", then ", "、続いて", "，接著"}
	ruleOr      = Row{" or ", "または", "或"}
	ruleEither  = Row{"either {b}", "{b}のいずれか", "下列之一：{b}"}
	ruleOneOf   = Row{"one of {b}", "{b}のうちの 1 つ", "{b}其中之一"}
	ruleMaybe   = Row{"optionally {b}", "省略可能な{b}", "可省略的{b}"}
	rulePresent = Row{"optionally {b}, present here", "省略可能な{b}（ここにはある）", "可省略的{b}（這裡有）"}
	ruleAbsent  = Row{"optionally {b}, absent here", "省略可能な{b}（ここにはない）", "可省略的{b}（這裡沒有）"}
	ruleTaken   = Row{"{b} (taken here)", "{b}（ここではこれ）", "{b}（這裡是這個）"}
	ruleTimes   = Row{"{b}, here once|{b}, here {n} times", "{b}（ここでは {n} 個）", "{b}（這裡有 {n} 個）"}
	ruleAny     = Row{"any number of {b}", "0 個以上の{b}", "任意個{b}"}
	ruleSome    = Row{"one or more of {b}", "1 個以上の{b}", "一個以上的{b}"}
	ruleExactly = Row{"{n} times {b}", "{n} 個の{b}", "{n} 個{b}"}
	ruleUpTo    = Row{"at most once {b}|at most {n} times {b}", "最大 {n} 個の{b}", "最多 {n} 個{b}"}
	ruleBetween = Row{"{n} to {m} times {b}", "{n} 個から {m} 個の{b}", "{n} 到 {m} 個{b}"}
	ruleNothing = Row{"nothing", "空の文字列", "空字串"}
	ruleGroup   = Row{"({b})", "（{b}）", "（{b}）"}
)

// RuleSentence says what a rule of a grammar stands for: "ftpurl is `ftp://`, then login, then optionally (…)." taken
// tells how often each box of the rule is taken in a derivation. With it, the sentence also says which optional terms
// are present, which alternative was chosen, and how often a term is repeated. If taken is nil, the sentence says
// nothing of a derivation.
func RuleSentence(l Lang, d derive.Definition, taken map[int]int) Prose {
	s := sentence{l, taken}
	said, _ := s.of(d.Term)
	return tidy(around(with(ruleIs.In(l), "{a}", d.Rule), said))
}

// tidy joins runs of words that stand side by side. Between letters of two scripts there is a space, and between one of Chinese or Japanese
// and octets.
func tidy(p Prose) (all Prose) {
	for _, r := range p {
		n := len(all)
		switch {
		case r.Text == "":
			continue
		case n == 0:
		case !r.Code && !all[n-1].Code:
			all[n-1].Text = spaced(all[n-1].Text, r.Text)
			continue
		case r.Code:
			all[n-1].Text = strings.TrimSuffix(spaced(all[n-1].Text, "x"), "x")
		default:
			r.Text = strings.TrimPrefix(spaced("x", r.Text), "x")
		}
		all = append(all, r)
	}
	return all
}

type sentence struct {
	l     Lang
	taken map[int]int
}

// of says a term, and whether that needs parentheses within another.
func (s sentence) of(t grammar.Term) (said Prose, loose bool) {
	switch t.Op {
	case grammar.Literal:
		return Prose{{t.Text, true}}, false
	case grammar.Nonterminal:
		return Prose{{Text: t.Text}}, false
	case grammar.Sequence:
		if len(t.Terms) == 0 {
			return Prose{{Text: ruleNothing.In(s.l)}}, false
		}
		var list []Prose
		for _, u := range t.Terms {
			list = append(list, s.grouped(u))
		}
		return joined(list, ruleThen.In(s.l)), true
	case grammar.Choice:
		return s.choice(t), true
	case grammar.Optional:
		return around(s.optional(t).In(s.l), s.inside(t).grouped(t.Terms[0])), false
	}
	said = around(s.often(t), s.inside(t).grouped(t.Terms[0]))
	if n, ok := derive.Times(t.Terms[0], s.taken); ok && (t.Max == 0 || t.Max != t.Min) {
		said = around(with(Counted(ruleTimes.In(s.l), n), "{n}", strconv.Itoa(n)), said)
	}
	return said, false
}

// inside returns the sentence that says the terms in t. If t itself is absent, it does not say which of its terms are
// present.
func (s sentence) inside(t grammar.Term) sentence {
	if s.taken != nil && !derive.IsTaken(t, s.taken) {
		s.taken = nil
	}
	return s
}

// grouped says a term, in parentheses if it is more than a name or octets.
func (s sentence) grouped(t grammar.Term) Prose {
	said, loose := s.of(t)
	if loose {
		return around(ruleGroup.In(s.l), said)
	}
	return said
}

// choice says a choice between octets as a list, and any other with "or".
func (s sentence) choice(t grammar.Term) Prose {
	if t.Item == 0 {
		var list []Prose
		for _, u := range t.Terms {
			said := s.inside(u).grouped(u)
			if u.Op == grammar.Repeat || u.Op == grammar.Optional { // "any number of a or b" may be either
				said = around(ruleGroup.In(s.l), said)
			}
			if s.taken != nil && derive.IsTaken(u, s.taken) {
				said = around(ruleTaken.In(s.l), said)
			}
			list = append(list, said)
		}
		return around(ruleEither.In(s.l), joined(list, ruleOr.In(s.l)))
	}
	var list []Prose
	for _, c := range derive.Cells(t) {
		switch {
		case c.Name != "":
			list = append(list, Prose{{Text: c.Name}})
		case c.First == c.Last:
			list = append(list, Prose{{string(rune(c.First)), true}})
		default:
			list = append(list, Prose{{string(rune(c.First)), true}, {Text: "–"}, {string(rune(c.Last)), true}})
		}
	}
	return around(ruleOneOf.In(s.l), joined(list, UI(s.l, ListComma)))
}

// optional returns the sentence for what may be left out.
func (s sentence) optional(t grammar.Term) Row {
	switch {
	case s.taken == nil:
		return ruleMaybe
	case derive.IsTaken(t, s.taken):
		return rulePresent
	}
	return ruleAbsent
}

// often returns the template for how often something stands.
func (s sentence) often(t grammar.Term) string {
	switch {
	case t.Max == 0 && t.Min == 0:
		return ruleAny.In(s.l)
	case t.Max == 0:
		return ruleSome.In(s.l)
	case t.Max == t.Min:
		return with(ruleExactly.In(s.l), "{n}", strconv.Itoa(t.Min))
	case t.Min == 0:
		return Counted(ruleUpTo.In(s.l), t.Max)
	}
	return with(ruleBetween.In(s.l), "{n}", strconv.Itoa(t.Min), "{m}", strconv.Itoa(t.Max))
}
