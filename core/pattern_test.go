package core_test

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// Regular expressions for the oracle, made from definitions in the notation of section 5.

// A pattern recognises what derives from a nonterminal.
type pattern struct {
	whole     *regexp.Regexp // what derives from it; the groups are its parts
	beginning *regexp.Regexp // what that can begin with
	groups    []group
}

// A group of a pattern is a part, or a run of repetitions with parts in them.
type group struct {
	part string
	each *pattern // one of the repetitions
}

var patterns sync.Map

// patternOf returns the pattern of a nonterminal.
func patternOf(nonterminal string) *pattern {
	if p, ok := patterns.Load(nonterminal); ok {
		return p.(*pattern)
	}
	p := new(pattern)
	p.compile(p.nonterminal(nonterminal, false))
	patterns.Store(nonterminal, p)
	return p
}

func (p *pattern) compile(e expr) {
	p.whole = regexp.MustCompile(`\A` + e.marked + `\z`)
	p.beginning = regexp.MustCompile(`\A` + maybe(either(e.plain, e.begun)))
	p.beginning.Longest()
}

// derives reports whether s derives from the nonterminal.
func (p *pattern) derives(s string) bool { return p.whole.MatchString(s) }

// reach returns the length of the longest prefix of s that something that derives begins with.
func (p *pattern) reach(s string) int { return p.beginning.FindStringIndex(s)[1] }

// parts appends to list the parts of s, which derives. It stands at an offset of the input.
func (p *pattern) parts(s string, offset int, list []part) []part {
	m := p.whole.FindStringSubmatchIndex(s)
	for i, g := range p.groups {
		start, end := m[2*i+2], m[2*i+3]
		switch {
		case start < 0: // absent
		case g.each == nil:
			list = append(list, part{g.part, offset + start, offset + end})
		default:
			for start < end {
				n := g.each.reach(s[start:end])
				list = g.each.parts(s[start:start+n], offset+start, list)
				start += n
			}
		}
	}
	return list
}

// An expr is the regular expressions of one thing in a definition.
type expr struct {
	plain  string // what derives from it
	marked string // the same, with a group around each part
	begun  string // what that can begin with, neither nothing nor all of it; "" for an octet
}

// A reading of a definition makes a pattern of it.
type reading struct {
	*pattern
	tokens []string // what is left to read
	inPart bool     // where no parts are listed
}

var tokens = regexp.MustCompile(`<">|"[^"]*"|\d*\*\??|[\w+-]+|[^ \n]`)

// nonterminal reads what name stands for.
func (p *pattern) nonterminal(name string, inPart bool) expr {
	definition, ok := definitions()[name]
	if !ok {
		panic("section 5 does not define " + name)
	}
	listed := partNames[name]
	if inPart {
		listed = ""
	}
	if listed != "" {
		p.groups = append(p.groups, group{part: listed})
	}
	r := reading{p, tokens.FindAllString(definition, -1), inPart || listed != ""}
	e := r.choice()
	if len(r.tokens) > 0 {
		panic("section 5 has a " + r.tokens[0] + " too many in " + name)
	}
	if listed != "" {
		e.marked = "(" + e.marked + ")"
	}
	return e
}

// consume reads the token if it comes next.
func (r *reading) consume(token string) bool {
	if len(r.tokens) == 0 || r.tokens[0] != token {
		return false
	}
	r.tokens = r.tokens[1:]
	return true
}

// choice reads alternatives, or the only one.
func (r *reading) choice() expr {
	e := r.sequence()
	for r.consume("|") {
		next := r.sequence()
		e = expr{e.plain + "|" + next.plain, e.marked + "|" + next.marked, either(e.begun, next.begun)}
	}
	return e.grouped()
}

func (e expr) grouped() expr {
	return expr{"(?:" + e.plain + ")", "(?:" + e.marked + ")", e.begun}
}

// sequence reads the elements of an alternative.
func (r *reading) sequence() expr {
	var list []expr
	for len(r.tokens) > 0 && r.tokens[0] != "|" && r.tokens[0] != "]" {
		list = append(list, r.element())
	}
	return inOrder(list)
}

// inOrder returns what stands for all of list, which is not empty. It has begun when the
// first has, or with all of the first and what the others can begin with.
func inOrder(list []expr) expr {
	all := list[len(list)-1]
	for _, e := range slices.Backward(list[:len(list)-1]) {
		all = expr{e.plain + all.plain, e.marked + all.marked, either(e.begun, e.plain+maybe(all.begun))}
	}
	return all
}

// either returns an expression for what a or b stands for, of which "" stands for nothing.
func either(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return "(?:" + a + "|" + b + ")"
}

// maybe returns an expression for what a stands for, or for the empty string.
func maybe(a string) string { return "(?:" + a + ")?" }

// element reads one element.
func (r *reading) element() expr {
	token := r.tokens[0]
	r.tokens = r.tokens[1:]
	switch {
	case token == `<">`: // as in RFC 822, because no quote can quote itself
		return literal(`"`)
	case token[0] == '"':
		return literal(strings.Trim(token, `"`))
	case token == "[":
		e := r.inBrackets()
		return expr{e.plain + "?", e.marked + "?", e.begun}
	case strings.Contains(token, "*"):
		return r.repeat(token)
	}
	return r.nonterminal(token, r.inPart)
}

func (r *reading) inBrackets() expr {
	e := r.choice()
	if !r.consume("]") {
		panic("section 5 leaves a bracket open")
	}
	return e
}

// stars are the repetitions, as a regular expression has them.
var stars = map[string]string{"*": "*", "1*": "+", "*?": "*?"}

// repeat reads what is repeated so many times: after "*" brackets only group (decision 1).
func (r *reading) repeat(times string) expr {
	outer := r.pattern
	r.pattern = new(pattern)
	var one expr
	if r.consume("[") {
		one = r.inBrackets()
	} else {
		one = r.element()
	}
	each := r.pattern
	r.pattern = outer

	star, ok := stars[times]
	if !ok {
		panic("section 5 repeats nothing " + times)
	}
	many := expr{plain: one.plain + star, marked: one.plain + star}
	if one.begun != "" {
		many.begun = one.plain + "*" + one.begun
	}
	if len(each.groups) > 0 {
		each.compile(one)
		r.groups = append(r.groups, group{each: each})
		many.marked = "(" + many.marked + ")"
	}
	return many
}

// literal returns what stands for the octets of s. Its letters stand for either case
// (decision 2); but not by (?i), which takes U+017F for an "s".
func literal(s string) expr {
	var list []expr
	for _, c := range s {
		octet := "[" + regexp.QuoteMeta(string(unicode.ToLower(c))+string(unicode.ToUpper(c))) + "]"
		list = append(list, expr{plain: octet, marked: octet})
	}
	return inOrder(list).grouped()
}
