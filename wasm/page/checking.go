//go:build !small

package page

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/lesson"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A checker is the state of the dialog that checks the receipts of a class. It treats receipts as untrusted text:
// it opens nothing in them, and shows invisible characters by name.
type checker struct {
	page   *page
	dialog *dialog

	of, lines string // as typed
	wrong     string // the error in of
	lesson    *lesson.Lesson
	list      []model.Receipt
	left      int
	waiting   *time.Timer
}

// The names of the dialog's blanks.
const (
	receiptsOf   = "of"
	receiptLines = "lines"
)

func init() { tools["checking"] = (*page).checkReceipts }

// checkReceipts opens the dialog for the open lesson.
func (p *page) checkReceipts() {
	w := &checker{page: p, of: p.openLesson()}
	w.dialog = p.openTool(labels.CheckReceipts, w.body)
	w.check()
}

// openLesson returns the number of the open lesson if it is built in, its link otherwise, and "" if no lesson is
// open.
func (p *page) openLesson() string {
	switch s := p.model.Study; {
	case s == nil:
		return ""
	case s.Number != "":
		return s.Number
	default:
		return pageBase() + s.Link()
	}
}

// readLesson reads a lesson from a file, a link or a number. It calls done when the lesson is loaded, or failed.
func (p *page) readLesson(data string, done func(*model.Making), failed func(why string)) {
	m, number, err := model.OpenMaking(data)
	switch {
	case err != nil:
		failed(firstFault(err).In(p.model.Lang).Quoted(p.model.Lang))
	case m != nil:
		done(m)
	default:
		p.study.course.bring(p.model.Lang, func() {
			if l, ok := p.study.course.lessons.Lesson(number); ok {
				done(&model.Making{Lesson: *l})
			} else {
				failed(labels.Filled(p.model.Lang, labels.NoSuchLesson, "{a}", number).String())
			}
		})
	}
}

func (w *checker) write(name string, _ int, typed string) {
	if name == receiptsOf {
		w.of = typed
	} else {
		w.lines = typed
	}
	if w.waiting != nil {
		w.waiting.Stop()
	}
	const rest = 300 * time.Millisecond
	w.waiting = time.AfterFunc(rest, w.check)
}

// check grades the receipts once their lesson is loaded.
func (w *checker) check() {
	w.lesson, w.wrong = nil, ""
	of := w.of
	if of == "" {
		w.grade()
		return
	}
	w.page.readLesson(of, func(m *model.Making) {
		if of == w.of {
			w.lesson = &m.Lesson
			w.grade()
		}
	}, func(why string) {
		w.wrong = why
		w.grade()
	})
}

// grade grades each receipt.
func (w *checker) grade() {
	w.list, w.left = nil, 0
	if w.lesson != nil {
		w.list, w.left = model.CheckReceipts(w.lesson, w.lines)
	}
	w.dialog.said = ""
	w.dialog.refresh()
}

// body returns the content of the dialog.
func (w *checker) body() []app.UI {
	p := w.page
	l := p.model.Lang
	proved, open := lesson.Proves(l)
	return []app.UI{
		&blank{Name: receiptsOf, Lang: l, Label: labels.Lesson, More: labels.ReceiptsOfHelp, Value: w.of, Wrong: w.wrong, write: w.write},
		&blank{Name: receiptLines, Lang: l, Label: labels.ReceiptLines, Lines: 6, Value: w.lines, write: w.write},
		line("caption", proved),
		line("caption", open),
		when(len(w.list) > 0, func() app.UI {
			return app.Ol().ID("receipts").Body(app.Range(w.list).Slice(w.receipt))
		}),
		when(w.left > 0, func() app.UI { return line("empty", labels.Count(l, labels.MoreReceipts, w.left)) }),
		when(len(w.list) > 0, func() app.UI {
			return block("row-of-buttons",
				button("button primary").ID("copy-receipts").Text(p.ui(labels.CopyTable)).OnClick(w.onCopy),
			)
		}),
	}
}

// receipt returns the row of receipt i.
func (w *checker) receipt(i int) app.UI {
	p, r := w.page, &w.list[i]
	l := p.model.Lang
	return app.Li().Body(
		app.B().Class("who").Text(r.Called(l)),
		when(r.Code != "", func() app.UI { return app.Code().Class("code").Title(p.ui(labels.HandedCode)).Text(r.Code) }),
		when(r.Wrong != nil, func() app.UI { return stretch("kind changes", prose(r.Wrong.In(l))) }),
		when(r.Wrong == nil, func() app.UI {
			class := "kind changes"
			if r.Done {
				class = "kind same"
			}
			return mark(class, labels.Filled(l, labels.GoalsMet, "{a}", strconv.Itoa(r.Met), "{b}", strconv.Itoa(len(w.lesson.Goals))).String())
		}),
		when(r.Answer != "", func() app.UI { return app.Code().Class("url").Text(visibleBut(beginning(r.Answer), "")) }),
		when(len(r.Same) > 0, func() app.UI {
			return app.Small().Text(p.ui(labels.SameAnswer) + " " + model.SameNames(l, w.list, i))
		}),
	)
}

func (w *checker) onCopy(app.Context, app.Event) {
	w.page.copy(model.ReceiptsText(w.page.model.Lang, w.list, len(w.lesson.Goals)), labels.Copied)
}
