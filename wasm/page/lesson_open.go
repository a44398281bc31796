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

// A study is how the page opens lessons.
type study struct {
	page   *page
	course course
	wanted *model.StudyLink // what waits for the lessons that are built in
	kept   string           // the number of the lesson that was last noted as done
}

// read opens what a link of lessons does, and returns what the field is to hold; false when that is nothing yet, or nothing.
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
			p.address.notice = "" // the lesson says it
		}
	}
	return model.View{Src: link.Src, Selected: model.New(link.Src).Selected, Present: link.Present}, ok
}

// openWanted opens the lesson that waits, if one does, once the lessons are there. A page that was opened with its link is
// given its text as the first.
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

// bring opens a lesson that is built in, once the lessons are there, and calls f. When it cannot be had, none is open then.
func (s *study) bring(link *model.StudyLink, f func()) {
	p := s.page
	s.wanted = link
	s.course.bring(p.model.Lang, func() {
		if s.wanted != link {
			return // another one is wanted by now
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

// find opens the lesson that an embed names, and calls f with its start. When it cannot be had, none is open then.
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

// put puts a text into the field for the lesson that was opened.
func (s *study) put(src string, first bool) {
	p := s.page
	switch {
	case !first:
		p.address.show(model.View{Src: src, Selected: model.New(src).Selected})
		s.greet()
	case typedBefore():
		p.model.SelectSpan(p.model.Selected) // which grades what is there
	default:
		p.field.start(src)
		p.changed()
		p.model.Spoken = nil // nothing was edited yet
		p.model.SelectFirst()
		p.fitLines()
	}
}

// greet leads a reader to the lesson that was opened.
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

// close closes the lesson, if one is open. The text stays.
func (s *study) close() { s.page.model.Study, s.wanted = nil, nil }

// relabel puts the lesson that is built in into the language of the page.
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

// note notes that the lesson is done, as soon as it is.
func (s *study) note() {
	if app.IsServer {
		return
	}
	open := s.page.model.Study
	if open == nil || !open.Grade.Done || open.Number == "" || open.Number == s.kept {
		return
	}
	s.kept = open.Number
	keepProgress(progress().With(open.Number))
}

// runs returns the lesson that is open and has goals; nil for none.
func (s *study) runs() *model.Study {
	if open := s.page.model.Study; open != nil && open.Runs() {
		return open
	}
	return nil
}

// news is what there is to say of the goals when the hand rests.
func (s *study) news() string {
	if open := s.runs(); open == nil || !open.News() {
		return ""
	}
	return " " + s.page.goalsMet()
}

// pause is how long the typing must rest before the page speaks: a little less where goals may be met.
func (s *study) pause() time.Duration {
	if s.runs() == nil {
		return model.Pause
	}
	return model.Tell
}

// ponder waits a little longer: if the hand still rests then, there may be something to say of a mistake.
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

// refuse says why a lesson was not opened, or cannot be done; with no error nothing.
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

// refusals are the words for what is wrong with a field of a link of lessons, and linkRefusals for what is with all of it.
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
