package links

import (
	"regexp"
	"strings"
)

// drawn matches the tables that Pandoc has and CommonMark does not: a grid; lines below a heading and columns of dashes, up to the
// next empty line; and those between such columns, or a line of dashes above the heading, and a line of dashes below.
var drawn = regexp.MustCompile(`(?m)^ {0,3}\+[-=:+]+\+[ \t]*\n(?: {0,3}[+|].*\n?)*` +
	`|^ *[^-\s].*\n {0,3}` + columns + `(?:.+\n)*` +
	`|^(?:-{3,}\n(?:.+\n){1,5}?)?` + columns + `(?:.*\n){0,60}?-{3,}[- ]*(?:\n\n|\n?\z)`)

const columns = `-{3,}(?: +-{3,})+[ \t]*\n`

// bindDrawn binds what stands in such tables: its columns are where they are drawn.
func (m *markdown) bindDrawn() {
	if !strings.Contains(m.doc, "-- --") && !strings.Contains(m.doc, "+--") && !strings.Contains(m.doc, "+==") {
		return
	}
	for _, at := range drawn.FindAllStringIndex(m.doc, -1) {
		m.bind(at[0], at[1], Layout)
	}
}
