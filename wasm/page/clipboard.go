package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// copy puts s on the clipboard and says so. Where the browser denies that, it
// shows s selected, to be copied by hand. The answer may come late, when the
// dialog that asked has given way to another.
func (p *page) copy(s string, done text.Key) {
	asked := p.dialog
	browser.Copy(s, once(func(ok app.Value) {
		switch {
		case ok.Bool():
			p.tell(done)
		case p.dialog == nil:
			p.openDialog(&dialog{page: p, kind: handDialog, hand: s, said: labels.CopyDenied})
		default:
			p.painter.engine.Consume() // what shows what was copied may be about to go
			if p.dialog != asked || !app.Window().GetElementByID("copied").Truthy() {
				p.dialog.become(dialog{kind: handDialog, hand: s})
			}
			p.tell(labels.CopyDenied)
			if p.dialog.Mounted() { // while the page starts it is not yet, and selects what there is when it is
				p.painter.engine.Consume()
				browser.Select("copied")
			}
		}
	}))
}

// once returns a function for JavaScript that calls f the first time it is
// called, with the first argument or nil, and frees itself.
func once(f func(app.Value)) app.Func {
	var self app.Func
	self = app.FuncOf(func(_ app.Value, args []app.Value) any {
		self.Release()
		f(append(args, nil)[0])
		return nil
	})
	return self
}

// tell says a line: in the dialog that is open, where alone it can be heard and
// seen, or else on the page.
func (p *page) tell(key text.Key) {
	if p.dialog == nil {
		p.speech.show(p.ui(key))
		return
	}
	p.dialog.said = key
	p.dialog.refresh()
}

// longestShown bounds what is shown of a text that is to be copied.
const longestShown = 20_000

// beginning returns s, or its beginning when it is very long.
func beginning(s string) string {
	if len(s) <= longestShown {
		return s
	}
	return s[:model.CharacterStart(s, longestShown)] + "…"
}

// visibleLines is visible, but for the ends of lines.
func visibleLines(s string) string { return visibleBut(s, "\n") }

// visibleBut is visible, but for what stands in kept.
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
