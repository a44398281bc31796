package model

import "strings"

// indented indents compact JSON as json.Indent does, by two spaces.
func indented(compact []byte) string {
	var b strings.Builder
	depth, inText := 0, false
	line := func() { b.WriteString("\n" + strings.Repeat("  ", depth)) }
	for i, c := range compact {
		if c == '"' && !isEscaped(compact, i) {
			inText = !inText
		}
		if inText {
			b.WriteByte(c)
			continue
		}
		if closes(c) {
			if depth--; !opens(compact[i-1]) { // an empty pair of brackets stays on its line
				line()
			}
		}
		b.WriteByte(c)
		switch {
		case opens(c):
			if depth++; !closes(compact[i+1]) {
				line()
			}
		case c == ',':
			line()
		case c == ':':
			b.WriteByte(' ')
		}
	}
	return b.String()
}

func opens(c byte) bool { return c == '{' || c == '[' }

func closes(c byte) bool { return c == '}' || c == ']' }

// isEscaped reports whether an odd number of backslashes precedes b[i].
func isEscaped(b []byte, i int) bool {
	n := 0
	for i > n && b[i-1-n] == '\\' {
		n++
	}
	return n%2 == 1
}
