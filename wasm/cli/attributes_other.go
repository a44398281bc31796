//go:build !linux

package cli

// hasAttributes reports whether something is set for a file besides its mode, as far as can be told here.
func hasAttributes(string) bool { return false }
