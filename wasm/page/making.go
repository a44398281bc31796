//go:build !small

package page

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/code"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
	"urlscope/wasm/scorm"
)

// makingSetting is the name under which the browser stores the draft of a lesson.
const makingSetting = "making"

// A maker is the state of the dialog in which a teacher makes a lesson.
type maker struct {
	page   *page
	dialog *dialog
	making *model.Making
	choice []goal.Goal // the goals to choose from, as drawn
	start  []bool      // which of them the start meets already

	lesson  *lesson.Lesson // the lesson as of the last pause; nil if it has faults
	link    string         // the link to lesson
	wrong   lesson.Errors  // the faults of the draft
	judging *time.Timer

	own        string // the goal being typed
	ownWrong   string // the error in it
	other      string // the link or file of a lesson to open
	otherWrong string // the error in it
	embed      bool   // whether the embed code is shown instead of the link
	answers    bool   // whether the worksheet has a page with answers
}

func init() { tools["making"] = (*page).makeLesson }

// makeLesson opens the dialog with the stored draft, if there is one.
func (p *page) makeLesson() {
	w := &maker{page: p, other: p.openLesson()}
	if stored := browser.Setting(makingSetting); stored != "" {
		w.load(model.StoredMaking(stored))
	} else {
		w.begin()
	}
	w.dialog = p.openTool(labels.MakeLesson, w.body)
}

// openTool opens a dialog of the workshop. If it was requested from a dialog, that dialog becomes the tool.
func (p *page) openTool(title text.Key, body func() []app.UI) *dialog {
	tool := dialog{kind: toolDialog, title: title, draw: func(*dialog) []app.UI { return body() }}
	if p.dialog == nil {
		tool.page = p
		p.openDialog(&tool)
		return p.dialog
	}
	p.dialog.become(tool)
	if title := app.Window().GetElementByID("h-dialog"); title.Truthy() {
		title.Call("focus") // because the pressed button disappears
	}
	app.Window().GetElementByID("dialog").Set("scrollTop", 0)
	return p.dialog
}

// begin starts a draft from the current view.
func (w *maker) begin() {
	start := w.page.field.before
	switch m := w.page.model; {
	case m.Pinned != nil:
		start = m.Pinned.Source()
	case m.Study != nil:
		start = m.Study.Start
	}
	w.load(model.NewMaking(w.page.model, start))
}

// load replaces the draft.
func (w *maker) load(m *model.Making) {
	w.making = m
	w.judge()
}

// changed stores the draft, and checks it at the next pause in the typing.
func (w *maker) changed() {
	browser.Keep(makingSetting, w.making.File())
	w.dialog.said = ""
	if w.judging != nil {
		w.judging.Stop()
	}
	const rest = 300 * time.Millisecond
	w.judging = time.AfterFunc(rest, func() {
		w.judge()
		w.dialog.refresh()
	})
	w.dialog.refresh()
}

func (w *maker) judge() {
	if w.lesson, w.wrong = w.making.Judged(); w.lesson != nil {
		w.link = w.lesson.Link()
	}
	w.choice = w.making.Choice()
	w.start = w.making.AtStart(w.choice)
}

// A makingBlank is an input for a field of the lesson.
type makingBlank struct {
	name        string
	i           int
	label, more text.Key
	lines       int
}

// The inputs before and behind the goals.
var (
	aims = []makingBlank{
		{"title", 0, labels.LessonTitle, "", 0},
		{"text", 0, labels.LessonText, "", 3},
		{"solution", 0, labels.LessonSolution, labels.OneALine, 2},
		{"start", 0, labels.LessonStart, "", 0},
	}
	helps = []makingBlank{
		{"hint", 0, labels.LessonHint1, "", 2},
		{"hint", 1, labels.LessonHint2, "", 2},
		{"mistake", 0, labels.LessonMistakes, labels.OneALine, 2},
	}
)

