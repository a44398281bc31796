package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/role"
	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// One reads the page before its program runs, and while that starts it shall scroll and take keys. So it starts in pieces,
// each a task of its own for the browser, which does between them what else waits: the panels are made one by one, where
// they are not seen, and when all are there they take the place of those that the page was delivered with.

// pause lets the browser do what waits.
func pause() {
	there := make(chan struct{})
	come := app.FuncOf(func(app.Value, []app.Value) any {
		close(there)
		return nil
	})
	browser.Task(come)
	<-there
	come.Release()
}

// OnMount takes the page over from what it was delivered as: the panels that were drawn at build time give way to these,
// and the field, which may hold what was typed meanwhile, is read.
func (p *page) OnMount(ctx app.Context) {
	if app.IsServer {
		return
	}
	p.starting = true
	p.attach(ctx)
	pause()
	p.chooseLang()
	pause()
	v, linked, caret := p.foresee()
	// What the panels ask first takes longer than to draw them: grammars are compiled when they are needed.
	for _, ask := range []func(){
		func() { p.model.SafeFixes() },
		func() { role.Of(p.model.URL, p.model.Selected) },
		func() { p.model.Talk() },
	} {
		pause()
		ask()
	}
	pause()
	p.painter.drawEach(pause)
	browser.Put(ctx.JSSrc())
	pause()
	p.fillField(v, linked, caret)
	p.listen()
	p.answer()
}

// attach gives the page what it draws with.
func (p *page) attach(ctx app.Context) {
	p.painter.model, p.painter.engine = p.model, ctx.Dispatcher().(app.ClientDispatcher)
	if p.painter.root == nil {
		p.painter.root = &p.Compo
	}
	window := app.Window()
	p.inFrame = app.FuncOf(func(app.Value, []app.Value) any {
		p.framed = false
		p.repaint()
		p.drawPanels()
		return nil
	})
	p.breaking = browser.Setting(breakingSetting) != ""
	p.replies = window.Get("document").Get("documentElement").Get("classList").Call("contains", "replies").Bool()
	p.model.Browser, p.model.MarksParting = askBrowser, true
	ctx.JSSrc().Call("remove") // from the top of the document, until it is drawn
	p.field.mount()
	p.address.page, p.offer.page, p.document.page, p.study.page = p, p, p, p
}

// typedBefore reports whether the reader has typed before the page was ready. That stays, whatever a link says.
func typedBefore() bool {
	return app.Window().Get("document").Get("documentElement").Get("classList").Call("contains", "typed").Bool()
}

// passed reports whether the page was taken over from the program that has no workshop.
func passed() bool {
	_, left := browser.Tool()
	return left
}

// foresee reads what the field will hold, so that the panels are made for it: the text of the link that was followed here,
// or else what stands there. A caret that is not where the page was delivered with it was put there by hand, and counts.
func (p *page) foresee() (v model.View, linked bool, caret core.Span) {
	v, linked = p.address.read()
	if linked {
		p.address.speak(v.Lang)
		p.judgeBy(v.Judge)
		p.model.Base = v.Base
	} else if p.choose == nil { // whoever embeds it has chosen
		p.judgeBy(keptJudge())
	}
	src, caret := p.field.read()
	byHand := typedBefore() || caret != (core.Span{})
	if linked && !typedBefore() {
		byHand = byHand && !passed() && src == v.Src
		p.model.Set(v.Src)
		p.selectView(v)
		p.allNotes = v.Rule != ""
	} else {
		byHand = byHand || passed()
		p.model.Set(src)
		p.model.SelectFirst()
	}
	if byHand {
		p.model.SelectSpan(p.ofCaret(caret))
		if caret.Len() > 0 && (passed() && caret != model.New(p.model.Source()).Selected || caret == p.address.opened.Selected) {
			p.model.Pick(caret) // before this program came
		}
	}
	p.model.Spoken = nil // nothing was edited yet
	return v, linked, caret
}

// fillField takes the field over. What was typed since foresee looked at it stays, and so does the caret where it was put since,
// and what has changed since it was drawn is drawn anew.
func (p *page) fillField(v model.View, linked bool, caret core.Span) {
	p.starting = false
	linked = linked && !typedBefore()
	src, selected := p.field.read()
	moved := selected != caret
	if linked && src != v.Src {
		if passed() {
			p.field.load(v.Src, v.Selected) // what stood there can be had again
		} else {
			p.field.start(v.Src)
		}
		src, selected = p.field.read()
		moved = false
	}
	stale := p.painter.stale() // the texts of a language come at any moment
	switch {
	case moved || src != p.model.Source(): // the hand is at it
		p.model.Set(src)
		p.model.SelectSpan(p.ofCaret(selected))
		p.model.Spoken = nil
		stale = true
	case linked:
		p.field.choose(p.model.Selected) // where the caret is to be when the field has the focus
	}
	if stale {
		p.painter.drawAll()
	}
	p.repaint()
	p.fitLines()
}

// answer has the page answer from here on.
func (p *page) answer() {
	browser.Up()
	p.painter.watch()
	browser.Hold(false)
	p.rest()
	p.entitle()
	p.document.resume()
	p.present(p.address.opened.Present && p.study.wanted == nil) // or with the lesson that is still to come
	p.followOn()
	p.study.openWanted(!passed())
	if v := p.address.opened; v.Selected.Len() > 0 && p.model.Selected == v.Selected {
		p.field.reveal()
		browser.Show()
	}
	if tool, _ := browser.Tool(); tool != "" {
		p.enter(tool)
	}
}
