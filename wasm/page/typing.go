package page

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// byHand reports whether an input event is a single key or a step of an input method, and not a paste, a fix or an
// example.
func byHand(kind string, data app.Value) bool {
	switch {
	case strings.HasPrefix(kind, "delete"), kind == "insertLineBreak", kind == "insertCompositionText":
		return true
	case kind == "insertText" && data.Type() == app.TypeString:
		return utf8.RuneCountInString(data.String()) == 1
	}
	return false
}

// setTyping sets whether the reader is typing. During typing no panel shrinks, so that the layout does not jump
// with half-typed text (web/page/heights.js). If the reader has emptied the field, panels keep their heights until
// there is text again and typing pauses, so that the first key of the next text moves nothing either.
func (p *page) setTyping(typing bool) {
	p.typing = typing
	if locked := typing || p.locked && p.model.State == model.Blank; locked != p.locked {
		p.locked = locked
		browser.LockHeights(locked)
	}
}

// settle announces and draws what waits for a pause in the typing.
func (p *page) settle() {
	p.setTyping(false)
	if p.model.Rest() || p.breaking {
		p.repaint()
		p.Update()
	}
}
