package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A reference to a section of RFC 1738 is a button that opens the text of the section. The text is a popover, so
// that nothing moves, in the half of the window away from the button. The browser closes it on Escape and restores
// the focus.

// cite returns words that name a section, as a button if there is a text for the section.
func cite(section, words string) app.UI {
	if text.ClauseOf(section) == nil {
		return app.Text(words)
	}
	return button("cite").DataSet("section", section).Aria("haspopup", "dialog").Text(words)
}

// cited renders prose with a button for each section that it names. It must not be used inside a button.
func cited(t text.Prose) app.UI {
	list := t.Citations()
	return app.Range(list).Slice(func(i int) app.UI {
		switch c := list[i]; {
		case c.Code:
			return app.Code().Text(c.Text)
		case c.Section != "":
			return cite(c.Section, c.Text)
		default:
			return app.Text(c.Text)
		}
	})
}

// clause returns the popover with the section that was opened last.
func (p *page) clause() app.UI {
	class := "clause"
	if p.clauseAbove {
		class += " above"
	}
	box := app.Div().ID("clause").Class(class).Attr("popover", "auto").Attr("role", "dialog").Aria("labelledby", "h-clause")
	c := text.ClauseOf(p.section)
	if c == nil {
		return box
	}
	l := p.model.Lang
	return box.Body(
		app.H2().ID("h-clause").TabIndex(-1).Text(text.Section(l, c.Section)+p.ui(text.ListComma)+c.Title(l)),
		para("prose", cited(c.Says(l))),
		when(len(c.Rules) > 0, func() app.UI {
			return app.Div().Body(
				app.H3().Text(p.ui(labels.InTheGrammar)),
				app.Pre().Class("rules").Lang("en").TabIndex(0).Body(app.Range(c.Rules).Slice(func(i int) app.UI {
					return app.Text(text.Production(c.Rules[i]) + "\n")
				})),
			)
		}),
		when(len(c.Examples) > 0, func() app.UI {
			return app.Div().Body(
				app.H3().Text(p.ui(labels.Examples)),
				app.Ul().Body(app.Range(c.Examples).Slice(func(i int) app.UI {
					return app.Li().Body(app.A().Class("url").Href(model.Link(c.Examples[i], core.Span{})).Text(c.Examples[i]))
				})),
			)
		}),
		app.P().Body(app.A().Href(text.ClauseAddress(c.Section)).Target("_blank").Rel("noopener noreferrer").Text(p.ui(labels.AtTheRFCEditor))),
		button("close").Aria("label", p.ui(labels.Close)).Attr("popovertarget", "clause").Text("✕"),
	)
}

// openClause opens the section that e names. It returns false if e names none.
func (p *page) openClause(e app.Value) bool {
	button := around(e, "[data-section]")
	if !button.Truthy() {
		return false
	}
	box := button.Call("getBoundingClientRect")
	p.section = button.Get("dataset").Get("section").String()
	p.clauseAbove = 2*box.Get("top").Float() > app.Window().Get("innerHeight").Float()
	p.painter.root.Update()
	p.painter.engine.Consume()
	clause := app.Window().GetElementByID("clause")
	if !clause.Call("matches", ":popover-open").Bool() {
		clause.Call("showPopover")
	}
	clause.Set("scrollTop", 0)
	app.Window().GetElementByID("h-clause").Call("focus")
	return true
}

// closeClause closes the popover, because one of its examples was followed.
func (p *page) closeClause() {
	each("#clause:popover-open", func(clause app.Value) { clause.Call("hidePopover") })
}