// blanks returns the inputs of list.
func (w *maker) blanks(list []makingBlank) app.UI {
	return app.Range(list).Slice(func(i int) app.UI {
		b := list[i]
		used, limit := w.making.Limit(b.name, b.i)
		return &blank{Name: b.name, Nth: b.i, Lang: w.page.model.Lang, Label: b.label, More: b.more, Lines: b.lines,
			Value: w.making.Field(b.name, b.i), Used: used, Limit: limit, Wrong: w.badGoal(b), write: w.write}
	})
}

// badGoal returns the error in the goals of a reply.
func (w *maker) badGoal(b makingBlank) string {
	if b.name != "when" || w.making.Field("when", b.i) == "" {
		return ""
	}
	_, wrong := model.ReadWhen(w.making.Field("when", b.i))
	return w.said(wrong)
}

// said returns the text of a fault.
func (w *maker) said(f *text.Fault) string {
	if f == nil {
		return ""
	}
	return f.In(w.page.model.Lang).Quoted(w.page.model.Lang)
}

// write stores a typed value.
func (w *maker) write(name string, i int, typed string) {
	switch name {
	case ownGoal:
		w.own, w.ownWrong = typed, ""
	case otherLesson:
		w.other, w.otherWrong = typed, ""
	default:
		w.making.Write(name, i, typed)
		w.changed()
	}
}

// The inputs that are not fields of the lesson.
const (
	ownGoal     = "own"
	otherLesson = "other"
)

// body returns the content of the dialog.
func (w *maker) body() []app.UI {
	return []app.UI{
		w.opening(),
		w.blanks(aims),
		w.starts(),
		w.langs(),
		w.goals(),
		w.blanks(helps),
		w.replies(),
		w.blanks([]makingBlank{{"next", 0, labels.LessonNext, "", 0}}),
		when(len(w.wrong) > 0, w.faults),
		when(len(w.wrong) == 0 && w.lesson != nil, w.result),
		line("caption", w.page.ui(labels.LessonKept)),
	}
}

// button returns a button of the dialog.
func (w *maker) button(id string, key text.Key, do func()) app.UI {
	return button("button").ID(id).Text(w.page.ui(key)).OnClick(func(app.Context, app.Event) { do() }, id)
}

// opening returns the input with which another lesson is opened for editing.
func (w *maker) opening() app.UI {
	l := w.page.model.Lang
	return app.Details().Class("folded").Body(
		app.Summary().Text(w.page.ui(labels.OpenAnother)),
		&blank{Name: otherLesson, Lang: l, Label: labels.OpenAnotherHelp, Lines: 3, Value: w.other, Wrong: w.otherWrong, write: w.write},
		block("row-of-buttons",
			w.button("open-lesson", labels.OpenIt, w.open),
			w.button("begin-anew", labels.BeginAnew, func() {
				browser.Keep(makingSetting, "")
				w.begin()
			}),
		),
	)
}

// open opens the pasted lesson.
func (w *maker) open() {
	w.page.readLesson(w.other, func(m *model.Making) {
		w.other, w.otherWrong = "", ""
		w.load(m)
		w.changed()
	}, func(why string) {
		w.otherWrong = why
		w.dialog.refresh()
	})
}

// starts returns buttons with suggestions for the lesson's start, made from the current text when pressed.
func (w *maker) starts() app.UI {
	p := w.page
	suggestion := func(id string, key text.Key, src func() string) app.UI {
		return w.button(id, key, func() {
			w.making.Start = src()
			w.judge()
			w.changed()
		})
	}
	return block("row-of-buttons",
		when(p.model.Pinned != nil, func() app.UI {
			return suggestion("start-from-pinned", labels.StartFromPinned, func() string { return p.model.Pinned.Source() })
		}),
		when(p.field.before != "", func() app.UI {
			return suggestion("start-from-unfixed", labels.StartFromUnfixed, func() string { return p.field.before })
		}),
		suggestion("start-from-field", labels.StartFromField, p.model.Source),
	)
}

