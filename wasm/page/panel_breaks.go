package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const breaksWord model.Word = "breaks"

// The strip shows for each octet of the URL how many other octets in its place would end the URL there, and lets
// the reader try one. It appears on request only, and is computed when typing pauses.
var breaksRow = panel{
	word: breaksWord, place: above, title: titled(labels.BreakIt),
	there: func(p *page) bool { return p.breaking },
	draw:  func(p *page, row *panel) app.UI { return breaks{p}.draw(row) },
}

type breaks struct{ page *page }

// breakingSetting is the name under which the browser stores whether the strip is open.
const breakingSetting = "breaks"

// breakButton opens or closes the strip.
func (w status) breakButton() app.UI {
	p := w.page
	return button("act").ID("break-it").Aria("expanded", strconv.FormatBool(p.breaking)).
		Text(p.ui(labels.BreakIt)).OnClick(w.onBreak)
}

func (w status) onBreak(app.Context, app.Event) {
	p := w.page
	p.breaking = !p.breaking
	stored := ""
	if p.breaking {
		stored = "on"
	}
	browser.Keep(breakingSetting, stored)
	p.Update()
}

func (w breaks) draw(row *panel) app.UI {
	p := w.page
	strip, ok := p.model.LastBreaks(), false
	if !p.typing {
		strip, ok = p.model.Breaks()
	}
	line, undo := p.ui(labels.BreakHow), p.ui(labels.BreakUndo)
	switch {
	case len(p.model.Source()) > model.MaxBroken:
		line, undo = labels.Count(p.model.Lang, labels.BreakLong, model.MaxBroken), ""
	case len(strip.Octets) == 0:
		line, undo = p.ui(labels.BreakNoURL), ""
	}
	return row.section(p, "", nil,
		app.P().ID("breaks-how").Class("empty").Body(
			app.Text(line),
			when(p.model.Lang == text.English, func() app.UI { return app.Text(" ") }), // the full stop of the other languages has space of its own
			mark("by-key", undo),
		),
		&breakStrip{page: p, Lang: p.model.Lang, Revision: p.model.Revision, Octets: strip.Octets, Old: !ok},
	)
}

// A breakStrip is the row of octets, each over its number. It is one control, in which the arrow keys move from
// octet to octet.
type breakStrip struct {
	app.Compo

	page     *page
	Lang     text.Lang
	Revision int
	Octets   []model.Brittle
	Old      bool // the strip is of an earlier text, so nothing can be tried

	focused int // the cell in the tab order
}

// heats are the classes for numbers of breaking octets. The first row whose most is not exceeded applies.
var heats = []struct {
	most  int
	class string
}{{0, "b0"}, {64, "b1"}, {192, "b2"}, {255, "b3"}}

func (s *breakStrip) Render() app.UI {
	class := "strip-cells"
	if s.Old {
		class += " old"
	}
	s.focused = max(min(s.focused, len(s.Octets)-1), 0)
	return app.Div().Class(class).Attr("role", "toolbar").Aria("labelledby", "h-breaks").Aria("describedby", "breaks-how").OnKeyDown(s.onKey).
		Body(app.Range(s.Octets).Slice(s.cell))
}

func (s *breakStrip) cell(i int) app.UI {
	o := s.Octets[i]
	class := ""
	for _, heat := range heats {
		if class = heat.class; o.Breaks <= heat.most {
			break
		}
	}
	tab := -1
	if i == s.focused {
		tab = 0
	}
	name, _ := octetName(o.Octet)
	button := button(class).TabIndex(tab).Disabled(s.Old || o.Breaks == 0).
		Aria("label", labels.Filled(s.Lang, labels.BreakCell, "{a}", strconv.Itoa(o.Offset), "{b}", name, "{n}", strconv.Itoa(o.Breaks)).String())
	if !s.Old {
		button = button.DataSet("from", model.FromAttr(s.page.model.Unit(o.Offset)))
	}
	return button.Body(app.B().Text(name), app.Span().Text(o.Breaks)).OnClick(s.onTry(i), i)
}

// onTry returns a handler that tries octet i.
func (s *breakStrip) onTry(i int) app.EventHandler {
	return func(app.Context, app.Event) {
		p := s.page
		if e, ok := p.model.Break(i); ok && p.shows(breaksWord) {
			p.field.replace(e)
			p.toField() // one undo takes the edit back there
		}
	}
}

// onKey moves the focus over the octets with the arrow keys, Home and End.
func (s *breakStrip) onKey(ctx app.Context, e app.Event) {
	next := s.focused
	switch e.Get("key").String() {
	case "ArrowRight", "ArrowDown":
		next++
	case "ArrowLeft", "ArrowUp":
		next--
	case "Home":
		next = 0
	case "End":
		next = len(s.Octets) - 1
	default:
		return
	}
	e.PreventDefault()
	if next >= 0 && next < len(s.Octets) {
		s.focused = next
		ctx.JSSrc().Get("children").Index(next).Call("focus")
	}
}
