package readers

import (
	"slices"

	"urlscope/core"
)

// Names are how an interface calls the parts of a URL, and what it gives for each.
type Names struct {
	ID, Title, Version string // as in a Reader
	Document           string // what tells it where it was not observed; "" where it was

	rows func(src string, asked Asked) ([]Row, Verdict)
}

// A Row is one part by the name that it has there.
type Row struct {
	Name string
	Role Role
	Code string // the expression that reads it; "" for a document
	Value
}

// Rows returns what n gives for src, and what it says of src. It has no rows for what it refuses or nothing is known of.
func (n *Names) Rows(src string, asked Asked) ([]Row, Verdict) { return n.rows(src, asked) }

// AllNames returns the standards, all readers, and what is known by documents alone.
func AllNames() []Names {
	return slices.Concat([]Names{{ID: "rfc1738", Title: "RFC 1738", Document: "RFC 1738", rows: rows1738}}, documented(standardNames), observedNames(), documented(serverNames))
}

// observedNames returns the names of all readers.
func observedNames() (list []Names) {
	for _, r := range All() {
		n := Names{ID: r.ID, Title: r.Title, Version: r.Version, rows: func(src string, asked Asked) ([]Row, Verdict) {
			reading := r.Read(src, asked)
			return reading.rows(), reading.Verdict
		}}
		if n.Version == "" {
			n.Document = "URL Standard"
		}
		list = append(list, n)
	}
	return list
}

// rows returns the fields with their values.
func (r *Reading) rows() (list []Row) {
	for i, v := range r.Values {
		f := &r.Reader.Fields[i]
		list = append(list, Row{f.Name, f.Role, f.Code, v})
	}
	return list
}

// rows1738 returns the parts by the nonterminals of section 5, also those that are only guessed. A part that a URL has several times
// has several rows.
func rows1738(src string, _ Asked) (list []Row, verdict Verdict) {
	u := core.Parse(src)
	for _, t := range u.Tokens() {
		if t.Part != core.Delim && t.Part != core.Stray {
			list = append(list, Row{Name: t.Part.String(), Role: roles1738[t.Part], Value: has(t.In(src))})
		}
	}
	if !u.Valid() {
		return list, VerdictInvalid
	}
	return list, VerdictValid
}

// roles1738 are the roles of parts that have one.
var roles1738 = map[core.Part]Role{
	core.SchemeName: Scheme, core.User: User, core.Password: Password, core.Host: Host, core.HostLiteral: Host, core.Port: Port,
	core.Search: Query, core.Fragment: Fragment,
}
