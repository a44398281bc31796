//go:build !small

package model

import (
	"slices"
)

// A Scene is the one subject that a presentation shows.
type Scene struct {
	Word Word // the word of its panel
	At   int  // the index of a problem or a step; of a lesson, 0 for the whole and n for goal n
	Fix  bool // a problem with its fixes
}

// ScenesOf are the panels that a presentation shows step by step. It shows other panels whole, on request.
var ScenesOf = []Word{"lesson", "problems", "wire"}

// acts returns the number of scenes of a panel, not counting the fixes of problems.
func (m *Model) acts(word Word, replies bool) int {
	switch word {
	case "problems":
		return len(m.Problems)
	case "wire":
		return len(m.StepsShown(replies))
	case "lesson":
		return 1 + m.goals()
	}
	return 1
}

// goals returns the number of goals of the open lesson; 0 if none is open.
func (m *Model) goals() int {
	if m.Study == nil {
		return 0
	}
	return len(m.Study.Goals)
}

// StepsShown lists the steps of the conversation that are shown: all, or only those that depend on the URL if the
// others are folded away.
func (m *Model) StepsShown(replies bool) (list []int) {
	if len(m.Source()) > MaxTalk {
		return nil
	}
	talk := m.Talk()
	for i := range talk.Steps[:min(len(talk.Steps), MaxSteps)] {
		if replies || !talk.Folds() || talk.Tells(i) {
			list = append(list, i)
		}
	}
	return list
}

// Beyond returns the scene after s, or before it, among the scenes of the panels in there. It returns s if no scene
// follows.
func (m *Model) Beyond(s Scene, there []Word, replies, back bool) Scene {
	if isProblem := s.Word == "problems"; isProblem && s.Fix == back && (back || len(m.Fixes(s.At)) > 0) {
		s.Fix = !back
		return s
	}
	next, by := Scene{Word: s.Word, At: s.At + 1}, 1
	if back {
		next.At, by = s.At-1, -1
	}
	for i := slices.Index(there, s.Word); ; {
		if next.At >= 0 && next.At < m.acts(next.Word, replies) {
			next.Fix = back && next.Word == "problems" && len(m.Fixes(next.At)) > 0
			return next
		}
		if i += by; i < 0 || i >= len(there) {
			return s
		}
		next = Scene{Word: there[i]}
		if back {
			next.At = m.acts(next.Word, replies) - 1
		}
	}
}

// Opening returns the first scene of a presentation: the open problem if problems come first, or else the first
// scene of all.
func (m *Model) Opening(there []Word, replies bool) Scene {
	if m.Problem >= 0 && there[0] == "problems" {
		return Scene{Word: there[0], At: m.Problem}
	}
	return m.Within(m.Beyond(Scene{Word: there[0], At: -1}, there, replies, false), replies)
}

// Within returns s, or the nearest scene if s no longer exists after a change of the text.
func (m *Model) Within(s Scene, replies bool) Scene {
	if s.Word == "problems" && m.Problem >= 0 && m.Problem != s.At {
		s = Scene{Word: s.Word, At: m.Problem}
	}
	s.At = max(0, min(s.At, m.acts(s.Word, replies)-1))
	s.Fix = s.Fix && len(m.Fixes(s.At)) > 0
	return s
}

// Acts returns the number of s among the scenes of its panel, from 1, and how many there are.
func (m *Model) Acts(s Scene, replies bool) (nth, n int) { return s.At + 1, m.acts(s.Word, replies) }
