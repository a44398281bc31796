//go:build !small

package page

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/goal"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The presenter's notes are a second window for a screen that the audience does not see. They show the current and
// the next scene and, for a lesson, what the audience must not see: hints, replies and a solution. The window is
// empty when opened and the page writes into it, so nothing is loaded from the network.
type notes struct {
	window app.Value // nil until opened
	shown  []note
	press  app.Func // handles the keys pressed in the window
}

// A note is an element of the notes: its tag name and its text.
type note struct{ tag, text string }

// pressed is onStage. init sets it, because stageKeys → openNotes → onStage → stageKeys would be an initialisation cycle.
var pressed func(*page, stroke) bool

func init() { pressed = (*page).onStage }

// openNotes opens the window, or brings it to the front.
func (p *page) openNotes() {
	n := &p.stage.notes
	w := app.Window().Call("open", "", "urlscope-notes", "popup,width=560,height=720")
	if !w.Truthy() { // the browser blocked the window
		p.speech.show(p.ui(labels.NoNotes))
		return
	}
	n.window, n.shown = w, nil
	if n.press == nil {
		n.press = app.FuncOf(func(_ app.Value, args []app.Value) any {
			e := args[0]
			pressed(p, stroke{name: e.Get("key").String(), ctrl: e.Get("ctrlKey").Bool(), alt: e.Get("altKey").Bool(), meta: e.Get("metaKey").Bool(), plain: true})
			return nil
		})
	}
	w.Set("onkeydown", n.press)
	p.writeNotes()
}

// writeNotes updates the notes, if the window is open and they have changed.
func (p *page) writeNotes() {
	n := &p.stage.notes
	if n.window == nil || n.window.Get("closed").Bool() {
		return
	}
	list := p.notes()
	if slices.Equal(list, n.shown) {
		return
	}
	n.shown = list
	document := n.window.Get("document")
	document.Set("title", p.ui(labels.Notes))
	root, body := document.Get("documentElement"), document.Get("body")
	root.Set("lang", p.model.Lang.Tag())
	style := func(e app.Value, css string) { e.Get("style").Set("cssText", css) }
	style(root, "color-scheme: light dark")
	style(body, "margin: 1.25rem 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere")
	body.Call("replaceChildren")
	for _, line := range list {
		e := document.Call("createElement", line.tag)
		e.Set("textContent", line.text)
		switch line.tag {
		case "h1":
			style(e, "margin: 0 0 .5rem; font-size: 1.25rem")
		case "h2":
			style(e, "margin: 1rem 0 .25rem; font-size: 1rem")
		default:
			style(e, "margin: .25rem 0")
		}
		body.Call("append", e)
	}
}

// closeNotes closes the window.
func (p *page) closeNotes() {
	n := &p.stage.notes
	if n.window != nil {
		n.window.Call("close")
		n.press.Release()
	}
	*n = notes{}
}

// notes returns what only the presenter sees.
func (p *page) notes() []note {
	s := p.scene()
	list := []note{{"h1", p.whereOnStage(s)}, {"p", p.lineOf(s)}}
	if next := p.model.Beyond(s, p.scenes(), p.replies, false); next != s {
		list = append(list, note{"h2", p.ui(labels.ComesNext)}, note{"p", p.whereOnStage(next)}, note{"p", p.lineOf(next)})
	}
	if p.study.runs() != nil {
		list = append(list, p.lessonNotes(p.model.Study)...)
	}
	return list
}

// goalMarks are the marks for the states of goals.
var goalMarks = [...]string{goal.StateOpen: "○ ", goal.StateMet: "✓ ", goal.StateUnknown: "– "}

// lessonNotes returns the notes about a lesson: its goals with their states, even while the page covers them, its
// hints, its replies and a solution.
func (p *page) lessonNotes(l *model.Study) []note {
	list := []note{{"h2", p.goalsMet()}}
	for i, g := range l.Goals {
		list = append(list, note{"p", goalMarks[l.Grade.States[i]] + g.Label(p.model.Lang).Quoted(p.model.Lang)})
	}
	group := func(head text.Key, lines []string) {
		for i, line := range lines {
			if i == 0 {
				list = append(list, note{"h2", p.ui(head)})
			}
			list = append(list, note{"p", line})
		}
	}
	said := func(s string) string { return model.Said(s).Quoted(p.model.Lang) }
	var hints, replies, solutions []string
	for _, h := range l.Lesson.Hints {
		hints = append(hints, said(h))
	}
	for _, w := range l.Wrong {
		replies = append(replies, said(w.Say))
	}
	if len(l.Solutions) > 0 {
		solutions = []string{model.Visible(l.Solutions[0])}
	}
	group(labels.SheetHints, hints)
	group(labels.LessonReplies, replies)
	group(labels.ASolution, solutions)
	return list
}

// lineOf describes what a scene shows.
func (p *page) lineOf(s model.Scene) string {
	switch s.Word {
	case problemsWord:
		return p.problemLine(s)
	case wireWord:
		return p.stepLine(s)
	case lessonWord:
		if s.At > 0 {
			return p.model.Study.Goals[s.At-1].Label(p.model.Lang).Quoted(p.model.Lang)
		}
		return p.model.Study.Title
	}
	return p.ui(panelOf(s.Word).title(p.model))
}

// problemLine returns the text of a scene's problem or fixes; "" if the problem does not exist.
func (p *page) problemLine(s model.Scene) string {
	if s.At >= len(p.model.Problems) {
		return ""
	}
	d := p.model.Problems[s.At]
	if !s.Fix {
		return text.Message(p.model.Lang, p.model.URL, d).Quoted(p.model.Lang)
	}
	var fixes []string
	for _, f := range p.model.Fixes(s.At) {
		title := text.FixTitle(p.model.Lang, p.model.URL, d, f)
		fixes = append(fixes, title.String()+p.ui(text.ListComma)+text.FixKind(p.model.Lang, f.Kind))
	}
	return strings.Join(fixes, ". ")
}

// stepLine returns the text of a scene's step of the conversation; "" if the step does not exist.
func (p *page) stepLine(s model.Scene) string {
	list := p.model.StepsShown(p.replies)
	if s.At >= len(list) {
		return ""
	}
	talk := p.model.Talk()
	line, _ := text.Step(p.model.Lang, talk.URL, &talk.Said, brief(&talk.Said.Steps[list[s.At]]))
	return line.String()
}
