//go:build small

package model

// The program without inputs for parts cannot switch fields off (switched.go).
type switched []struct{}

func (m *Model) follow([]string)    {}
func (m *Model) fieldsOf() []string { return nil }

// ForgetOff does nothing.
func (m *Model) ForgetOff() {}
