package documents

// Asciidoc returns an AsciiDoc document.
func (m *Maker) Asciidoc() string {
	return "= " + m.words() + "\n:site: " + m.either() + "\n\n" + m.some(6, "\n\n", m.asciidocBlock) + "\n"
}

func (m *Maker) asciidocBlock() string {
	switch m.IntN(12) {
	case 0:
		return m.one("== ", "=== ") + m.title(m.asciidocText)
	case 1:
		title := m.words() + " " + m.either()
		return title + "\n" + line(title, "-")
	case 2:
		fence := m.one("----", "....", "++++", "////", "```")
		return fence + "\n" + m.apart() + "\n\n" + m.apart() + "[a]\n" + fence
	case 3:
		return m.one("[source,sh]\n", "[listing]\n") + m.apart() + "\n" + m.apart()
	case 4:
		return m.one("  ", " ") + m.apart()
	case 5:
		return m.some(3, "\n", func() string { return m.one("* ", "** ", ". ", "- ") + m.asciidocText() })
	case 6:
		row := func() string { return "|" + m.asciidocText() + m.one("|", " |", " | ") + m.link() + "\n" }
		return m.one("", "[cols=\"1,1\"]\n") + "|===\n" + m.some(3, "", row) + "|==="
	case 7:
		fence := m.one("====", "____", "****", "--")
		return fence + "\n" + m.asciidocText() + "\n" + fence
	case 8:
		return "// " + m.apart()
	case 9:
		return m.one(m.words()+":: ", ".") + m.asciidocText()
	default:
		return m.one("", "NOTE: ") + m.some(3, "\n", m.asciidocText)
	}
}

func (m *Maker) asciidocText() string { return m.word() + " " + m.some(4, " ", m.asciidocPiece) }

func (m *Maker) asciidocPiece() string {
	switch m.IntN(9) {
	case 0:
		return m.one("image:"+m.link()+"[", m.one("", "link:")+m.text()+"[", m.one("", "link:")+m.link()+"["+m.words()) + "]"
	case 1:
		return "<" + m.text() + ">"
	case 2:
		return m.word() + " " + m.text() + m.one("", ",", ".")
	case 3:
		return m.one("`+"+m.apart()+"+`", "+"+m.apart()+"+", "pass:["+m.apart()+"]", "`"+m.apart()+"`", "$$"+m.apart()+"$$")
	case 4:
		return "footnote:[" + m.words() + " " + m.text() + "]"
	case 5:
		return m.one("*bold*", "_slanted_", "#marked#", "{site}", "`code`", "a+b")
	default:
		return m.words()
	}
}
