//go:build !small || learn

package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/goal"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const lessonWord model.Word = "lesson"

// The open lesson is right below the field, so that its goals and the field are visible together.
var lessonRow = panel{
	word: lessonWord, place: above, title: titled(labels.Lesson),
	there: func(p *page) bool { return p.model.Study != nil },
	draw:  func(p *page, _ *panel) app.UI { return task{p, p.model.Study}.draw() },
}

// task returns the lesson for a frame, which has no table of panels.
func (p *page) task() app.UI {
	if p.model.Study == nil {
		return nil
	}
	return lessonRow.draw(p, &lessonRow)
}

// A task draws the lesson. The author's words are shown as text only, because they are untrusted.
type task struct {
	page *page
	*model.Study
}

func (t task) draw() app.UI {
	p := t.page
	class := "panel lesson"
	if t.Runs() && t.Grade.Done && !p.stage.covered {
		class += " done"
	}
	by := text.Key("")
	switch {
	case !t.Runs():
		by = labels.LessonLater
	case t.Number == "":
		by = labels.LessonByOther
	}
	return app.Section().ID(string(lessonWord)).Class(class).Aria("labelledby", "h-lesson").Body(
		app.H2().ID("h-lesson").TabIndex(-1).Body(t.title()),
		only(by != "", line("by", p.ui(by))),
		block("task",
			t.written("aim", strings.Split(t.Text, "\n")...),
			when(t.Runs(), t.goals),
		),
		t.help(),
		t.buttons(),
		button("close").ID("close-lesson").Aria("label", p.ui(labels.CloseLesson)).Text("✕").OnClick(t.onClose),
	)
}

// only returns e if ok is true, and nil otherwise.
func only(ok bool, e app.UI) app.UI {
	if !ok {
		return nil
	}
	return e
}

// title returns the title of the lesson.
func (t task) title() app.UI {
	switch {
	case t.Number != "":
		return app.Text(labels.Filled(t.page.model.Lang, labels.NthLesson, "{a}", t.Number, "{b}", t.Title).String())
	case strings.TrimSpace(t.Title) == "":
		return app.Text(t.page.ui(labels.Lesson))
	}
	return app.Span().Class("written").Attr("lang", t.Lang.Tag()).Body(prose(model.Said(t.Title)))
}

// written returns text by the author, in paragraphs. For a lesson that is not built in it sets the language.
func (t task) written(class string, paragraphs ...string) app.HTMLDiv {
	e := app.Div().Class("written " + class).Body(app.Range(paragraphs).Slice(func(i int) app.UI {
		return app.Div().Body(prose(model.Said(paragraphs[i])))
	}))
	if t.Number == "" {
		e.Attr("lang", t.Lang.Tag())
	}
	return e
}

// goalKeys are the texts for the states of goals, and goalClasses their classes.
var (
	goalKeys    = [...]text.Key{goal.StateOpen: labels.GoalOpen, goal.StateMet: labels.GoalMet, goal.StateUnknown: labels.GoalUnknown}
	goalClasses = [...]string{goal.StateOpen: "ring", goal.StateMet: "tick", goal.StateUnknown: "dash"}
)

// goals lists all goals at once.
func (t task) goals() app.UI {
	p := t.page
	met := p.goalsMet()
	if p.stage.covered {
		met = labels.Filled(p.model.Lang, labels.SoManyGoals, "{n}", strconv.Itoa(len(t.Goals))).String()
	}
	return block("asked",
		app.P().ID("goals-met").Text(met),
		app.Ul().ID("goals").Aria("labelledby", "goals-met").Body(app.Range(t.Goals).Slice(func(i int) app.UI {
			g, state := t.Goals[i], t.Grade.States[i]
			class := goalClasses[state]
			if p.stage.covered {
				class = "covered"
			}
			if i == p.goalOnShow() {
				class += " current"
			}
			return app.Li().Class(class).Body(
				only(!p.stage.covered, mark("vh", text.Lead(p.model.Lang, p.ui(goalKeys[state])))),
				only(g.Words != "", t.written("own", g.Words)),
				app.Div().Body(prose(g.Label(p.model.Lang))),
			)
		})),
	)
}

