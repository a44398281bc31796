package text

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/wire"
)

// A stepText describes a step. Line is the server's line, or the text of an explanation. It is empty for a client's
// step, whose line is its octets. Note explains the step.
type stepText struct {
	Kind       wire.StepKind
	Line, Note Row
}

// stepTexts are the texts by kind of step and case.
var stepTexts = slices.Concat(ftpSteps, httpSteps, gopherSteps, mailSteps, newsSteps, sessionSteps, fileSteps, otherSteps, laterSteps, portSteps)

var stepTextsByKind = func() map[wire.StepKind]*stepText {
	all := map[wire.StepKind]*stepText{}
	for i := range stepTexts {
		all[stepTexts[i].Kind] = &stepTexts[i]
	}
	return all
}()

// IsStep reports whether there is a kind of step with that name in reports, such as "ftp-cwd".
func IsStep(name string) bool {
	return slices.ContainsFunc(stepTexts, func(t stepText) bool { return t.Kind.Name() == name })
}

// StepName returns what readers call the steps of a kind: the command of a client, "CWD" for "ftp-cwd", or else the
// words of its name, "gopher request".
func StepName(kind string) string {
	if slices.Contains(commands, kind) {
		return strings.ToUpper(kind[strings.IndexByte(kind, '-')+1:])
	}
	return strings.ReplaceAll(kind, "-", " ")
}

// commands are the kinds of steps that have the name of the command that a client sends.
var commands = []string{"ftp-user", "ftp-pass", "ftp-type", "ftp-pasv", "ftp-cwd", "ftp-retr", "ftp-nlst", "nntp-group", "nntp-article", "nntp-list", "smtp-rcpt"}

