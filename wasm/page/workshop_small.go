//go:build small && !learn

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// This is the workshop in the program that a page loads first: doors, and nothing behind them (workshop.go).

var workshopPanels []*panel

// enter has the browser go on with the program that has the workshop, in this very document: what is typed stays, and
// what was done can be undone. The link in the address tells that program what else is on screen.
func (p *page) enter(room string) {
	if p.sheet != nil {
		p.close()
	}
	if !p.address.unread() {
		p.address.put(p.address.fragment())
	}
	app.Window().Set("urlscopeHash", app.Window().Get("location").Get("hash"))
	p.pass(room)
}

// pass goes there with a room to open; with "" it is the link in the address that says what.
func (p *page) pass(room string) {
	if p.study.passing {
		return
	}
	p.study.passing = true
	p.speech.say(p.ui(labels.Entering))
	p.document.leave()
	app.Window().Call("urlscopeEnter", room, once(func(app.Value) {
		p.study.passing, p.study.wanted = false, nil
		p.address.notice = labels.NoWorkshop
		p.speech.say(p.ui(labels.NoWorkshop))
		p.Update()
	}))
}

// stays has what is typed while that program is on its way stand in the field when it comes, and what is selected be selected, and
// not the text of the link that it reads once more. A lesson whose link was followed brings its own.
func (p *page) stays() {
	if p.study.passing && p.study.wanted == nil {
		app.Window().Get("document").Get("documentElement").Get("classList").Call("add", "typed")
	}
}
