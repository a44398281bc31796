package site

import (
	"fmt"
	"os"
	"path/filepath"
)

// Package time asks GODEBUG of the environment how its timers shall behave. To answer, the standard library brings a search
// among the changes of Go and counts for package runtime/metrics every answer that is not the usual one: 1 % of what travels.
// A page has no environment, and so its build has a package that gives the usual answers.

// settings stands in for package internal/godebug. The compiler tells when the standard library wants more of it.
const settings = `package godebug

// A Setting is one that nobody has set.
type Setting struct{}

// New returns one.
func New(string) *Setting { return &Setting{} }

// Value returns "".
func (*Setting) Value() string { return "" }

// IncNonDefault counts nothing.
func (*Setting) IncNonDefault() {}
`

// forgetSettings writes it into the folder build of root, and returns the name of that file, and of the one whose place it takes.
func forgetSettings(root string) (original, copied string, err error) {
	goroot, err := goRoot()
	if err != nil {
		return "", "", err
	}
	original = filepath.Join(goroot, "src/internal/godebug/godebug.go")
	if _, err := os.Stat(original); err != nil {
		return "", "", fmt.Errorf("the Go toolchain has no settings to leave out: %w", err)
	}
	copied = "build/.settings/godebug.go"
	return original, copied, writeChanged(filepath.Join(root, filepath.FromSlash(copied)), []byte(settings))
}
