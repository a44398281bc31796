//go:build !small || learn

package model

import (
	"slices"
	"strings"
	"time"

	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/text"
)

// A Study is the open lesson with the reader's progress. It counts tries only to decide when more help is offered.
type Study struct {
	*lesson.Lesson
	Number string     // of a built-in lesson; "" for any other
	Grade  goal.Grade // of the text in the field
	Reply  string     // the reply to the mistake in the field; "" for none
	Stale  bool       // whether the reply is about an earlier text
	Hints  int        // number of hints shown
	Solved bool       // whether a solution is shown

	link   string // the link that opens the lesson
	grader *goal.Grader
	src    string   // the text that was graded last
	edited bool     // whether the text was edited since the first hint
	tries  []string // distinct texts at which typing paused
	told   int      // the number of met goals that was announced last; -1 for none
}

// Tell is how long typing must pause before the page announces goals, together with its other announcements. It is
// shorter than Pause, because the reader waits for the goals.
const Tell = 700 * time.Millisecond

// Ponder is how long typing must pause before the page shows a reply to a mistake. A text at which typing pauses
// so long counts as a try.
const Ponder = 1500 * time.Millisecond

// triesForSolution is the number of tries after which the solution is available without having solved the lesson.
const triesForSolution = 3

// NewStudy opens a lesson: a built-in one by its number, any other by its link.
func NewStudy(l *lesson.Lesson, number, link string) *Study {
	if number != "" {
		link = lesson.LinkTo(number)
	}
	return &Study{Lesson: l, Number: number, link: link, grader: l.Grader(), told: -1, Grade: goal.Grade{States: make([]goal.State, len(l.Goals))}}
}

// Runs reports whether the lesson has goals. A lesson of another version is shown as far as it can be read,
// without goals.
func (s *Study) Runs() bool { return len(s.Goals) > 0 }

// graded grades the text and the selection. It must be called whenever one of them changes, because a goal may
// depend on earlier states.
func (m *Model) graded() {
	s := m.Study
	if s == nil || !s.Runs() {
		return
	}
	if src := m.Source(); src != s.src {
		s.src, s.Stale = src, true
		s.edited = true
	}
	s.Grade = s.grader.Grade(m.URL, m.Selected)
}

// Met returns how many goals are met.
func (s *Study) Met() (n int) {
	for _, state := range s.Grade.States {
		if state == goal.StateMet {
			n++
		}
	}
	return n
}

// News reports whether the number of met goals has changed since its last call.
func (s *Study) News() bool {
	was := s.told
	s.told = s.Met()
	return s.told != was
}

// Consider updates the reply to a mistake and counts the text as a try. It is called when typing has paused for
// Ponder. It returns the announcement; "" if nothing is new.
func (m *Model) Consider() (heard string) {
	s := m.Study
	before := s.Reply
	s.Reply, s.Stale = "", false
	if !s.Grade.Done {
		s.Reply, _ = s.Lesson.Reply(m.URL)
		s.try()
	}
	if s.Reply == before {
		return ""
	}
	return s.Reply
}

// try counts the text as a try, unless it is the start or was counted before.
func (s *Study) try() {
	if s.src != s.Start && len(s.tries) < triesForSolution && !slices.Contains(s.tries, s.src) {
		s.tries = append(s.tries, s.src)
	}
}

// MayHint reports whether another hint is available. The second hint requires an edit since the first.
func (s *Study) MayHint() bool { return s.Hints < len(s.Lesson.Hints) && (s.Hints == 0 || s.edited) }

// Hint shows another hint, if available.
func (s *Study) Hint() {
	if s.MayHint() {
		s.Hints++
		s.edited = false
	}
}

// MayShowSolution reports whether a solution is available: for comparison when the lesson is done, or after three
// tries.
func (s *Study) MayShowSolution() bool {
	return len(s.Solutions) > 0 && (s.Grade.Done || len(s.tries) >= triesForSolution)
}

// Restart resets the progress, and returns the start for the field.
func (s *Study) Restart() string {
	s.grader, s.src = s.Lesson.Grader(), s.Start
	s.Reply, s.Solved = "", false
	return s.Start
}

// Translate replaces a built-in lesson by its version in another language. The progress stays.
func (s *Study) Translate(l *lesson.Lesson) {
	if l.ID() == s.ID() {
		s.Lesson = l
	}
}

// Said formats text by the author of a lesson: text between backticks is shown as octets, and invisible characters
// by name. Nothing else in it is markup.
func Said(s string) (out text.Prose) {
	pieces := strings.Split(s, "`")
	for i, piece := range pieces {
		code := i%2 == 1
		if code && i == len(pieces)-1 { // the last backtick has no partner
			piece, code = "`"+piece, false
		}
		if piece != "" {
			out = append(out, text.Run{Text: readable(piece), Code: code})
		}
	}
	return out
}

// readable is like Visible, but keeps the ideographic space of Chinese and Japanese.
func readable(s string) string {
	const wide = "\u3000"
	list := strings.Split(s, wide)
	for i := range list {
		list[i] = Visible(list[i])
	}
	return strings.Join(list, wide)
}