// goalsMet says how many goals are met.
func (p *page) goalsMet() string {
	s := p.model.Study
	if s.Grade.Done {
		return p.ui(labels.AllGoalsMet)
	}
	return labels.Filled(p.model.Lang, labels.GoalsMet, "{a}", strconv.Itoa(s.Met()), "{b}", strconv.Itoa(len(s.Goals))).String()
}

// help shows the author's reply to a mistake, and the hints and the solution that the reader asked for.
func (t task) help() app.UI {
	p := t.page
	reply := "reply"
	if t.Stale {
		reply += " old"
	}
	hints := t.Lesson.Hints[:t.Study.Hints]
	return block("helps",
		only(t.Reply != "", t.written(reply, t.Reply).ID("reply")),
		app.Range(hints).Slice(func(i int) app.UI { return t.written("hint", hints[i]).ID("hint-" + strconv.Itoa(i+1)).TabIndex(-1) }),
		only(len(hints) == 1 && len(t.Lesson.Hints) > 1, line("caption", p.ui(labels.HintLater))),
		when(t.Solved && t.MayShowSolution(), t.solution),
	)
}

func (t task) solution() app.UI {
	p := t.page
	return app.P().ID("solution").TabIndex(-1).Body(
		app.Text(p.ui(labels.ASolution)+" "),
		app.Code().Text(model.Visible(t.Solutions[0])),
		only(t.Grade.Done, app.Text(" "+p.ui(labels.YoursToo))),
	)
}

// buttons returns the buttons of the lesson. Once all goals are met, one of them is the next step and is filled.
// During typing each button keeps its position.
func (t task) buttons() app.UI {
	p := t.page
	hint := labels.Hint
	if t.Study.Hints > 0 {
		hint = labels.SecondHint
	}
	act := func(there bool, id string, key text.Key, enabled bool, do app.EventHandler) app.UI {
		return only(there, button("act").ID(id).Disabled(!enabled).Text(p.ui(key)).OnClick(do, id))
	}
	return block("moves",
		act(t.Study.Hints < len(t.Lesson.Hints), "hint", hint, t.MayHint(), t.onHint),
		act(t.Runs(), "start-over", labels.StartOver, true, t.onStartOver),
		act(t.Runs(), "receipt", labels.Receipt, t.Grade.Done, t.onReceipt),
		act(t.Runs(), "print-lesson", labels.PrintSheet, true, t.onPrint),
		act(true, "all-lessons", labels.Lessons, true, p.onLessons),
		act(len(t.Solutions) > 0 && !t.Solved, "show-solution", labels.ShowSolution, t.MayShowSolution(), t.onSolution), // hidden until it is allowed
		when(t.Next != "", t.next),
	)
}

func (t task) next() app.UI {
	class := "button"
	if t.Grade.Done {
		class += " primary"
	}
	return app.A().ID("next-lesson").Class(class).Href("#lesson=1&id=" + t.Next).Text(t.page.ui(labels.NextLesson))
}

// go-app keeps a handler while its code pointer is the same, so each of these asks the page for the open lesson.

func (t task) onHint(app.Context, app.Event) {
	s := t.page.model.Study
	s.Hint()
	t.reveal("hint-" + strconv.Itoa(s.Hints))
}

func (t task) onSolution(app.Context, app.Event) {
	t.page.model.Study.Solved = true
	t.reveal("solution")
}

// reveal redraws what the reader asked for, and moves the focus there, because the button may be gone.
func (t task) reveal(id string) {
	p := t.page
	p.painter.changed()
	p.painter.drawNow(lessonWord)
	focus(id)
	p.Update()
}

func (t task) onStartOver(app.Context, app.Event) {
	p := t.page
	start := p.model.Study.Restart()
	p.field.load(start, model.New(start).Selected)
	p.model.SelectSpan(p.model.Selected) // grades the start, which may be in the field already
	p.fitLines()
	p.Update()
}

func (t task) onReceipt(app.Context, app.Event) {
	t.page.openDialog(&dialog{page: t.page, kind: toolDialog, title: labels.Receipt, draw: (*dialog).receiptBody})
}

func (t task) onPrint(app.Context, app.Event) { t.page.printLesson(t.Lesson, t.Study.Link(), false) }

func (t task) onClose(app.Context, app.Event) {
	p := t.page
	p.toField() // because the button disappears
	p.study.close()
	p.address.write()
	p.Update()
}
