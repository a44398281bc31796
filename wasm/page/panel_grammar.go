package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const grammarWord model.Word = "grammar"

// grammarTool is the tool of the workshop in which the grammar is.
const grammarTool = "grammar"

// trailTool is the tool in which the way to the octet is said.
const trailTool = "trail"

// The grammar tells how its rules make the text, down to the octet at the caret, and what may come next. Nothing of it is worked out
// before it is asked for. The way to the octet and what may come next are then in the status, under the field: they are what one looks
// at while one types. The program that is loaded first has no part of it, for what derives and words it takes 46 kB by gzip, and 20 kB is the bar.
var grammarRow = panel{
	word: grammarWord, place: side, title: titled(labels.Grammar), picks: true, named: true,
	draw:  func(p *page, row *panel) app.UI { return derived{p}.draw(row) },
	waits: func(*model.Model) bool { return true }, // the rule is read when the hand rests; the status is not
	keys: []key{
		{"F9", anywhere, labels.TrailDoes, func(p *page) { derived{p}.trailKey() }},
		{"Shift+F9", anywhere, labels.SayTrailDoes, func(p *page) { derived{p}.sayTrail() }},
	},
}

type derived struct{ page *page }
