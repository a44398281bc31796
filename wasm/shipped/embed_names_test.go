package shipped

import (
	"testing"

	"urlscope/wasm/internal/made"
)

// An embed lists the parts by the names of an interface, too. Of the programs it takes the one that knows them, at once or, where
// names are asked for later, after the other. A name that is none lists nothing.
func TestBrowserEmbedNames(t *testing.T) {
	set := func(g *guest, name string) { g.value(`void `+embedded+`.setAttribute("names", `+quote(name)+`)`, nil) }
	const first = rowsShown + `.slice(0, 2)`
	python := []string{"scheme: ftp", "netloc: myname@host.dom"}
	g := visit(t, one(`loading="eager" show="parts" names="python"`), nil)
	g.wait(live, true)
	g.in(first, python)
	g.mu.Lock()
	if n, m := g.asked[made.Asset(t, "workshop.wasm")], g.asked[made.Asset(t, "app.wasm")]; n != 1 || m != 0 {
		t.Errorf("the program with names is asked for %d times, the one without %d times", n, m)
	}
	g.mu.Unlock()
	set(g, "cobol")
	g.in(rowsShown, []string{})

	g = visit(t, one(`loading="eager" show="parts"`), nil)
	g.wait(live, true)
	g.in(rowsShown, []string{})
	set(g, "python")
	g.in(first, python)
	set(g, "node")
	g.in(first, []string{"href: ftp://myname@host.dom/%2Fetc/motd", "origin: ftp://host.dom"})
	g.value(`void `+embedded+`.removeAttribute("names")`, nil)
	g.in(rowsShown, []string{})
}
