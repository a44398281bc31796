package page

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
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

// hold says whether the hand is at it. As long as it is, no panel gets lower, so that nothing moves up and down with
// what is half typed (tools.js).
func (p *page) hold(typing bool) {
	if typing != p.typing {
		p.typing = typing
		app.Window().Call("urlscopeHold", typing)
	}
}

// settle has what waits for the hand to rest be said and drawn.
func (p *page) settle() {
	p.hold(false)
	if p.model.Rest() || p.breaking {
		p.repaint()
		p.Update()
	}
}
