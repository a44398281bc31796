// Package scheme holds the one table of the names of schemes. Each layer of core keeps what else it knows of a
// scheme in a table of its own, by these names.
package scheme

import (
	"strings"

	"urlscope/core/octet"
)

// A Row describes a scheme.
type Row struct {
	Name  string // in lower case
	By    string // the section of RFC 1738, or the document or program that says what its URLs are
	Since string // for a name that section 4 sets aside, the document that has given it a syntax since
	Web   bool   // whether it took http's form
	Port  int    // the default port; 0 if the scheme has no default
}

// SetAside says that section 4 sets a name aside, and IANA that it is registered, and that is all.
const (
	SetAside = "section 4"
	IANA     = "the IANA registry"
)

// Rows are all known schemes: the ten of section 3 in its order, those that section 4 sets aside, well-known
// later ones, and the others that IANA has registered. They must not be changed.
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

// Lookup returns the row of a name in lower case, or nil if the name is unknown.
func Lookup(name string) *Row { return byName[name] }

// IsExperimental reports whether section 4 leaves a name to experiments: it begins with "x-".
func IsExperimental(name string) bool { return octet.HasPrefixFold(name, "x-") }
