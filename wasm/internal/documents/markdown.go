package documents

import "strings"

// Soup returns signs of Markdown in any order.
func (m *Maker) Soup(signs int) string {
	var b strings.Builder
	for range m.IntN(signs) {
		switch m.IntN(8) {
		case 0:
			b.WriteString(m.one("[a](", "[a]( ", "![a](", "[a]: ", "[b]: ", "<", "](", "[a](<", "[a]:\n", "[a](\n") + m.URL() +
				m.one(")", ")", "", " \"t\")", " 't'", ">", ">)", "\n", "\n\n", " (t)\n"))
		case 1, 2:
			b.WriteString(m.one("\n", "\n", "\n\n", "\n> ", "\n>", "\n- ", "\n-\n", "\n1. ", "\n2) ", "\n   ", "\n    ", "\n\t", "\n  ", "\n* ", "\n>\t", "\n-\t", "\n>     "))
		case 3:
			b.WriteString(m.one("\n```\n", "\n~~~\n", "\n# ", "\n---\n", "\n===\n", "\n***\n", "\n    ", "\n- - ", "\n> > ", "\n````\n", "\n+ ", "\n10. "))
		case 4:
			b.WriteString(m.one("`", "``", "\\", "[", "]", "(", ")", "<", ">", "!", "\"", "'", "|", "*", "_", "&amp;", "&", "[a]", "[b]", "[a][b]", "[a][]"))
		case 5:
			b.WriteString(m.one("<b>", "</b>", "<div>", "</div>", "\n<div>\n", "\n</div>\n", "<!-- c -->", "\n<!--", "-->", "<br/>", "<a b=\"c\">", "<a b='",
				"\n<pre>\n", "</pre>\n", "<?", "?>", "\n<b>\n", "<!A>", "<![CDATA[", "]]>"))
		default:
			b.WriteString(m.one("text", "a", " ", "word ", "b", ". ", "1"))
		}
	}
	return b.String()
}

// Markdown returns a document of Markdown.
func (m *Maker) Markdown() string {
	return m.some(5, "\n\n", func() string { return m.markdownBlock(3) }) + "\n"
}

// markdownBlock returns a block, which holds others up to a depth.
func (m *Maker) markdownBlock(depth int) string {
	if depth > 0 && m.IntN(3) == 0 {
		inner := m.some(3, "\n\n", func() string { return m.markdownBlock(depth - 1) })
		if m.IntN(2) == 0 {
			return "> " + strings.ReplaceAll(inner, "\n", "\n> ")
		}
		mark := m.one("- ", "*   ", "1. ", "10) ")
		return indented(inner, mark, strings.Repeat(" ", len(mark)))
	}
	switch m.IntN(9) {
	case 0:
		return m.one("# ", "## ", "###### ") + m.markdownText(2, " ")
	case 1:
		return m.markdownText(2, " ") + "\n" + m.one("===", "---")
	case 2:
		fence := m.one("```", "~~~~")
		return fence + "sh\n" + m.URL() + "\n\n    [a](" + m.URL() + ")\n" + fence
	case 3:
		return "    [code](" + m.URL() + ")\n\n      " + m.URL()
	case 4:
		return m.one("<div>", "<table><tr><td>", "<p align=center>") + "\n<a href=\"" + m.URL() + "\">" + m.words() + "</a>\n<img\nsrc='" + m.URL() + "'>"
	case 5:
		row := func() string {
			return strings.ReplaceAll("| "+m.markdownText(2, " ")+" | "+m.markdownText(1, " ")+" |", "\n", " ")
		}
		return row() + "\n|---|:-:|\n" + m.some(2, "\n", row)
	case 6:
		return "[" + m.label() + "]: " + m.one("", "\n  ") + m.one(m.URL(), "<"+m.URL()+">") + m.one("", " \"title\"", "\n    'title'", " (title)")
	default:
		return m.some(3, "\n", func() string { return m.markdownText(4, " ") })
	}
}

// label returns a label that a definition may have.
func (m *Maker) label() string { return m.one("one", "two", "a b", "Three") }

// markdownText returns text of up to so many pieces.
func (m *Maker) markdownText(most int, between string) string {
	return m.some(most, between, m.markdownPiece)
}

func (m *Maker) markdownPiece() string {
	switch m.IntN(12) {
	case 0:
		return "[" + m.words() + "](" + m.URL() + ")"
	case 1:
		return "[*" + m.words() + "* `]` \\]](" + m.one("", " ", "\n") + "<" + m.URL() + m.one("", "\\>") + ">" + m.one(" 'title'", "\n\"ti\\\"tle\"", " (title)", "") + ")"
	case 2:
		return "[![" + m.words() + "](" + m.URL() + " \"title\")](" + m.URL() + ")"
	case 3:
		return "<" + m.URL() + ">"
	case 4:
		return m.one("`", "``") + m.one("", " ") + "[a](" + m.URL() + ")" // what closes it may come, or not
	case 5:
		return "`` ` [a](" + m.URL() + ") ``"
	case 6:
		return m.one("<em>", "<br />", "<a\n  href=\""+m.URL()+"\" title='t'>", "</a>", "<!-- "+m.URL()+" -->", "a < b")
	case 7:
		return m.one("[", "![") + m.words() + "][" + m.label() + "]"
	case 8:
		return m.one("[", "[see [") + m.label() + m.one("]", "][]")
	case 9:
		return m.one("&amp;", "&copy;", "\\[a](b)", "\\<", "\\`", "a \\| b", "`\\|`", "*a*", "**b**", "_c_", "[x]", "(", "![", "]")
	default:
		return m.words()
	}
}
