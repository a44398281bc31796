package text

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
)

// A stepText is what is said of a step. Line is what is said on the wire, or the
// explanation that an Info step is; a client's step has its octets for that. Note
// explains.
type stepText struct {
	Kind       core.StepKind
	Line, Note Row
}

// stepTexts holds the texts by the kind of the step, and the case of it.
var stepTexts = slices.Concat(ftpSteps, httpSteps, gopherSteps, mailSteps, newsSteps, sessionSteps, fileSteps, otherSteps, portSteps)

var stepTextsByKind = func() map[core.StepKind]*stepText {
	all := map[core.StepKind]*stepText{}
	for i := range stepTexts {
		all[stepTexts[i].Kind] = &stepTexts[i]
	}
	return all
}()

// Step says what happens in step s of w. For a step of the client's, line is the
// octets that go out, as text: a line end of the protocol's own is left out at the
// end and is a line feed elsewhere, … stands for octets that the URL does not
// determine, and any other octet is as [Show] shows it. For other steps line is
// what is said. note explains; it may be empty.
func Step(l Lang, u *core.URL, w *core.Wire, s *core.Step) (line, note Prose) {
	Row := stepTextsByKind[s.Kind]
	if c := stepCase(u, s); c != "" {
		if r := stepTextsByKind[s.Kind+"/"+core.StepKind(c)]; r != nil {
			Row = r
		}
	}
	if Row == nil {
		return unknown(string(s.Kind)), nil
	}
	slot := func(name string) string { return stepSlot(l, u, w, s, name) }
	note = render(Row.Note.In(l), slot)
	if s.Side != core.Client {
		return render(Row.Line.In(l), slot), note
	}
	switch {
	case len(s.Early) > 0:
		note = Early(l, u, s, s.Early[0])
	case isDoubled(s):
		if l == English {
			note = append(note, Run{Text: " "})
		}
		note = append(note, Fill(doubledNote.In(l))...)
	}
	return Prose{{octetsOf(s), true}}, note
}

// stepSlot fills a slot in the text of a step.
func stepSlot(l Lang, u *core.URL, w *core.Wire, s *core.Step, name string) string {
	switch name {
	case "port":
		return strconv.Itoa(w.Port)
	case "octets":
		return orEmpty(l, octetsOf(s))
	case "service":
		return protocolName(w.Service)
	case "by":
		if r := core.LookupRegistered(u.SchemeText()); r != nil {
			return definedIn(l, r.By)
		}
	case "gtype":
		return showDecoded(u.Text(core.Gtype))
	case "suffix":
		name, _ := lastSegment(u)
		suffix, _ := suffixOf(decode(name.In(u.Source())))
		return suffix
	case "database", "search", "wtype", "wpath":
		return orEmpty(l, showDecoded(u.Text(waisParts[name])))
	case "about":
		if s.Kind.Name() == "gopher-type" {
			return gopherTypeText(u).In(l)
		}
		if r := core.LookupRegistered(u.SchemeText()); r != nil {
			return schemeNotes[r.Name].In(l)
		}
	}
	return about{l, u, core.Diagnostic{}}.slot(name)
}

var emptyWord = Row{"(empty)", "（空）", "（空）"}

// orEmpty returns s, or says that it is empty.
func orEmpty(l Lang, s string) string {
	if s == "" {
		return emptyWord.In(l)
	}
	return s
}

// waisParts are the parts of a WAIS URL that texts of steps name.
var waisParts = map[string]core.Part{"database": core.Database, "search": core.Search, "wtype": core.Wtype, "wpath": core.Wpath}

func gopherTypeText(u *core.URL) Row {
	if gtype := decode(u.Text(core.Gtype)); len(gtype) == 1 {
		if r, ok := gopherTypeTexts[gtype[0]]; ok {
			return r
		}
	}
	return gopherTypeUnknown
}

// stepCase returns the case of a step that has words of its own.
func stepCase(u *core.URL, s *core.Step) string {
	null, slash := true, false
	for _, o := range s.Octets {
		null = null && o.From.Len() == 0
		slash = slash || o.Value == '/' && o.From.Len() == len("%2F")
	}
	switch s.Kind {
	case "ftp-user", "ftp-pass", "ftp-retr":
		if null {
			return "null"
		}
	case "ftp-cwd":
		if null {
			return "null"
		}
		if slash {
			return "slash"
		}
	case "gopher-type":
		if !u.Has(core.Gtype) {
			return "default"
		}
	case "ftp-type/guessed":
		name, _ := lastSegment(u)
		_, kind := suffixOf(decode(name.In(u.Source())))
		return kind
	case "ftp-type":
		return strings.ToLower(u.Text(core.Ftptype))
	case "ftp-nlst":
		if s.When == core.Maybe {
			return "guess"
		}
	case "http-request":
		if !u.Has(core.Hsegment) {
			return "root"
		}
	case "gopher-request":
		switch {
		case slices.ContainsFunc(s.Pieces, func(p core.Piece) bool { return p.Kind == "gopher-form-end" }):
			return "form"
		case u.Has(core.GopherString):
			return "plus"
		case u.Has(core.GopherSearch):
			return "search"
		case null:
			return "empty"
		}
	}
	return ""
}

// octetsOf returns the octets of a step as text, without the protocol's own line end
// that is the last of them.
func octetsOf(s *core.Step) string {
	list := s.Octets
	if n := len(list) - len("\r\n"); n >= 0 && own(list[n], '\r') && own(list[n+1], '\n') {
		list = list[:n]
	}
	return spell(list)
}

// own reports whether o is octet b and the protocol's own.
func own(o core.Octet, b byte) bool { return !o.Slot && o.From.Len() == 0 && o.Value == b }

// spell returns octets as text: a line end of the protocol's own is a line feed, …
// stands for a slot, and any other octet is as Show shows it.
func spell(list []core.Octet) string {
	var b strings.Builder
	var run []byte // octets whose UTF-8 is to be read together
	flush := func() {
		for unit := range eachUnit(string(run)) {
			if unit == "‹SP›" {
				unit = " "
			}
			b.WriteString(unit)
		}
		run = run[:0]
	}
	for _, o := range list {
		switch {
		case o.Slot:
			flush()
			b.WriteString("…")
		case own(o, '\r'):
		case own(o, '\n'):
			flush()
			b.WriteByte('\n')
		default:
			run = append(run, o.Value)
		}
	}
	flush()
	return b.String()
}
