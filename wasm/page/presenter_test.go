package page

import (
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A presentation may end while a worksheet, which keeps its child index, is printed. This once stopped the
// program.
func TestPresentationEndsWhileOnePrints(t *testing.T) {
	p := painted(t, &page{model: model.New(model.Example)})
	p.stage.on, p.paper = true, &footer{page: p}
	p.painter.changed()
	p.painter.engine.Consume()
	p.stage.on = false
	p.painter.changed()
	p.painter.engine.Consume()
	if !p.paper.(app.Composer).Mounted() {
		t.Error("what is printed is gone")
	}
}
