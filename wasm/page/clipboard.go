package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// copy writes s to the clipboard and announces it. If the browser denies that, copy shows s selected, to be copied
// by hand. The browser's answer may come after the dialog that asked was replaced by another.
func (p *page) copy(s string, done text.Key) {
	asked := p.dialog
	browser.Copy(s, once(func(ok app.Value) {
		switch {
		case ok.Bool():
			p.tell(done)
		case p.dialog == nil:
			p.openDialog(&dialog{page: p, kind: handDialog, hand: s, said: labels.CopyDenied})
		default:
			p.painter.engine.Consume() // the element that shows the copied text may be about to be removed
			if p.dialog != asked || !app.Window().GetElementByID("copied").Truthy() {
				p.dialog.become(dialog{kind: handDialog, hand: s})
			}
			p.tell(labels.CopyDenied)
			if p.dialog.Mounted() { // before it is mounted, the dialog selects the text in OnMount
				p.painter.engine.Consume()
				browser.Select("copied")
			}
		}
	}))
}

// once returns a function for JavaScript that calls f the first time it is called, with the first argument or nil.
// It then releases itself.
func once(f func(app.Value)) app.Func {
	var self app.Func
	self = app.FuncOf(func(_ app.Value, args []app.Value) any {
		self.Release()
		f(append(args, nil)[0])
		return nil
	})
	return self
}

// tell announces a line: inside the open dialog, because everything outside a modal dialog is inert, or else on
// the page.
func (p *page) tell(key text.Key) {
	if p.dialog == nil {
		p.speech.show(p.ui(key))
		return
	}
	p.dialog.said = key
	p.dialog.refresh()
}

// longestShown limits how much of a text to be copied is shown, in octets.
const longestShown = 20_000

// beginning returns s, cut to longestShown octets.
func beginning(s string) string {
	if len(s) <= longestShown {
		return s
	}
	return s[:model.CharacterStart(s, longestShown)] + "…"
}

// visibleLines is like visible, but keeps line feeds.
func visibleLines(s string) string { return visibleBut(s, "\n") }

// visibleBut is like visible, but keeps the characters in kept.
func visibleBut(s, kept string) string {
	var b strings.Builder
	for {
		i := strings.IndexAny(s, kept)
		if i < 0 {
			return b.String() + model.Visible(s)
		}
		b.WriteString(model.Visible(s[:i]) + s[i:i+1])
		s = s[i+1:]
	}
}
