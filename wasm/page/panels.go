package page

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// A panel is a row of the table of panels. It stands in the panel's own file, beside what draws it.
type panel struct {
	word  model.Word                       // what it is called in documents: its id, and, in the columns, its name for show
	title func(*model.Model) text.Key      // over it, and its tab; nil where draw sets a head of its own
	count func(*model.Model) int           // of what is in it, on its tab; nil where that says nothing
	place place                            // on the page
	there func(*page) bool                 // on the page; nil for always
	draw  func(p *page, row *panel) app.UI // row.section makes the frame that all share
	waits func(*model.Model) bool          // draws only when the hand rests; nil for never
	picks bool                             // a click on octets in it selects them
	named bool                             // an embed has it only where show names it
	keys  []key                            // what the keyboard does with it
}

// A place is where on the page a panel stands.
type place uint8

const (
	above  place = iota // the columns
	main                // the wide column
	side                // the narrow one
	beside              // the narrow one, for what stands below a panel of the wide one where there is but one column
	below
)

// panels is the table: on the page in this order in each place, and in an embed that does not say what it shows.
var panels = append(workshopPanels, []*panel{
	&breaksRow, &statusRow, &compareRow, &documentRow,
	&problemsRow, &wireRow, &standardsRow,
	&characterRow, &partsRow, &grammarRow,
	&beginRow,
	&examplesRow,
}...)

// Words are the panels that an embed has which does not say what it shows: those in the columns.
func Words() []model.Word {
	return slices.DeleteFunc(NamedWords(), func(w model.Word) bool { return panelOf(w).named })
}

// NamedWords are the names that show knows: Words, and panels that are large or come late. The others are the page's own.
func NamedWords() (list []model.Word) {
	for _, w := range panels {
		if w.place == main || w.place == side {
			list = append(list, w.word)
		}
	}
	return list
}

// panelOf returns the panel of a word; nil for none.
func panelOf(w model.Word) *panel {
	for _, row := range panels {
		if row.word == w {
			return row
		}
	}
	return nil
}

// picked is the selector of the octets that a click selects.
func picked() string {
	var list []string
	for _, w := range panels {
		if w.picks {
			list = append(list, "#"+string(w.word)+" [data-from]")
		}
	}
	return strings.Join(append(list, wireCell), ", ")
}

// panelKeys are the keys of all panels.
func panelKeys() (list []key) {
	for _, w := range panels {
		list = append(list, w.keys...)
	}
	return list
}

// titled is the title of a panel that always has the same.
func titled(key text.Key) func(*model.Model) text.Key {
	return func(*model.Model) text.Key { return key }
}

// at returns the panels of a place.
func (p *page) at(there place) app.UI {
	return app.Range(panels).Slice(func(i int) app.UI {
		return when(panels[i].place == there, func() app.UI { return p.pane(panels[i]) })
	})
}

// section is the frame that panels share: a head with the title, what stands beside it and what can be done there, and
// under it the body.
func (w *panel) section(p *page, beside string, action app.UI, body ...app.UI) app.UI {
	id := string(w.word)
	return app.Section().ID(id).Class("panel").Aria("labelledby", "h-"+id).Body(
		block("head",
			app.H2().ID("h-"+id).Text(p.ui(w.title(p.model))),
			orHidden(when(beside != "", func() app.UI { return app.P().Text(beside) })),
			when(action != nil, func() app.UI { return action }),
		),
		app.Range(body).Slice(func(i int) app.UI { return body[i] }),
	)
}
