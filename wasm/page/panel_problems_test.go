package page

import (
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A problem of a text that is gone may still be drawn when it is clicked on: the click does nothing. It stopped the page.
func TestPickOfATextThatIsGone(t *testing.T) {
	p := painted(t, &page{model: model.New("http://h/|a|b")})
	if n := len(p.model.Problems); n < 2 || !p.shows(problemsWord) {
		t.Fatalf("of %d problems, drawn: %t", n, p.shows(problemsWord))
	}
	p.model.Typed("http://h/")
	problems{p}.onPick(1)(nil, app.Event{})
	if p.model.Problem >= 0 {
		t.Errorf("problem %d is open", p.model.Problem)
	}
}
