package links

import (
	"regexp"
	"strings"
)

var (
	// ownName matches the end of a heading with an explicit name: "{#name .class}", "{: #name}", in MDX "{/* #name
	// */}".
	ownName = regexp.MustCompile(`\{(?::|/\*)?(?:[^{}\n]*[ \t])?#[^\s{}]+[^{}\n]*\}[ \t]*#*\s*$`)

	// attributeList matches attributes of Pandoc and kramdown: "{#name .class key=value}", "{: title="..."}".
	attributeList = regexp.MustCompile(`^\{(?:::?[ \t]*[\w#.=-]|[#.][^\s{}]|[A-Za-z][\w:-]*=)[^{}\n]*\}`)

	// nameBelow matches the line of kramdown that names the block above it.
	nameBelow = regexp.MustCompile(`^[> \t]*\{:(?:[^{}]*[ \t])?#[^\s{}]+[^{}]*\}$`)
)

// heading binds the URLs in a heading, because programs make its name from the text. It does nothing if the
// heading has an explicit name, at its end or in the line below.
func (m *markdown) heading(start, stop, below int) {
	if !ownName.MatchString(m.doc[start:stop]) && !nameBelow.MatchString(m.lineAt(below).text) {
		m.bind(start, stop, Heading)
	}
}

// underlined binds the open paragraph as a heading, if the line below underlines it.
func (m *markdown) underlined(below *margin, text string, interrupts bool) {
	if interrupts && text != "" && isUnderline(text) {
		m.heading(m.paragraph, below.start, below.next)
	}
}

// attributes skips attributes in braces, which are for programs.
func (m *markdown) attributes(i int) int {
	if inURL(m.doc, i) && !strings.HasPrefix(m.after(i), "{: ") { // otherwise the attributes follow "*text*"
		return 0
	}
	n := len(attributeList.FindString(m.doc[i:min(m.stop, i+maxLabel)]))
	m.blank(i, i+n)
	return n
}
