package page

import (
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A goal that is about to go may be clicked on. It stopped the page.
func TestGoalThatIsGone(t *testing.T) {
	w := &maker{making: new(model.Making)}
	w.onGoal(0)(nil, app.Event{})
	if n := len(w.making.Goals); n > 0 {
		t.Errorf("%d goals are asked for", n)
	}
}
