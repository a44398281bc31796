package page

import (
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// An address is the link in the browser's address bar, as far as the page knows.
type address struct {
	written string      // the fragment that stands there
	at      time.Time   // when the page wrote it
	opened  model.View  // what the last link opened that was followed
	left    string      // the text that was shown when that link was a broken one
	later   *time.Timer // runs out when the next may be written
}

// wait returns how long fragment must wait at a time now until it may be
// written; false when it stands there already.
func (a *address) wait(fragment string, now time.Time) (time.Duration, bool) {
	if fragment == a.written {
		return 0, false
	}
	return max(0, model.Breath-now.Sub(a.at)), true
}

// current returns the view whose link the address holds. The octets and the
// language that a link asked for stay in it as long as they are shown.
func (p *page) current() model.View {
	var selected core.Span
	if p.address.opened.Src == p.model.Source() && p.address.opened.Selected == p.model.Selected {
		selected = p.model.Selected
	}
	v := p.model.View(selected, false)
	v.Rule = p.openedRule()
	v.Lang = p.address.opened.Lang
	return v
}

// openedRule returns the rule that the opened link names, as long as its problem is
// the open one.
func (p *page) openedRule() string {
	v := p.address.opened
	if v.Rule == "" || v.Src != p.model.Source() || p.model.Problem < 0 || p.model.Problems[p.model.Problem].Rule.ID != v.Rule || p.model.Problems[p.model.Problem].Span != v.Selected {
		return ""
	}
	return v.Rule
}

// writeLink puts the link to what is on screen into the address, in place of the
// one that is there: at once, or as soon as it may. A password stays out of it:
// links are passed on. Of a text too long for any link the address keeps none.
func (p *page) writeLink() {
	if p.unread() {
		return // a broken link stays to be looked at until there is another text
	}
	v, fragment := p.current(), "#"
	if len(v.Src) < model.MaxLink { // the link is longer than the text
		if link := v.Link(); len(link) <= model.MaxLink {
			fragment = link
		}
	}
	wait, ok := p.address.wait(fragment, time.Now())
	switch {
	case !ok:
	case wait > 0:
		if p.address.later != nil {
			p.address.later.Stop()
		}
		p.address.later = time.AfterFunc(wait, p.writeLink)
	case app.Window().Call("urlscopeLink", fragment).Truthy():
		p.address.written, p.address.at = fragment, time.Now()
	}
}

// unread reports whether what is shown is still what a broken link left.
func (p *page) unread() bool { return p.notice != "" && p.model.Source() == p.address.left }

// linked returns what the fragment of the address carries; false when there is
// nothing new in it. What is wrong with a broken link becomes the notice.
func (p *page) linked() (v model.View, ok bool) {
	hash := app.Window().Get("urlscopeHash").String()
	if hash == "" || hash == "#" || hash == p.address.written {
		return model.View{}, false
	}
	v, err := model.ReadLink(hash)
	p.notice = linkNotice(err, v.Src != "")
	if err != nil && v.Src == "" {
		p.address.left = p.model.Source()
		return model.View{}, false
	}
	if p.notice == "" {
		p.address.written = hash
	} else {
		p.address.left = v.Src
	}
	p.address.opened = v
	if v.Selected == (core.Span{}) && v.Rule == "" {
		v.Selected = model.New(v.Src).Selected
	}
	return v, true
}

// openLink shows a link that was followed while the page is open, such as an
// example: an edit as any other, which can be undone.
func (p *page) openLink() {
	if v, ok := p.linked(); ok {
		if p.sheet != nil {
			p.close() // it was followed in a dialog
		}
		p.speak(v.Lang)
		p.field.load(v.Src, v.Selected)
		if p.model.Source() == v.Src {
			p.model.SelectView(v)
			p.repaint()
		}
		p.field.show()
	}
	if p.notice != "" {
		p.say(p.ui(p.notice))
	}
	p.Update()
}

// speak shows the page in the language that a link asks for, if it asks for one.
// It is not remembered: the next link is read in the reader's own again.
func (p *page) speak(lang string) {
	if l, ok := text.ParseLang(lang); ok {
		p.setLang(l)
	}
}

// linkNotice returns the words for what is wrong with a link of which a text was
// kept or not; "" for nothing.
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
	}
	return labels.LinkNone
}

// dismiss takes the notice away.
func (p *page) dismiss(app.Context, app.Event) { p.notice = "" }

// noticeLine says what is wrong with the link that was opened.
func (p *page) noticeLine() app.UI {
	return app.Div().ID("notice").Class("failure notice").Body(
		app.P().Text(p.ui(p.notice)),
		app.Button().Type("button").Class("close").Aria("label", p.ui(labels.Close)).Text("✕").OnClick(p.dismiss),
	)
}
