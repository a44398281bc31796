package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A dialogKind is what a dialog is for.
type dialogKind uint8

const (
	shareDialog dialogKind = iota
	copyDialog
	examplesDialog
	helpDialog
	handDialog // a text that the browser does not let the page copy
	toolDialog // one of the workshop
)

// dialogTitles are the heads of the dialogs.
var dialogTitles = [...]text.Key{
	shareDialog:    labels.ShareTitle,
	copyDialog:     labels.CopyAs,
	examplesDialog: labels.Examples,
	helpDialog:     labels.Help,
	handDialog:     labels.CopyByHand,
}

// A dialog is what the dialog of the page shows. There is one, the browser's own, which
// holds the focus, closes with Esc and gives the focus back; a new dialog for each
// time that it opens.
type dialog struct {
	app.Compo

	page *page
	kind dialogKind

	title text.Key               // of a dialog of the workshop
	draw  func(*dialog) []app.UI // what is in it

	said text.Key // what the page said last in it; "" for nothing

	share  model.Share
	form   int    // of the forms to copy as
	dark   bool   // whether a picture is to be dark, as the page is
	hand   string // what is to be copied by hand
	name   string // of who gets a receipt
	query  string // what is searched for
	finder *model.Finder
	more   int // how many examples are shown besides the first
}

// renderDialog is the dialog of the page, closed as long as there is nothing to show.
func (p *page) renderDialog() app.UI {
	return app.Dialog().ID("dialog").Aria("labelledby", "h-dialog").On("close", p.onDialogClosed).Body(
		when(p.dialog != nil, func() app.UI { return p.dialog }),
	)
}

// open opens a dialog.
func (p *page) open(kind dialogKind) {
	p.followCaret() // of which the browser tells a frame later
	p.openDialog(&dialog{page: p, kind: kind, share: model.Share{Bare: p.model.Picked().Len() == 0}})
}

// openDialog shows it. While one is shown already it does
// nothing: only a program is so quick.
func (p *page) openDialog(s *dialog) {
	if p.dialog == nil {
		s.entitle()
		p.dialog = s
		p.Update()
	}
}

// entitle gives the dialog the title of its kind. A tool has one of its own.
func (s *dialog) entitle() {
	if s.kind != toolDialog {
		s.title = dialogTitles[s.kind]
	}
}

// become has the dialog show what another is for, in the same dialog.
func (s *dialog) become(o dialog) {
	s.kind, s.title, s.draw, s.hand, s.said = o.kind, o.title, o.draw, o.hand, ""
	s.entitle()
	s.refresh()
}

// close closes the dialog.
func (p *page) close() { browser.Dialog(false) }

func (p *page) onDialogClosed(app.Context, app.Event) { p.dialog = nil }

// OnMount opens the dialog once its content is there, so that the browser finds
// what is to get the focus.
func (s *dialog) OnMount(app.Context) {
	browser.Dialog(true)
	if s.kind == handDialog {
		browser.Select("copied")
	}
}

// body is what is in it.
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
	return block("sheet",
		app.H2().ID("h-dialog").TabIndex(-1).Attr("autofocus", s.kind == helpDialog).Text(s.page.ui(s.title)),
		block("body", s.body()...),
		app.P().ID("dialog-spoken").Class(class).Attr("role", "status").Text(said),
		button("close").Aria("label", s.page.ui(labels.Close)).Text("✕").OnClick(s.onClose),
	)
}

// refresh draws the dialog again, if it is there by now.
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

// copied shows the text that is copied, where it can be selected by hand too. The
// beginning of a very long one has to do.
func (s *dialog) copied(text string) app.UI {
	return app.Pre().ID("copied").Class("link").TabIndex(0).Text(visibleBut(beginning(text), "\n\t"))
}
