//go:build !small

package model

import (
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/builder"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// The parts can be edited in a list of inputs (core/builder). One that is typed into has its octets in the hand: it keeps
// them for as long as it is typed into, whatever the URL makes of them meanwhile, so that "a:8", typed as a host, goes on as
// "a:80" and not as a port beside it.

// A hand is what holds the octets of an input.
type hand struct {
	input    builder.Input
	row      int // in which it stands
	revision int // of the text that it is about; the hand is empty at any other
	escaped  int // how many octets were typed into it that had to become escapes
	apart    core.Edit
	from     string // the text before the scheme was typed into
}

// MaxInputs bounds how many inputs are listed, and maxInput the octets of one that is edited there.
const (
	MaxInputs = 60
	maxInput  = 2000
)

// An InputRow is a part as the list of inputs has it.
type InputRow struct {
	builder.Input
	Name    string   // what it is called
	Meant   string   // its octets, as inputs show them; of an absent part ""
	Written string   // the same as they are written
	Fixed   bool     // it cannot be edited
	Dark    bool     // what it means is not known
	CanAdd  bool     // it is absent, and can be added
	Why     text.Key // why that is; "" for no reason
}

// InputRows lists the parts that the URL has or could have, and how many more there are.
func (m *Model) InputRows() (rows []InputRow, more int) {
	list := m.inputs()
	if more = len(list) - MaxInputs; more > 0 {
		list = list[:MaxInputs]
	}
	used := map[string]int{}
	for _, in := range list {
		row := InputRow{Input: in, Name: text.Part(m.Lang, m.URL, core.Token{Span: in.Span, Part: in.Part})}
		if used[row.Name]++; used[row.Name] > 1 {
			row.Name += " " + strconv.Itoa(used[row.Name])
		}
		row.fill(m.URL)
		rows = append(rows, row)
	}
	return rows, max(more, 0)
}

// fill gives the row what its inputs show.
func (r *InputRow) fill(u *core.URL) {
	switch {
	case r.State == builder.StateAbsent:
		_, r.CanAdd = builder.Add(u, r.Part)
		return
	case r.Span.Len() > maxInput:
		r.Fixed, r.Dark, r.Why = true, true, labels.TooLongPart
		r.Written = builder.Show(r.Text(u)[:maxInput]) + "…"
		return
	case r.Guess:
		r.Fixed, r.Why = true, labels.OnlyGuessed
	}
	r.Written = builder.Show(r.Text(u))
	meant, ok := builder.Meant(u, r.Input)
	if r.Meant = builder.Show(meant); !ok {
		r.Dark, r.Why = true, labels.NotMeant
	}
}

// inputs lists the inputs, with the one in the hand as that has it.
func (m *Model) inputs() []builder.Input {
	list := builder.Inputs(m.URL)
	held, ok := m.inHand()
	if !ok {
		return list
	}
	for i, in := range list {
		if in.Part == held.Part && in.Index == held.Index {
			held.Of = max(held.Of, in.Of)
			list[i] = held
			return list
		}
	}
	at := min(m.hand.row, len(list)) // the URL has no such part now
	return append(list[:at:at], append([]builder.Input{held}, list[at:]...)...)
}

// inHand returns the input that is typed into.
func (m *Model) inHand() (builder.Input, bool) {
	return m.hand.input, m.hand.revision == m.Revision && m.hand.input.State != builder.StateAbsent
}

// Input returns an input by its part, and by its number among those of the part.
func (m *Model) Input(part core.Part, index int) (builder.Input, bool) {
	in, row := m.input(part, index)
	return in, row >= 0
}

// input returns it with the row that it stands in, which is -1 when there is none.
func (m *Model) input(part core.Part, index int) (in builder.Input, row int) {
	for row, in := range m.inputs() {
		if in.Part == part && in.Index == index {
			return in, row
		}
	}
	return builder.Input{}, -1
}

// Holds reports whether an input is the one that is typed into.
func (m *Model) Holds(part core.Part, index int) bool {
	held, ok := m.inHand()
	return ok && held.Part == part && held.Index == index
}

// LetGo empties the hand.
func (m *Model) LetGo() { m.hand = hand{} }

// A Typed is what becomes of the text when something is typed into an input.
type Typed struct {
	core.Edit
	hand hand // what holds the input then
}

// Type returns what becomes of the text when an input shows what was typed into it: as what is meant, or as it is written.
// It is false when there is nothing to do, or it cannot be done.
func (m *Model) Type(part core.Part, index int, meant bool, shown string) (t Typed, ok bool) {
	in, row := m.input(part, index)
	if row < 0 {
		return Typed{}, false
	}
	octets := builder.Read(shown)
	var what builder.Meaning
	if meant {
		what, ok = builder.Mean(m.URL, in, octets)
	} else {
		what.Edit, ok = builder.Write(m.URL, in, octets)
	}
	if !ok {
		return Typed{}, false
	}
	t.Edit = what.Edit
	if m.Holds(part, index) {
		t.hand = m.hand
	} else if part == core.SchemeName {
		t.hand.from = m.Source()
	}
	t.hand.row = row
	t.hand.take(in, what)
	return t, true
}

// take has the hand hold what an input is after an edit of it.
func (h *hand) take(in builder.Input, what builder.Meaning) {
	e := what.Edit
	grown := len(e.New) - e.Span.Len()
	in.Span.End += grown
	in.State = builder.StateFilled
	if in.Span.Len() == 0 {
		in.State = builder.StateEmpty
	}
	h.input = in
	h.escaped += what.Escaped
	switch {
	case what.Apart != (core.Edit{}):
		h.apart = core.Edit{Span: core.Span{Start: e.Span.Start, End: e.Span.Start + len(e.New)}, New: what.Apart.New}
	case e.Span.End <= h.apart.Span.Start:
		h.apart.Span.Start += grown
		h.apart.Span.End += grown
	case e.Span.Start < h.apart.Span.End:
		h.apart = core.Edit{}
	}
}

// After returns the octets of the input after the edit.
func (t Typed) After() core.Span { return t.hand.input.Span }

// Keep has the hand hold the input for the text that is there now, if that is what the edit was to make of src.
func (m *Model) Keep(src string, t Typed) {
	if after, ok := core.Apply(src, []core.Edit{t.Edit}); ok && after == m.Source() {
		m.hand = t.hand
		m.hand.revision = m.Revision
	}
}

// Note says what was done to what was typed into the input that is in the hand; "" for nothing.
func (m *Model) Note() string {
	if m.hand.escaped == 0 {
		return ""
	}
	return labels.Count(m.Lang, labels.Escaped, m.hand.escaped)
}

// Apart returns the edit that lets a slash which was typed into a name begin the next one.
func (m *Model) Apart() (core.Edit, bool) {
	_, ok := m.inHand()
	return m.hand.apart, ok && m.hand.apart != (core.Edit{})
}

// Recast returns the edit that moves the parts of the URL into one of the scheme that was typed: what is behind the colon
// stays as it is else, and may mean something else by that scheme. shown is the URL as it may be seen, without a password
// that is not.
func (m *Model) Recast() (e core.Edit, shown string, ok bool) {
	if held, ok := m.inHand(); !ok || held.Part != core.SchemeName || m.hand.from == "" {
		return core.Edit{}, "", false
	}
	recast, ok := builder.Recast(core.Parse(m.hand.from), m.URL.SchemeText())
	if !ok || recast == m.Source() {
		return core.Edit{}, "", false
	}
	shown = recast
	if secret := New(recast).Secret(); secret.Len() > 0 && !m.Revealed {
		shown = recast[:secret.Start] + ":••••" + recast[secret.End:]
	}
	return core.Edit{Span: core.Span{End: len(m.Source())}, New: recast}, builder.Show(shown), true
}

// Recasts reports whether there is such an edit.
func (m *Model) Recasts() bool {
	_, _, ok := m.Recast()
	return ok
}

// Choose returns the edit that makes octets what a part means of which there are a few values: it is added with them when
// it is absent, and removed for "".
func (m *Model) Choose(part core.Part, octets string) (core.Edit, bool) {
	in, ok := m.Input(part, 0)
	switch {
	case !ok:
		return core.Edit{}, false
	case in.State == builder.StateAbsent:
		c, ok := builder.AddAs(m.URL, part, octets)
		return c.Edit, ok && octets != ""
	case octets == "":
		c, ok := builder.Remove(m.URL, in)
		return c.Edit, ok
	}
	if _, known := builder.Meant(m.URL, in); !known {
		return builder.Write(m.URL, in, octets)
	}
	what, ok := builder.Mean(m.URL, in, octets)
	return what.Edit, ok
}

// TypeCode returns the type code that an FTP URL has, in lower case; "" for none.
func (m *Model) TypeCode() string {
	in, _ := m.Input(core.Ftptype, 0)
	return strings.ToLower(in.Text(m.URL))
}

// PartName is what a part of the list is called.
func (m *Model) PartName(part core.Part, index int) string {
	rows, _ := m.InputRows()
	for _, r := range rows {
		if r.Part == part && r.Index == index {
			return r.Name
		}
	}
	return part.String()
}

// PartNames names a part that came or went, and what came or went with it.
func (m *Model) PartNames(name string, also []core.Part) string {
	if len(also) == 0 {
		return name
	}
	var list []string
	for _, part := range also {
		list = append(list, text.Part(m.Lang, m.URL, core.Token{Part: part}))
	}
	return labels.Filled(m.Lang, labels.AndWithIt, "{a}", name, "{b}", strings.Join(list, labels.UI(m.Lang, text.ListComma))).String()
}
