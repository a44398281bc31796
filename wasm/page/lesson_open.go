//go:build !small || learn

package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A study opens lessons.
type study struct {
	page   *page
	course course
	wanted *model.StudyLink // the link to open once the built-in lessons are loaded
	stored string           // the number of the last lesson stored as done
}

// read opens the lesson of a link and returns the view with the field's text. It returns false if the lesson must
// be loaded first or cannot be opened.
func (s *study) read(fragment string) (v model.View, ok bool) {
	p := s.page
	link, err := model.ReadStudyLink(fragment)
	p.address.refuse(err)
	p.address.opened = model.View{Present: link.Present}
	s.wanted = nil
	switch {
	case link.Number != "":
		p.address.written = fragment
		s.wanted = &link
		if !p.starting {
			s.openWanted(false)
		}
	case link.Study != nil:
		p.address.written = fragment
		p.model.Study = link.Study
		if ok = link.Study.Runs(); !ok {
			p.address.notice = "" // the lesson shows its own notice
		}
	}
	return model.View{Src: link.Src, Selected: model.New(link.Src).Selected, Present: link.Present}, ok
}

// openWanted loads and opens the wanted lesson, if there is one. If first is true, the lesson's text becomes the
// initial text of the field.
func (s *study) openWanted(first bool) {
	if link := s.wanted; link != nil {
		s.bring(link, func() {
			if s.page.model.Study != nil {
				s.put(link.Src, first)
			}
			s.page.present(link.Present)
			s.page.Update()
		})
	}
}

// bring loads the built-in lessons, opens the one of the link and calls f. If it cannot be loaded, no lesson is
// open.
func (s *study) bring(link *model.StudyLink, f func()) {
	p := s.page
	s.wanted = link
	s.course.bring(p.model.Lang, func() {
		if s.wanted != link {
			return // another lesson was requested meanwhile
		}
		s.close()
		l, ok := s.course.lessons.Lesson(link.Number)
		switch {
		case s.course.absent:
			p.address.notify(labels.NoLessons)
		case !ok:
			p.address.notify(labels.NoSuchLesson, "{a}", link.Number)
		default:
			p.model.Study = model.NewStudy(l, link.Number, "")
			if link.Src == "" {
				link.Src = l.Start
			}
		}
		f()
	})
}

// find opens the lesson that an embed names, and calls f with its start. If it cannot be loaded, no lesson is
// open.
func (s *study) find(name string, f func(start string)) {
	link, err := model.ReadStudyLink(name)
	if link.Number != "" {
		s.bring(&link, func() { f(link.Src) })
		return
	}
	s.page.address.refuse(err)
	s.page.model.Study = link.Study
	f(link.Src)
}

// put puts the text of the opened lesson into the field.
func (s *study) put(src string, first bool) {
	p := s.page
	switch {
	case !first:
		p.address.show(model.View{Src: src, Selected: model.New(src).Selected})
		s.greet()
	case typedBefore():
		p.model.SelectSpan(p.model.Selected) // grades the current text
	default:
		p.field.start(src)
		p.changed()
		p.model.LastTalk = nil // no edit has been announced yet
		p.model.SelectFirst()
		p.fitLines()
	}
}

// greet announces and focuses the opened lesson.
func (s *study) greet() {
	p := s.page
	key := labels.LessonIsOpen
	if !p.model.Study.Runs() {
		key = labels.LessonLater
	}
	p.speech.say(p.ui(key))
	p.painter.changed()
	p.painter.drawNow(lessonWord)
	focus("h-lesson")
}

// close closes the open lesson, if any. The text stays.
func (s *study) close() { s.page.model.Study, s.wanted = nil, nil }

// relabel shows the open built-in lesson in the page's language.
func (s *study) relabel() {
	p := s.page
	if open := p.model.Study; open != nil && open.Number != "" {
		s.course.bring(p.model.Lang, func() {
			if l, ok := s.course.lessons.Lesson(open.Number); ok {
				open.Translate(l)
				p.Update()
			}
		})
	}
}

// note stores that the lesson is done, as soon as it is.
func (s *study) note() {
	if app.IsServer {
		return
	}
	open := s.page.model.Study
	if open == nil || !open.Grade.Done || open.Number == "" || open.Number == s.stored {
		return
	}
	s.stored = open.Number
	keepProgress(progress().With(open.Number))
}

// runs returns the open lesson if it has goals, or nil.
func (s *study) runs() *model.Study {
	if open := s.page.model.Study; open != nil && open.Runs() {
		return open
	}
	return nil
}

// news returns the announcement about the goals for the next pause in the typing.
func (s *study) news() string {
	if open := s.runs(); open == nil || !open.News() {
		return ""
	}
	return " " + s.page.goalsMet()
}

// pause returns how long typing must pause before the page announces something. It is a little shorter if a lesson
// has goals.
func (s *study) pause() time.Duration {
	if s.runs() == nil {
		return model.Pause
	}
	return model.Tell
}

// ponder waits a little longer and, if the reader has not typed meanwhile, shows a reply to a mistake.
func (s *study) ponder() {
	p := s.page
	if s.runs() == nil {
		return
	}
	p.resting = time.AfterFunc(model.Ponder-s.pause(), func() {
		open := s.runs()
		if open == nil {
			return
		}
		if heard := p.model.Consider(); heard != "" {
			p.speech.say(model.Said(heard).Quoted(p.model.Lang))
		}
		p.Update()
	})
}

// refuse sets the notice that says why a lesson was not opened or cannot be done. A nil error clears the notice.
func (a *address) refuse(err error) {
	a.notice = ""
	if e, ok := err.(*lesson.Error); ok {
		key := refusals[e.Why]
		if e.Key == "" {
			key = linkRefusals[e.Why]
		}
		a.notify(key, "{a}", e.Key, "{n}", e.More)
	}
}

// refusals are the texts for an error in a field of a lesson link, linkRefusals those for an error of the whole
// link.
var (
	refusals = [...]text.Key{
		lesson.WhyVersion: labels.LessonLater, lesson.WhyTooLong: labels.LessonTooLong, lesson.WhyTooMany: labels.LessonTooMany,
		lesson.WhyMissing: labels.LessonMissing, lesson.WhyNotUTF8: labels.LessonNotUTF8, lesson.WhyBroken: labels.LessonBroken,
	}
	linkRefusals = [...]text.Key{
		lesson.WhyVersion: labels.LessonLater, lesson.WhyTooLong: labels.LessonLinkLong, lesson.WhyTooMany: labels.LessonLinkCut,
		lesson.WhyMissing: labels.LessonLinkCut, lesson.WhyNotUTF8: labels.LessonLinkCut, lesson.WhyBroken: labels.LessonLinkCut,
	}
)
