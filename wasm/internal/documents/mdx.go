package documents

// MDX returns an MDX document.
func (m *Maker) MDX() string {
	return "import { A } from \"" + m.apart() + "\"\nexport const b = \"" + m.apart() + "\"\n\n" +
		m.some(5, "\n\n", func() string { return m.markdownBlock(3, m.mdxOnly) }) + "\n"
}

// mdxOnly returns a block that Markdown does not have.
func (m *Maker) mdxOnly() string {
	switch m.IntN(4) {
	case 0:
		return "{/* " + m.apart() + " */}"
	case 1:
		return "<A href=\"" + m.link() + "\" b={c > \"" + m.word() + "\"}>" + m.words() + " {\"" + m.apart() + "\"}</A>"
	case 2:
		return "<A href={\"" + m.link() + "\"} />"
	default:
		return "    " + m.words() + " [a](" + m.link() + ")"
	}
}
