package shipped

import (
	"testing"

	"urlscope/wasm/internal/made"
)

// TestBrowserEmbedNames checks that an embed can list the parts by the names of an interface. It loads the program that has
// the names, at once or, if names are requested later, after the other program. An unknown interface lists nothing.
func TestBrowserEmbedNames(t *testing.T) {
	set := func(g *guest, name string) { g.value(`void `+embedded+`.setAttribute("names", `+quote(name)+`)`, nil) }
	const first = rowsShown + `.slice(0, 2)`
	python := []string{"scheme: ftp", "netloc: myname@host.dom"}
	g := visit(t, one(`loading="eager" show="parts" names="python"`), nil)
	g.wait(live, true)
	g.in(first, python)
	g.mu.Lock()
	if n, m := g.asked[made.Asset(t, "workshop.wasm")], g.asked[made.Asset(t, "app.wasm")]; n != 1 || m != 0 {
		t.Errorf("the program with names was requested %d times, the one without %d times", n, m)
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
