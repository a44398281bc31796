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

// A Study is a lesson that is open, and how far the reader is with it. Nothing is counted against anybody: what is counted is
// only when more help may be had.
type Study struct {
	*lesson.Lesson
	Number string     // of one that is built in; "" for one that somebody made
	Grade  goal.Grade // of the text in the field
	Reply  string     // what is said of the mistake that it is; "" for nothing
	Stale  bool       // whether that is said of an earlier text
	Hints  int        // how many are shown
	Solved bool       // whether a solution is shown

	link   string // that opens it
	grader *goal.Grader
	src    string   // the text that was graded last
	edited bool     // since the first hint was shown
	tries  []string // texts at which the hand rested, each another
	told   int      // how many goals were met when that was said last; -1 when it was not
}

// Tell is how long the hand must rest before ticks are announced, together with what else is said at a rest: sooner than
// where there is no lesson (Pause), for they are what the reader waits for.
const Tell = 700 * time.Millisecond

// Ponder is how long the hand must rest before something is said of a mistake. A text at which it rests so long is a try.
const Ponder = 1500 * time.Millisecond

// triesForSolution are so many tries that a solution may be shown to one who has found none.
const triesForSolution = 3

// NewStudy opens a lesson: one that is built in by its number, any other by its link.
func NewStudy(l *lesson.Lesson, number, link string) *Study {
	if number != "" {
		link = lesson.LinkTo(number)
	}
	return &Study{Lesson: l, Number: number, link: link, grader: l.Grader(), told: -1, Grade: goal.Grade{States: make([]goal.State, len(l.Goals))}}
}

// Runs reports whether there is anything to do: of a lesson of another version only what can be read is shown.
func (s *Study) Runs() bool { return len(s.Goals) > 0 }

// graded has the text that is in the field, with what is selected of it, graded. It is called whenever one of them changes: a
// goal may ask what has been.
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

// News reports whether the number of goals that are met is another than when it was asked last.
func (s *Study) News() bool {
	was := s.told
	s.told = s.Met()
	return s.told != was
}

// Consider is told when the hand has rested for a while: what there is to say of the text is said, and the text counts as a
// try. It returns what is to be heard of it; "" for nothing that is new.
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

// try counts the text, unless it is the start or was counted before.
func (s *Study) try() {
	if s.src != s.Start && len(s.tries) < triesForSolution && !slices.Contains(s.tries, s.src) {
		s.tries = append(s.tries, s.src)
	}
}

// MayHint reports whether one more hint may be shown: the second only when something was changed since the first.
func (s *Study) MayHint() bool { return s.Hints < len(s.Lesson.Hints) && (s.Hints == 0 || s.edited) }

// Hint shows one more hint, if it may be.
func (s *Study) Hint() {
	if s.MayHint() {
		s.Hints++
		s.edited = false
	}
}

// MayShowSolution reports whether a solution may be shown: to compare, when the reader has found one, or after three tries.
func (s *Study) MayShowSolution() bool {
	return len(s.Solutions) > 0 && (s.Grade.Done || len(s.tries) >= triesForSolution)
}

// Restart forgets what has been, and returns the text that the field is to get.
func (s *Study) Restart() string {
	s.grader, s.src = s.Lesson.Grader(), s.Start
	s.Reply, s.Solved = "", false
	return s.Start
}

// Translate puts the lesson in another language in place of the one that is built in. What has been stays.
func (s *Study) Translate(l *lesson.Lesson) {
	if l.ID() == s.ID() {
		s.Lesson = l
	}
}

// Said returns what the author of a lesson wrote, as it is to be set: what stands between backticks as octets, and what cannot
// be seen by its name. Nothing else in it means anything.
func Said(s string) (out text.Prose) {
	pieces := strings.Split(s, "`")
	for i, piece := range pieces {
		code := i%2 == 1
		if code && i == len(pieces)-1 { // nothing ends it
			piece, code = "`"+piece, false
		}
		if piece != "" {
			out = append(out, text.Run{Text: readable(piece), Code: code})
		}
	}
	return out
}

// readable is Visible, but for the wide space of Chinese and Japanese, which is one to be seen.
func readable(s string) string {
	const wide = "\u3000"
	list := strings.Split(s, wide)
	for i := range list {
		list[i] = Visible(list[i])
	}
	return strings.Join(list, wide)
}
