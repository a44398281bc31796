//go:build !small

package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/lesson"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

func init() { tools["lessons"] = (*page).listLessons }

func (p *page) listLessons() {
	p.openDialog(&dialog{page: p, kind: toolDialog, title: labels.Lessons, draw: (*dialog).lessonsBody})
	p.study.course.bring(p.model.Lang, func() {
		if p.dialog != nil {
			p.dialog.refresh()
		}
	})
}

// lessonsBody returns the dialog that lists the built-in lessons by unit, and marks those that are done.
func (s *dialog) lessonsBody() []app.UI {
	p := s.page
	c := &p.study.course
	switch {
	case c.absent:
		return []app.UI{line("empty", p.ui(labels.NoLessons))}
	case c.lessons == nil:
		return []app.UI{line("empty", p.ui(labels.LoadingLessons))}
	}
	done := progress()
	return []app.UI{
		line("empty", p.ui(labels.LessonsSub)),
		block("course", app.Range(c.lessons).Slice(func(i int) app.UI {
			l := c.lessons[i]
			return app.Div().Body(
				only(i == 0 || c.lessons[i-1].Unit != l.Unit, app.H3().Text(l.Unit)),
				app.A().Href(lesson.LinkTo(l.Number)).Body(
					mark("number", l.Number),
					app.Span().Text(l.Title),
					only(done.Has(l.Number), stretch("tick", mark("vh", p.ui(labels.LessonDone)))),
				),
			)
		})),
		when(done != "", func() app.UI {
			return app.P().Body(
				app.Span().ID("lessons-done").Text(labels.Filled(p.model.Lang, labels.LessonsDone,
					"{a}", strconv.Itoa(c.lessons.Done(done)), "{b}", strconv.Itoa(len(c.lessons))).String()),
				button("act").ID("forget-progress").Text(p.ui(labels.ForgetProgress)).OnClick(s.onForget),
			)
		}),
		line("caption", p.ui(labels.ProgressKept)),
		app.P().Body(app.A().ID("worksheets").Href("worksheets." + p.model.Lang.Tag() + ".html").Text(p.ui(labels.Worksheets))),
		app.P().Body(app.A().ID("teaching").Href(model.TeachFile(p.model.Lang)).Text(p.ui(labels.ForTeachers))),
	}
}

func (s *dialog) onForget(app.Context, app.Event) {
	keepProgress("")
	s.page.study.stored = ""
	focus("h-dialog") // because the button disappears
}

// progress returns which built-in lessons are done.
func progress() model.Progress {
	return model.Progress(browser.Setting(lessonsSetting))
}

// lessonsSetting is the name under which the browser stores the progress.
const lessonsSetting = "lessons"

func keepProgress(p model.Progress) {
	browser.Keep(lessonsSetting, string(p))
}
