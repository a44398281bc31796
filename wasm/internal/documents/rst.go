package documents

// RST returns a reStructuredText document.
func (m *Maker) RST() string {
	return m.some(6, "\n\n", func() string { return m.rstBlock(2) }) + "\n"
}

// rstBlock returns a block with others inside it, nested up to a depth.
func (m *Maker) rstBlock(depth int) string {
	if depth > 0 && m.IntN(4) == 0 {
		return m.rstAround(m.some(3, "\n\n", func() string { return m.rstBlock(depth - 1) }))
	}
	switch m.IntN(12) {
	case 0:
		if depth < 2 {
			return m.words() // a block cannot contain a title
		}
		title := m.words() + " " + m.either()
		return title + "\n" + line(title, "=")
	case 1:
		return m.words() + "::\n\n   " + m.apart() + "\n\n     " + m.apart()
	case 2:
		return ".. code-block:: sh\n\n   " + m.apart()
	case 3:
		return ".. " + m.words() + " " + m.apart()
	case 4:
		return m.one(".. image:: ", ".. figure:: ") + m.link() + m.one("", "\n   :alt: "+m.words(), "\n   :target: "+m.link())
	case 5:
		return ".. _" + m.word() + ": " + m.link()
	case 6:
		cell := m.either()
		return "+-" + line(cell, "-") + "-+\n| " + cell + " |\n+-" + line(cell, "-") + "-+"
	case 7:
		cell := m.either()
		return line(cell, "=") + "  ====\n" + cell + "  " + m.one("a", "1738") + "\n" + line(cell, "=") + "  ===="
	case 8:
		return ":" + m.word() + ": " + m.rstText()
	case 9:
		return m.some(3, "\n", func() string { return "| " + m.rstText() })
	default:
		return m.some(3, "\n", m.rstText)
	}
}

// rstAround returns a block around others.
func (m *Maker) rstAround(inner string) string {
	switch m.IntN(3) {
	case 0:
		mark := m.one("* ", "- ", "1. ", "#. ")
		return indented(inner, mark, "        "[:len(mark)])
	case 1:
		return ".. " + m.one("note", "tip", "warning") + "::\n\n" + indented(inner, "   ", "   ")
	}
	return m.words() + "\n" + indented(inner, "   ", "   ")
}

func (m *Maker) rstText() string { return m.word() + " " + m.some(4, " ", m.rstPiece) }

func (m *Maker) rstPiece() string {
	switch m.IntN(8) {
	case 0:
		return "`" + m.words() + " <" + m.link() + ">`" + m.one("_", "__")
	case 1:
		return "<" + m.link() + ">"
	case 2:
		return m.word() + " " + m.link() + m.one("", ",", ".")
	case 3:
		return "``" + m.apart() + "``"
	case 4:
		return m.one("*slanted*", "**bold**", ":code:`"+m.apart()+"`", "|name|", "[1]_", "name_", "`a name`_", "\\*")
	default:
		return m.words()
	}
}
