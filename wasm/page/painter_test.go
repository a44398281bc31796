package page

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// painted returns a page that is mounted in a test client and drawn by its painter.
func painted(t *testing.T, p *page) *page {
	d := app.NewClientTester(p)
	t.Cleanup(d.Close)
	d.Consume()
	p.painter.model, p.painter.root, p.painter.engine = p.model, &p.Compo, d
	return p
}

// The clock stands still, so that drawing takes no time.
func TestMain(m *testing.M) {
	stands := time.Now()
	clock = func() time.Time { return stands }
	os.Exit(m.Run())
}

// rests draws the panels that wait for a pause in the typing, one after another, as the timer would.
func (t *painter) rests() {
	for slices.ContainsFunc(t.panes, func(v *pane) bool { return v.stale && v.Mounted() }) {
		t.catchUp()
		t.timer.Stop()
	}
}

// A key leaves the panel of standards as it is if the text is long. The panel is redrawn when typing pauses.
func TestStandardsFollow(t *testing.T) {
	p := painted(t, &page{model: model.New(model.Example)})
	at := slices.IndexFunc(p.painter.panes, func(v *pane) bool { return v.is(standardsWord) })
	panel := p.painter.panes[at]
	for _, c := range []struct {
		octets int
		drawn  bool
	}{{comparedAtOnce, true}, {comparedAtOnce + 1, false}} {
		p.model.Typed(("http://h/" + strings.Repeat("a", comparedAtOnce))[:c.octets])
		p.painter.changed()
		p.painter.drawNow(standardsWord)
		p.model.Typed(("http://h/" + strings.Repeat("b", comparedAtOnce))[:c.octets])
		p.painter.changed()
		p.painter.drawStale()
		if p.shows(standardsWord) != c.drawn || panel.stale == c.drawn {
			t.Errorf("%d octets: drawn at once: %t", c.octets, !c.drawn)
		}
		p.painter.timer.Stop()
		p.painter.rests()
		if !strings.Contains(app.HTMLString(p), "bbbb") || !p.shows(standardsWord) {
			t.Errorf("%d octets: not drawn when the hand rests", c.octets)
		}
	}
}

// Quick panels are drawn together. Panels that are out of the viewport, or that wait, are drawn when typing
// pauses.
func TestDrawnTogether(t *testing.T) {
	p := painted(t, &page{model: model.New(model.Example)})
	for _, v := range p.painter.panes {
		v.away = v.is(partsWord)
	}
	p.model.Typed(model.Example + "a")
	p.painter.changed()
	p.painter.together = true
	p.painter.drawStale()
	p.painter.timer.Stop()
	for _, v := range p.painter.panes {
		if v.fold == nil && v.Mounted() && v.stale != v.waits() {
			t.Errorf("%s: stale: %t, out of sight: %t", v.panel.word, v.stale, v.away)
		}
	}
	p.painter.rests()
	if !p.shows(partsWord) {
		t.Error("what was out of sight is not drawn when the hand rests")
	}
}
