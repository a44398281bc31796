//go:build small && !learn

package model

// A Study never exists in the program without lessons (study.go).
type Study struct {
	Start string
	Grade struct{ Done bool }
}

func (*Study) Runs() bool                  { return false }
func (*Study) Address(*Model, bool) string { return "" }
func (*Study) Link() string                { return "" }
func (*Study) Name() string                { return "" }
func (*Study) States() string              { return "" }
func (*Study) json() string                { return "" }

func (m *Model) graded() {}

// StudyEvent returns an empty event.
func (m *Model) StudyEvent(string) Event { return Event{} }
