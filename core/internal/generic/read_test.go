//go:build !js

package generic

import (
	"strings"

	"urlscope/core/internal/grammar"
)

// read reads a grammar as these documents print one: RFC 1808 and 2396 in the notation of RFC
// 822, with "|" between alternatives, RFC 3986 in that of RFC 2234, with "/". Each production
// begins at the left margin and goes on in indented lines. The case of names does not matter:
// RFC 2732 has "IPv6reference" for what it calls "ipv6reference".
func read(text string) grammar.Grammar {
	var list grammar.Grammar
	for line := range strings.Lines(text) {
		switch {
		case line == "\n" || line[0] == ';':
		case line[0] == ' ':
			list[len(list)-1].Text += line
		default:
			name, definition, _ := strings.Cut(line, "=")
			list = append(list, grammar.Production{Name: strings.ToLower(strings.TrimSpace(name)), Text: definition})
		}
	}
	for i := range list {
		p := &list[i]
		p.Text = strings.TrimSpace(p.Text)
		r := reader(p.Text)
		p.Definition = r.choice()
	}
	return list
}

// reader is what is left to read of a definition.
type reader string

// take skips white space and comments, then takes the token if it comes next.
func (r *reader) take(token string) bool {
	rest := strings.TrimLeft(string(*r), " \n")
	for strings.HasPrefix(rest, ";") {
		_, rest, _ = strings.Cut(rest, "\n")
		rest = strings.TrimLeft(rest, " \n")
	}
	rest, found := strings.CutPrefix(rest, token)
	*r = reader(rest)
	return found
}

// until takes what stands before the first of the octets in end.
func (r *reader) until(end string) string {
	i := strings.IndexAny(string(*r), end)
	if i < 0 {
		i = len(*r)
	}
	taken := (*r)[:i]
	*r = (*r)[i:]
	return string(taken)
}

// choice reads alternatives, or the only one.
func (r *reader) choice() grammar.Term {
	alternatives := []grammar.Term{r.sequence()}
	for r.take("|") || r.take("/") {
		alternatives = append(alternatives, r.sequence())
	}
	if len(alternatives) == 1 {
		return alternatives[0]
	}
	return grammar.Term{Op: grammar.Choice, Terms: alternatives}
}

// sequence reads the elements of an alternative, or the only one.
func (r *reader) sequence() grammar.Term {
	var elements []grammar.Term
	for r.take(""); *r != "" && !strings.ContainsRune("|/])", rune((*r)[0])); r.take("") {
		elements = append(elements, r.repetition())
	}
	if len(elements) == 1 {
		return elements[0]
	}
	return grammar.Term{Op: grammar.Sequence, Terms: elements}
}

// repetition reads an element and how often it stands: 1*4HEXDIG, *digit, 2( h16 ":" ) or
// just the element.
func (r *reader) repetition() grammar.Term {
	least, most := r.number(), 0
	switch {
	case strings.HasPrefix(string(*r), "*"):
		*r = (*r)[1:]
		least, most = max(least, 0), r.number()
	case least < 0:
		return r.element()
	default:
		most = least
	}
	return times(r.element(), least, most)
}

// number reads a number; -1 when there is none.
func (r *reader) number() int {
	n := -1
	for *r != "" && '0' <= (*r)[0] && (*r)[0] <= '9' {
		n = max(n, 0)*10 + int((*r)[0]-'0')
		*r = (*r)[1:]
	}
	return n
}

// times returns what stands for at least so many of t and at most so many, or any number of
// them where most is -1. The machine knows of a Repeat whether it may be left out, no more.
func times(t grammar.Term, least, most int) grammar.Term {
	if most < 0 {
		return grammar.Term{Op: grammar.Repeat, Min: least, Terms: []grammar.Term{t}}
	}
	all := grammar.Term{Op: grammar.Sequence}
	for range most - least { // the last may be left out, then the last two …
		rest := append([]grammar.Term{t}, all.Terms...)
		all.Terms = []grammar.Term{{Op: grammar.Optional, Terms: []grammar.Term{{Op: grammar.Sequence, Terms: rest}}}}
	}
	for range least {
		all.Terms = append([]grammar.Term{t}, all.Terms...)
	}
	return all
}

// element reads the first element of what is left, which is not empty.
func (r *reader) element() grammar.Term {
	switch {
	case r.take(`<">`): // for want of a quote that can quote itself
		return grammar.Term{Op: grammar.Literal, Text: `"`}
	case r.take(`"`):
		octets := r.until(`"`)
		r.take(`"`)
		return grammar.Term{Op: grammar.Literal, Text: octets}
	case r.take("%x"):
		first, last, isRange := strings.Cut(r.until(" \n/)]"), "-")
		if !isRange {
			last = first
		}
		return octets(hex(first), hex(last))
	case r.take("("):
		t := r.choice()
		r.take(")")
		return t
	case r.take("["):
		t := r.choice()
		r.take("]")
		return grammar.Term{Op: grammar.Optional, Terms: []grammar.Term{t}}
	case r.take("<"): // <pchar>: the name of a rule in prose
		name := r.until(">")
		r.take(">")
		return grammar.Term{Op: grammar.Nonterminal, Text: strings.ToLower(name)}
	}
	return grammar.Term{Op: grammar.Nonterminal, Text: strings.ToLower(r.until(" \n()[]|/"))}
}

// octets returns what stands for one octet of a range.
func octets(first, last byte) grammar.Term {
	t := grammar.Term{Op: grammar.Choice}
	for c := int(first); c <= int(last); c++ {
		t.Terms = append(t.Terms, grammar.Term{Op: grammar.Literal, Text: string(rune(c))})
	}
	return t
}

// hex returns the octet of two hexadecimal digits.
func hex(digits string) (c byte) {
	for _, d := range []byte(digits) {
		switch {
		case d <= '9':
			d -= '0'
		default:
			d = d&^0x20 - 'A' + 10
		}
		c = c<<4 | d
	}
	return c
}
