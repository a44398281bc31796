package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/role"
	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// The reader may read and scroll the prerendered page, and press keys, while the program starts. So the start is
// split into tasks, between which the browser handles events. The panels are made one by one outside of the
// document. When all are ready, they replace the prerendered ones.

// pause lets the browser run the tasks that wait.
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

// OnMount replaces the prerendered panels by the program's panels, and reads the field, because the reader can have
// typed in it meanwhile.
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
	// These results take longer than drawing the panels, because grammars are compiled at their first use.
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

// attach connects the page to go-app's engine.
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
	p.model.Browser, p.model.Resolver, p.model.MarksParting = askBrowser, resolveInBrowser, true
	ctx.JSSrc().Call("remove") // removed from the document until drawn
	p.field.mount()
	p.address.page, p.offer.page, p.document.page, p.study.page = p, p, p, p
}

// typedBefore reports whether the reader typed before the page was ready. The typed text wins over the text of a
// link.
func typedBefore() bool {
	return app.Window().Get("document").Get("documentElement").Get("classList").Call("contains", "typed").Bool()
}

// passed reports whether this program replaced the small program, which has no workshop.
func passed() bool {
	_, left := browser.Tool()
	return left
}

// foresee predicts the text of the field, so that the panels are made for it: the text of the link, or else the
// current text of the field. A caret that is not at its initial position was moved by the reader, and is kept.
func (p *page) foresee() (v model.View, linked bool, caret core.Span) {
	v, linked = p.address.read()
	if linked {
		p.address.speak(v.Lang)
		p.judgeBy(v.Judge)
		p.model.Base = v.Base
	} else if p.choose == nil { // the page around an embed sets the standard
		p.judgeBy(storedJudge())
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
		if caret.Len() > 0 && (passed() && caret != p.model.FirstOf(p.model.Source(), p.model.Judge, "") || caret == p.address.opened.Selected) {
			p.model.Pick(caret) // the reader selected it before this program started
		}
	}
	p.model.LastTalk = nil // no edit has been announced yet
	return v, linked, caret
}

// fillField adopts the field. It keeps what was typed since foresee read the field, and a caret that was moved
// since, and redraws the panels if anything has changed since they were drawn.
func (p *page) fillField(v model.View, linked bool, caret core.Span) {
	p.starting = false
	linked = linked && !typedBefore()
	src, selected := p.field.read()
	moved := selected != caret
	if linked && src != v.Src {
		if passed() {
			p.field.load(v.Src, v.Selected) // keeps the text before it in the undo list
		} else {
			p.field.start(v.Src)
		}
		src, selected = p.field.read()
		moved = false
	}
	stale := p.painter.stale() // the texts of a language may be loaded at any time
	switch {
	case moved || src != p.model.Source(): // the reader has typed or moved the caret
		p.model.Set(src)
		p.model.SelectSpan(p.ofCaret(selected))
		p.model.LastTalk = nil
		stale = true
	case linked:
		p.field.choose(p.model.Selected) // sets the caret for when the field gets the focus
	}
	if stale {
		p.painter.drawAll()
	}
	p.repaint()
	p.fitLines()
}

// answer makes the page respond to the reader.
func (p *page) answer() {
	browser.Up()
	p.painter.watch()
	browser.LockHeights(false)
	p.rest()
	p.entitle()
	p.document.resume()
	p.present(p.address.opened.Present && p.study.wanted == nil) // if the lesson is still loading, the presenter starts with it
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
