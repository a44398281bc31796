package links

// A document may hold others: what a cell of a table holds is read by itself, as the table is parted into cells before
// anything else is looked for.

// nested reads an excerpt of the document as a document of its own.
func (m *manuscript) nested(e Excerpt, read func(doc string, code bool, to reader)) {
	read(e.Text, m.code, reader{
		url:     func(inner Excerpt) { m.yield(e.whole(inner)) },
		comment: func(inner Excerpt) { m.to.comment(e.whole(inner)) },
		name:    m.to.name,
	})
}
