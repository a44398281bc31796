//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
)

// draw returns a button that loads the workshop (workshop_small.go), which has the grammar.
func (w derived) draw(row *panel) app.UI {
	p := w.page
	return row.section(p, "", nil, button("act").ID("with-grammar").Aria("expanded", "false").Text(p.ui(labels.WithGrammar)).OnClick(w.onGrammar))
}

func (w derived) onGrammar(app.Context, app.Event) { w.page.enter(grammarTool) }

// showGrammar does nothing, because a frame that asks for the grammar loads the program that has it
// (web/frame.js).
func (p *page) showGrammar(bool) {}

// inStatus and sayTrail do nothing in this program; trailKey loads the workshop.
func (w derived) inStatus() app.UI { return nil }
func (w derived) trailKey()        { w.page.enter(grammarTool) }
func (w derived) sayTrail()        { w.page.enter(trailTool) }
