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
	roomDialog // one of the workshop
)

// dialogTitles are the heads of the dialogs.
var dialogTitles = [...]text.Key{
	shareDialog:    labels.ShareTitle,
	copyDialog:     labels.CopyAs,
	examplesDialog: labels.Examples,
	helpDialog:     labels.Help,
	handDialog:     labels.CopyByHand,
}

// A sheet is what a dialog shows. There is one dialog, the browser's own, which
// holds the focus, closes with Esc and gives the focus back; a new sheet for each
// time that it opens.
type sheet struct {
	app.Compo

	page *page
	kind dialogKind

	title text.Key              // of a dialog of the workshop
	draw  func(*sheet) []app.UI // what is in it

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

// dialog is the dialog of the page, closed as long as there is no sheet.
func (p *page) dialog() app.UI {
	return app.Dialog().ID("dialog").Aria("labelledby", "h-dialog").On("close", p.onDialogClosed).Body(
		when(p.sheet != nil, func() app.UI { return p.sheet }),
	)
}

// open opens a dialog.
func (p *page) open(kind dialogKind) {
	p.followCaret() // of which the browser tells a frame later
	p.openSheet(&sheet{page: p, kind: kind, share: model.Share{Bare: p.model.Picked().Len() == 0}})
}

// openSheet opens the dialog with a sheet. While there is one already it does
// nothing: only a program is so quick.
func (p *page) openSheet(s *sheet) {
	if p.sheet == nil {
		s.entitle()
		p.sheet = s
		p.Update()
	}
}

// entitle gives the sheet the title of its kind. A room has one of its own.
func (s *sheet) entitle() {
	if s.kind != roomDialog {
		s.title = dialogTitles[s.kind]
	}
}

// become has the sheet show what another is for, in the same dialog.
func (s *sheet) become(o sheet) {
	s.kind, s.title, s.draw, s.hand, s.said = o.kind, o.title, o.draw, o.hand, ""
	s.entitle()
	s.refresh()
}

// close closes the dialog.
func (p *page) close() { browser.Dialog(false) }

func (p *page) onDialogClosed(app.Context, app.Event) { p.sheet = nil }

// OnMount opens the dialog once the sheet is in it, so that the browser finds
// what is to get the focus.
func (s *sheet) OnMount(app.Context) {
	browser.Dialog(true)
	if s.kind == handDialog {
		browser.Select("copied")
	}
}

// body is what is in it.
func (s *sheet) body() []app.UI {
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

func (s *sheet) Render() app.UI {
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

// refresh draws the sheet again, if it is there by now.
func (s *sheet) refresh() {
	if s.Mounted() {
		s.Update()
	}
}

func (s *sheet) onClose(app.Context, app.Event) { s.page.close() }

// handBody shows a text to be copied by hand.
func (s *sheet) handBody() []app.UI {
	return []app.UI{s.copied(s.hand)}
}

// copied shows the text that is copied, where it can be selected by hand too. The
// beginning of a very long one has to do.
func (s *sheet) copied(text string) app.UI {
	return app.Pre().ID("copied").Class("link").TabIndex(0).Text(visibleBut(beginning(text), "\n\t"))
}
