package main

import (
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
)

// rest does what waits for a rest in the typing: the page says what it found, and
// the address takes over the link. It is called with every change and acts once
// none has come for a pause.
func (p *page) rest() {
	if p.resting != nil {
		p.resting.Stop()
	}
	p.resting = time.AfterFunc(pause, func() {
		p.say(text.Spoken(p.lang, p.url, p.problems))
		p.writeLink()
	})
}

// say has a screen reader say a line when it has nothing more urgent to say.
func (p *page) say(line string) {
	app.Window().GetElementByID("spoken").Set("textContent", line)
}

// writeLink puts the link to what is on screen into the address, in place of the
// one that is there. A password stays out of it: links are passed on. Browsers refuse that when it comes too often, and frames may
// have no history: then the address stays as it is.
func (p *page) writeLink() {
	fragment := link(p.withoutPassword(), core.Span{})
	if fragment == p.written {
		return
	}
	p.written = fragment
	app.Window().Call("urlscopeLink", fragment)
}

// linked returns what the fragment of the address carries; false when there is
// nothing new in it. A broken link says what is wrong with it.
func (p *page) linked() (src string, selected core.Span, ok bool) {
	hash := app.Window().Get("urlscopeHash").String()
	if hash == "" || hash == "#" || hash == p.written {
		return "", core.Span{}, false
	}
	src, selected, err := readLink(hash)
	if err != nil {
		p.notice = linkNotice(err)
		return "", core.Span{}, false
	}
	p.notice, p.written = "", hash
	if selected.Len() == 0 {
		selected = newModel(src).selected
	}
	return src, selected, true
}

// openLink shows a link that was followed while the page is open, such as an
// example: an edit as any other, which can be undone.
func (p *page) openLink() {
	if src, selected, ok := p.linked(); ok {
		p.field.load(src, selected)
	}
	p.Update()
}

// linkNotice returns the words for what is wrong with a link.
func linkNotice(err error) text.Key {
	switch {
	case errors.Is(err, errLinkVersion):
		return text.LinkLater
	case errors.Is(err, errLinkText):
		return text.LinkBroken
	}
	return text.LinkNone
}
