package page

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A frame is the page inside another site's page: the field, a row of tabs, and the panel of the selected tab. It
// exchanges messages with web/embed.js in the page around it. In a plain iframe without embed.js, the link in the
// address says what is shown.
type frame struct {
	app.Compo

	page page

	words    []model.Word // the tabs
	chosen   model.Word
	readonly bool
	muted    bool // the page around is changing what is shown; no event is sent until it is done
	refused  bool // the last text that the page around set is too long, so the frame shows another text
	set      int  // the revision of the text that the page around set last
	typed    bool // the reader has edited the text

	told struct { // what the page around was told last
		ready    bool
		revision int
		lang     text.Lang
		selected core.Span
		chosen   model.Word
		goals    string // the states of the goals
		done     bool   // all goals of the lesson are met
	}
	telling *time.Timer
}

// OnMount mounts the page in the frame and opens the connection to the page around it.
func (f *frame) OnMount(ctx app.Context) {
	if app.IsServer {
		return
	}
	f.page.painter.root = &f.Compo
	f.page.choose = func(w model.Word) {
		if slices.Contains(f.words, w) {
			f.chosen = w
		}
	}
	f.muted = true
	f.page.OnMount(ctx)
	f.muted = browser.OpenFrame(app.FuncOf(func(_ app.Value, args []app.Value) any {
		f.hear(fields(args[0]))
		return nil
	}))
	f.tell()
}

// fields returns the members of a message that model.ReadMessage knows.
func fields(message app.Value) (fields []model.Field) {
	for _, name := range model.Members {
		f := model.Field{Name: name, Kind: model.Other}
		switch v := message.Get(name); v.Type() {
		case app.TypeUndefined:
			continue
		case app.TypeString:
			f.Kind, f.Text = model.Text, v.String()
		case app.TypeNumber:
			f.Kind, f.Number = model.Number, v.Float()
		case app.TypeBoolean:
			f.Kind, f.Truth = model.Truth, v.Bool()
		}
		fields = append(fields, f)
	}
	return fields
}

// hear handles a message from the page around. It first sends that page the changes up to now.
func (f *frame) hear(fields []model.Field) {
	m, ok := model.ReadMessage(fields)
	answer := model.Event{Type: "reply", ID: m.ID}
	switch {
	case !ok:
		if m.ID <= 0 {
			return
		}
		answer.Message = "the question is not understood"
	case m.Type == "set":
		f.apply(m)
		return
	case f.refused:
		answer.Message = f.page.ui(labels.TooLongToSet)
	case m.Type == "fix":
		e, ok := f.page.model.FixOf(m)
		if !ok {
			answer.Message = "there is no such fix of this text"
			break
		}
		f.edit(func() {
			f.page.field.replace(e)
			f.page.followCaret() // the browser reports the caret later, or not at all
		})
	}
	f.sendEvent()
	if answer.Message == "" {
		answer = f.page.model.ReportEvent(answer.Type, answer.ID)
	}
	f.send(answer)
}

// apply applies the settings of a message.
func (f *frame) apply(m model.Message) {
	f.muted = true
	root := app.Window().Get("document").Get("documentElement")
	if m.Theme != nil && (*m.Theme == "dark" || *m.Theme == "light") {
		root.Call("setAttribute", "data-theme", *m.Theme)
	}
	if m.Show != nil {
		shown, anatomy := model.ReadShow(*m.Show, Words(), NamedWords())
		f.showWords(shown)
		f.page.showGrammar(slices.Contains(shown, grammarWord))
		app.Window().GetElementByID("plate").Get("classList").Call("toggle", "plain", !anatomy)
	}
	if m.Readonly != nil {
		f.readonly = *m.Readonly
		f.page.field.area.Set("readOnly", f.readonly)
		root.Get("classList").Call("toggle", "readonly", f.readonly)
	}
	if m.Lang != nil {
		if l, ok := text.ParseLang(*m.Lang); ok {
			f.page.setLang(l)
		} else {
			f.page.chooseLang()
		}
	}
	if m.Judge != nil {
		f.applyJudge(*m.Judge)
	}
	f.applyText(m)
	if m.Lesson != nil {
		f.applyLesson(*m.Lesson)
	}
	if m.Names != nil {
		f.page.applyNames(*m.Names)
	}
	if m.Word != nil && slices.Contains(f.words, model.Word(*m.Word)) {
		f.chosen = model.Word(*m.Word)
	}
	f.told.chosen = f.chosen // the page around knows its own settings
	f.muted = false
	f.page.Update()
}

