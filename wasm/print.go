package main

import (
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
)

// On paper nothing can be scrolled to, so a worksheet has the whole of the lists of
// which the page shows a stretch, up to a bound. It is drawn when the browser is
// about to print, and costs a key nothing.

// maxPrinted bounds how many items of a list are printed, and maxPrintedWork the
// octets that are read to try the fixes of the problems among them.
const (
	maxPrinted     = 500
	maxPrintedWork = 20_000_000
)

// most returns how many items of a list are drawn: n, or on paper more.
func (m *model) most(n int) int {
	if m.printing {
		return max(n, maxPrinted)
	}
	return n
}

// repeats reports whether problem i is one that was explained before: of the same
// rule, for the same octets in the same part.
func (m *model) repeats(i int) bool {
	part := func(d core.Diagnostic) core.Part { return m.url.Tokens()[m.url.TokenAt(d.Span.Start)].Part }
	d := m.problems[i]
	return d.Span.Len() > 0 && slices.ContainsFunc(m.problems[:i], func(e core.Diagnostic) bool {
		return e.Rule.ID == d.Rule.ID && e.Span.In(m.source()) == d.Span.In(m.source()) && e.Span.Len() > 0 && part(e) == part(d)
	})
}

// listenPrint has the worksheet drawn for the printer, and the page again after.
// A frame in a page of somebody else has no more room on paper than it has there:
// it is printed as it stands.
func (p *page) listenPrint(on listener) {
	if !app.Window().GetElementByID("printed").Truthy() {
		return
	}
	on(app.Window(), "beforeprint", func(app.Value) {
		p.printing = true
		p.drawAll()
	})
	on(app.Window(), "afterprint", func(app.Value) {
		p.printing = false
		p.Update()
	})
}
