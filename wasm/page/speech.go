package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// A speech announces lines to screen readers.
type speech struct {
	lines   int         // the number of lines announced
	showing *time.Timer // fires when a visible line must be hidden
}

// say makes a screen reader announce a line politely. The line replaces a visible one, and is not visible itself.
func (s *speech) say(line string) {
	if s.showing != nil && s.showing.Stop() {
		s.see(false)
	}
	s.lines++
	app.Window().GetElementByID("spoken").Set("textContent", line)
}

// see shows or hides the announced line.
func (s *speech) see(on bool) {
	app.Window().GetElementByID("spoken").Get("classList").Call("toggle", "seen", on)
}

// show announces a line and shows it over the page for a while.
func (s *speech) show(line string) {
	const while = 4 * time.Second
	s.say(line)
	s.see(true)
	s.showing = time.AfterFunc(while, func() { s.see(false) })
}

// rest does what waits for a pause in the typing: it announces the result, marks an unfinished text as wrong, lets
// panels shrink and updates the address. Each change restarts the timer. If another line was announced meanwhile,
// rest does not announce the result, because the other line is newer.
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