// Step describes step s of w. For a client's step, line is the octets that it sends: the protocol's own line end is
// left out at the end and is a line feed elsewhere, "…" stands for octets that the URL does not determine, and any
// other octet is as in [ShowAll]. For other steps, line is a text. note explains the step and may be empty.
func Step(l Lang, u *core.URL, w *wire.Conversation, s *wire.Step) (line, note Prose) {
	row := stepTextsByKind[s.Kind]
	if c := stepCase(u, s); c != "" {
		if r := stepTextsByKind[s.Kind+"/"+wire.StepKind(c)]; r != nil {
			row = r
		}
	}
	if row == nil {
		return unknown(string(s.Kind)), nil
	}
	slot := func(name string) string { return stepSlot(l, u, w, s, name) }
	note = render(row.Note.In(l), slot)
	if s.Side != wire.SideClient {
		return render(row.Line.In(l), slot), note
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

// StepLine returns the line of s from Step as plain text. Octets on the wire are not quoted, not even before a
// description: "230 logged in". Other octets are quoted.
func StepLine(l Lang, s *wire.Step, line Prose) string {
	switch {
	case s.Side == wire.SideClient:
		return line.String()
	case s.Side == wire.SideServer && len(line) > 0 && line[0].Code:
		return line[:1].String() + line[1:].Quoted(l)
	}
	return line.Quoted(l)
}

// stepSlot returns the value of a slot in the text of a step.
func stepSlot(l Lang, u *core.URL, w *wire.Conversation, s *wire.Step, name string) string {
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

// stepSlots are the values of slots that only texts of steps have.
var stepSlots = []struct {
	name string
	fill func(Lang, *core.URL, *wire.Conversation, *wire.Step) string
}{
	{"port", func(_ Lang, _ *core.URL, w *wire.Conversation, _ *wire.Step) string { return strconv.Itoa(w.Port) }},
	{"octets", func(l Lang, _ *core.URL, _ *wire.Conversation, s *wire.Step) string { return orEmpty(l, octetsOf(s)) }},
	{"service", func(_ Lang, _ *core.URL, w *wire.Conversation, _ *wire.Step) string { return protocolName(w.Service) }},
	{"gtype", func(_ Lang, u *core.URL, _ *wire.Conversation, _ *wire.Step) string {
		return showDecoded(u.Text(core.Gtype))
	}},
	{"suffix", func(_ Lang, u *core.URL, _ *wire.Conversation, _ *wire.Step) string { return show(u.Suffix()) }},
	{"by", stepBy},
	{"about", stepAbout},
}

// stepBy names the document that defines the scheme.
func stepBy(l Lang, u *core.URL, _ *wire.Conversation, _ *wire.Step) string {
	if r := core.LookupRegistered(u.SchemeText()); r != nil {
		return definedIn(l, cmp.Or(r.Since, r.By))
	}
	return about{l, u, core.Diagnostic{}}.slot("by")
}

// stepAbout describes the type of a Gopher item, or else the scheme.
func stepAbout(l Lang, u *core.URL, _ *wire.Conversation, s *wire.Step) string {
	if s.Kind.Name() == "gopher-type" {
		return gopherTypeText(u).In(l)
	}
	if r := core.LookupRegistered(u.SchemeText()); r != nil {
		return schemeNote(r).In(l)
	}
	return about{l, u, core.Diagnostic{}}.slot("about")
}

var emptyWord = Row{"(empty)", "（空）", "（空）"}

// orEmpty returns s, or a word for empty.
func orEmpty(l Lang, s string) string {
	if s == "" {
		return emptyWord.In(l)
	}
	return s
}

// waisParts are the slots of steps that stand for parts of a WAIS URL.
var waisParts = map[string]core.Part{"database": core.Database, "search": core.Search, "wtype": core.Wtype, "wpath": core.Wpath}

func gopherTypeText(u *core.URL) Row {
	if gtype := decode(u.Text(core.Gtype)); len(gtype) == 1 {
		if r, ok := gopherTypeTexts[gtype[0]]; ok {
			return r
		}
	}
	return gopherTypeUnknown
}

// stepCase returns the case of a step with a text of its own; "" for the usual one.
func stepCase(u *core.URL, s *wire.Step) string {
	for _, c := range stepCases {
		if c.kind == s.Kind {
			return c.find(u, s)
		}
	}
	return ""
}

// stepCases are the functions that return the case of a step, by its kind.
var stepCases = []struct {
	kind wire.StepKind
	find func(*core.URL, *wire.Step) string
}{
	{"ftp-user", nullCase},
	{"ftp-pass", nullCase},
	{"ftp-retr", nullCase},
	{"ftp-cwd", cwdCase},
	{"ftp-type", func(u *core.URL, _ *wire.Step) string { return strings.ToLower(u.Text(core.Ftptype)) }},
	{"ftp-nlst", func(_ *core.URL, s *wire.Step) string { return when(s.When == wire.WhenMaybe, "guess") }},
	{"http-request", func(u *core.URL, _ *wire.Step) string { return when(!u.Has(core.Hsegment), "root") }},
	{"gopher-type", func(u *core.URL, _ *wire.Step) string { return when(!u.Has(core.Gtype), "default") }},
	{"gopher-request", gopherCase},
}

// when returns name if is, else "".
func when(is bool, name string) string {
	if is {
		return name
	}
	return ""
}

func nullCase(_ *core.URL, s *wire.Step) string { return when(isNull(s), "null") }

// isNull reports whether the client's line has no octets of the URL.
func isNull(s *wire.Step) bool {
	return !slices.ContainsFunc(s.Octets, func(o wire.Octet) bool { return o.From.Len() > 0 })
}

func cwdCase(u *core.URL, s *wire.Step) string {
	escapedSlash := func(o wire.Octet) bool { return o.Value == '/' && o.From.Len() == len("%2F") }
	return cmp.Or(nullCase(u, s), when(slices.ContainsFunc(s.Octets, escapedSlash), "slash"))
}

func gopherCase(u *core.URL, s *wire.Step) string {
	endsForm := func(p wire.Piece) bool { return p.Kind == "gopher-form-end" }
	return cmp.Or(
		when(slices.ContainsFunc(s.Pieces, endsForm), "form"),
		when(u.Has(core.GopherString), "plus"),
		when(u.Has(core.GopherSearch), "search"),
		when(isNull(s), "empty"))
}

// octetsOf returns the octets of a step as text, without the protocol's line end.
func octetsOf(s *wire.Step) string {
	list := s.Octets
	if n := len(list) - len("\r\n"); n >= 0 && own(&list[n], '\r') && own(&list[n+1], '\n') {
		list = list[:n]
	}
	return spell(list)
}

// own reports whether o is octet b and comes from the protocol, not the URL.
func own(o *wire.Octet, b byte) bool { return !o.Slot && o.From.Len() == 0 && o.Value == b }

// spell returns octets as text. The protocol's line ends are line feeds, "…" is a slot, and any other octet is as in
// ShowAll.
func spell(list []wire.Octet) string {
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
			run := []byte{o.Value} // decode the UTF-8 of adjacent octets together
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

func isGraphic(o *wire.Octet) bool { return ' ' <= o.Value && o.Value < 0x7F }

// continues reports whether o may belong to a UTF-8 character that an earlier octet began.
func continues(o *wire.Octet) bool { return !o.Slot && o.Value >= 0x80 }
