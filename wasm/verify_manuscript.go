//go:build !js

package main

import (
	"slices"
	"strings"
)

// A manuscript is a document that is looked through by the syntax it is written in.
//
// What has been dealt with is blanked out, so that the appendix's rules find in
// the rest what no syntax holds, at the same offsets.
type manuscript struct {
	doc  string
	rest []byte // doc, with what has been dealt with blanked out
	code bool   // whether code is looked at, too
	list []Excerpt

	unclosed map[int]int // to what end, at last, so many backticks were looked for in vain
}

func newManuscript(doc string, code bool) manuscript {
	return manuscript{doc: doc, rest: []byte(doc), code: code, unclosed: map[int]int{}}
}

// end calls yield for each URL of the document, in order. read gives what a URL in
// the rest stands for in the document's syntax.
func (m *manuscript) end(read func(Excerpt) Excerpt, yield func(Excerpt)) {
	Excerpt{Text: string(m.rest)}.find(func(e Excerpt) { m.yield(read(e)) })
	slices.SortStableFunc(m.list, func(a, b Excerpt) int { return a.start - b.start })
	for _, e := range m.list {
		yield(e)
	}
}

func (m *manuscript) yield(e Excerpt) { m.list = append(m.list, e) }

// excerpt returns octets of the document.
func (m *manuscript) excerpt(start, end int) Excerpt {
	return Excerpt{Text: m.doc[start:end], start: start}
}

// blank takes octets out of what is still to be looked at.
func (m *manuscript) blank(start, end int) {
	for i := start; i < end; i++ {
		if m.rest[i] != '\n' && m.rest[i] != '\r' {
			m.rest[i] = ' '
		}
	}
}

// skipCode passes over code.
func (m *manuscript) skipCode(start, end int) {
	if !m.code {
		m.blank(start, end)
	}
}

// Bounds on what is looked through for the end of something, so that a document
// takes time in proportion to its length: those of CommonMark where it has one.
const (
	maxLabel  = 999
	maxTitle  = 4096
	maxTarget = 4096
	maxDepth  = 32 // of parentheses in a destination
)

// A line is a line of a document.
type line struct {
	start, next int    // where it begins, and the next one does
	at          int    // where its text begins
	indent      int    // the column of that
	text        string // without white space around it
}

// lineAt returns the line that begins at an offset.
func (m *manuscript) lineAt(start int) line {
	l := line{start: start, next: len(m.doc)}
	if n := strings.IndexByte(m.doc[start:], '\n'); n >= 0 {
		l.next = start + n + 1
	}
	raw := strings.TrimRight(m.doc[start:l.next], " \t\r\n")
	l.text = strings.TrimLeft(raw, " \t")
	l.at = start + len(raw) - len(l.text)
	for i := start; i < l.at; i++ {
		if l.indent++; m.doc[i] == '\t' {
			l.indent = (l.indent + 7) / 8 * 8
		}
	}
	return l
}

// codeSpan passes over the code span at i. Without the backticks that close it, it
// is none.
func (m *manuscript) codeSpan(i, end int) int {
	n := len(m.doc[i:end]) - len(strings.TrimLeft(m.doc[i:end], "`"))
	if m.unclosed[n] == end {
		return n
	}
	for at := i + n; at < end; {
		k := strings.IndexByte(m.doc[at:end], '`')
		if k < 0 {
			break
		}
		at += k
		run := len(m.doc[at:end]) - len(strings.TrimLeft(m.doc[at:end], "`"))
		at += run
		if run == n {
			m.skipCode(i, at)
			return at - i
		}
	}
	m.unclosed[n] = end
	return n
}
