package page

import (
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A click on a goal that is about to be removed must not stop the program, as it once did.
func TestGoalThatIsGone(t *testing.T) {
	w := &maker{making: new(model.Making)}
	w.onGoal(0)(nil, app.Event{})
	if n := len(w.making.Goals); n > 0 {
		t.Errorf("%d goals are asked for", n)
	}
}
