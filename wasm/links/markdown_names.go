package links

import (
	"regexp"
	"strings"
)

var (
	// ownName matches the end of a heading with a name of its own: "{#name .class}", "{: #name}", in MDX "{/* #name */}".
	ownName = regexp.MustCompile(`\{(?::|/\*)?(?:[^{}\n]*[ \t])?#[^\s{}]+[^{}\n]*\}[ \t]*#*\s*$`)

	// attributeList matches names and attributes as Pandoc and kramdown have them: "{#name .class key=value}", "{: title="..."}".
	attributeList = regexp.MustCompile(`^\{(?:::?[ \t]*[\w#.=-]|[#.][^\s{}]|[A-Za-z][\w:-]*=)[^{}\n]*\}`)

	// nameBelow matches the line of kramdown that gives a name to the block above it.
	nameBelow = regexp.MustCompile(`^[> \t]*\{:(?:[^{}]*[ \t])?#[^\s{}]+[^{}]*\}$`)
)

// heading binds what is in the text of a heading, which programs make its name of, unless it has one of its own, at its end or in the line
// below.
func (m *markdown) heading(start, stop, below int) {
	if !ownName.MatchString(m.doc[start:stop]) && !nameBelow.MatchString(m.lineAt(below).text) {
		m.bind(start, stop, Heading)
	}
}

// underlined binds the paragraph that is open as a heading, if the line below it underlines it.
func (m *markdown) underlined(below *margin, text string, interrupts bool) {
	if interrupts && text != "" && isUnderline(text) {
		m.heading(m.paragraph, below.start, below.next)
	}
}

// attributes passes over attributes between braces, which are for a program.
func (m *markdown) attributes(i int) int {
	if inURL(m.doc, i) && !strings.HasPrefix(m.after(i), "{: ") { // else behind "*text*"
		return 0
	}
	n := len(attributeList.FindString(m.doc[i:min(m.stop, i+maxLabel)]))
	m.blank(i, i+n)
	return n
}
