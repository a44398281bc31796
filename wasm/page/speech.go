package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// rest does what waits for a rest in the typing: the page says what it found, and
// the address takes over the link. It is called with every change and acts once
// none has come for a pause. What was said meanwhile is newer, and is left to be
// heard.
func (p *page) rest() {
	if p.resting != nil {
		p.resting.Stop()
	}
	lines := p.lines
	p.resting = time.AfterFunc(model.Pause, func() {
		switch {
		case p.lines != lines:
		case p.unread():
			p.say(p.ui(p.notice))
		default:
			said := text.Spoken(p.model.Lang, p.model.URL, p.model.Problems)
			if p.offered() {
				said += " " + labels.Count(p.model.Lang, labels.OfferList, p.offer.urls)
			}
			p.say(said)
		}
		p.writeLink()
	})
}

// say has a screen reader say a line when it has nothing more urgent to say.
func (p *page) say(line string) {
	p.lines++
	app.Window().GetElementByID("spoken").Set("textContent", line)
}

// show has a line heard as say does, and seen for a while over the page, where it
// moves nothing.
func (p *page) show(line string) {
	const while = 4 * time.Second
	p.say(line)
	seen := func(on bool) {
		app.Window().GetElementByID("spoken").Get("classList").Call("toggle", "seen", on)
	}
	if p.showing != nil {
		p.showing.Stop()
	}
	seen(true)
	p.showing = time.AfterFunc(while, func() { seen(false) })
}
