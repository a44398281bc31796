package text

// A Fault says in every language what is wrong with what somebody wrote, and what to do. To a program it is an error, in
// English.
type Fault struct {
	Of    string // what it is in, as it was written; "" for the whole
	row   Row
	pairs []string
}

// NewFault returns a Fault with its slots filled, each given in its braces and followed
// by its value: "{a}" and "x".
func NewFault(row Row, pairs ...string) *Fault { return &Fault{row: row, pairs: pairs} }

// In says it in a language.
func (f *Fault) In(l Lang) Prose {
	said := Fill(f.row.In(l), f.pairs...)
	if f.Of == "" {
		return said
	}
	return append(Prose{{f.Of, true}, {Text: ofRow.In(l)}}, said...)
}

// ofRow stands between what a Fault is in and what it says.
var ofRow = Row{": ", "：", "："}

// Error says it in English.
func (f *Fault) Error() string {
	said := Fill(f.row.In(English), f.pairs...).Quoted(English)
	if f.Of == "" {
		return said
	}
	return f.Of + ofRow.In(English) + said
}
