package main

import (
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// breath is the least time between two links that the page writes into the
// address: browsers refuse to have their history written more often.
const breath = 500 * time.Millisecond

// An address is the link in the browser's address bar, as far as the page knows.
type address struct {
	written string      // the fragment that stands there
	at      time.Time   // when the page wrote it
	opened  view        // what the last link opened that was followed
	left    string      // the text that was shown when that link was a broken one
	later   *time.Timer // runs out when the next may be written
}

// wait returns how long fragment must wait at a time now until it may be
// written; false when it stands there already.
func (a *address) wait(fragment string, now time.Time) (time.Duration, bool) {
	if fragment == a.written {
		return 0, false
	}
	return max(0, breath-now.Sub(a.at)), true
}

// current returns the view whose link the address holds. The octets and the
// language that a link asked for stay in it as long as they are shown.
func (p *page) current() view {
	var selected core.Span
	if p.address.opened.src == p.source() && p.address.opened.selected == p.selected {
		selected = p.selected
	}
	v := p.view(selected, false)
	v.rule = p.openedRule()
	v.lang = p.address.opened.lang
	return v
}

// openedRule returns the rule that the opened link names, as long as its problem is
// the open one.
func (p *page) openedRule() string {
	v := p.address.opened
	if v.rule == "" || v.src != p.source() || p.problem < 0 || p.problems[p.problem].Rule.ID != v.rule || p.problems[p.problem].Span != v.selected {
		return ""
	}
	return v.rule
}

// writeLink puts the link to what is on screen into the address, in place of the
// one that is there: at once, or as soon as it may. A password stays out of it:
// links are passed on. Of a text too long for any link the address keeps none.
func (p *page) writeLink() {
	if p.unread() {
		return // a broken link stays to be looked at until there is another text
	}
	v, fragment := p.current(), "#"
	if len(v.src) < maxLink { // the link is longer than the text
		if link := v.link(); len(link) <= maxLink {
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
func (p *page) unread() bool { return p.notice != "" && p.source() == p.address.left }

// linked returns what the fragment of the address carries; false when there is
// nothing new in it. What is wrong with a broken link becomes the notice.
func (p *page) linked() (v view, ok bool) {
	hash := app.Window().Get("urlscopeHash").String()
	if hash == "" || hash == "#" || hash == p.address.written {
		return view{}, false
	}
	v, err := readLink(hash)
	p.notice = linkNotice(err, v.src != "")
	if err != nil && v.src == "" {
		p.address.left = p.source()
		return view{}, false
	}
	if p.notice == "" {
		p.address.written = hash
	} else {
		p.address.left = v.src
	}
	p.address.opened = v
	if v.selected == (core.Span{}) && v.rule == "" {
		v.selected = newModel(v.src).selected
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
		p.speak(v.lang)
		p.field.load(v.src, v.selected)
		if p.source() == v.src {
			p.selectView(v)
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
	case errors.Is(err, errLinkVersion) && kept:
		return labels.LinkLaterKept
	case errors.Is(err, errLinkVersion):
		return labels.LinkLater
	case errors.Is(err, errLinkText) && kept:
		return labels.LinkCut
	case errors.Is(err, errLinkText):
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
