package cli

import (
	"strings"
	"unicode/utf8"
)

// A position computes lines and columns. It is fast if offsets are mostly ascending.
type position struct {
	doc       string
	at        int // an offset
	line      int // the number of line feeds before it
	lineStart int
}

// of returns the line and the column of an offset, both from 1.
func (p *position) of(offset int) (line, column int) {
	if offset < p.lineStart {
		*p = position{doc: p.doc}
	}
	for p.at < offset {
		n := strings.IndexByte(p.doc[p.at:offset], '\n')
		if n < 0 {
			p.at = offset
			break
		}
		p.at += n + 1
		p.line++
		p.lineStart = p.at
	}
	return p.line + 1, offset - p.lineStart + 1
}

// A characters counts the characters of a line, as editors do and some readers of the output. It is fast if
// offsets are mostly ascending.
type characters struct {
	doc           string
	lineStart, at int // an offset, and the start of its line
	n             int // the number of characters between them
}

// of returns the column of an offset, from 1, in the line that starts at lineStart.
func (c *characters) of(lineStart, offset int) int {
	if lineStart != c.lineStart || offset < c.at {
		*c = characters{doc: c.doc, lineStart: lineStart, at: lineStart}
	}
	c.n += utf8.RuneCountInString(c.doc[c.at:offset])
	c.at = offset
	return c.n + 1
}
