package page

import (
	"runtime"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/role"
	"urlscope/wasm/model"
)

// Rehearse runs what a start and a first key run, where the worker that has compiled the program wants that (web/load.js): a
// browser compiles a function when it is first called, and what is compiled there need not be in the page, whose thread would
// stand still meanwhile. There is no document in a worker, and none is needed to see that what is drawn is written.
func Rehearse() bool {
	if !app.Window().Get("urlscopeRehearsal").Truthy() {
		return false
	}
	m := model.New(model.Example)
	m.MarksParting = true
	p := &page{model: m}
	app.HTMLString(p) // which makes its panes
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
	runtime.GC() // which comes under some key otherwise, and then takes a tenth of a second
	return true
}
