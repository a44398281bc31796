//go:build !small

package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/derive"
	"urlscope/core/railroad"
	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A reader who opened the workshop for the grammar finds it open. The grammar gets the focus, unless the reader
// did something else while the workshop was loading. A reader who asked for the announcement hears it.
func init() {
	tools[grammarTool] = func(p *page) {
		derived{p}.open()
		if browser.Waits() {
			toTrail()
		}
	}
	tools[trailTool] = func(p *page) {
		derived{p}.open()
		derived{p}.sayTrail()
	}
}

// open opens the grammar.
func (w derived) open() {
	p := w.page
	p.grammar = true
	p.painter.drawNow(grammarWord)
	p.painter.drawNow(statusWord)
}

// toTrail moves the focus to the current octet in the trail, which is the list of rules from the whole text to the
// octet.
func toTrail() {
	if step := app.Window().Get("document").Call("querySelector", ".trail [aria-current]"); step.Truthy() {
		step.Call("focus")
	}
}

// showGrammar opens the grammar in a frame if its settings ask for it.
func (p *page) showGrammar(asked bool) { p.grammar = asked }

func (w derived) draw(row *panel) app.UI {
	p := w.page
	act := button("act").ID("with-grammar").Aria("expanded", strconv.FormatBool(p.grammar)).Text(p.ui(labels.WithGrammar)).OnClick(w.onGrammar)
	if !p.grammar {
		return row.section(p, "", nil, act)
	}
	d, trail, rules := w.rules()
	marks := text.Marks(p.model.Lang, d, trail)
	return row.section(p, "", nil, act,
		orHidden(when(p.choose != nil, w.line)), // an embed has no status
		orHidden(when(len(rules) > 0, func() app.UI { return w.rule(d, rules[len(rules)-1]) })),
		orHidden(when(len(marks) > 0, func() app.UI { return app.P().Body(prose(marks)) })),
		orHidden(when(len(rules) > 1, func() app.UI {
			return app.Details().Class("sentences").Body(app.Summary().Text(p.ui(labels.RulesAround)), p.fold(w.sentences, 0))
		})),
	)
}

// rules returns the derivation, the trail to the octet at the caret, and its steps that are rules of the grammar.
func (w derived) rules() (d *derive.Derivation, trail, rules []derive.Step) {
	d = w.page.model.Derivation()
	trail = d.Trail(w.page.model.Selected.Start)
	for _, s := range trail {
		if s.Node >= 0 && d.Nodes[s.Node].Kind == derive.Rule && s.By != derive.Prose {
			rules = append(rules, s)
		}
	}
	return d, trail, rules
}

// inStatus returns the line about the grammar in the status, while the grammar is open.
func (w derived) inStatus() app.UI {
	if !w.page.grammar {
		return nil
	}
	return w.line()
}

// line returns the trail to the octet at the caret, and what may come next.
func (w derived) line() app.UI {
	p := w.page
	d := p.model.Derivation()
	return block("derived",
		app.Nav().Class("trail").Aria("label", p.ui(labels.TrailIs)).Body(app.Ol().Body(w.steps(d)...)),
		para("next", prose(w.next(d))),
	)
}

// next says where the text ends or stops, and what may come there. If the caret is elsewhere, the sentence starts
// by saying that it is about the end, because the trail beside it is about the caret.
func (w derived) next(d *derive.Derivation) text.Prose {
	l := w.page.model.Lang
	said := text.Derived(l, d)
	if said != nil && l == text.English {
		said = append(said, text.Run{Text: " "})
	}
	said = append(said, text.Next(l, d)...)
	if d.State == derive.Invalid || w.page.model.Selected.Start == len(d.Input) { // the words name the octet that cannot follow
		return said
	}
	return w.of(labels.NextOf, said)
}

// of prefixes a sentence with the place that it is about.
func (w derived) of(lead text.Key, said text.Prose) text.Prose {
	words := w.page.ui(lead)
	if w.page.model.Lang == text.English {
		words += " "
	}
	return append(text.Prose{{Text: words}}, said...)
}

func (w derived) onGrammar(app.Context, app.Event) {
	p := w.page
	p.grammar = !p.grammar
	p.Update()
	p.painter.drawNow(grammarWord)
}

// trailKey moves the focus from the field to the trail, which it opens if necessary, and back.
func (w derived) trailKey() {
	p := w.page
	switch {
	case !p.grammar:
		w.open()
		toTrail()
	case app.Window().Get("document").Get("activeElement").Call("closest", ".trail").Truthy():
		p.toField()
	default:
		p.followCaret() // the browser reports the caret later, and the trail would change while it has the focus
		p.painter.drawNow(statusWord)
		toTrail()
	}
}

