//go:build !js

package main

import "strings"

// mdxURLs calls yield for each URL in a document of MDX, which is Markdown with
// JavaScript in it: what is between braces, imported and exported is code. What is
// indented is not, as it is in Markdown.
func mdxURLs(doc string, code bool, yield func(Excerpt)) {
	m := &markdown{manuscript: newManuscript(doc, code), mdx: true}
	m.blocks()
	m.finish(Excerpt.decodeReferences, yield)
}

// isModule reports whether a line begins what a module of JavaScript imports or exports.
func isModule(line string) bool {
	return strings.HasPrefix(line, "import ") || strings.HasPrefix(line, "export ")
}

// pairBraces returns, for each brace of the document between start and end that is
// closed, where the other is.
func (m *markdown) pairBraces(start, end int) map[int]int {
	var open []int
	var pairs map[int]int
	for i := start; i < end; i++ {
		switch m.doc[i] {
		case '\\':
			i++
		case '{':
			open = append(open, i)
		case '}':
			if n := len(open) - 1; n >= 0 {
				if pairs == nil {
					pairs = map[int]int{}
				}
				pairs[open[n]] = i
				open = open[:n]
			}
		}
	}
	return pairs
}

// expression passes over the JavaScript between the braces that begin at i.
func (m *markdown) expression(i int) int {
	end, ok := m.braces[i]
	switch {
	case !ok:
		return 0
	case strings.HasPrefix(m.doc[i+1:end], "/*"):
		m.blank(i, end+1)
	default:
		m.skipCode(i, end+1)
	}
	return end + 1 - i
}

// expressionURLs calls yield for each URL in JavaScript that is the value of an attribute.
// What a program puts together of pieces is none yet.
func expressionURLs(value Excerpt, yield func(Excerpt)) {
	if !strings.Contains(value.Text, "${") {
		value.find(yield)
	}
}
