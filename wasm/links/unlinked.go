package links

import (
	"strings"

	"urlscope/core/octet"
)

// inWord reports whether what begins at offset i of text is stuck to what may be a URL.
func inWord(text string, i int) bool {
	return i > 0 && (octet.ClassOf(text[i-1])&octet.AlphaDigit != 0 || strings.IndexByte("/=?&:.-_%~", text[i-1]) >= 0)
}

// math passes over the formula at i, by Pandoc's rules: no blank stands behind the sign that opens
// it nor before that which closes it, and no digit behind the latter; nor a letter, as in a URL.
func (m *markdown) math(i int) int {
	sign := "$"
	if strings.HasPrefix(m.after(i), "$$") {
		sign = "$$"
	}
	from := i + len(sign)
	if inWord(m.doc, i) || from >= m.stop || sign == "$" && strings.IndexByte(markdownWhite, m.doc[from]) >= 0 {
		return len(sign)
	}
	n := strings.Index(m.doc[from:min(m.stop, from+maxLabel)], sign)
	end := from + n + len(sign)
	if n <= 0 || sign == "$" && (strings.IndexByte(markdownWhite, m.doc[end-2]) >= 0 || end < m.stop && octet.ClassOf(m.doc[end])&octet.AlphaDigit != 0) {
		return len(sign)
	}
	m.blank(i, end)
	return end - i
}

// formulas are the signs around those of TeX that may be other signs of a text.
var formulas = []struct{ begin, end string }{{`\\(`, `\\)`}, {`\\[`, `\\]`}, {`\(`, `\)`}, {`\[`, `\]`}, {"$$", "$$"}}

// backslash passes over one and what it makes stand for itself. What may be a formula it binds.
func (m *markdown) backslash(i int) int {
	text := m.doc[i:min(m.stop, i+maxLabel)]
	for _, f := range formulas {
		if n := strings.Index(text, f.end); n > 0 && strings.HasPrefix(text, f.begin) {
			m.bind(i, i+n, Prose)
			break
		}
	}
	return escaped(i)
}

// inFormula reports whether the URL that begins at offset i of text may be in a formula.
func inFormula(text string, i int) bool {
	before, behind := text[max(0, i-maxLabel):i], text[i:min(len(text), i+maxLabel)]
	for _, f := range formulas {
		if n := strings.LastIndex(before, f.begin); n >= 0 && !strings.Contains(before[n+len(f.begin):], f.end) && strings.Contains(behind, f.end) {
			return true
		}
	}
	return false
}

// frontMatter passes over what stands before a document for a program, between lines of three
// hyphens or three plus signs, but for values that are a URL as a whole.
func (m *markdown) frontMatter() {
	first := m.lineAt(0)
	if first.at != 0 || first.text != "---" && first.text != "+++" {
		return
	}
	end := strings.Index(m.doc[first.next-1:], "\n"+first.text)
	if end < 0 {
		return
	}
	end = m.lineAt(first.next + end).next
	for at := 0; at < end; {
		l := m.lineAt(at)
		at = l.next
		if isURLValue(l.text) {
			m.leaves = append(m.leaves, leaf{codeLeaf, l.start, l.next})
		}
	}
	m.next = end
}

// isURLValue reports whether the value in a line of YAML or TOML is a URL as a whole, not a pattern, nor the end of a command or of
// a value with a tag, "!re http://host/".
func isURLValue(line string) bool {
	i := strings.Index(line, "://")
	if i < 0 {
		return false
	}
	start := strings.LastIndexAny(line[:i], " \t") + 1
	if key := strings.TrimRight(line[:start], " \t"); key != "" && strings.IndexByte(":=-", key[len(key)-1]) < 0 {
		return false
	}
	value := strings.Trim(line[start:], `"'`)
	return octet.ClassOf(value[0])&octet.Alpha != 0 && !strings.ContainsAny(value, " \t^$*+|\\[(")
}