// langs returns the choice of the lesson's language.
func (w *maker) langs() app.UI {
	return app.FieldSet().Class("formats").Body(
		app.Legend().Text(w.page.ui(labels.LessonLang)),
		app.Range(text.Langs).Slice(func(i int) app.UI {
			return app.Label().Class("check").Body(
				app.Input().Type("radio").Name("lesson-lang").ID("lesson-lang-"+text.Langs[i].Tag()).Checked(w.making.Lang == text.Langs[i]).OnClick(func(app.Context, app.Event) {
					w.making.Lang = text.Langs[i]
					w.changed()
				}, i),
				app.Span().Lang(text.Langs[i].Tag()).Text(text.Langs[i].Name()),
			)
		}),
	)
}

// goals returns the suggested goals, and an input for another goal.
func (w *maker) goals() app.UI {
	l := w.page.model.Lang
	return app.FieldSet().ID("make-goals").Body(
		app.Legend().Text(w.page.ui(labels.LessonGoals)+" "+strconv.Itoa(len(w.making.Goals))+"/"+strconv.Itoa(model.MaxGoals)),
		app.Range(w.choice).Slice(func(i int) app.UI {
			g := w.choice[i]
			label := g.Label(l)
			return check("goal-"+strconv.Itoa(i), w.making.Asked(g) >= 0, label, w.onGoal(i),
				when(g.Words != "", func() app.UI { return app.Small().Text(model.Visible(g.Words)) }),
				when(w.start[i], func() app.UI { return app.Small().Text(w.page.ui(labels.MetAtStart)) }),
			)
		}),
		&blank{Name: ownGoal, Lang: l, Label: labels.OwnGoal, More: labels.OwnGoalHelp, Value: w.own, Wrong: w.ownWrong, write: w.write},
		w.button("add-goal", labels.AddGoal, w.addGoal),
	)
}

func (w *maker) onGoal(i int) app.EventHandler {
	return func(app.Context, app.Event) {
		if i < len(w.choice) { // the page may still show more goals than there are
			w.ask(w.choice[i])
		}
	}
}

// ask adds a goal to the lesson, or removes it.
func (w *maker) ask(g goal.Goal) {
	if w.making.Asked(g) < 0 && len(w.making.Goals) >= model.MaxGoals {
		w.dialog.said = labels.TooManyGoals
		return
	}
	w.making.Ask(g)
	w.judge()
	w.changed()
}

// addGoal adds the typed goal.
func (w *maker) addGoal() {
	g, err := goal.Parse(w.own)
	if err != nil {
		w.ownWrong = firstFault(err).In(w.page.model.Lang).Quoted(w.page.model.Lang)
		return
	}
	if i := w.making.Asked(g); i >= 0 {
		w.making.Ask(g) // the same goal in other words
	}
	w.own = ""
	w.ask(g)
}

// replies returns the inputs for replies to mistakes.
func (w *maker) replies() app.UI {
	var list []makingBlank
	for i := range w.making.Wrong {
		list = append(list, makingBlank{"when", i, labels.LessonWhen, "", 0}, makingBlank{"say", i, labels.LessonSay, "", 2})
	}
	return app.FieldSet().Body(
		app.Legend().Text(w.page.ui(labels.LessonReplies)),
		w.blanks(list),
		block("row-of-buttons",
			w.button("reply-to-all", labels.ProposeReplies, func() {
				w.making.ReplyToAll()
				w.changed()
			}),
			w.button("add-reply", labels.AddReply, func() {
				w.making.AddReply()
				w.changed()
			}),
		),
	)
}

// fieldNames are the labels of the fields by key.
var fieldNames = map[string]text.Key{
	"title": labels.LessonTitle, "text": labels.LessonText, "start": labels.LessonStart, "goal": labels.LessonGoals, "hint": labels.LessonHint1,
	"wrong": labels.LessonReplies, "solution": labels.LessonSolution, "mistake": labels.LessonMistakes, "next": labels.LessonNext,
}

