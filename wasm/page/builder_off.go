//go:build !small

package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	build "urlscope/core/builder"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// withOff lists the parts. Between the fields of a query it lists those that are switched off.
func (b *builder) withOff(rows []model.InputRow) (list []app.UI) {
	off, names := b.page.model.Off(), 0
	add := func(stands func(at int) bool) {
		for n := range off {
			if stands(off[n].At) {
				list = append(list, b.offRow(n, off[n]))
			}
		}
	}
	for i := range rows {
		r := &rows[i]
		if r.Part == core.Fieldname && r.State != build.StateAbsent {
			add(func(at int) bool { return at == r.Index })
			names++
		}
		list = append(list, b.row(r))
		if isOfField(r) && (i+1 == len(rows) || !isOfField(&rows[i+1])) {
			add(func(at int) bool { return at >= names })
		}
	}
	return list
}

func isOfField(r *model.InputRow) bool {
	return r.Part == core.Fieldname || r.Part == core.Fieldvalue
}

// offRow returns the row of the nth field that is switched off.
func (b *builder) offRow(n int, f model.OffField) app.UI {
	p := b.page
	shown := build.Show(f.Raw)
	name := labels.Filled(p.model.Lang, labels.SwitchOn, "{a}", shown).String()
	return app.Li().Class("build-part off").Body(block("build-name",
		app.Code().Text(shown),
		block("tools", button("act").ID("switch-on-"+strconv.Itoa(n)).Text(p.ui(labels.On)).Aria("label", name).
			OnClick(func(app.Context, app.Event) { b.switchOn(n) }, n)),
	))
}

// switchOff removes a field from the query, but keeps it in the list.
func (b *builder) switchOff(in build.Input) {
	m := b.page.model
	if e, n, ok := m.SwitchOff(in.Index); ok {
		raw := m.Off()[n].Raw
		b.edit(e, "switch-on-"+strconv.Itoa(n))
		b.tell(labels.SwitchedOff, build.Show(raw))
	}
}

// switchOn puts the nth field that is switched off back into the query.
func (b *builder) switchOn(n int) {
	m := b.page.model
	if n >= len(m.Off()) {
		return
	}
	f := m.Off()[n]
	if e, ok := m.SwitchOn(n); ok {
		b.edit(e, inputID(core.Fieldname, f.At, "-off"))
		b.tell(labels.SwitchedOn, build.Show(f.Raw))
	}
}
