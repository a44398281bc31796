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

// cells returns the octets of a step, each over its hexadecimal value. CR and LF
// never part. All together they are one control, like a slider: the arrow keys go
// from octet to octet, and what each is gets spoken.
func (w wirePanel) cells(s *wire.Step, step int, mark compare.StepChange, label string) app.UI {
	p := w.page
	first, last := p.model.CellWindow(s, mark)
	return withCells(app.Elem("url-octets").Class("cells").DataSet("step", step).DataSet("first", first).TabIndex(0).Attr("role", "slider").
		Aria("label", label).Aria("valuemin", first).Aria("valuemax", last-1).Aria("valuenow", first).
		Aria("valuetext", text.WireOctet(p.model.Lang, s.Octets[first])), w.units(s, mark, first, last))
}

// wireCell is the selector of the cells that stand for octets of the text.
const wireCell = "#wire .cells .u"

// A cell is what is drawn of an octet, or of several side by side that look alike. There are many at every key, so making one
// allocates nothing.
type cell struct {
	class  string
	name   string    // what it is drawn as, where that is not its octets
	octets []byte    // that it shows; none of what is not known
	from   core.Span // the octets of the text that it stands for, each of several for one; empty for none
}

// maxCell is how many octets share a cell at most: no line breaks inside.
const maxCell = 8

// A unit is what no line break parts: a cell, or those of CR and LF.
type unit []cell

// lineBreak is the unit that begins another line.
var lineBreak = unit{}

// units returns what is drawn of the octets from first up to last.
func (w wirePanel) units(s *wire.Step, mark compare.StepChange, first, last int) []unit {
	p := w.page
	list := make([]unit, 0, last-first+2)
	cells := make([]cell, 0, last-first) // of which the units are
	shown := make([]byte, 0, last-first) // the octets of those
	note := func(key text.Key, n int) {
		if n > 0 {
			list = append(list, unit{{class: "more", name: labels.Count(p.model.Lang, key, n)}})
		}
	}
	hot := len(s.Octets)
	if len(s.Early) > 0 {
		hot = s.Early[0].At
	}
	var l look
	var class string // of that
	add := func(i int) (joins bool) {
		o := s.Octets[i]
		fresh := mark.Change == compare.ChangeChanged && mark.Octets.Start <= i && i < mark.Octets.End
		now := w.look(o, i >= hot, fresh)
		joins = now == l && i > first && cells[len(cells)-1].takes(o)
		if now != l || class == "" {
			l, class = now, now.class()
		}
		shown = append(shown, o.Value)
		if joins {
			before := &cells[len(cells)-1]
			before.octets = shown[len(shown)-len(before.octets)-1:]
			if before.from.Len() > 0 {
				before.from.End = o.From.End
			}
			return true
		}
		cells = append(cells, cellOf(o, class, shown[len(shown)-1:]))
		return false
	}
	note(labels.EarlierOctets, first)
	for i := first; i < last; i++ {
		from := len(cells)
		if add(i) {
			continue
		}
		broken := false
		if s.Octets[i].Value == '\r' && i+1 < last && s.Octets[i+1].Value == '\n' {
			i++
			add(i)
			broken = i+1 < last && s.Octets[i+1].Value != '\r'
		}
		list = append(list, cells[from:])
		if broken {
			list = append(list, lineBreak)
		}
	}
	note(text.MoreOctets, len(s.Octets)-last)
	return list
}

// A look is what a cell looks like, which is mostly like the one in front of it.
type look struct {
	part                                           core.Part // of the octets that it stands for, if linked
	slot, secret, control, linked, sel, hot, fresh bool
}

// look returns the look of an octet.
func (w wirePanel) look(o wire.Octet, hot, fresh bool) look {
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

// cellOf returns the cell of an octet that looks so; shown holds it.
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

// takes reports whether one more octet that looks like those of a cell has room in it. An escape is three octets of the text.
func (c *cell) takes(o wire.Octet) bool {
	n := len(c.octets)
	return c.name == "" && 0 < n && n < maxCell &&
		(c.from.Len() == 0 && o.From.Len() == 0 || c.from.Len() == n && o.From == core.Span{Start: c.from.End, End: c.from.End + 1})
}

// appendName appends what a cell is drawn as: a name, or octets with a space in between.
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

// appendHex appends the digits of octets, with a space in between.
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

// octetName returns what an octet is drawn as, and whether that is a name and
// not the character itself.
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

// graphic holds the octets that are drawn as themselves, in the order of US-ASCII.
const graphic = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"

// walkBy goes from octet to octet of a step by the keys of a slider.
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

// stepOn goes to the octet of a cell that was pressed at x of the window.
func (w wirePanel) stepOn(cell, x app.Value) {
	cells := cell.Call("closest", ".cells")
	first, err := strconv.Atoi(cells.Get("dataset").Get("first").String())
	if err != nil {
		return
	}
	cells.Call("setAttribute", "aria-valuenow", first+cells.Call("indexAt", cell, x).Int())
	w.walk(cells, 0)
}

// walk goes by so many octets, lights the one it comes to, and has a screen reader
// say what it is: go-app sets the attributes of the first only, and knows nothing
// of this.
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
	now, last := number(cells.Call("getAttribute", "aria-valuenow")), number(cells.Call("getAttribute", "aria-valuemax"))
	if step < 0 || first < 0 || now < 0 || step >= len(p.model.Talk().Steps) {
		return
	}
	now = max(first, min(now+by, last))
	octets := p.model.Talk().Steps[step].Octets
	if now >= len(octets) {
		return
	}
	cells.Call("setAttribute", "aria-valuenow", now)
	cells.Call("setAttribute", "aria-valuetext", text.WireOctet(p.model.Lang, octets[now]))
	each("#wire [data-at]", func(cell app.Value) { cell.Call("removeAttribute", "data-at") })
	if cell := cells.Call("mark", now-first); cell.Truthy() {
		cell.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
	if from := octets[now].From; from.Len() > 0 {
		p.lightUp(from)
	} else {
		p.lightUp()
	}
}