// faults lists the faults of the draft.
func (w *maker) faults() app.UI {
	l := w.page.model.Lang
	return app.Section().ID("make-wrong").Body(
		app.H3().Text(w.page.ui(labels.NotWellYet)),
		app.Ul().Body(app.Range(w.wrong).Slice(func(i int) app.UI {
			e := w.wrong[i]
			name, _, _ := strings.Cut(labels.UI(l, fieldNames[e.Key]), text.Lead(l, ""))
			return app.Li().Body(app.B().Text(text.Lead(l, name)), prose(e.In(l)))
		})),
	)
}

// result shows a lesson without faults: its link, QR code and file, and the buttons to try it. The buttons act on
// the lesson at the time of the click.
func (w *maker) result() app.UI {
	p := w.page
	shown := w.address()
	if w.embed {
		shown = w.tag()
	}
	return app.Section().ID("make-result").Body(
		line("kind same", p.ui(labels.LessonWell)),
		w.dialog.copied(shown),
		block("row-of-buttons",
			app.A().Class("button primary").ID("try-lesson").Href(w.link).Text(p.ui(labels.TryLesson)),
			w.button("copy-link", labels.CopyLink, func() { w.copy(false) }),
			w.button("copy-embed", labels.EmbedCode, func() { w.copy(true) }),
			w.button("save-it", labels.SaveFile, func() { browser.Save("lesson.txt", "text/plain", w.making.File()) }),
			w.button("print-sheet", labels.PrintSheet, func() { p.printLesson(w.lesson, w.link, w.answers) }),
			app.Range(scorm.Versions[:]).Slice(func(i int) app.UI {
				name := labels.Filled(p.model.Lang, labels.PackageIt, "{a}", scorm.Versions[i]).String()
				return button("button").ID("scorm-"+scorm.Versions[i]).Text(name).OnClick(func(app.Context, app.Event) { w.pack(scorm.Version(i)) }, i)
			}),
		),
		check("with-answers", w.answers, labels.Words(p.model.Lang, labels.PrintAnswers), func(app.Context, app.Event) { w.answers = !w.answers }),
		codePicture(p.model.Lang, w.address(), "code"),
		line("caption", p.ui(labels.LessonNote)),
	)
}

// address returns the address of the lesson.
func (w *maker) address() string { return pageBase() + w.link }

// tag returns the embed code of the lesson.
func (w *maker) tag() string { return model.LessonTag(pageBase(), w.link, w.lesson) }

// copy copies the link or the embed code, and shows what was copied.
func (w *maker) copy(embed bool) {
	w.embed = embed
	w.dialog.refresh()
	if embed {
		w.page.copy(w.tag(), labels.Copied)
	} else {
		w.page.copy(w.address(), labels.LinkCopied)
	}
}

// codePicture returns the QR code of an address, in an element with an id. For an address that is too long it
// returns a notice.
func codePicture(l text.Lang, address, id string) app.UI {
	path, size, ok := code.SVGPath(address)
	if !ok {
		return app.P().ID("no-" + id).Class("caption").Text(labels.Count(l, labels.NoCode, len(address)))
	}
	side := strconv.Itoa(size)
	return app.Img().ID(id).Class("code").Alt(labels.UI(l, labels.CodeOfLesson)).Src(model.DataURL(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ` + side + " " + side + `"><path fill="#fff" d="M0 0h` + side + "v" + side + `H0z"/><path d="` + path + `"/></svg>`))
}

// firstFault returns the first fault of an error from a lesson or a goal.
func firstFault(err error) *text.Fault {
	switch e := err.(type) {
	case lesson.Errors:
		return e[0].Fault
	case *lesson.Error:
		return e.Fault
	case *text.Fault:
		return e
	}
	return nil
}
