//go:build !small || learn

package model

import (
	"strconv"
	"strings"
)

// StudyEvent tells how far the lesson is that is open: "goals" tells another state of a goal, and "lesson" that all goals are met,
// or no longer.
func (m *Model) StudyEvent(kind string) Event { return Event{Type: kind, Study: m.Study} }

// States returns the states of the goals, an octet each.
func (s *Study) States() string {
	states := make([]byte, len(s.Grade.States))
	for i, state := range s.Grade.States {
		states[i] = '0' + byte(state)
	}
	return string(states)
}

// json returns {"id": …, "goals": […], "done": …}, with the states of the goals by their names: plain words, all of them.
func (s *Study) json() string {
	states := make([]string, len(s.Grade.States))
	for i, state := range s.Grade.States {
		states[i] = state.String()
	}
	return `{"id":"` + s.ID() + `","goals":["` + strings.Join(states, `","`) + `"],"done":` + strconv.FormatBool(s.Grade.Done) + "}"
}
