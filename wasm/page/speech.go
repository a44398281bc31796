package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// A speech is what the page says by itself.
type speech struct {
	lines   int         // how many were said
	showing *time.Timer // runs out when a line that was shown goes
}

// say has a screen reader say a line when it has nothing more urgent to say. It takes the place of one that is seen, and is not.
func (s *speech) say(line string) {
	if s.showing != nil && s.showing.Stop() {
		s.see(false)
	}
	s.lines++
	app.Window().GetElementByID("spoken").Set("textContent", line)
}

// see shows the line that is said over the page, or no more.
func (s *speech) see(on bool) {
	app.Window().GetElementByID("spoken").Get("classList").Call("toggle", "seen", on)
}

// show has a line heard as say does, and seen for a while over the page, where it
// moves nothing.
func (s *speech) show(line string) {
	const while = 4 * time.Second
	s.say(line)
	s.see(true)
	s.showing = time.AfterFunc(while, func() { s.see(false) })
}

// rest does what waits for a rest in the typing: the page says what it found, what is
// unfinished is called wrong, panels take their height again, and the address takes over the link. It is called with every change and acts once
// none has come for a pause. What was said meanwhile is newer, and is left to be
// heard.
func (p *page) rest() {
	if p.resting != nil {
		p.resting.Stop()
	}
	lines := p.speech.lines
	p.resting = time.AfterFunc(p.study.pause(), func() {
		p.settle()
		switch {
		case p.speech.lines != lines:
		case p.address.unread():
			p.speech.say(p.address.words().Quoted(p.model.Lang))
		default:
			said := p.announcement()
			if p.offer.stands() {
				said += " " + labels.Count(p.model.Lang, labels.OfferList, p.offer.urls)
			}
			if p.model.Pinned != nil {
				said += " " + text.Likeness(p.model.Lang, p.model.Compared().Likeness)
			}
			p.speech.say(said + p.study.news())
		}
		p.address.write()
		p.entitle()
		p.study.ponder()
	})
}
