package page

import (
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/text"
	"urlscope/core/wire"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// cells returns the octets of a step, each over its hexadecimal value. No line break separates CR and LF. All
// cells together are one control, like a slider: the arrow keys move from octet to octet, and screen readers
// announce each.
func (w wirePanel) cells(s *wire.Step, step int, mark compare.StepChange, label string) app.UI {
	p := w.page
	first, last := p.model.CellWindow(s, mark)
	return withCells(app.Elem("url-octets").Class("cells").DataSet("step", step).DataSet("first", first).TabIndex(0).Attr("role", "slider").
		Aria("label", label).Aria("valuemin", first).Aria("valuemax", last-1).Aria("valuenow", first).
		Aria("valuetext", text.WireOctet(p.model.Lang, s.Octets[first])), w.units(s, mark, first, last))
}

// wireCell is the selector of the cells that stand for octets of the text.
const wireCell = "#wire .cells .u"

// A cell shows an octet, or several adjacent octets that look alike. Making a cell allocates nothing, because many
// are made at every key.
type cell struct {
	class  string
	name   string    // the text to show, if it is not the octets themselves
	octets []byte    // the octets to show; none if they are unknown
	from   core.Span // the octets of the text that the cell stands for, one for each of several octets; empty for none
}

// maxCell is the largest number of octets in a cell. The limit exists because a cell has no line break.
const maxCell = 8

// A unit has no line break inside: it is one cell, or the two cells of CR and LF.
type unit []cell

// lineBreak, an empty unit, is drawn as <br>.
var lineBreak = unit{}

// A cellMaker makes the cells of a step.
type cellMaker struct {
	wirePanel
	step  *wire.Step
	mark  compare.StepChange
	hot   int    // the first octet that ends a line early, or that follows it
	cells []cell // the backing array of the units
	shown []byte // the backing array of the cells' octets
	look  look   // of the last cell
	class string // of that look; "" before the first
}

// add adds octet i, and reports whether it joins the cell before it.
func (m *cellMaker) add(i int) (joins bool) {
	o := m.step.Octets[i]
	look := m.lookOf(o, i >= m.hot, m.mark.Change == compare.ChangeChanged && m.mark.Octets.Start <= i && i < m.mark.Octets.End)
	joins = look == m.look && len(m.cells) > 0 && m.cells[len(m.cells)-1].canJoin(o)
	if look != m.look || m.class == "" {
		m.look, m.class = look, look.class()
	}
	m.shown = append(m.shown, o.Value)
	if !joins {
		m.cells = append(m.cells, cellOf(o, m.class, m.shown[len(m.shown)-1:]))
		return false
	}
	before := &m.cells[len(m.cells)-1]
	before.octets = m.shown[len(m.shown)-len(before.octets)-1:]
	if before.from.Len() > 0 {
		before.from.End = o.From.End
	}
	return true
}

// units returns the cells of the octets from first up to last.
func (w wirePanel) units(s *wire.Step, mark compare.StepChange, first, last int) []unit {
	list := make([]unit, 0, last-first+2)
	note := func(key text.Key, n int) {
		if n > 0 {
			list = append(list, unit{{class: "more", name: labels.Count(w.page.model.Lang, key, n)}})
		}
	}
	m := cellMaker{wirePanel: w, step: s, mark: mark, hot: len(s.Octets), cells: make([]cell, 0, last-first), shown: make([]byte, 0, last-first)}
	if len(s.Early) > 0 {
		m.hot = s.Early[0].At
	}
	note(labels.EarlierOctets, first)
	for i := first; i < last; i++ {
		from := len(m.cells)
		if m.add(i) {
			continue
		}
		broken := false
		if s.Octets[i].Value == '\r' && i+1 < last && s.Octets[i+1].Value == '\n' {
			i++
			m.add(i)
			broken = i+1 < last && s.Octets[i+1].Value != '\r'
		}
		list = append(list, m.cells[from:])
		if broken {
			list = append(list, lineBreak)
		}
	}
	note(text.MoreOctets, len(s.Octets)-last)
	return list
}

// A look is the appearance of a cell. Most cells look like the one before, so a class is made only for a new look.
type look struct {
	part                                           core.Part // part of the octets that the cell stands for, if linked
	slot, secret, control, linked, sel, hot, fresh bool
}

// lookOf returns the look of an octet.
func (w wirePanel) lookOf(o wire.Octet, hot, fresh bool) look {
	_, control := octetName(o.Value)
	l := look{slot: o.Slot, secret: o.Slot && o.Secret, control: control && !o.Slot, linked: o.From.Len() > 0, hot: hot, fresh: fresh}
	if l.linked {
		l.part, l.sel = o.Part, o.From.Overlaps(w.page.model.Selected)
	}
	return l
}

// class returns the classes of a look.
func (l look) class() string {
	class := "o"
	if l.slot {
		class = "slot"
	}
	for _, m := range []struct {
		is    bool
		class string
	}{{l.secret, " secret"}, {l.control, " ctl"}, {l.linked, " u " + model.Family(l.part)}, {l.sel, " sel"}, {l.hot, " hot"}, {l.fresh, " new"}} {
		if m.is {
			class += m.class
		}
	}
	return class
}

// cellOf returns a cell with one octet; shown holds the octet.
func cellOf(o wire.Octet, class string, shown []byte) cell {
	c := cell{class: class, from: o.From}
	switch name, control := octetName(o.Value); {
	case o.Slot && o.Secret:
		c.name = "••••"
	case o.Slot:
	case control:
		c.name, c.octets = name, shown
	default:
		c.octets = shown
	}
	return c
}

// canJoin reports whether another octet of the same look can join the cell. An escape cannot, because it stands for
// three octets of the text.
func (c *cell) canJoin(o wire.Octet) bool {
	n := len(c.octets)
	return c.name == "" && 0 < n && n < maxCell &&
		(c.from.Len() == 0 && o.From.Len() == 0 || c.from.Len() == n && o.From == core.Span{Start: c.from.End, End: c.from.End + 1})
}

// appendName appends the text that a cell shows: a name, or the octets separated by spaces.
func appendName(b []byte, c *cell) []byte {
	if c.name != "" {
		return append(b, c.name...)
	}
	for i, octet := range c.octets {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, octet)
	}
	return b
}

