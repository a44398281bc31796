package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// withCells has the browser draw the units in e: tools.js touches only what differs, and go-app, which tells children apart
// by their place, would write every octet behind one that was typed anew. A line is a unit; in it stand what its cells
// look like (class, digits and name) and, behind a form feed, which octets of the text they stand for. Each cell but the
// first is on a line of its own that begins with a tab: HTML allows no other controls. Of the last line go-app trims what
// is empty.
func withCells(e app.HTMLElem, list []unit) app.UI {
	const room = 24 // octets of a unit
	b := make([]byte, 0, room*len(list))
	for i, u := range list {
		if i > 0 {
			b = append(b, '\n')
		}
		for i, c := range u {
			if i > 0 {
				b = append(b, "\n\t"...)
			}
			b = append(append(b, c.class...), '\t')
			b = appendHex(b, c.octets)
			b = appendName(append(b, '\t'), &c)
		}
		b = append(b, '\f')
		for i, c := range u {
			if i > 0 {
				b = append(b, "\n\t"...)
			}
			if c.from.Len() > 0 {
				b = strconv.AppendInt(b, int64(c.from.Start), 10)
				b = strconv.AppendInt(append(b, '-'), int64(c.from.End), 10)
			}
		}
	}
	return e.Attr("list", string(b))
}
