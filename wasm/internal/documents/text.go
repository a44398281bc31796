package documents

// Text returns a plain text document.
func (m *Maker) Text() string {
	return m.some(4, "\n\n", func() string {
		return m.some(3, "\n", func() string { return m.some(4, " ", m.textPiece) })
	}) + "\n"
}

func (m *Maker) textPiece() string {
	switch m.IntN(8) {
	case 0:
		return m.word() + " " + m.link() + m.one(",", ".", ";", "!")
	case 1:
		return m.one("<URL:", "<") + m.link() + ">"
	case 2:
		return "(" + m.words() + ": " + m.link() + ")"
	case 3:
		return "\"" + m.link() + "\""
	case 4:
		return m.link()
	default:
		return m.words()
	}
}
