package text

import "strings"

// A Fault says in every language what is wrong with a text that somebody wrote, and what to do. As an error it is in
// English.
type Fault struct {
	Of    string // the field or predicate with the fault, as written; "" for the whole
	row   Row
	pairs []string
}

// NewFault returns a Fault about a wrong text. In row, {a} stands for the text and {b} lists the choices there are.
func NewFault(row Row, wrong string, choices ...string) *Fault {
	if wrong == "" {
		wrong = "‹›" // an empty Run would be left out
	}
	return &Fault{row: row, pairs: []string{"{a}", Legible(wrong), "{b}", strings.Join(choices, ", ")}}
}

// In returns the message in language l.
func (f *Fault) In(l Lang) Prose {
	said := Fill(f.row.In(l), f.pairs...)
	if f.Of == "" {
		return said
	}
	return append(Prose{{f.Of, true}, {Text: ofRow.In(l)}}, said...)
}

// ofRow separates Of from the message.
var ofRow = Row{": ", "：", "："}

// Error returns the message in English.
func (f *Fault) Error() string {
	said := Fill(f.row.In(English), f.pairs...).Quoted(English)
	if f.Of == "" {
		return said
	}
	return f.Of + ofRow.In(English) + said
}
