package documents

// Org returns an Org document.
func (m *Maker) Org() string {
	return "#+title: " + m.words() + "\n\n" + m.some(6, "\n\n", m.orgBlock) + "\n"
}

func (m *Maker) orgBlock() string {
	switch m.IntN(10) {
	case 0:
		return m.one("* ", "** TODO ", "*** ") + m.title(m.orgText)
	case 1:
		name := m.one("src sh", "example", "export html", "comment")
		end := map[string]string{"src sh": "src", "export html": "export"}[name]
		if end == "" {
			end = name
		}
		return "#+begin_" + name + "\n" + m.apart() + "\n\n[[" + m.apart() + "][a]]\n#+END_" + end
	case 2:
		return m.one(": ", "# ", "#+html: ") + m.apart()
	case 3:
		return m.some(3, "\n", func() string { return m.one("- ", "+ ", "1. ", "2) ") + m.orgText() })
	case 4:
		row := func() string { return "| " + m.orgText() + " | " + m.link() + "|" + m.words() + " |" }
		return row() + "\n|---+---|\n" + m.some(2, "\n", row)
	case 5:
		return m.one("#+begin_quote", "#+BEGIN_CENTER") + "\n" + m.orgText() + "\n" + m.one("#+end_quote", "#+END_CENTER")
	default:
		return m.some(3, "\n", m.orgText)
	}
}

func (m *Maker) orgText() string { return m.some(4, " ", m.orgPiece) }

func (m *Maker) orgPiece() string {
	switch m.IntN(9) {
	case 0:
		return "[[" + m.link() + "][" + m.words() + "]]"
	case 1:
		return "[[" + m.text() + "]]"
	case 2:
		return "<" + m.text() + ">"
	case 3:
		return m.word() + " " + m.text() + m.one("", ",", ".")
	case 4:
		return "=" + m.apart() + "="
	case 5:
		return m.one("*bold*", "/slanted/", "_under_", "+struck+", "[fn:1]", "a=b")
	default:
		return m.words()
	}
}
