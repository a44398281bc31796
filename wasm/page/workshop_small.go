//go:build small && !learn

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
)

// The program that a page loads first has only the doors to the workshop (workshop.go).

var workshopPanels []*panel

// enter switches to the program that has the workshop, in the same document, so that the text and the undo list stay. That program
// takes everything else that is on screen from the link in the address.
func (p *page) enter(tool string) {
	if p.dialog != nil {
		p.close()
	}
	if !p.address.unread() {
		p.address.put(p.address.fragment())
	}
	browser.ReadHash()
	p.pass(tool)
}

// pass switches programs and opens a tool. If tool is "", the link in the address says which.
func (p *page) pass(tool string) {
	if p.study.passing {
		return
	}
	p.study.passing = true
	p.speech.say(p.ui(labels.Entering))
	p.document.leave()
	browser.Enter(tool, once(func(app.Value) {
		p.study.passing, p.study.wanted = false, nil
		p.address.notice = labels.NoWorkshop
		p.speech.say(p.ui(labels.NoWorkshop))
		p.Update()
	}))
}

// stays marks the page as typed into while the workshop is loading, so that the new program takes text and selection from the field,
// and not from the link. A lesson whose link was followed brings its own text.
func (p *page) stays() {
	if p.study.passing && p.study.wanted == nil {
		app.Window().Get("document").Get("documentElement").Get("classList").Call("add", "typed")
	}
}
