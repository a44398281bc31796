package page

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// A panel is a row of the table of panels. The row is in the panel's own file, beside the code that draws it.
type panel struct {
	word  model.Word                  // the name in documents; also the element's id and, in the columns, a value of the embed's attribute show
	title func(*model.Model) text.Key // of the heading and the tab; nil if draw makes its own heading
	count func(*model.Model) int      // the number on the tab; nil for none
	place place
	there func(*page) bool                 // whether the page has the panel now; nil for always
	draw  func(p *page, row *panel) app.UI // row.section makes the common frame
	waits func(*model.Model) bool          // whether it is drawn only when typing pauses; nil for never
	picks bool                             // a click on octets in it selects them
	named bool                             // an embed has it only if show names it
	keys  []key                            // its keys
}

// A place is the area of the page in which a panel is.
type place uint8

const (
	above  place = iota // above the columns
	main                // the wide column
	side                // the narrow column
	beside              // the narrow column; with a single column, below a panel of the wide one
	below
)

// panels is the table. It has the order of the panels in each place, and of the tabs in an embed without the attribute
// show.
var panels = append(workshopPanels, []*panel{
	&breaksRow, &statusRow, &compareRow, &documentRow,
	&problemsRow, &wireRow, &standardsRow,
	&characterRow, &partsRow, &grammarRow,
	&beginRow,
	&examplesRow,
}...)

// Words returns the default panels of an embed: those in the columns.
func Words() []model.Word {
	return slices.DeleteFunc(NamedWords(), func(w model.Word) bool { return panelOf(w).named })
}

// NamedWords returns the values that show accepts: Words, and panels that are large or load late. The other panels
// belong to the page only.
func NamedWords() (list []model.Word) {
	for _, w := range panels {
		if w.place == main || w.place == side {
			list = append(list, w.word)
		}
	}
	return list
}

// panelOf returns the panel of a word, or nil.
func panelOf(w model.Word) *panel {
	for _, row := range panels {
		if row.word == w {
			return row
		}
	}
	return nil
}

// picked returns the selector of the octets that a click selects.
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

// titled returns a function for a panel with a constant title.
func titled(key text.Key) func(*model.Model) text.Key {
	return func(*model.Model) text.Key { return key }
}

// at returns the panels of a place.
func (p *page) at(there place) app.UI {
	return app.Range(panels).Slice(func(i int) app.UI {
		return when(panels[i].place == there, func() app.UI { return p.pane(panels[i]) })
	})
}

// section returns the common frame of panels: a head with the title, beside and the action, and the body.
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