// applyText applies the text and the selection of a message. A default or initial selection causes no event.
func (f *frame) applyText(m model.Message) {
	if m.URL != nil {
		f.refused = m.TooLong()
		switch {
		case f.refused:
			f.send(model.Event{Type: "refused", Message: f.page.ui(labels.TooLongToSet)})
			f.told.revision = -1 // makes the next text an event, even if it is the current one
		case !f.told.ready || *m.URL != f.page.model.Source():
			f.put(*m.URL)
			f.told.selected = f.page.model.Selected
		}
	}
	if m.Select != nil {
		if s, ok := model.ReadSelect(*m.Select, len(f.page.model.Source())); ok {
			f.page.point(s)
		}
		if !f.told.ready {
			f.told.selected = f.page.model.Selected
		}
	}
}

// applyJudge sets the standard that judges the text. The selection that follows from this causes no event, and the
// text counts as reported.
func (f *frame) applyJudge(name string) {
	known := f.told.revision == f.page.model.Revision
	typed := f.edited()
	s, _ := model.ReadJudge(name)
	f.page.judgeBy(s)
	if !f.told.ready {
		return
	}
	if f.typed, f.set = typed, f.page.model.Revision; known {
		f.told.revision = f.set
	}
	f.told.selected = f.page.model.Selected
	f.page.repaint()
}

// applyLesson opens the lesson of a message. If the message has no text, the field gets the lesson's start.
func (f *frame) applyLesson(name string) {
	p := &f.page
	f.told.goals = ""
	if p.study.close(); name == "" {
		return
	}
	p.study.find(name, func(src string) {
		if p.model.Study == nil {
			f.send(model.Event{Type: "refused", Message: p.address.words().Quoted(p.model.Lang)})
			return
		}
		if p.model.Source() == "" {
			f.put(src)
		}
		p.model.SelectSpan(p.model.Selected) // grades the current text
		p.Update()
	})
}

// put puts a text into the field. The first text is the initial one; a later one is an edit that the reader may
// undo.
func (f *frame) put(src string) {
	if !f.told.ready {
		f.page.field.start(src)
		f.page.changed()
		f.page.model.SelectFirst()
		f.page.repaint()
		f.set = f.page.model.Revision
	} else {
		selected := model.New(src).Selected
		f.edit(func() { f.page.field.load(src, selected) })
		f.page.model.SelectSpan(selected)
	}
	f.page.fitLines()
}

// edit runs an edit of the page around, which may edit even a read-only field. The browser fires the input event
// during the edit, and pending callbacks such as sendEvent run then, too.
func (f *frame) edit(do func()) {
	muted := f.muted
	f.muted = true
	f.typed = f.edited()
	f.page.field.area.Set("readOnly", false)
	do()
	f.page.field.area.Set("readOnly", f.readonly)
	f.set, f.told.selected = f.page.model.Revision, f.page.model.Selected
	f.muted = muted
}

// edited reports whether the reader has edited the text.
func (f *frame) edited() bool { return f.typed || f.set != f.page.model.Revision }

// showWords sets the tabs. The selected tab stays selected if it is among them; otherwise the first one is
// selected.
func (f *frame) showWords(words []model.Word) {
	f.words = words
	if !f.told.ready || !slices.Contains(words, f.chosen) {
		f.chosen = ""
		if len(words) > 0 {
			f.chosen = words[0]
		}
	}
}

func (f *frame) send(e model.Event) { browser.Send(e.String()) }

// tell schedules an event with the changes, so that all changes of one key are sent together.
func (f *frame) tell() {
	const soon = 40 * time.Millisecond
	if f.telling != nil {
		f.telling.Stop()
	}
	f.telling = time.AfterFunc(soon, f.sendEvent)
}

// sendEvent sends the changes to the page around the frame. It sends nothing while a message is applied, after a text that
// was too long, and while a lesson is awaited.
func (f *frame) sendEvent() {
	if f.muted || f.refused || f.page.study.wanted != nil {
		return
	}
	if !f.told.ready || f.told.revision != f.page.model.Revision || f.told.lang != f.page.model.Lang {
		kind := "change"
		if !f.told.ready {
			kind = "ready"
			f.page.painter.drawAll() // gives the panels their height before the frame is shown
			browser.Fit()
		}
		f.told.ready, f.told.revision, f.told.lang = true, f.page.model.Revision, f.page.model.Lang
		e := f.page.model.ReportEvent(kind, 0)
		e.Typed = f.edited()
		f.send(e)
	}
	if f.told.selected != f.page.model.Selected {
		f.told.selected = f.page.model.Selected
		f.send(f.page.model.SelectEvent())
	}
	f.tellStudy()
	if f.told.chosen != f.chosen {
		f.told.chosen = f.chosen
		f.send(model.Event{Type: "word", Word: f.chosen})
	}
}

