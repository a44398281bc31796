// Package page draws the model in a browser: the field, the panels, the dialogs, and the frame that other sites embed. It
// is built natively, too, for the site is delivered with the page as it is before anything moves (HTML).
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

// A page is the root component: everything under the field. Its state is the
// model; its fields are unexported, so that go-app never resets them.
type page struct {
	app.Compo

	model   *model.Model
	field   field
	typing  bool        // the hand is at it, by single keys
	held    bool        // whether no panel gets lower
	resting *time.Timer // runs out when the typing rests
	speech  speech
	address address // the link in the browser's address bar
	dialog  *dialog // the dialog that is open; nil when there is none
	paper   app.UI  // what is printed instead of the page; nil for nothing

	painter painter          // draws the panels
	spoke   bool             // whether speaks held when the page was drawn last
	choose  func(model.Word) // shows the panel of a word, where one panel is shown at a time

	document documentPanel
	study    study
	offer    offer // to list the URLs of the text in the field

	asked     text.Lang                       // the language that was asked for last; its texts may be on their way
	mute      bool                            // whether they cannot be had
	keyboard  bool                            // whether a phone's keyboard takes half of the page away
	based     bool                            // whether the field for a base was asked for
	libraries bool                            // whether it is shown what libraries make of the text
	clients   bool                            // whether it is shown what clients send
	grammar   bool                            // whether it is shown how the grammar derives the text
	allSteps  bool                            // whether no step of the way to the octet is folded
	named     string                          // the interface whose names of parts are shown; "" for none
	unfolded  bool                            // whether it is shown what the host means
	escapes   bool                            // whether the second line was asked for
	breaking  bool                            // whether the strip was asked for
	docked    struct{ problem, revision int } // what the dock shows, and of which text
	builder   builder
	stage     presenter
	allNotes  bool   // whether notes that keep quiet were asked for
	replies   bool   // whether the replies and remarks of a conversation are not folded away
	section   string // of which the clause was asked for last; "" before the first

	clauseAbove bool   // whether that stands in the upper half of the window
	refused     string // why nothing was copied
	refusedAt   int    // the revision of the text then
	framed      bool   // whether inFrame is called in the next frame
	inFrame     app.Func
	starting    bool // until the page has taken over what it was delivered as (start.go)
}

// Run is the page in a browser, where it never returns. The document says itself whether it is a frame (web/frame.html): its path may
// be any.
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

// listen attaches the page to the static parts of the document: the field and the
// header.
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

// followInput follows an input event of the field: its kind, the data that it gives, and what the field holds after it.
func (p *page) followInput(kind string, data app.Value, holds []app.Value) {
	put := kind == "insertFromPaste" || kind == "insertFromDrop"
	p.setTyping(byHand(kind, data))
	p.stays()
	p.follow(p.field.told(holds))
	if put || p.model.Bare() != p.field.bare {
		p.fitLines()
	} else { // in the very event, after which the browser scrolls to the caret
		p.repaint()
	}
	p.drawNow()
	if put && p.choose == nil { // to an embed no document is offered
		p.offer.look()
	}
}

// longLines is the number of lines from which the field draws them narrow.
const longLines = 3

// smallStage is where the presenter has less room, as workshop.css has it.
const smallStage = "(max-width: 75rem), (max-height: 50rem)"

// fitLines decides how the field draws its lines. It is asked when the text was
// loaded, pasted or left and when the window changes, never while one types, so
// that nothing moves under the hand.
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
	p.repaint()
	p.lookAround()
}

// lookAround colours the stretch of a very long text that is in sight.
func (p *page) lookAround() {
	if p.model.CutShort() && p.model.See(p.field.inSight()) {
		p.repaint()
	}
}

// changed reads the field after its text may have changed.
func (p *page) changed() { p.follow(p.field.read()) }

// follow follows what the field holds, and its caret or selection.
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

// followCaret takes over the caret of the field; false when it selects what was
// selected already, as well as a field can: it has no half of a character.
func (p *page) followCaret() bool {
	selection := p.field.selection()
	s := p.ofCaret(selection)
	if selection.Len() > 0 && !p.field.holds(p.field.chosen) {
		p.model.Pick(s)
		p.field.chosen = s
		return true
	}
	if s == p.model.Selected || p.field.holds(p.model.Selected) {
		return false
	}
	p.model.SelectSpan(s)
	return true
}

