package page

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// longURL returns an ordinary URL of n octets.
func longURL(n int) string {
	s := ("http://www.example.com/" + strings.Repeat("segment-of-a-path/", n/18+1))[:n/2]
	return (s + "?" + strings.Repeat("name=some%20value&", n/18+1))[:n]
}

// The tests must run with the renderer that ships (wasm/go-app), in which all elements have one type. Without
// make, tests run with the published go-app.
func TestRendererIsTheOneThatShips(t *testing.T) {
	if reflect.TypeOf(app.Div()) == reflect.TypeOf(app.P()) {
		return
	}
	if w := os.Getenv("GOWORK"); w != "" && w != "off" {
		t.Error("these tests are built with the published go-app, not with wasm/go-app")
	}
	t.Skip("the published go-app is tested: make test takes the one that ships, as does GOWORK=$PWD/wasm/go-app/go.work")
}

// Allocations at a key cause a garbage collection at a later key, so this test limits them. It draws all panels
// after a key in the middle of a text, with an element for every cell on the wire, which the browser's build does
// not make. The published go-app allocates half as much again.
func TestCostAllocations(t *testing.T) {
	if reflect.TypeOf(app.Div()) != reflect.TypeOf(app.P()) {
		t.Skip("the published go-app is tested, which allocates more")
	}
	for n, most := range map[int]float64{50: 2_900, 200: 3_700, 2000: 3_900} {
		src := longURL(n)
		p := &page{model: model.New(src)}
		d := app.NewClientTester(p)
		d.Consume()
		key := 0
		at := n * 6 / 10
		made := testing.AllocsPerRun(20, func() {
			key++
			p.model.Typed(src[:at] + strings.Repeat("a", key%5) + src[at:])
			p.model.SelectSpan(p.model.Unit(at))
			p.Compo.Update()
			for _, v := range p.painter.panes {
				if v.fold == nil { // what is folded away waits
					v.Update()
				}
			}
			d.Consume()
		})
		d.Close()
		t.Logf("a key in %d octets allocates %.0f times", n, made)
		if made > most {
			t.Errorf("a key in %d octets allocates %.0f times, more than %.0f", n, made, most)
		}
	}
}

// The octets on the wire are the longest list that is drawn at every key. The number of allocations must not grow
// with the list.
func TestCellsAllocateLittle(t *testing.T) {
	made := func(n int) float64 {
		p := &page{model: model.New(longURL(n))}
		w, s := wirePanel{p}, &p.model.Talk().Steps[0]
		for i := range p.model.Talk().Steps {
			if step := &p.model.Talk().Steps[i]; len(step.Octets) > len(s.Octets) {
				s = step
			}
		}
		if len(s.Octets) < n/2 {
			t.Fatalf("of %d octets the longest step has %d", n, len(s.Octets))
		}
		first, last := p.model.CellWindow(s, p.model.Talk().Mark(0))
		return testing.AllocsPerRun(20, func() { w.units(s, p.model.Talk().Mark(0), first, last) })
	}
	if few, many := made(50), made(400); many > few+20 {
		t.Errorf("the cells of 50 octets allocate %.0f times, the cells of 400 %.0f", few, many)
	}
}

// A key moves all octets behind it, so the elements that stand for them get a new attribute value. If a rule of a
// style sheet used that attribute, the browser would compute the style of each such element again.
func TestStylesLeavePlacesAlone(t *testing.T) {
	sheets, err := filepath.Glob("../../web/*.css")
	if err != nil || len(sheets) == 0 {
		t.Fatal(sheets, err)
	}
	for _, name := range sheets {
		css, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(css), "[data-from") {
			t.Errorf("%s names data-from, which a key changes in every octet behind it", name)
		}
	}
}