// tellStudy sends the progress of the lesson, if one is open.
func (f *frame) tellStudy() {
	s := f.page.study.runs()
	if s == nil {
		return
	}
	if states := s.States(); f.told.goals != states {
		f.told.goals = states
		f.send(f.page.model.StudyEvent("goals"))
	}
	if f.told.done != s.Grade.Done {
		f.told.done = s.Grade.Done
		f.send(f.page.model.StudyEvent("lesson"))
	}
}

// Render draws the tabs and the panel under the field. It is called at every change.
func (f *frame) Render() app.UI {
	if f.page.model == nil { // go-app may render a value without a model, as it does with a page
		f.page.model = model.New("")
		f.showWords(Words())
	}
	if app.IsClient {
		f.tell()
	}
	f.page.model.MarksParting = f.chosen == standardsWord
	return app.Div().ID("panels").Body(
		app.Div().ID("study").Body(f.page.task()),
		app.Div().ID("words").Hidden(len(f.words) == 0).Body(
			app.Div().Class("tabs").Attr("role", "tablist").Aria("label", f.page.ui(labels.Panels)).OnKeyDown(f.onKey).
				Body(app.Range(f.words).Slice(f.tab)),
			f.verdict(),
		),
		app.Div().ID("body").Hidden(len(f.words) == 0).Body(
			app.Div().ID("shown").Attr("role", "tabpanel").Aria("labelledby", "word-"+string(f.chosen)).Body(f.shown(), f.below()),
		),
		app.Footer().ID("foot").Body(
			stretch("wordmark", app.Text("url"), app.B().Text("scope")),
			when(len(f.words) == 0, f.verdict),
			button("act").Text(f.page.ui(labels.CopyLink)).OnClick(f.onCopyLink),
			app.A().Class("act").Href(f.full()).Target("_blank").Rel("noopener").Text(f.page.ui(labels.OpenInFull)),
		),
		f.page.renderDialog(),
		f.page.clause(),
	)
}

func (f *frame) verdict() app.UI {
	first, beside := f.page.verdicts()
	return block("verdicts", first, beside)
}

// tab returns tab i.
func (f *frame) tab(i int) app.UI {
	w := f.words[i]
	row := panelOf(w)
	chosen, stop := "false", -1
	if w == f.chosen {
		chosen, stop = "true", 0
	}
	name := f.page.ui(row.title(f.page.model))
	if row.count != nil {
		name += " " + strconv.Itoa(row.count(f.page.model))
	}
	return app.Button().Type("button").ID("word-"+string(w)).Attr("role", "tab").Aria("selected", chosen).
		Aria("controls", "shown").TabIndex(stop).Text(name).OnClick(f.onWord(w), w)
}

func (f *frame) onWord(w model.Word) app.EventHandler {
	return func(app.Context, app.Event) { f.choose(w) }
}

// onKey selects a tab by the arrow keys, Home and End.
func (f *frame) onKey(_ app.Context, e app.Event) {
	i, n := slices.Index(f.words, f.chosen), len(f.words)
	switch e.Get("key").String() {
	case "ArrowRight":
		i = (i + 1) % n
	case "ArrowLeft":
		i = (i + n - 1) % n
	case "Home":
		i = 0
	case "End":
		i = n - 1
	default:
		return
	}
	e.PreventDefault()
	f.choose(f.words[i])
	app.Window().GetElementByID("word-" + string(f.chosen)).Call("focus")
}

// choose selects the tab of w.
func (f *frame) choose(w model.Word) {
	f.chosen = w
	f.sendEvent()
}

// shown returns the panel of the selected tab.
func (f *frame) shown() app.UI {
	if row := panelOf(f.chosen); row != nil {
		return row.draw(&f.page, row)
	}
	return nil
}

// below returns the panel that the page shows beside the conversation.
func (f *frame) below() app.UI {
	return when(f.chosen == wireRow.word && beginRow.there(&f.page), func() app.UI { return beginRow.draw(&f.page, &beginRow) })
}

// full returns the link to the whole page with the current view, without a password.
func (f *frame) full() string {
	if s := f.page.model.Study; s != nil {
		return "./" + s.Address(f.page.model, false)
	}
	return "./" + model.Link(f.page.model.WithoutPassword(), core.Span{})
}

func (f *frame) onCopyLink(app.Context, app.Event) {
	base := app.Window().Get("document").Get("baseURI").String()
	f.page.copy(app.Window().Get("URL").New(f.full(), base).Get("href").String(), labels.LinkCopied)
}
