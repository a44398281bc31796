//go:build small

package model

// The program that has no inputs for parts switches no field off (switched.go).
type switched []struct{}

func (m *Model) follow([]string)    {}
func (m *Model) fieldsOf() []string { return nil }

// ForgetOff has nothing to forget.
func (m *Model) ForgetOff() {}
