package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A listbox is a virtual list: only the visible rows exist. It paints rows with direct DOM calls, as the field
// does, because scrolling is faster than go-app's rendering.
type listbox struct {
	app.Compo

	id       string   // the element's id; the rows are in id-rows, row 7 is id-7
	label    string   // the id of the labelling element
	parts    []string // the classes of the elements of a row
	count    func() int
	fill     func(row app.Value, i int) (chosen bool) // writes row i into row's elements
	onChoose func(i int)                              // called on Enter or a click

	current   int       // the row that the keys act on
	box, rows app.Value // the scrolling element and the element with the rows; nil before mounting
	items     []app.Value
	drawn     model.Sight
	listening []listening
}

// A listening is an event listener of the box.
type listening struct {
	event string
	f     app.Func
}

func (l *listbox) Render() app.UI {
	return app.Div().ID(l.id).Class("listbox").TabIndex(0).Attr("role", "listbox").Aria("labelledby", l.label).Body(
		app.Div().ID(l.id+"-rows").Class("listbox-rows").Attr("role", "presentation"),
	)
}

// OnMount finds the elements and attaches the listeners.
func (l *listbox) OnMount(ctx app.Context) {
	if app.IsServer {
		return
	}
	l.box = ctx.JSSrc()
	l.rows = l.box.Get("firstElementChild")
	l.items, l.drawn = nil, model.Sight{}
	on := func(event string, f func(app.Value)) {
		heard := app.FuncOf(func(_ app.Value, args []app.Value) any {
			f(args[0])
			return nil
		})
		l.box.Call("addEventListener", event, heard)
		l.listening = append(l.listening, listening{event, heard})
	}
	on("scroll", func(app.Value) { l.paint() })
	on("click", l.onClick)
	on("keydown", l.onKey)
	l.repaint()
}

// OnDismount removes the listeners.
func (l *listbox) OnDismount() {
	for _, on := range l.listening {
		l.box.Call("removeEventListener", on.event, on.f)
		on.f.Release()
	}
	l.listening = nil
}

func (l *listbox) onClick(e app.Value) {
	row := e.Get("target").Call("closest", "[data-row]")
	if !row.Truthy() {
		return
	}
	if i, err := strconv.Atoi(row.Get("dataset").Get("row").String()); err == nil {
		l.current = i
		l.choose()
	}
}

// onKey moves through the rows, and chooses the current row on Enter.
func (l *listbox) onKey(e app.Value) {
	if e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool() {
		return
	}
	page := max(1, l.box.Get("clientHeight").Int()/max(1, l.height())-1)
	key := e.Get("key").String()
	to, moves := map[string]int{
		"ArrowDown": l.current + 1, "ArrowUp": l.current - 1,
		"PageDown": l.current + page, "PageUp": l.current - page,
		"Home": 0, "End": l.count() - 1,
	}[key]
	switch {
	case moves:
		e.Call("preventDefault")
		l.goTo(to)
	case key == "Enter", key == " ":
		e.Call("preventDefault")
		l.choose()
	}
}

// goTo makes row i current, limited to the rows that exist, and scrolls to it.
func (l *listbox) goTo(i int) {
	l.current = max(0, min(i, l.count()-1))
	l.reveal()
}

// choose calls onChoose with the current row. The focus and the scroll position stay.
func (l *listbox) choose() {
	if l.current >= l.count() {
		return
	}
	top := func() float64 { return l.box.Call("getBoundingClientRect").Get("top").Float() }
	before := top()
	l.onChoose(l.current)
	l.box.Call("focus", map[string]any{"preventScroll": true})
	app.Window().Call("scrollBy", 0, top()-before)
	l.repaint()
}

// height returns the height of a row in pixels, which the style sheet sets. It returns 0 before a row exists.
func (l *listbox) height() int {
	if len(l.items) == 0 {
		return 0
	}
	l.items[0].Set("hidden", false)
	return l.items[0].Get("offsetHeight").Int()
}

// reveal scrolls the list to the current row.
func (l *listbox) reveal() {
	height, view, top := l.height(), l.box.Get("clientHeight").Int(), l.box.Get("scrollTop").Int()
	switch y := l.current * height; {
	case y < top:
		l.box.Set("scrollTop", y)
	case y+height > top+view:
		l.box.Set("scrollTop", y+height-view)
	}
	l.repaint()
}

// repaint paints all visible rows.
func (l *listbox) repaint() {
	l.drawn = model.Sight{}
	l.paint()
}

// paint paints the visible rows that are not painted yet.
func (l *listbox) paint() {
	if l.rows == nil || !l.rows.Get("isConnected").Bool() {
		return
	}
	n := l.count()
	l.box.Set("hidden", n == 0)
	if n == 0 {
		l.rows.Set("textContent", "")
		l.items, l.drawn = nil, model.Sight{}
		l.box.Call("removeAttribute", "aria-activedescendant")
		return
	}
	l.grow(1) // to measure the height of a row
	height := l.height()
	s := model.SightOf(n, height, l.box.Get("scrollTop").Int(), l.box.Get("clientHeight").Int())
	style := l.rows.Get("style")
	style.Call("setProperty", "height", strconv.Itoa(n*height)+"px")
	if s == l.drawn {
		return
	}
	l.drawn = s
	style.Call("setProperty", "padding-top", strconv.Itoa(s.Top)+"px")
	l.grow(s.Last - s.First)
	for i, item := range l.items {
		row := s.First + i
		if row < s.Last {
			l.paintRow(item, row)
		}
		item.Set("hidden", row >= s.Last)
	}
	l.box.Call("setAttribute", "aria-activedescendant", l.id+"-"+strconv.Itoa(l.current))
}

// grow adds empty rows up to n.
func (l *listbox) grow(n int) {
	for len(l.items) < n {
		item := browserDocument().Call("createElement", "div")
		item.Call("setAttribute", "role", "option")
		item.Set("className", "listbox-row") // the class that sets the height
		for _, class := range l.parts {
			part := browserDocument().Call("createElement", "span")
			part.Set("className", class)
			item.Call("append", part)
		}
		l.rows.Call("append", item)
		l.items = append(l.items, item)
	}
}

// paintRow shows the given row in item.
func (l *listbox) paintRow(item app.Value, row int) {
	class := "listbox-row"
	if row == l.current {
		class += " at"
	}
	item.Set("className", class)
	item.Set("id", l.id+"-"+strconv.Itoa(row))
	set := func(name, value string) { item.Call("setAttribute", name, value) }
	set("data-row", strconv.Itoa(row))
	set("aria-selected", strconv.FormatBool(l.fill(item.Get("children"), row)))
	set("aria-posinset", strconv.Itoa(row+1))
	set("aria-setsize", strconv.Itoa(l.count()))
}
