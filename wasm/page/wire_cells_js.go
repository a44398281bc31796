package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// withCells passes the units to the custom element <url-octets> as an attribute. The element (web/page/cells.js)
// changes only what differs. go-app identifies children by index, so it would rewrite every octet behind a typed
// one.
//
// A line of the attribute is a unit. It has the looks of its cells (class, digits and name) and, after a form
// feed, the octets of the text that they stand for. Each cell but the first is on a line of its own that begins
// with a tab, because HTML allows no other control characters. go-app trims empty values at the end of the last
// line.
func withCells(e app.HTMLElem, list []unit) app.UI {
	const unitSize = 24 // octets of a unit
	b := make([]byte, 0, unitSize*len(list))
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
