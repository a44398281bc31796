//go:build !small

package model

import (
	"strconv"
	"strings"
)

// StudyEvent tells how far the lesson is that is open.
func (m *Model) StudyEvent() Event { return Event{Type: "lesson", Study: m.Study} }

// json returns {"id": …, "goals": […], "done": …}, with the states of the goals by their names: plain words, all of them.
func (s *Study) json() string {
	states := make([]string, len(s.Grade.States))
	for i, state := range s.Grade.States {
		states[i] = state.String()
	}
	return `{"id":"` + s.ID() + `","goals":["` + strings.Join(states, `","`) + `"],"done":` + strconv.FormatBool(s.Grade.Done) + "}"
}
