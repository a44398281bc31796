package links

import (
	"slices"

	"urlscope/core"
)

// Bound reports whether more than e changes when e is written in another way, so that only people can: in the text of a link, unless that
// is its destination once more, and in its title; in a table or a title of reStructuredText, and in a title of AsciiDoc with a line below it, all of which
// are as long as what they stand beside; and in an attribute of AsciiDoc, whose value stands wherever it is named.
func (e Excerpt) Bound() bool { return e.bound || e.names }

// Names reports whether e is a name that programs compare octet by octet, as that of a namespace of XML is, and no link. It is
// bound, too: the same name is in other documents.
func (e Excerpt) Names() bool { return e.names }

// naming returns what tells yield of names.
func naming(yield func(Excerpt)) func(Excerpt) {
	return func(e Excerpt) {
		e.names = true
		yield(e)
	}
}

// bind says that what is found in these octets is bound.
func (m *manuscript) bind(start, end int) {
	m.bounds = append(m.bounds, core.Span{Start: start, End: end})
}

// setBound says of each excerpt, all in order, whether it is bound.
func (m *manuscript) setBound(list []Excerpt) {
	bounds := m.bounds
	slices.SortFunc(bounds, func(a, b core.Span) int { return a.Start - b.Start })
	for i := range list {
		at := list[i].Offset(0)
		for len(bounds) > 0 && bounds[0].End <= at {
			bounds = bounds[1:]
		}
		list[i].bound = list[i].bound || len(bounds) > 0 && bounds[0].Start <= at
	}
}