// ofCaret returns the octets that a selection of the field stands for: a caret for
// what is behind it.
func (p *page) ofCaret(s core.Span) core.Span {
	if s.Len() == 0 {
		return p.model.Unit(s.Start)
	}
	return s
}

// refresh has the panels drawn in the next frame, before the browser lays it out: with
// the field, they are painted once.
func (p *page) refresh() {
	if !p.framed {
		p.framed = true
		app.Window().Call("requestAnimationFrame", p.inFrame)
	}
}

// drawNow has the panels drawn at once, for an event after which the browser lays out the page in any case: so it does that
// once for the field and the panels. Of several such events in one frame the first is drawn so.
func (p *page) drawNow() {
	if !p.framed && browser.First() {
		p.drawPanels()
	} else {
		p.refresh()
	}
}

func (p *page) drawPanels() {
	p.study.note()
	if !p.model.KnowsSight() { // and to ask the browser at every key would cost more than to draw
		p.lookAround()
	}
	p.keyed()
	if !p.typing { // what comes in one go may be of any length
		p.painter.together = false
	}
	p.painter.drawStale()
}

// keyed is painter.changed for a key, which changes nothing but the panels most of the time.
func (p *page) keyed() {
	if p.choose != nil || p.spoke || p.speaks() {
		p.painter.root.Update()
	}
	p.painter.age()
}

// speaks reports whether something around the panels may be about the text or the caret.
func (p *page) speaks() bool {
	return p.address.notice != "" || p.mute || p.secondLineShown() || p.offer.stands() || p.keyboard || p.dialog != nil || p.stage.on || p.paper != nil
}

// repaint draws the copy of the text.
func (p *page) repaint() {
	if p.starting {
		return // the copy is still app.js's
	}
	p.field.setBare(p.model.Bare())
	p.field.paint(p.model.Runs())
	p.field.setInvalid(p.model.IsWrong())
	p.field.setHint(p.model.Source() == "", p.model.Lang)
}

// point selects octets that were pointed at in a panel, in the field too. What a
// panel still showed of a text that is gone selects nothing.
func (p *page) point(s core.Span) {
	if s.End > len(p.model.Source()) {
		return
	}
	p.model.Pick(s)
	p.showSelected()
}

// showSelected shows what was selected, in the field too.
func (p *page) showSelected() {
	p.field.choose(p.model.Selected)
	p.repaint()
	p.field.reveal()
	p.Update()
}

// pickProblem opens problem i because the reader asks for it.
func (p *page) pickProblem(i int) {
	p.openProblem(i)
	p.model.Pick(p.model.Selected)
}

// stepProblem opens the next problem, or the one before.
func (p *page) stepProblem(back bool) {
	by := 1
	if back {
		by = -1
	}
	if p.model.Step(by) {
		p.showProblem(p.model.Problem)
	}
}

// showProblem opens problem i, and brings it into sight with the field, or with the line that stands for the field.
func (p *page) showProblem(i int) {
	p.pickProblem(i)
	if p.choose != nil {
		p.choose(problemsWord)
	}
	p.painter.drawNow(problemsWord)
	browser.Show()
}

// openProblem opens problem i and selects its octets everywhere.
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
	if p.model == nil { // Run makes a page without one, as the published go-app would: from the type alone
		p.model = model.New(model.Example)
	}
	p.spoke = p.speaks()
	return app.Div().ID("panels").Body(
		app.Div().Body( // so that the panels stay the same children whatever comes before them
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

// HTML returns what the page of m is before anything moves, as go-app writes it.
func HTML(m *model.Model) string { return app.HTMLString(&page{model: m}) }

// when returns what f makes if ok holds, and else nothing. Unlike app.If it makes
// nothing that is not shown.
func when(ok bool, f func() app.UI) app.UI {
	if !ok {
		return nil
	}
	return f()
}

// orHidden returns e, or a hidden placeholder, so that later siblings keep their index. go-app matches children by index: a button after
// an element that comes or goes would be created anew and lose the focus.
func orHidden(e app.UI) app.UI {
	if e == nil {
		return app.P().Hidden(true)
	}
	return e
}

// prose renders a text: octets that exist as code.
func prose(t text.Prose) app.UI {
	return app.Range(t).Slice(func(i int) app.UI {
		if t[i].Code {
			return app.Code().Text(t[i].Text)
		}
		return app.Text(t[i].Text)
	})
}
