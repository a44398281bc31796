package goal

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"urlscope/core/text"
)

// Label says in language l what g asks for. It is generated from the predicates, so it always agrees with the grade.
func (g Goal) Label(l text.Lang) text.Prose {
	if !g.Known() {
		return text.Fill(unknownRow.In(l), "{a}", text.ShowAll(g.unknown))
	}
	var out text.Prose
	for i, c := range g.clauses {
		if i > 0 {
			out = append(out, text.Run{Text: orRow.In(l)})
		}
		out = append(out, c.label(l)...)
	}
	if l == text.English && !out[0].Code {
		out[0].Text = capital(out[0].Text)
	}
	return out
}

// capital returns s with its first letter in upper case.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

func (c clause) label(l text.Lang) text.Prose {
	row, before := c.row(), ""
	if c.once {
		before = onceRow.In(l)
	}
	if c.no && c.predicate.no != (text.Row{}) {
		row = c.predicate.no
	} else if c.no {
		before += notRow.In(l)
	}
	said := text.Fill(row.In(l), "{a}", c.shown(), "{n}", c.amount(l), "{part}", c.part(l))
	if before != "" {
		said = append(text.Prose{{Text: before}}, said...)
	}
	return said
}

// row returns the template of t.
func (t *test) row() text.Row {
	switch {
	case t.compare != octets:
		return t.yes
	case t.value == "":
		return octetRows[t.name].empty
	}
	return octetRows[t.name].by[t.op]
}

// shown returns the object or value of t for display.
func (t *test) shown() string {
	switch {
	case t.about == anOctet:
		return "%" + t.object
	case t.about == aKind:
		return text.StepName(t.object)
	case t.value != "":
		return text.Legible(t.value)
	}
	return t.object
}

// part returns the name of the part that t is about.
func (t *test) part(l text.Lang) string {
	noun := partNouns[t.object].In(l)
	if !t.indexed {
		return noun
	}
	row, n := numberedRow, t.index+1
	switch {
	case t.index == -1:
		row = lastRow
	case t.index < 0:
		row, n = fromEndRow, -t.index
	}
	return text.Fill(row.In(l), "{a}", noun, "{n}", strconv.Itoa(n)).String()
}

// amount returns the number of t for display.
func (t *test) amount(l text.Lang) string {
	if t.compare != numbers {
		return ""
	}
	return text.Fill(amounts[t.op].In(l), "{n}", strconv.Itoa(t.number)).String()
}
