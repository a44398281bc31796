package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A dialogKind is the purpose of a dialog.
type dialogKind uint8

const (
	shareDialog dialogKind = iota
	copyDialog
	examplesDialog
	helpDialog
	handDialog // shows a text that the browser did not let the page copy
	toolDialog // a tool of the workshop
)

// dialogTitles are the titles of the dialogs.
var dialogTitles = [...]text.Key{
	shareDialog:    labels.ShareTitle,
	copyDialog:     labels.CopyAs,
	examplesDialog: labels.Examples,
	helpDialog:     labels.Help,
	handDialog:     labels.CopyByHand,
}

// A dialog is the content of the page's only dialog element. The browser's dialog holds the focus, closes on Esc
// and restores the focus. Each opening makes a new dialog value.
type dialog struct {
	app.Compo

	page *page
	kind dialogKind

	title text.Key               // for a dialog of the workshop
	draw  func(*dialog) []app.UI // returns the content of that

	said text.Key // the last announcement in the dialog; "" for none

	share  model.Share
	form   int    // index of the selected form in the copy dialog
	dark   bool   // whether a copied picture is dark, as the page is
	hand   string // the text to be copied by hand
	name   string // the pupil's name on a receipt
	query  string // the search text
	finder *model.Finder
	more   int // number of examples shown besides the first ones
}

// renderDialog returns the dialog element, which is closed while p.dialog is nil.
func (p *page) renderDialog() app.UI {
	return app.Dialog().ID("dialog").Aria("labelledby", "h-dialog").On("close", p.onDialogClosed).Body(
		when(p.dialog != nil, func() app.UI { return p.dialog }),
	)
}

// open opens a dialog.
func (p *page) open(kind dialogKind) {
	p.followCaret() // the browser reports the caret a frame later
	p.openDialog(&dialog{page: p, kind: kind, share: model.Share{Bare: p.model.Picked().Len() == 0}})
}

// openDialog opens a dialog. It does nothing if one is open already, which only a script is fast enough to cause.
func (p *page) openDialog(s *dialog) {
	if p.dialog == nil {
		s.entitle()
		p.dialog = s
		p.Update()
	}
}

// entitle sets the title by the kind of the dialog. A tool sets its own title.
func (s *dialog) entitle() {
	if s.kind != toolDialog {
		s.title = dialogTitles[s.kind]
	}
}

// become replaces the content of the open dialog by the content of o.
func (s *dialog) become(o dialog) {
	s.kind, s.title, s.draw, s.hand, s.said = o.kind, o.title, o.draw, o.hand, ""
	s.entitle()
	s.refresh()
}

func (p *page) close() { browser.Dialog(false) }

func (p *page) onDialogClosed(app.Context, app.Event) { p.dialog = nil }

// OnMount opens the dialog once its content is drawn, so that the browser finds the element to focus.
func (s *dialog) OnMount(app.Context) {
	browser.Dialog(true)
	if s.kind == handDialog {
		browser.Select("copied")
	}
}

// body returns the content of the dialog.
func (s *dialog) body() []app.UI {
	switch s.kind {
	case shareDialog:
		return s.shareBody()
	case copyDialog:
		return s.copyBody()
	case examplesDialog:
		return s.examplesBody()
	case helpDialog:
		return s.helpBody()
	case handDialog:
		return s.handBody()
	}
	return s.draw(s)
}

func (s *dialog) Render() app.UI {
	said, class := "", "said"
	if s.said != "" {
		said = s.page.ui(s.said)
	}
	if s.said == labels.CopyDenied {
		class += " denied"
	}
	return block("dialog-box",
		app.H2().ID("h-dialog").TabIndex(-1).Attr("autofocus", s.kind == helpDialog).Text(s.page.ui(s.title)),
		block("body", s.body()...),
		app.P().ID("dialog-spoken").Class(class).Attr("role", "status").Text(said),
		button("close").Aria("label", s.page.ui(labels.Close)).Text("✕").OnClick(s.onClose),
	)
}

// refresh redraws the dialog, if it is mounted.
func (s *dialog) refresh() {
	if s.Mounted() {
		s.Update()
	}
}

func (s *dialog) onClose(app.Context, app.Event) { s.page.close() }

// handBody shows a text to be copied by hand.
func (s *dialog) handBody() []app.UI {
	return []app.UI{s.copied(s.hand)}
}

// copied shows the text to be copied, where the reader can also select it. It cuts a very long text.
func (s *dialog) copied(text string) app.UI {
	return app.Pre().ID("copied").Class("link").TabIndex(0).Text(visibleBut(beginning(text), "\n\t"))
}