// appendHex appends the hexadecimal digits of octets, separated by spaces.
func appendHex(b, octets []byte) []byte {
	const digits = "0123456789ABCDEF"
	for i, octet := range octets {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, digits[octet>>4], digits[octet&0xF])
	}
	return b
}

// octetName returns the text that shows an octet, and whether that is a name rather than the character itself.
func octetName(b byte) (name string, control bool) {
	switch {
	case b == '\t':
		return "TAB", true
	case b == '\n':
		return "LF", true
	case b == '\r':
		return "CR", true
	case b == 0:
		return "NUL", true
	case b == ' ':
		return "SP", true
	case b < ' ' || b >= utf8.RuneSelf || b == 0x7F:
		return "·", true
	}
	return graphic[b-'!' : b-'!'+1], false
}

// graphic holds the characters that are shown as themselves, in the order of US-ASCII.
const graphic = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"

// walkBy moves from octet to octet of a step by the keys of a slider.
func (w wirePanel) walkBy(cells, e app.Value) {
	p := w.page
	last, err := strconv.Atoi(cells.Call("getAttribute", "aria-valuemax").String())
	if err != nil {
		return
	}
	by, known := map[string]int{
		"ArrowLeft": -1, "ArrowDown": -1, "ArrowRight": 1, "ArrowUp": 1, "PageDown": -10, "PageUp": 10, "Home": -last, "End": last,
	}[e.Get("key").String()]
	switch {
	case e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool():
	case known:
		e.Call("preventDefault")
		w.walk(cells, by)
	case e.Get("key").String() == "Enter" || e.Get("key").String() == " ":
		e.Call("preventDefault")
		if cell := cells.Call("querySelector", "[data-at]"); cell.Truthy() {
			pointer{p}.pick(cell, nil)
		}
	}
}

// stepOn moves to the octet of a cell that was clicked at the window coordinate x.
func (w wirePanel) stepOn(cell, x app.Value) {
	cells := cell.Call("closest", ".cells")
	first, err := strconv.Atoi(cells.Get("dataset").Get("first").String())
	if err != nil {
		return
	}
	cells.Call("setAttribute", "aria-valuenow", first+cells.Call("indexAt", cell, x).Int())
	w.walk(cells, 0)
}

// walk moves by so many octets, lights the new one, and updates the control's attributes so that a screen reader
// announces it. go-app only writes the initial attributes and does not know of this change.
func (w wirePanel) walk(cells app.Value, by int) {
	p := w.page
	number := func(s app.Value) int {
		n, err := strconv.Atoi(s.String())
		if err != nil {
			return -1
		}
		return n
	}
	step, first := number(cells.Get("dataset").Get("step")), number(cells.Get("dataset").Get("first"))
	at, last := number(cells.Call("getAttribute", "aria-valuenow")), number(cells.Call("getAttribute", "aria-valuemax"))
	if step < 0 || first < 0 || at < 0 || step >= len(p.model.Talk().Steps) {
		return
	}
	at = max(first, min(at+by, last))
	octets := p.model.Talk().Steps[step].Octets
	if at >= len(octets) {
		return
	}
	cells.Call("setAttribute", "aria-valuenow", at)
	cells.Call("setAttribute", "aria-valuetext", text.WireOctet(p.model.Lang, octets[at]))
	each("#wire [data-at]", func(cell app.Value) { cell.Call("removeAttribute", "data-at") })
	if cell := cells.Call("mark", at-first); cell.Truthy() {
		cell.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
	if from := octets[at].From; from.Len() > 0 {
		p.lightUp(from)
	} else {
		p.lightUp()
	}
}
