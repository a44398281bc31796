package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const grammarWord model.Word = "grammar"

// grammarRoom is the room of the workshop in which the grammar is.
const grammarRoom = "grammar"

// The grammar tells how its rules make the text, down to the octet at the caret, and what may come next. Nothing of it is worked out
// before it is asked for.
var grammarRow = panel{
	word: grammarWord, place: side, title: titled(labels.Grammar), picks: true, named: true,
	draw: func(p *page, row *panel) app.UI { return derived{p}.draw(row) },
}

type derived struct{ page *page }
