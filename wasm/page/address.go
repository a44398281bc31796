package page

import (
	"errors"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// An address is the link in the browser's address bar, as the page last wrote or read it.
type address struct {
	page    *page
	notice  text.Key    // why an opened link is broken; "" if it is not
	named   []string    // the values in the notice, for labels.Filled
	written string      // the fragment in the address
	at      time.Time   // when the page wrote it
	opened  model.View  // the view of the last link that was followed
	left    string      // the text that the page showed when that link was broken
	timer   *time.Timer // fires when the next fragment may be written
}

// wait returns how long the page must wait, at the time now, before it writes a fragment. It returns false if the address has
// that fragment already.
func (a *address) wait(fragment string, now time.Time) (time.Duration, bool) {
	if fragment == a.written {
		return 0, false
	}
	return max(0, model.Breath-now.Sub(a.at)), true
}

// current returns the view whose link the address has. The octets and the language of an opened link stay in it as long as
// they are shown.
func (a *address) current() model.View {
	p := a.page
	var selected core.Span
	if a.opened.Src == p.model.Source() && a.opened.Selected == p.model.Selected {
		selected = p.model.Selected
	}
	v := p.model.View(selected, false)
	v.Rule = a.openedRule()
	v.Lang = a.opened.Lang
	v.Present = p.stage.on
	return v
}

// openedRule returns the rule of the opened link while its problem is the open one, and "" otherwise.
func (a *address) openedRule() string {
	p := a.page
	v := a.opened
	if v.Rule == "" || v.Src != p.model.Source() || p.model.Problem < 0 || p.model.Problems[p.model.Problem].Rule.ID != v.Rule || p.model.Problems[p.model.Problem].Span != v.Selected {
		return ""
	}
	return v.Rule
}

// write writes the link to the current view into the address, at once, or as soon as the browser allows. It leaves passwords
// out, because links are passed on. For a text that is too long for a link, the fragment is empty.
func (a *address) write() {
	if a.unread() {
		return // a broken link stays visible until the text changes
	}
	fragment := a.fragment()
	wait, ok := a.wait(fragment, time.Now())
	switch {
	case !ok:
	case wait > 0:
		if a.timer != nil {
			a.timer.Stop()
		}
		a.timer = time.AfterFunc(wait, a.write)
	default:
		a.put(fragment)
	}
}

// put writes a fragment into the address bar.
func (a *address) put(fragment string) {
	if browser.Link(fragment) {
		a.written, a.at = fragment, time.Now()
	}
}

// fragment returns the link to the current view, for the address bar.
func (a *address) fragment() string {
	p := a.page
	switch {
	case p.model.Study != nil:
		return p.model.Study.Address(p.model, p.stage.on)
	case p.study.wanted != nil:
		return a.written // the link is about to be opened
	}
	v := a.current()
	if len(v.Src) < model.MaxLink { // the link is longer than the text
		if link := v.Link(); len(link) <= model.MaxLink {
			return link
		}
	}
	return "#"
}

// unread reports whether the page still shows the text that a broken link left.
func (a *address) unread() bool { return a.notice != "" && a.page.model.Source() == a.left }

// read reads the view from the fragment in the address bar. It returns false if there is no new view to show. For a
// broken link it sets the notice.
func (a *address) read() (v model.View, ok bool) {
	hash := browser.Hash()
	if hash == "" || hash == "#" || hash == a.written {
		return model.View{}, false
	}
	if strings.HasPrefix(hash, "#lesson=") {
		return a.page.study.read(hash)
	}
	v, err := model.ReadLink(hash)
	a.notice, a.named = linkNotice(err, v.Src != ""), nil
	if err != nil && v.Src == "" {
		a.left = a.page.model.Source()
		return model.View{}, false
	}
	if a.notice == "" {
		a.written = hash
	} else {
		a.left = v.Src
	}
	if v.Lang == "" {
		v.Lang = a.opened.Lang // the page keeps that language
	}
	a.opened = v
	a.page.study.close()
	if v.Pinned != "" {
		a.page.model.Pin(v.Pinned)
	}
	if v.Selected == (core.Span{}) && v.Rule == "" {
		v.Selected = a.page.model.FirstOf(v.Src, a.judge(v), v.Base)
	}
	return v, true
}

// open shows a link that was followed while the page is open, such as an example. It is an edit like any other, and can be
// undone.
func (a *address) open() {
	p := a.page
	browser.RestoreLink()
	if v, ok := a.read(); ok {
		a.show(v)
		if p.model.Study != nil {
			p.study.greet()
		}
	} else if s := p.model.Study; s != nil && !s.Runs() {
		p.study.greet()
	} else if hash := browser.Hash(); len(hash) <= len("#") {
		p.study.close() // going back to a view without a lesson closes the lesson
	}
	if a.notice != "" {
		p.speech.say(a.words().Quoted(p.model.Lang))
	}
	p.Update()
}

// show shows the view that a link opens.
func (a *address) show(v model.View) {
	p := a.page
	if p.dialog != nil {
		p.close() // the link was in a dialog
	}
	p.closeClause()
	a.speak(v.Lang)
	p.judgeBy(a.judge(v))
	p.model.SetBase(v.Base)
	p.model.ForgetOff()
	p.field.load(v.Src, v.Selected)
	if p.model.Source() == v.Src {
		p.selectView(v)
		p.allNotes = p.allNotes || v.Rule != ""
		p.repaint()
	}
	p.present(v.Present)
	p.followOn()
	p.field.show()
}

// judge returns the standard that judges the text of a link. A link on the page that names no standard leaves the reader's choice alone.
func (a *address) judge(v model.View) standards.Standard {
	if !a.page.starting && v.Judge == standards.RFC1738 && v.Rule == "" {
		return a.page.model.Judge
	}
	return v.Judge
}

// selectView selects what the link selects, or the page's default if the link selects nothing.
func (p *page) selectView(v model.View) {
	o := p.address.opened
	if o.Selected == (core.Span{}) && o.Rule == "" {
		p.model.SelectFirst()
		return
	}
	p.model.SelectView(v)
	if v.Selected == o.Selected {
		p.model.Pick(v.Selected)
	}
}

// notify shows what is wrong with a link. The page takes nothing over from such a link.
func (a *address) notify(key text.Key, named ...string) {
	a.notice, a.named, a.left = key, named, a.page.model.Source()
}

// words returns the text of the notice.
func (a *address) words() text.Prose {
	return labels.Filled(a.page.model.Lang, a.notice, a.named...)
}

// speak shows the page in the language that a link asks for, if it asks for one. The page does not store it, so
// the next visit is in the reader's own language.
func (a *address) speak(lang string) {
	if l, ok := text.ParseLang(lang); ok {
		a.page.setLang(l)
	}
}

// linkNotice returns the text key for a broken link, or "" if the link is not broken; kept tells whether a text
// could be read from it.
func linkNotice(err error, kept bool) text.Key {
	switch {
	case err == nil:
		return ""
	case errors.Is(err, model.ErrLinkVersion) && kept:
		return labels.LinkLaterKept
	case errors.Is(err, model.ErrLinkVersion):
		return labels.LinkLater
	case errors.Is(err, model.ErrLinkText) && kept:
		return labels.LinkCut
	case errors.Is(err, model.ErrLinkText):
		return labels.LinkBroken
	case errors.Is(err, model.ErrLinkField):
		return labels.LinkField
	}
	return labels.LinkNone
}

// dismiss hides the notice.
func (a *address) dismiss(app.Context, app.Event) { a.notice = "" }

// line shows the notice about the opened link.
func (a *address) line() app.UI {
	return app.Div().ID("notice").Class("failure notice").Body(
		app.P().Body(prose(a.words())),
		button("close").Aria("label", a.page.ui(labels.Close)).Text("✕").OnClick(a.dismiss),
	)
}
