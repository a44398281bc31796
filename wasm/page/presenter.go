//go:build !small

package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/code"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A presenter shows the page to an audience: the field in large, and one subject at a time under it, called a
// scene. The panels stay in the document; the style sheet hides those that the scene does not need (deferred.css).
type presenter struct {
	on       bool
	blank    bool // the screen is blank
	covered  bool // the states of a lesson's goals are hidden
	scene    model.Scene
	revision int         // the revision of the text for which the scene was chosen
	picked   core.Span   // the selection when the presentation began
	of       int         // the revision of the text of that selection
	told     model.Scene // the scene that the style sheet shows
	notes    notes
}

func init() { tools["present"] = func(p *page) { p.present(!p.stage.on) } }

// stageKeys are the keys of the presenter. While the field has the focus, only the keys of a clicker and Escape
// are taken.
var stageKeys = []key{
	{"PageDown", anywhere, labels.NextScene, func(p *page) { p.turn(false) }},
	{"PageUp", anywhere, labels.PreviousScene, func(p *page) { p.turn(true) }},
	{"ArrowRight", notField, labels.NextScene, func(p *page) { p.turn(false) }},
	{"ArrowLeft", notField, labels.PreviousScene, func(p *page) { p.turn(true) }},
	{"1", notTyping, labels.SceneByDigit, nil},
	{"B", notTyping, labels.BlankScreen, (*page).blankScreen},
	{"H", notTyping, labels.CoverTicks, (*page).coverTicks},
	{"L", notTyping, labels.LinkInLarge, (*page).showLink},
	{"N", notTyping, labels.OpenNotes, (*page).openNotes},
	{"Enter", offControls, labels.TypeInField, (*page).toField},
	{"Escape", anywhere, labels.LeavePresenter, (*page).stepBack},
}

// onStage handles a stroke in the presenter. It returns false if the presenter has no such key.
func (p *page) onStage(s stroke) bool {
	if !p.stage.on {
		return false
	}
	s.name = lettered(s.name)
	if n, err := strconv.Atoi(s.name); err == nil && notTyping.handles(s) && s.chord() == s.name {
		return p.chooseScene(n)
	}
	k := keyIn(stageKeys, s)
	if k == nil {
		return false
	}
	k.do(p)
	return true
}

// capName returns the printed name of a key that browsers name differently.
func capName(name string) string {
	switch name {
	case "PageDown":
		return "Page Down"
	case "PageUp":
		return "Page Up"
	case "ArrowRight":
		return "→"
	case "ArrowLeft":
		return "←"
	}
	return name
}

// lettered returns the name of a letter key in upper case, so that Shift and Caps Lock make no difference.
func lettered(name string) string {
	if len(name) == 1 {
		return strings.ToUpper(name)
	}
	return name
}

// present starts or ends a presentation. A frame has none.
func (p *page) present(on bool) {
	if p.choose != nil || on == p.stage.on {
		return
	}
	p.closeNotes()
	before := p.stage
	p.stage = presenter{on: on, picked: p.model.Picked(), of: p.model.Revision}
	root := app.Window().Get("document").Get("documentElement")
	root.Get("classList").Call("toggle", "present", on)
	if !on {
		p.showScene()
		p.keepPicked(before)
		p.speech.say(p.ui(labels.StaysHere))
	} else {
		p.play(p.model.Opening(p.scenes(), p.replies))
		p.keepPicked(p.stage)
	}
	p.fitLines()
	p.Update()
	p.rest()
}

// keepPicked restores the selection of the reader, because scenes select their own octets.
func (p *page) keepPicked(s presenter) {
	if s.picked.Len() > 0 && s.of == p.model.Revision {
		p.point(s.picked)
	}
}

// scenes returns the panels that the presentation shows.
func (p *page) scenes() (list []model.Word) {
	for _, w := range model.ScenesOf {
		if row := panelOf(w); row != nil && (row.there == nil || row.there(p)) {
			list = append(list, w)
		}
	}
	return list
}

// turn shows the next or the previous scene.
func (p *page) turn(back bool) {
	p.play(p.model.Beyond(p.scene(), p.scenes(), p.replies, back))
}

// scene returns the current scene. If the text has changed since, it is no scene about a fix, because the fix may
// have been applied.
func (p *page) scene() model.Scene {
	s := p.stage.scene
	s.Fix = s.Fix && p.stage.revision == p.model.Revision
	return p.model.Within(s, p.replies)
}

// play shows a scene, and selects its octets.
func (p *page) play(s model.Scene) {
	p.stage.scene, p.stage.revision, p.stage.blank = s, p.model.Revision, false
	switch s.Word {
	case problemsWord:
		p.hearProblem(s)
	case wireWord:
		p.hearStep()
	default:
		p.speech.say(p.lineOf(s))
	}
	p.showScene()
	p.painter.changed()
	p.painter.drawNow(s.Word)
	p.writeNotes()
	app.Window().Call("scrollTo", 0, 0)
}

// hearProblem opens the scene's problem, and announces it or its fixes.
func (p *page) hearProblem(s model.Scene) {
	if s.At >= len(p.model.Problems) {
		return
	}
	p.openProblem(s.At)
	if s.Fix {
		p.speech.say(p.problemLine(s))
	}
}

// hearStep selects the octets that the scene's step comes from, and announces the step.
func (p *page) hearStep() {
	i := p.stepOnShow()
	if i < 0 {
		return
	}
	talk := p.model.Talk()
	if from := talk.Steps[i].Sources(); len(from) > 0 {
		p.model.SelectSpan(from[0])
		p.showSelected()
	}
	p.speech.say(p.stepLine(p.scene()))
}

