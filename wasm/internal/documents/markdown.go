package documents

import "strings"

// Soup returns Markdown characters in random order.
func (m *Maker) Soup(signs int) string {
	var b strings.Builder
	for range m.IntN(signs) {
		switch m.IntN(8) {
		case 0:
			b.WriteString(m.one("[a](", "[a]( ", "![a](", "[a]: ", "[b]: ", "<", "](", "[a](<", "[a]:\n", "[a](\n") + m.either() +
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

// Markdown returns a Markdown document.
func (m *Maker) Markdown() string {
	return m.some(5, "\n\n", func() string { return m.markdownBlock(3, m.markdownOnly) }) + "\n"
}

// markdownBlock returns a block with others inside it, nested up to a depth. only returns blocks that only this kind of
// Markdown has.
func (m *Maker) markdownBlock(depth int, only func() string) string {
	if depth > 0 && m.IntN(3) == 0 {
		inner := m.some(3, "\n\n", func() string { return m.markdownBlock(depth-1, only) })
		if m.IntN(2) == 0 {
			return "> " + strings.ReplaceAll(inner, "\n", "\n> ")
		}
		mark := m.one("- ", "*   ", "1. ", "10) ")
		return indented(inner, mark, strings.Repeat(" ", len(mark)))
	}
	line := func() string { return m.markdownLine(2) }
	switch m.IntN(9) {
	case 0:
		return m.one("# ", "## ", "###### ") + m.title(line)
	case 1:
		return m.title(line) + "\n" + m.one("===", "---")
	case 2:
		fence := m.one("```", "~~~~")
		return fence + "sh\n" + m.apart() + "\n\n    [a](" + m.apart() + ")\n" + fence
	case 3, 4:
		return only()
	case 5:
		row := func() string { return "| " + m.markdownLine(2) + " | " + m.markdownLine(1) + " |" }
		return row() + "\n|---|:-:|\n" + m.some(2, "\n", row)
	case 6:
		return "[" + m.label() + "]: " + m.one("", "\n  ") + m.destination() + m.one("", " \"title\"", "\n    'title'", " (title)")
	default:
		return m.some(3, "\n", func() string { return m.some(4, " ", m.markdownPiece) })
	}
}

// markdownOnly returns a block that MDX does not have.
func (m *Maker) markdownOnly() string {
	if m.IntN(2) == 0 {
		const ended = "<!-- no item goes on here -->\n\n"
		return ended + "    [code](" + m.apart() + ")\n\n      " + m.apart()
	}
	return m.one("<div>", "<table><tr><td>", "<p align=center>") + "\n<a href=\"" + m.link() + "\">" + m.words() + "</a>\n<img\nsrc='" + m.link() + "'>"
}

// label returns a label that can have a definition.
func (m *Maker) label() string { return m.one("one", "two", "a b", "Three") }

// destination returns a link destination.
func (m *Maker) destination() string {
	if m.IntN(2) == 0 {
		return "<" + m.link() + m.one("", "\\>") + ">"
	}
	return m.link()
}

// markdownLine returns a line of up to most pieces.
func (m *Maker) markdownLine(most int) string {
	return strings.ReplaceAll(m.some(most, " ", m.markdownPiece), "\n", " ")
}

func (m *Maker) markdownPiece() string {
	switch m.IntN(12) {
	case 0:
		return "[" + m.words() + "](" + m.link() + ")"
	case 1:
		return "[*" + m.words() + "* `]` \\]](" + m.one("", " ", "\n") + m.destination() + m.one(" 'title'", "\n\"ti\\\"tle\"", " (title)", "") + ")"
	case 2:
		return "[![" + m.words() + "](" + m.link() + " \"title\")](" + m.link() + ")"
	case 3:
		return "<" + m.text() + ">"
	case 4:
		return "`` ` [a](" + m.apart() + ") ``"
	case 5:
		return m.one("a<em>", "a<br />", "a</em>", "a < b")
	case 6:
		return m.one("[", "![") + m.words() + "][" + m.label() + "]"
	case 7:
		return m.one("[", "[see [") + m.label() + m.one("]", "][]")
	case 8:
		return m.one("&amp;", "&copy;", "\\[a](b)", "\\<", "\\`", "a \\| b", "*a*", "**b**", "_c_", "[x]", "(", "![", "]")
	case 9:
		if m.Torn {
			return m.one("`", "``", "` ", "<em>", "<br />", "<!-- ", "<a\n  href=\"", "`\\|`") + m.one("", "[a]("+m.either()+")")
		}
		return m.words() + " " + m.text()
	default:
		return m.words()
	}
}
