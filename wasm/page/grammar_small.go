//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// draw is, in the program that has no workshop (workshop_small.go), a door to the grammar.
func (w derived) draw(row *panel) app.UI {
	p := w.page
	return row.section(p, "", nil, button("act").ID("with-grammar").Aria("expanded", "false").Text(p.ui(labels.WithGrammar)).OnClick(w.onGrammar))
}

func (w derived) onGrammar(app.Context, app.Event) { w.page.enter(grammarTool) }

// showGrammar has nothing to do: a frame that is asked for the grammar goes on with the program that has it (web/frame.js).
func (p *page) showGrammar(bool) {}

// inStatus and sayTrail have nothing to show or say before that program has come, which trailKey goes on with.
func (w derived) inStatus() app.UI { return nil }
func (w derived) trailKey()        { w.page.enter(grammarTool) }
func (w derived) sayTrail()        { w.page.enter(trailTool) }
