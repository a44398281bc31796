package links

// A document may hold others: what a cell of a table holds is read by itself, as the table is parted into cells before
// anything else is looked for.

// nested reads an excerpt of the document as a document of its own.
func (m *manuscript) nested(e Excerpt, read func(doc string, code bool, to reader)) {
	read(e.Text, m.code, reader{
		url:     func(inner Excerpt) { m.yield(e.whole(inner)) },
		comment: func(inner Excerpt) { m.to.comment(e.whole(inner)) },
		name:    func(inner Excerpt) { m.to.name(e.whole(inner)) },
	})
}

// whole returns an excerpt of the text of e as one of the document that e is of.
func (e Excerpt) whole(inner Excerpt) Excerpt {
	out := inner
	out.start = e.Offset(inner.start)
	if e.offsets == nil && inner.offsets == nil {
		return out
	}
	out.offsets = make([]int, len(inner.Text)+1)
	for i := range out.offsets {
		out.offsets[i] = e.Offset(inner.Offset(i))
	}
	return out
}

// lines returns excerpts of a document as the lines of one excerpt.
func lines(list []Excerpt) (e Excerpt) {
	if len(list) == 0 {
		return e
	}
	e.start = list[0].Offset(0)
	var text []byte
	for _, l := range list {
		text = append(text, l.Text...)
		for i := range len(l.Text) {
			e.offsets = append(e.offsets, l.Offset(i))
		}
		text = append(text, '\n')
		e.offsets = append(e.offsets, l.Offset(len(l.Text)))
	}
	e.offsets = append(e.offsets, e.offsets[len(e.offsets)-1])
	e.Text = string(text)
	return e
}
