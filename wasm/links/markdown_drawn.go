package links

import (
	"regexp"
	"strings"
)

// drawn matches the tables that Pandoc has and CommonMark does not: grids; columns of dashes below a heading, up
// to an empty line; and text between two lines of dashes, or between two such columns.
var drawn = regexp.MustCompile(`(?m)^ {0,3}\+[-=:+]+\+[ \t]*\n(?: {0,3}[+|].*\n?)*` +
	`|^ *[^-\s].*\n {0,3}` + columns + `(?:.+\n)*` +
	`|^(?:-{3,}\n(?:.+\n){1,5}?)?` + columns + `(?:.*\n){0,60}?-{3,}[- ]*(?:\n\n|\n?\z)`)

const columns = `-{3,}(?: +-{3,})+[ \t]*\n`

// bindDrawn binds the URLs in such tables, because their columns depend on the layout.
func (m *markdown) bindDrawn() {
	if !strings.Contains(m.doc, "-- --") && !strings.Contains(m.doc, "+--") && !strings.Contains(m.doc, "+==") {
		return
	}
	for _, at := range drawn.FindAllStringIndex(m.doc, -1) {
		m.bind(at[0], at[1], Layout)
	}
}