// sayTrail announces the trail and what may come next. Nothing of this is announced during typing.
func (w derived) sayTrail() {
	p := w.page
	d := p.model.Derivation()
	said := append(w.of(labels.TrailOf, text.Trail(p.model.Lang, d.Trail(p.model.Selected.Start))), text.Run{Text: "\n"})
	p.speech.say(append(said, w.next(d)...).Quoted(p.model.Lang))
}

// steps returns the trail to the octet at the caret. Each step is a button that selects its octets. Steps of
// little interest are folded.
func (w derived) steps(d *derive.Derivation) (list []app.UI) {
	p := w.page
	trail := d.Trail(p.model.Selected.Start)
	folded, gap := d.Folded(trail), false
	for i, s := range trail {
		if folded[i] && !p.allSteps {
			if !gap {
				list = append(list, app.Li().Body(button("act").Aria("label", p.ui(labels.AllSteps)).Title(p.ui(labels.AllSteps)).Text("…").OnClick(w.onSteps)))
			}
			gap = true
			continue
		}
		gap = false
		step := button("act unit").DataSet("from", model.FromAttr(s.Span)).Body(prose(text.Trail(p.model.Lang, trail[i:i+1])))
		if s.By == derive.Guess {
			step = step.Class("act unit guess")
		}
		if i == len(trail)-1 {
			step = step.Aria("current", "true")
		}
		list = append(list, app.Li().Lang("en").Body(step))
	}
	if p.allSteps {
		list = append(list, app.Li().Class("less").Body(button("act").Text(p.ui(labels.FewerSteps)).OnClick(w.onSteps)))
	}
	return append(list, app.Li().Class("back").Body(button("act").Aria("keyshortcuts", "F9").Text(p.ui(labels.ToField)).OnClick(w.onBack)))
}

func (w derived) onSteps(app.Context, app.Event) {
	w.page.allSteps = !w.page.allSteps
	w.page.Update()
}

func (w derived) onBack(app.Context, app.Event) { w.page.toField() }

// rule shows a rule of the grammar as printed and in words, and what the text uses of it.
func (w derived) rule(d *derive.Derivation, s derive.Step) app.UI {
	rule, _ := derive.DefinitionOf(d.By, s.Rule)
	return app.Div().Class("rule").Body(
		para("of", app.A().Class("act").Lang("en").Href(model.GrammarFile(w.page.model.Lang)+"#"+model.GrammarAnchor(d.By, rule.Rule)).Target("_blank").Rel("noopener").Text(rule.Rule)),
		app.Pre().Lang("en").Dir("ltr").TabIndex(0).Aria("label", rule.Rule).Body(app.Code().Text(rule.Lines)),
		w.railroad(d),
		para("in-words", prose(text.RuleSentence(w.page.model.Lang, rule, d.Taken(s.Node)))),
	)
}

// railroad draws the rule at the caret as a diagram, with the path that the text takes. The sentence below it says
// the same.
func (w derived) railroad(d *derive.Derivation) app.UI {
	p := w.page
	rules := railroad.Of(d, p.model.Selected.Start)
	const width = 376 // the width of the narrow column; a phone scales the diagram down
	if len(rules) == 0 {
		return nil
	}
	return &drawing{Picture: railroad.SVG(rules[len(rules)-1:], railroad.Options{Lang: p.model.Lang, Width: width, Inline: true})}
}

// A drawing is an inline SVG, which shares the page's style sheet. The SVG is our own and contains octets of the
// grammar only, none of the text.
type drawing struct {
	app.Compo

	Picture string
	shown   string
}

func (d *drawing) OnMount(ctx app.Context)  { d.draw(ctx) }
func (d *drawing) OnUpdate(ctx app.Context) { d.draw(ctx) }
func (d *drawing) Render() app.UI           { return block("drawing") }

// draw shows the picture, unless it is there.
func (d *drawing) draw(ctx app.Context) {
	if d.shown != d.Picture {
		d.shown = d.Picture
		ctx.JSSrc().Set("innerHTML", browser.Picture(d.Picture))
	}
}

// sentences explains the rules around the current one, the outermost first.
func (w derived) sentences(int) app.UI {
	d, _, rules := w.rules()
	rules = rules[:max(len(rules)-1, 0)]
	return app.Ol().Body(app.Range(rules).Slice(func(i int) app.UI {
		rule, _ := derive.DefinitionOf(d.By, rules[i].Rule)
		return app.Li().DataSet("from", model.FromAttr(rules[i].Span)).Body(prose(text.RuleSentence(w.page.model.Lang, rule, d.Taken(rules[i].Node))))
	}))
}