// goalOnShow returns the index of the lesson's goal in the scene; -1 for none or all.
func (p *page) goalOnShow() int {
	if s := p.scene(); p.stage.on && s.Word == lessonWord {
		return s.At - 1
	}
	return -1
}

// coverTicks hides or shows the states of the goals, so that a class can answer first.
func (p *page) coverTicks() {
	p.stage.covered = !p.stage.covered
	p.painter.changed()
	p.painter.drawNow(lessonWord)
}

// stepOnShow returns the index of the scene's step of the conversation; -1 for none.
func (p *page) stepOnShow() int {
	s := p.scene()
	if !p.stage.on || s.Word != wireWord {
		return -1
	}
	if list := p.model.StepsShown(p.replies); s.At < len(list) {
		return list[s.At]
	}
	return -1
}

// problemOnShow returns the index of the scene's problem; -1 for none.
func (p *page) problemOnShow() int {
	if s := p.scene(); p.stage.on && s.Word == problemsWord {
		return s.At
	}
	return -1
}

// showScene writes the scene into attributes for the style sheet.
func (p *page) showScene() {
	data := app.Window().Get("document").Get("documentElement").Get("dataset")
	var s model.Scene
	if p.stage.on {
		s = p.scene()
	}
	p.stage.told = s
	act := ""
	switch {
	case s.Fix:
		act = "fix"
	case s.Word == lessonWord && s.At > 0:
		act = "goal"
	}
	data.Set("scene", string(s.Word))
	data.Set("act", act)
	app.Window().Get("document").Get("documentElement").Get("classList").Call("toggle", "blank", p.stage.on && p.stage.blank)
}

// chooseScene shows panel n, or returns false if there is no panel n. A lesson is behind the panels that are always
// there.
func (p *page) chooseScene(n int) bool {
	list := Words()
	for _, w := range p.scenes() {
		if !slices.Contains(list, w) {
			list = append(list, w)
		}
	}
	if n < 1 || n > len(list) {
		return false
	}
	p.play(p.model.Within(model.Scene{Word: list[n-1]}, p.replies))
	return true
}

// blankScreen blanks the screen, or shows it again.
func (p *page) blankScreen() {
	p.stage.blank = !p.stage.blank
	p.showScene()
	if p.stage.blank {
		p.speech.say(p.ui(labels.Blanked))
	}
}

// stepBack removes the focus from the field or, if it is elsewhere, ends the presentation.
func (p *page) stepBack() {
	if app.Window().Get("document").Get("activeElement").Equal(p.field.area) {
		p.field.area.Call("blur")
		return
	}
	p.present(false)
}

// whereOnStage returns the panel's title and the scene's number in the panel.
func (p *page) whereOnStage(s model.Scene) string {
	row := panelOf(s.Word)
	if row == nil || row.title == nil {
		return ""
	}
	where := p.ui(row.title(p.model))
	if nth, n := p.model.Acts(s, p.replies); n > 1 {
		where = labels.Filled(p.model.Lang, labels.NthOf, "{a}", where, "{b}", strconv.Itoa(nth), "{n}", strconv.Itoa(n)).String()
	}
	return where
}

// stageBar returns the presenter's buttons, for use without a keyboard.
func (p *page) stageBar() app.UI {
	if !p.stage.on {
		return nil
	}
	s := p.scene()
	if app.IsClient {
		if s != p.stage.told { // the text has changed, or another problem was opened
			p.showScene()
		}
		p.writeNotes()
	}
	act := func(id, shown string, key text.Key, do func(*page)) app.UI {
		return app.Button().Type("button").ID(id).Aria("label", p.ui(key)).Title(p.ui(key)).Text(shown).
			OnClick(func(app.Context, app.Event) { do(p) }, id)
	}
	return app.Nav().ID("stage").Aria("label", p.ui(labels.Presenter)).Body(
		act("stage-back", "‹", labels.PreviousScene, func(p *page) { p.turn(true) }),
		app.Span().Text(p.whereOnStage(s)),
		act("stage-on", "›", labels.NextScene, func(p *page) { p.turn(false) }),
		act("stage-link", "QR", labels.LinkInLarge, (*page).showLink),
		act("stage-leave", "✕", labels.LeavePresenter, func(p *page) { p.present(false) }),
	)
}

func (p *page) showLink() {
	p.openDialog(&dialog{page: p, kind: toolDialog, title: labels.CodeOfLink, draw: (*dialog).linkBody})
}

// linkBody returns the dialog with the link in large type and its QR code.
func (s *dialog) linkBody() []app.UI {
	p := s.page
	link, ok := p.model.ShareText(model.Share{Bare: true}, pageBase(), Words())
	if !ok {
		return []app.UI{line("empty", p.ui(labels.NoLinkSoLong))}
	}
	path, size, ok := code.SVGPath(link)
	side := strconv.Itoa(size)
	svg := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ` + side + " " + side + `" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h` +
		side + "v" + side + `H0z"/><path d="` + path + `"/></svg>`
	return []app.UI{
		when(ok, func() app.UI { return app.Img().ID("code").Alt(p.ui(labels.CodeOfLink)).Src(model.DataURL(svg)) }),
		when(!ok, func() app.UI { return line("empty", p.ui(labels.NoCodeSoLong)) }),
		s.copied(link),
	}
}

// presenterHelp lists the keys of the presenter.
func (s *dialog) presenterHelp(mac bool) []app.UI {
	return []app.UI{
		app.H3().Text(s.page.ui(labels.PresentKeys)),
		s.keyList(stageKeys, mac),
		line("prose", s.page.ui(labels.PresentTyping)),
	}
}
