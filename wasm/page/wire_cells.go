package page

import (
	"fmt"
	"strconv"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// cells shows the octets of a step, each over its hexadecimal value. CR and LF
// never part. All together they are one control, like a slider: the arrow keys go
// from octet to octet, and what each is gets spoken.
func (w wire) cells(s *core.Step, step int, mark core.StepChange, label string) app.UI {
	p := w.page
	var list []app.UI
	hot := len(s.Octets)
	if len(s.Early) > 0 {
		hot = s.Early[0].At
	}
	cell := func(i int) app.UI {
		fresh := mark.Change == core.Changed && mark.Octets.Start <= i && i < mark.Octets.End
		return w.cell(s.Octets[i], i >= hot, fresh)
	}
	first, last := p.model.CellWindow(s, mark)
	if first > 0 {
		list = append(list, app.B().Class("more").Text(labels.Count(p.model.Lang, labels.EarlierOctets, first)))
	}
	for i := first; i < last; i++ {
		if s.Octets[i].Value == '\r' && i+1 < last && s.Octets[i+1].Value == '\n' {
			list = append(list, app.Span().Class("nl").Body(cell(i), cell(i+1)))
			if i++; i+1 < last && s.Octets[i+1].Value != '\r' {
				list = append(list, app.Br())
			}
			continue
		}
		list = append(list, cell(i))
	}
	if more := len(s.Octets) - last; more > 0 {
		list = append(list, app.B().Class("more").Text(labels.Count(p.model.Lang, text.MoreOctets, more)))
	}
	return app.Span().Class("cells").DataSet("step", step).DataSet("first", first).TabIndex(0).Attr("role", "slider").
		Aria("label", label).Aria("valuemin", first).Aria("valuemax", last-1).Aria("valuenow", first).
		Aria("valuetext", text.WireOctet(p.model.Lang, s.Octets[first])).Body(list...)
}

func (w wire) cell(o core.Octet, hot, fresh bool) app.UI {
	class := "o"
	if o.Slot {
		class = "slot"
		if o.Secret {
			class += " secret"
		}
	}
	name, control := octetName(o.Value)
	if control && !o.Slot {
		class += " ctl"
	}
	if o.From.Len() > 0 {
		class += " u " + model.Family(o.Part)
		if o.From.Overlaps(w.page.model.Selected) {
			class += " sel"
		}
	}
	if hot {
		class += " hot"
	}
	if fresh {
		class += " new"
	}
	cell := app.B().Class(class)
	if o.From.Len() > 0 {
		cell = cell.DataSet("from", model.FromAttr(o.From))
	}
	switch {
	case o.Secret && o.Slot:
		return cell.Text("••••")
	case o.Slot:
		return cell
	}
	return cell.DataSet("h", fmt.Sprintf("%02X", o.Value)).Text(name)
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
	return string(rune(b)), false
}

// walkBy goes from octet to octet of a step by the keys of a slider.
func (w wire) walkBy(cells, e app.Value) {
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
			pointer{p}.pick(cell)
		}
	}
}

// walk goes by so many octets, lights the one it comes to, and has a screen reader
// say what it is: go-app sets the attributes of the first only, and knows nothing
// of this.
func (w wire) walk(cells app.Value, by int) {
	p := w.page
	step, err := strconv.Atoi(cells.Get("dataset").Get("step").String())
	now, err2 := strconv.Atoi(cells.Call("getAttribute", "aria-valuenow").String())
	first, err3 := strconv.Atoi(cells.Get("dataset").Get("first").String()) // of those that are shown
	list := cells.Call("querySelectorAll", ".o, .slot")
	count := list.Get("length").Int()
	if err != nil || err2 != nil || err3 != nil || count == 0 || step >= len(p.model.Talk().Steps) {
		return
	}
	now = max(first, min(now+by, first+count-1))
	octets := p.model.Talk().Steps[step].Octets
	if now >= len(octets) {
		return
	}
	cells.Call("setAttribute", "aria-valuenow", now)
	cells.Call("setAttribute", "aria-valuetext", text.WireOctet(p.model.Lang, octets[now]))
	each("#wire [data-at]", func(cell app.Value) { cell.Call("removeAttribute", "data-at") })
	list.Index(now-first).Call("setAttribute", "data-at", "")
	list.Index(now-first).Call("scrollIntoView", map[string]any{"block": "nearest"})
	if from := octets[now].From; from.Len() > 0 {
		p.lightUp(from)
	} else {
		p.lightUp()
	}
}
