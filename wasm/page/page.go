// Package page draws the model in a browser: the field, the panels, the dialogs, and the frame that other sites
// embed. It also builds natively, because the build prerenders the page (HTML).
package page

import (
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A page is the root component: everything under the field. Its state is the model. Its fields are unexported,
// because go-app would reset exported fields.
type page struct {
	app.Compo

	model   *model.Model
	field   field
	typing  bool        // the reader is typing, by single keys
	locked  bool        // whether no panel may shrink
	resting *time.Timer // fires when typing pauses
	speech  speech
	address address // the link in the browser's address bar
	dialog  *dialog // the open dialog; nil if none
	paper   app.UI  // what is printed instead of the page; nil for none

	painter painter          // draws the panels
	spoke   bool             // the result of speaks at the last drawing of the page
	choose  func(model.Word) // shows the panel of a word, in a frame; nil in the page

	document documentPanel
	study    study
	offer    offer // the offer to list the URLs of the text in the field

	asked     text.Lang                       // the language requested last; its texts may be loading
	mute      bool                            // whether these texts could not be loaded
	keyboard  bool                            // whether a phone's keyboard covers half of the page
	based     bool                            // whether the input for a base is open
	libraries bool                            // whether the list of libraries is open
	clients   bool                            // whether the list of clients is open
	grammar   bool                            // whether the grammar is open
	allSteps  bool                            // whether all steps of the trail to the octet are shown
	named     string                          // the interface whose names of parts are shown; "" for none
	unfolded  bool                            // whether the host is explained
	escapes   bool                            // whether the reader opened the second line
	breaking  bool                            // whether the strip is open
	docked    struct{ problem, revision int } // the problem in the dock, and the revision of its text
	builder   builder
	stage     presenter
	allNotes  bool   // whether minor notes are shown
	replies   bool   // whether the replies and remarks of a conversation are shown
	section   string // the section whose text was opened last; "" for none

	clauseAbove bool   // whether that text is in the upper half of the window
	refused     string // why the last copy was refused
	refusedAt   int    // the revision of the text then
	framed      bool   // whether inFrame is scheduled
	inFrame     app.Func
	starting    bool // until the page has replaced its prerendered copy (start.go)
}

// Run runs the page in a browser and never returns. The document itself says whether it is a frame
// (web/frame.html), because a site may host it under any path.
func Run() {
	var root app.Composer = &page{}
	if isFrame() {
		root = &frame{}
	}
	app.RouteWithRegexp(".*", root)
	pause()
	app.RunWhenOnBrowser()
}

// isFrame reports whether the document is a frame.
func isFrame() bool {
	return browserDocument().Get("documentElement").Get("classList").Call("contains", "frame").Bool()
}

// listen attaches listeners to the static parts of the document: the field and the header.
func (p *page) listen() {
	on := func(target app.Value, event string, f func(app.Value)) {
		target.Call("addEventListener", event, app.FuncOf(func(_ app.Value, args []app.Value) any {
			f(args[0])
			return nil
		}), browser.Hears())
	}
	browser.Input(app.FuncOf(func(_ app.Value, args []app.Value) any {
		p.followInput(args[0].String(), args[1], args[2:])
		return nil
	}))
	browser.Caret(app.FuncOf(func(app.Value, []app.Value) any {
		if p.followCaret() {
			p.stays()
			p.refresh()
		}
		return nil
	}))
	p.listenKeys()
	p.listenHeader(on)
	pointer{p}.listen(on)
	p.document.listen(on)
	p.listenPrint(on)
	on(p.field.area, "blur", func(app.Value) { p.fitLines() })
	on(app.Window(), "resize", func(app.Value) { p.fitLines() })
	on(app.Window().GetElementByID("plate"), "scroll", func(app.Value) { p.lookAround() })
}

// followInput handles an input event of the field: its inputType, its data, and the field's text and selection
// after it.
func (p *page) followInput(kind string, data app.Value, field []app.Value) {
	put := kind == "insertFromPaste" || kind == "insertFromDrop"
	p.setTyping(byHand(kind, data))
	p.stays()
	p.follow(p.field.told(field))
	if put || p.model.Bare() != p.field.bare {
		p.fitLines()
	} else { // during the event, because the browser scrolls to the caret after it
		p.repaint()
	}
	p.drawNow()
	if put && p.choose == nil { // an embed offers no list of URLs
		p.offer.look()
	}
}

// longLines is the number of lines from which the field uses narrow lines.
const longLines = 3

// smallStage is the media query for windows in which the presenter has less room. It must match workshop.css.
const smallStage = "(max-width: 75rem), (max-height: 50rem)"

// fitLines selects how the field draws its lines. It is called when a text was loaded or pasted, when the field
// loses the focus and when the window is resized, but never during typing, so that the text does not move while
// the reader types.
func (p *page) fitLines() {
	p.field.setBare(p.model.Bare())
	if p.model.Bare() {
		p.model.Long, p.model.Columns, p.model.Advance = true, 0, 0
		p.field.setLong(true)
		p.repaint()
		return
	}
	p.field.setLong(false)
	p.field.setTight(false)
	columns, _ := p.field.lines()
	if columns == 0 {
		return // the page has no width yet
	}
	characters := utf8.RuneCountInString(p.model.Source())
	p.model.Long = characters > (longLines-1)*columns
	p.field.setLong(p.model.Long)
	p.field.setTight(p.stage.on && (characters > columns || app.Window().Call("matchMedia", smallStage).Get("matches").Bool()))
	p.model.Columns, p.model.Advance = p.field.lines()
	p.model.NoBrackets = p.field.bracketless()
	p.repaint()
	p.lookAround()
}

// lookAround colours the visible part of a very long text.
func (p *page) lookAround() {
	if p.model.CutShort() && p.model.See(p.field.inSight()) {
		p.repaint()
	}
}

// changed reads the field, whose text may have changed.
func (p *page) changed() { p.follow(p.field.read()) }

// follow takes over the field's text, and its caret or selection.
func (p *page) follow(src string, selected core.Span) {
	p.lightUp()
	typing := p.typing && src != ""
	if typing {
		p.model.Typed(src)
	} else {
		p.model.Set(src)
	}
	p.setTyping(typing)
	p.model.SelectSpan(p.ofCaret(selected))
	p.rest()
}

// followCaret takes over the field's selection. It returns false if that is the model's selection already; the
// field cannot select a part of a character, so the nearest selection counts as equal.
func (p *page) followCaret() bool {
	selection := p.field.selection()
	s := p.ofCaret(selection)
	if selection.Len() > 0 && !p.field.isSelected(p.field.chosen) {
		p.model.Pick(s)
		p.field.chosen = s
		return true
	}
	if s == p.model.Selected || p.field.isSelected(p.model.Selected) {
		return false
	}
	p.model.SelectSpan(s)
	return true
}

// ofCaret returns the octets of a selection. A caret stands for the unit behind it.
func (p *page) ofCaret(s core.Span) core.Span {
	if s.Len() == 0 {
		return p.model.Unit(s.Start)
	}
	return s
}

// refresh redraws the panels in the next animation frame, before layout, so that field and panels are painted
// together.
func (p *page) refresh() {
	if !p.framed {
		p.framed = true
		app.Window().Call("requestAnimationFrame", p.inFrame)
	}
}

// drawNow redraws the panels at once. It is for events after which the browser lays out the page anyway, so that
// there is one layout for the field and the panels. Only the first such event in a frame draws at once.
func (p *page) drawNow() {
	if !p.framed && browser.First() {
		p.drawPanels()
	} else {
		p.refresh()
	}
}

func (p *page) drawPanels() {
	p.study.note()
	if !p.model.KnowsSight() { // asking the browser at every key would cost more than drawing
		p.lookAround()
	}
	p.keyed()
	if !p.typing { // a paste may be of any length
		p.painter.together = false
	}
	p.painter.drawStale()
}

// keyed is painter.changed for a key, which mostly changes the panels only.
func (p *page) keyed() {
	if p.choose != nil || p.spoke || p.speaks() {
		p.painter.root.Update()
	}
	p.painter.age()
}

// speaks reports whether something around the panels may depend on the text or the caret.
func (p *page) speaks() bool {
	return p.address.notice != "" || p.mute || p.secondLineShown() || p.offer.stands() || p.keyboard || p.dialog != nil || p.stage.on || p.paper != nil
}

// repaint repaints the copy of the text.
func (p *page) repaint() {
	if p.starting {
		return // until then, web/page/waiting.js writes the copy
	}
	p.field.setBare(p.model.Bare())
	p.field.paint(p.model.Runs())
	p.field.setInvalid(p.model.IsWrong())
	p.field.setHint(p.model.Source() == "", p.model.Lang)
}

// point selects octets that were clicked in a panel, in the field, too. It ignores a click in a panel that still
// shows an earlier, longer text.
func (p *page) point(s core.Span) {
	if s.End > len(p.model.Source()) {
		return
	}
	p.model.Pick(s)
	p.showSelected()
}

// showSelected shows the selection in the field and the panels.
func (p *page) showSelected() {
	p.field.choose(p.model.Selected)
	p.repaint()
	p.field.reveal()
	p.Update()
}

// pickProblem opens problem i on the reader's request.
func (p *page) pickProblem(i int) {
	p.openProblem(i)
	p.model.Pick(p.model.Selected)
}

// stepProblem opens the next or the previous problem.
func (p *page) stepProblem(back bool) {
	by := 1
	if back {
		by = -1
	}
	if p.model.Step(by) {
		p.showProblem(p.model.Problem)
	}
}

// showProblem opens problem i, and scrolls to it and to the field, or to the line that replaces the field.
func (p *page) showProblem(i int) {
	p.pickProblem(i)
	if p.choose != nil {
		p.choose(problemsWord)
	}
	p.painter.drawNow(problemsWord)
	browser.Show()
}

// openProblem opens problem i and selects its octets.
func (p *page) openProblem(i int) {
	p.allNotes = true
	p.model.SelectProblem(i)
	p.showSelected()
	d := p.model.Problems[p.model.Problem]
	p.speech.say(labels.Filled(p.model.Lang, labels.NthProblem,
		"{a}", text.Severity(p.model.Lang, d.Severity), "{b}", strconv.Itoa(p.model.Problem+1), "{n}", strconv.Itoa(len(p.model.Problems)),
		"{c}", p.place(d), "{d}", text.Message(p.model.Lang, p.model.URL, d).Quoted(p.model.Lang)).String())
}

func (p *page) Render() app.UI {
	if p.model == nil { // go-app makes a page without a model from its type alone, as Run does
		p.model = model.New(model.Example)
	}
	p.spoke = p.speaks()
	return app.Div().ID("panels").Body(
		app.Div().Body( // keeps the panels at the same child index whatever precedes them
			when(p.address.notice != "", p.address.line),
			when(p.mute, p.noTexts),
			when(p.secondLineShown(), p.secondLine),
			when(p.offer.stands() && p.document.state == noDocument, p.offer.line),
		),
		p.at(above),
		block("columns",
			block("main", p.at(main)),
			block("side", p.at(side), p.at(beside)),
		),
		p.at(below),
		&footer{page: p, Lang: p.model.Lang},
		p.dock(),
		p.renderDialog(),
		p.clause(),
		orHidden(p.stageBar()),
		when(p.paper != nil, func() app.UI { return p.paper }),
	)
}

// HTML returns the prerendered page of m, as go-app writes it.
func HTML(m *model.Model) string { return app.HTMLString(&page{model: m}) }

// when returns f() if ok is true, and nil otherwise. Unlike app.If it does not make elements that are not shown.
func when(ok bool, f func() app.UI) app.UI {
	if !ok {
		return nil
	}
	return f()
}

// orHidden returns e, or a hidden placeholder, so that later siblings keep their index. go-app matches children by index: a button after
// an element that comes or goes would be created again and lose the focus.
func orHidden(e app.UI) app.UI {
	if e == nil {
		return app.P().Hidden(true)
	}
	return e
}

// prose renders a text, with octets as code elements.
func prose(t text.Prose) app.UI {
	return app.Range(t).Slice(func(i int) app.UI {
		if t[i].Code {
			return app.Code().Text(t[i].Text)
		}
		return app.Text(t[i].Text)
	})
}
