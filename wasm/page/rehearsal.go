package page

import (
	"runtime"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/role"
	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// Rehearse executes the path of start-up and of a first key, in the worker that compiles the program (web/load.js). Browsers compile
// a function at its first call, which blocks the thread; after a rehearsal the page finds the functions compiled. A worker has no
// document, and writing HTML needs none.
func Rehearse() bool {
	if !browser.Rehearsal() {
		return false
	}
	m := model.New(model.Example)
	m.MarksParting = true
	p := &page{model: m}
	app.HTMLString(p) // creates the panes
	for _, src := range []string{model.Example, model.Example + "~"} {
		m.Set(src)
		m.SelectFirst()
		m.SafeFixes()
		role.Of(m.URL, m.Selected)
		m.Talk()
		m.Runs()
		for _, v := range p.painter.panes {
			v.blank = false
			app.HTMLString(v)
		}
	}
	runtime.GC() // otherwise the first collection comes during a key and takes a tenth of a second
	return true
}
