package text

import (
	"cmp"
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
var stepTexts = slices.Concat(ftpSteps, httpSteps, gopherSteps, mailSteps, newsSteps, sessionSteps, fileSteps, otherSteps, laterSteps, portSteps)

var stepTextsByKind = func() map[core.StepKind]*stepText {
	all := map[core.StepKind]*stepText{}
	for i := range stepTexts {
		all[stepTexts[i].Kind] = &stepTexts[i]
	}
	return all
}()

// IsStep reports whether there are steps of a kind, by the name that the report gives
// it: "ftp-cwd", not "cwd".
func IsStep(name string) bool {
	return slices.ContainsFunc(stepTexts, func(t stepText) bool { return t.Kind.Name() == name })
}

// Step says what happens in step s of w. For a step of the client's, line is the
// octets that go out, as text: a line end of the protocol's own is left out at the
// end and is a line feed elsewhere, … stands for octets that the URL does not
// determine, and any other octet is as [ShowAll] shows it. For other steps line is
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
	if s.Side != core.SideClient {
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

// StepLine returns the line of s, as Step gives it, as plain text. What goes over the wire is as it
// is there, also in front of what is said of it: "230 logged in". Other octets are quoted.
func StepLine(l Lang, s *core.Step, line Prose) string {
	switch {
	case s.Side == core.SideClient:
		return line.String()
	case s.Side == core.SideServer && len(line) > 0 && line[0].Code:
		return line[:1].String() + line[1:].Quoted(l)
	}
	return line.Quoted(l)
}

// stepSlot fills a slot in the text of a step.
func stepSlot(l Lang, u *core.URL, w *core.Wire, s *core.Step, name string) string {
	for _, slot := range stepSlots {
		if slot.name == name {
			return slot.fill(l, u, w, s)
		}
	}
	if part, ok := waisParts[name]; ok {
		return orEmpty(l, showDecoded(u.Text(part)))
	}
	return about{l, u, core.Diagnostic{}}.slot(name)
}

// stepSlots fill the slots that only texts of steps have.
var stepSlots = []struct {
	name string
	fill func(Lang, *core.URL, *core.Wire, *core.Step) string
}{
	{"port", func(_ Lang, _ *core.URL, w *core.Wire, _ *core.Step) string { return strconv.Itoa(w.Port) }},
	{"octets", func(l Lang, _ *core.URL, _ *core.Wire, s *core.Step) string { return orEmpty(l, octetsOf(s)) }},
	{"service", func(_ Lang, _ *core.URL, w *core.Wire, _ *core.Step) string { return protocolName(w.Service) }},
	{"gtype", func(_ Lang, u *core.URL, _ *core.Wire, _ *core.Step) string { return showDecoded(u.Text(core.Gtype)) }},
	{"suffix", func(_ Lang, u *core.URL, _ *core.Wire, _ *core.Step) string { return show(u.Suffix()) }},
	{"by", stepBy},
	{"about", stepAbout},
}

// stepBy says what defines the scheme.
func stepBy(l Lang, u *core.URL, _ *core.Wire, _ *core.Step) string {
	if r := core.LookupRegistered(u.SchemeText()); r != nil {
		return definedIn(l, cmp.Or(r.Since, r.By))
	}
	return about{l, u, core.Diagnostic{}}.slot("by")
}

// stepAbout says what a type of Gopher, or else a scheme, is about.
func stepAbout(l Lang, u *core.URL, _ *core.Wire, s *core.Step) string {
	if s.Kind.Name() == "gopher-type" {
		return gopherTypeText(u).In(l)
	}
	if r := core.LookupRegistered(u.SchemeText()); r != nil {
		return schemeNote(r).In(l)
	}
	return about{l, u, core.Diagnostic{}}.slot("about")
}

var emptyWord = Row{"(empty)", "（空）", "（空）"}

// orEmpty returns s, or says that it is empty: "(empty)" of "" in English.
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

// stepCase returns the case of a step that has words of its own; "" for none.
func stepCase(u *core.URL, s *core.Step) string {
	for _, c := range stepCases {
		if c.kind == s.Kind {
			return c.find(u, s)
		}
	}
	return ""
}

// stepCases find the case of a step of a kind.
var stepCases = []struct {
	kind core.StepKind
	find func(*core.URL, *core.Step) string
}{
	{"ftp-user", nullCase},
	{"ftp-pass", nullCase},
	{"ftp-retr", nullCase},
	{"ftp-cwd", cwdCase},
	{"ftp-type", func(u *core.URL, _ *core.Step) string { return strings.ToLower(u.Text(core.Ftptype)) }},
	{"ftp-nlst", func(_ *core.URL, s *core.Step) string { return when(s.When == core.WhenMaybe, "guess") }},
	{"http-request", func(u *core.URL, _ *core.Step) string { return when(!u.Has(core.Hsegment), "root") }},
	{"gopher-type", func(u *core.URL, _ *core.Step) string { return when(!u.Has(core.Gtype), "default") }},
	{"gopher-request", gopherCase},
}

// when returns the case if there is one: "null" when nothing of the URL is in what goes
// out, else "".
func when(is bool, name string) string {
	if is {
		return name
	}
	return ""
}

func nullCase(_ *core.URL, s *core.Step) string { return when(isNull(s), "null") }

// isNull reports whether nothing of the URL is in what goes out.
func isNull(s *core.Step) bool {
	return !slices.ContainsFunc(s.Octets, func(o core.Octet) bool { return o.From.Len() > 0 })
}

func cwdCase(u *core.URL, s *core.Step) string {
	escapedSlash := func(o core.Octet) bool { return o.Value == '/' && o.From.Len() == len("%2F") }
	return cmp.Or(nullCase(u, s), when(slices.ContainsFunc(s.Octets, escapedSlash), "slash"))
}

func gopherCase(u *core.URL, s *core.Step) string {
	endsForm := func(p core.Piece) bool { return p.Kind == "gopher-form-end" }
	return cmp.Or(
		when(slices.ContainsFunc(s.Pieces, endsForm), "form"),
		when(u.Has(core.GopherString), "plus"),
		when(u.Has(core.GopherSearch), "search"),
		when(isNull(s), "empty"))
}

// octetsOf returns the octets of a step as text, without the protocol's own line end
// that is the last of them.
func octetsOf(s *core.Step) string {
	list := s.Octets
	if n := len(list) - len("\r\n"); n >= 0 && own(&list[n], '\r') && own(&list[n+1], '\n') {
		list = list[:n]
	}
	return spell(list)
}

// own reports whether o is octet b and the protocol's own, as the "\r" is that ends a
// line.
func own(o *core.Octet, b byte) bool { return !o.Slot && o.From.Len() == 0 && o.Value == b }

// spell returns octets as text: "USER joe" for those of a login. A line end of the
// protocol's own is a line feed, … stands for a slot, and any other octet is as Show
// shows it.
func spell(list []core.Octet) string {
	b := make([]byte, 0, len(list))
	for i := 0; i < len(list); i++ {
		switch o := &list[i]; {
		case o.Slot:
			b = append(b, "…"...)
		case own(o, '\r'):
		case own(o, '\n'):
			b = append(b, '\n')
		case isGraphic(o):
			b = append(b, o.Value)
		default:
			run := []byte{o.Value} // octets whose UTF-8 is to be read together
			for ; i+1 < len(list) && continues(&list[i+1]); i++ {
				run = append(run, list[i+1].Value)
			}
			for unit := range eachUnit(string(run)) {
				b = append(b, unit...)
			}
		}
	}
	return string(b)
}

// isGraphic reports whether o is shown as it is.
func isGraphic(o *core.Octet) bool { return ' ' <= o.Value && o.Value < 0x7F }

// continues reports whether o may go on with a character that an octet in front of it began.
func continues(o *core.Octet) bool { return !o.Slot && o.Value >= 0x80 }
