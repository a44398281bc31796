package builder

import (
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// The query of a web URL can be written as fields, as forms do: names and values, with "=" between them, "&" between fields,
// and "+" for a space (HTML 2.0, 8.2.1). Such a field has the inputs of a field of Prospero.

// isOfForm reports whether part is one of the two that a query is written with.
func isOfForm(u *core.URL, part core.Part) bool {
	if part != core.Fieldname && part != core.Fieldvalue {
		return false
	}
	name, _ := formOf(u)
	return name == "http" || name == web
}

// formTokens returns the names or the values of the fields of the query. A query without "=" has none, and a field without one
// has a name alone.
func formTokens(u *core.URL, part core.Part) (list []core.Token) {
	query, ok := u.Token(core.Search)
	if !ok || !strings.Contains(query.In(u.Source()), "=") {
		return nil
	}
	at := query.Start
	for field := range strings.SplitSeq(query.In(u.Source()), "&") {
		name, value, found := strings.Cut(field, "=")
		end := at + len(field)
		t := core.Token{Part: part, Span: core.Span{Start: at, End: at + len(name)}, Mark: query.Mark}
		if part == core.Fieldvalue {
			t.Span = core.Span{Start: end - len(value), End: end}
		}
		if found || part == core.Fieldname {
			list = append(list, t)
		}
		at = end + len("&")
	}
	return list
}

// separatorOf returns the delimiter before each part of a list; "" for a part that is in none.
func separatorOf(u *core.URL, part core.Part) string {
	if part == core.Fieldname && isOfForm(u, part) {
		return "&"
	}
	return separators[part]
}

// spelledInForm returns the spelling of octets in a field, and how many of them became escapes. What would divide the
// query is an escape; a space is written as the query writes spaces.
func spelledInForm(u *core.URL, part core.Part, octets string) (raw string, n int) {
	space := "%20"
	if query := u.Text(core.Search); strings.Contains(query, "+") && !strings.Contains(query, space) {
		space = "+"
	}
	var b strings.Builder
	for i := range len(octets) {
		c := octets[i : i+1]
		switch {
		case c == " ":
			b.WriteString(space)
			continue
		case c == "&", c == "+", c == "=" && part == core.Fieldname:
			c = "%" + octet.Hex(c[0])
			n++
		default:
			var escapes int
			c, escapes = escaped(core.Search, c)
			n += escapes
		}
		b.WriteString(c)
	}
	return b.String(), n
}

// removeField returns the change that removes a field with one "&", and of the only field the query.
func removeField(u *core.URL, in Input) (Change, bool) {
	whole, ok := wholeOf(u, in.Part, in.Index)
	if !ok || !in.editable() {
		return Change{}, false
	}
	switch {
	case in.Of == 1:
		whole.Start -= len("?")
	case in.Index == 0:
		whole.End += len("&")
	default:
		whole.Start -= len("&")
	}
	return Change{core.Edit{Span: whole}, []core.Part{core.Fieldvalue}}, true
}
