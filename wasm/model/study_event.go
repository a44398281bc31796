//go:build !small || learn

package model

import (
	"strconv"
	"strings"
)

// StudyEvent returns an event about the open lesson: "goals" if the state of a goal has changed, "lesson" if all
// goals are met, or are no longer.
func (m *Model) StudyEvent(kind string) Event { return Event{Type: kind, Study: m.Study} }

// States returns the states of the goals, an octet each.
func (s *Study) States() string {
	states := make([]byte, len(s.Grade.States))
	for i, state := range s.Grade.States {
		states[i] = '0' + byte(state)
	}
	return string(states)
}

// json returns {"id": …, "goals": […], "done": …}, with the names of the states of the goals, which need no
// escapes.
func (s *Study) json() string {
	states := make([]string, len(s.Grade.States))
	for i, state := range s.Grade.States {
		states[i] = state.String()
	}
	return `{"id":"` + s.ID() + `","goals":["` + strings.Join(states, `","`) + `"],"done":` + strconv.FormatBool(s.Grade.Done) + "}"
}
