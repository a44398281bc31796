package links

// A document may contain others: a cell of a table is read by itself, because the table is divided into cells
// before anything else is read.

// nested reads an excerpt as a document of its own.
func (m *manuscript) nested(e Excerpt, read func(doc string, code bool, to reader)) {
	read(e.Text, m.code, reader{
		url:     func(inner Excerpt) { m.yield(e.whole(inner)) },
		comment: func(inner Excerpt) { m.to.comment(e.whole(inner)) },
		name:    m.to.name,
	})
}
