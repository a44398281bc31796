// Package scheme has the one table of the names of schemes. What a layer of core knows of a scheme besides stands in a table of that
// layer, by these names.
package scheme

import "strings"

// A Row is what is known of a scheme.
type Row struct {
	Name  string // in lower case
	By    string // the section of RFC 1738, or the document or program that says what its URLs are
	Since string // for a name that section 4 sets aside, the document that has given it a syntax since
	Web   bool   // whether it took http's form
	Port  int    // the default port; 0 when there is none
}

// SetAside says that section 4 sets a name aside, and IANA that it is registered, and that is all.
const (
	SetAside = "section 4"
	IANA     = "the IANA registry"
)

// Rows are all schemes that are known: the ten of section 3 in its order, those that section 4 sets aside, the well-known later ones,
// and what else is registered with IANA. They are not to be changed.
var Rows = func() []Row {
	list := make([]Row, len(rows), len(rows)+strings.Count(others, " ")+1)
	copy(list, rows[:])
	for name := range strings.SplitSeq(others, " ") {
		list = append(list, Row{Name: name, By: IANA})
	}
	return list
}()

var byName = func() map[string]*Row {
	m := make(map[string]*Row, len(Rows))
	for i := range Rows {
		m[Rows[i].Name] = &Rows[i]
	}
	return m
}()

// Lookup returns what is known of a name in lower case; nil when nothing is.
func Lookup(name string) *Row { return byName[name] }
