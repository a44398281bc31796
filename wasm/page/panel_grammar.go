package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const grammarWord model.Word = "grammar"

// grammarTool is the tool of the workshop with the grammar.
const grammarTool = "grammar"

// trailTool is the tool that announces the trail to the octet.
const trailTool = "trail"

// The panel shows which rules of the grammar produce the text, down to the octet at the caret, and what may come
// next. It computes nothing until it is opened. The trail to the octet and what may come next are then in the
// status under the field, where the reader looks while typing. The small program has no grammar, because deriving
// and wording it take 46 kB by gzip, and the limit for a feature of that program is 20 kB.
var grammarRow = panel{
	word: grammarWord, place: side, title: titled(labels.Grammar), picks: true, named: true,
	draw:  func(p *page, row *panel) app.UI { return derived{p}.draw(row) },
	waits: func(*model.Model) bool { return true }, // the rule is redrawn when typing pauses, the status at every key
	keys: []key{
		{"F9", anywhere, labels.TrailDoes, func(p *page) { derived{p}.trailKey() }},
		{"Shift+F9", anywhere, labels.SayTrailDoes, func(p *page) { derived{p}.sayTrail() }},
	},
}

type derived struct{ page *page }
