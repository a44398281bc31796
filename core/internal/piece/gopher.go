package piece

import (
	"bytes"
	"strings"
)

// Gopher takes a gopher+ string apart (RFC 1738, sections 3.4.4 to 3.4.9): "!+VIEWS" has a "!", which asks for an
// item, and an attribute. It returns at least one piece. It also reports whether the string is a filled in form;
// mayBeForm tells whether a form is allowed.
func Gopher(s []byte, mayBeForm bool) (list []Piece, form bool) {
	if mayBeForm && IsForm(s) {
		return formPieces(s), true
	}
	g := gopher{s: s}
	switch g.octet() {
	case '+':
		if len(s) == 1 {
			g.next(1, "gopher-plus")
			break
		}
		g.next(1, "gopher-plus-view")
		g.word("gopher-plus-view-name")
		g.space()
		g.word("gopher-plus-language")
	case '?':
		g.next(1, "gopher-plus-ask")
	case '!':
		g.next(1, "gopher-plus-item")
		g.words("gopher-plus-attribute")
	case '$':
		g.next(1, "gopher-plus-items")
		g.words("gopher-plus-attribute")
	}
	if g.at < len(s) || len(s) == 0 { // what none of the sections knows
		g.add(len(s), "gopher-plus-other")
	}
	return g.list, false
}

// A gopher takes a gopher+ string apart.
type gopher struct {
	s    []byte
	at   int // where the next piece begins
	list []Piece
}

// octet returns the current octet, or 0 at the end.
func (g *gopher) octet() byte {
	if g.at == len(g.s) {
		return 0
	}
	return g.s[g.at]
}

// add makes a piece of the octets up to end.
func (g *gopher) add(end int, kind string) {
	g.list = append(g.list, Piece{kind, end})
	g.at = end
}

// next makes a piece of the next n octets.
func (g *gopher) next(n int, kind string) { g.add(g.at+n, kind) }

// word makes a piece of the octets before the next space or control, if there are any.
func (g *gopher) word(kind string) {
	end := g.at
	for end < len(g.s) && g.s[end] > ' ' {
		end++
	}
	if end > g.at {
		g.add(end, kind)
	}
}

// space makes a piece of a space.
func (g *gopher) space() {
	if g.octet() == ' ' {
		g.next(1, "gopher-plus-space")
	}
}

// words makes pieces of words with spaces between them.
func (g *gopher) words(kind string) {
	for g.octet() > ' ' {
		g.word(kind)
		g.space()
	}
}

// A filled in form has a tab behind its "+", "1" for a data block that follows, the block's
// head, a line an answer, and a dot alone on the last line (RFC 1738, section 3.4.9).
const (
	formHead = "+\t1\r\n+-1\r\n"
	formEnd  = "\r\n.\r\n"
)

// IsForm reports whether a gopher+ string is a filled in form (RFC 1738, section 3.4.9). In
// "+\t1\r\n+-1\r\nJoe\r\n.\r\n" the answer is "Joe".
func IsForm(s []byte) bool {
	if !bytes.HasPrefix(s, []byte(formHead)) || !bytes.HasSuffix(s, []byte(formEnd)) {
		return false
	}
	lines := s[len(formHead)-len("\r\n"):] // a form without answers ends at once
	if bytes.Index(lines, []byte(formEnd)) < len(lines)-len(formEnd) {
		return false
	}
	n := bytes.Count(lines, []byte("\r\n")) // no line ends are alone
	return bytes.Count(lines, []byte("\r")) == n && bytes.Count(lines, []byte("\n")) == n
}

// formPieces takes a filled in form apart: its head, its answers, and its end.
func formPieces(s []byte) []Piece {
	list := []Piece{{"gopher-plus", 1}, {"gopher-tab", 2}, {"gopher-form-flag", 3}, {"line-end", 5}, {"gopher-form-head", 8}, {"line-end", 10}}
	at := len(formHead)
	for line := range strings.Lines(string(s[at:])) {
		at += len(line)
		list = append(list, Piece{"gopher-form-answer", at - len("\r\n")}, Piece{"line-end", at}) // an empty one, too
	}
	list[len(list)-2].Kind = "gopher-form-end"
	return list
}
