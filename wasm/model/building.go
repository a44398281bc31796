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

// The parts can be edited in a list of inputs (core/builder). While an input is typed into, it keeps its octets
// even if the URL is read differently, so that "a:8", typed as a host, can become "a:80" and does not turn into a
// host and a port.

// A hand is the input that is typed into, with its octets.
type hand struct {
	input    builder.Input
	row      int // its index in the list
	revision int // the revision of the text for which the hand is valid
	escaped  int // how many typed octets had to be escaped
	apart    core.Edit
	from     string // the text before the reader typed into the scheme
}

// MaxInputs is the largest number of inputs listed, and maxInput the length in octets of the longest part that can
// be edited there.
const (
	MaxInputs = 60
	maxInput  = 2000
)

// An InputRow is the row of a part in the list of inputs.
type InputRow struct {
	builder.Input
	Name    string   // the label
	Meant   string   // the decoded octets as the input shows them; "" for an absent part
	Written string   // the octets as written
	Fixed   bool     // it cannot be edited
	Dark    bool     // the meaning is not known
	CanAdd  bool     // it is absent and can be added
	Why     text.Key // why it is fixed or cannot be added; "" for no reason
}

// InputRows lists the parts that the URL has or could have, and the number of those that are not listed.
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

// fill sets what the inputs of the row show.
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

// inputs lists the inputs. The one that is typed into is as in the hand.
func (m *Model) inputs() []builder.Input {
	list := builder.Inputs(m.URL)
	typed, ok := m.inHand()
	if !ok {
		return list
	}
	for i, in := range list {
		if in.Part == typed.Part && in.Index == typed.Index {
			typed.Of = max(typed.Of, in.Of)
			list[i] = typed
			return list
		}
	}
	at := min(m.hand.row, len(list)) // the URL does not have the part at the moment
	return append(list[:at:at], append([]builder.Input{typed}, list[at:]...)...)
}

// inHand returns the input that the reader types into. It returns false if nobody types into an input.
func (m *Model) inHand() (builder.Input, bool) {
	return m.hand.input, m.hand.revision == m.Revision && m.hand.input.State != builder.StateAbsent
}

// Input returns an input by its part and its index among the inputs of the part.
func (m *Model) Input(part core.Part, index int) (builder.Input, bool) {
	in, row := m.input(part, index)
	return in, row >= 0
}

// input also returns the input's index in the list, or -1 if the list has no such input.
func (m *Model) input(part core.Part, index int) (in builder.Input, row int) {
	for row, in := range m.inputs() {
		if in.Part == part && in.Index == index {
			return in, row
		}
	}
	return builder.Input{}, -1
}

// IsEditing reports whether an input is typed into.
func (m *Model) IsEditing(part core.Part, index int) bool {
	typed, ok := m.inHand()
	return ok && typed.Part == part && typed.Index == index
}

// LetGo clears the hand.
func (m *Model) LetGo() { m.hand = hand{} }

// A Typed is the edit of the text that follows from typing into an input.
type Typed struct {
	core.Edit
	hand hand // the hand after the edit
}

// Type returns the edit for an input that now shows shown: either decoded octets (meant) or octets as written. It
// returns false if there is nothing to change, or if the change is impossible.
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
	if m.IsEditing(part, index) {
		t.hand = m.hand
	} else if part == core.SchemeName {
		t.hand.from = m.Source()
	}
	t.hand.row = row
	t.hand.update(in, what)
	return t, true
}

// update sets the hand to the input after an edit of it.
func (h *hand) update(in builder.Input, what builder.Meaning) {
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

// Keep sets the hand for the current text, if the edit makes that text from src.
func (m *Model) Keep(src string, t Typed) {
	if after, ok := core.Apply(src, []core.Edit{t.Edit}); ok && after == m.Source() {
		m.hand = t.hand
		m.hand.revision = m.Revision
	}
}

// Note returns what was done to the text typed into the input in the hand; "" for nothing.
func (m *Model) Note() string {
	if m.hand.escaped == 0 {
		return ""
	}
	return labels.Count(m.Lang, labels.Escaped, m.hand.escaped)
}

// Apart returns the edit that makes a slash typed into a name start a new name.
func (m *Model) Apart() (core.Edit, bool) {
	_, ok := m.inHand()
	return m.hand.apart, ok && m.hand.apart != (core.Edit{})
}

// Recast returns the edit that changes the URL to the typed scheme. The text behind the colon stays the same,
// though it may mean something else in that scheme. shown is the new URL for display, without a hidden password.
func (m *Model) Recast() (e core.Edit, shown string, ok bool) {
	if typed, ok := m.inHand(); !ok || typed.Part != core.SchemeName || m.hand.from == "" {
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

// Recasts reports whether Recast returns an edit.
func (m *Model) Recasts() bool {
	_, _, ok := m.Recast()
	return ok
}

// Choose returns the edit that sets a part with few values to octets. It adds an absent part, and removes the part
// for "".
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

// TypeCode returns the type code of an FTP URL in lower case; "" for none.
func (m *Model) TypeCode() string {
	in, _ := m.Input(core.Ftptype, 0)
	return strings.ToLower(in.Text(m.URL))
}

// PartName returns the label of a part in the list.
func (m *Model) PartName(part core.Part, index int) string {
	rows, _ := m.InputRows()
	for _, r := range rows {
		if r.Part == part && r.Index == index {
			return r.Name
		}
	}
	return part.String()
}

// PartNames names a part that was added or removed, and the parts that were added or removed with it.
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
