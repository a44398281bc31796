package page

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// byHand reports whether an input is a single key or a step of an input method, as against what comes in one go: a
// paste, a fix, an example.
func byHand(kind string, data app.Value) bool {
	switch {
	case strings.HasPrefix(kind, "delete"), kind == "insertLineBreak", kind == "insertCompositionText":
		return true
	case kind == "insertText" && data.Type() == app.TypeString:
		return utf8.RuneCountInString(data.String()) == 1
	}
	return false
}

// setTyping says whether the hand is at it. As long as it is, no panel gets lower, so that nothing moves up and down with
// what is half typed (tools.js); nor does one where the hand has emptied the field, until something is in it and the hand
// rests: the first key of the next text moves nothing either.
func (p *page) setTyping(typing bool) {
	p.typing = typing
	if held := typing || p.held && p.model.State == model.Blank; held != p.held {
		p.held = held
		browser.Hold(held)
	}
}

// settle has what waits for the hand to rest be said and drawn.
func (p *page) settle() {
	p.setTyping(false)
	if p.model.Rest() || p.breaking {
		p.repaint()
		p.Update()
	}
}
