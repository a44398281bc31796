package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// withCells has the browser draw the units in e: app.js touches only what differs, and go-app, which tells children apart
// by their place, would write every octet behind one that was typed anew. A line is a unit; in it stand what its cells
// look like and, behind a form feed, which octets of the text they stand for. Each cell but the first is on a line of its
// own that begins with a tab: HTML allows no other controls. Of the last line go-app trims what is empty.
func withCells(e app.HTMLElem, list []unit) app.UI {
	var b strings.Builder
	for i, u := range list {
		if i > 0 {
			b.WriteByte('\n')
		}
		for i, c := range u {
			if i > 0 {
				b.WriteString("\n\t")
			}
			b.WriteString(c.class + "\t" + c.hex + "\t" + c.name)
		}
		b.WriteByte('\f')
		for i, c := range u {
			if i > 0 {
				b.WriteString("\n\t")
			}
			b.WriteString(c.from)
		}
	}
	return e.Attr("list", b.String())
}
