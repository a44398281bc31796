//go:build !linux

package cli

// hasAttributes returns false, because it cannot tell on this system.
func hasAttributes(string) bool { return false }
