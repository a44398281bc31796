package cli

import (
	"os"
	"path/filepath"
	"testing"
)

// programDir is a temporary folder for the program that buildProgram builds.
var programDir string

// TestMain runs the tests, or the command line if a test runs the test binary under the program's name.
func TestMain(m *testing.M) {
	if filepath.Base(os.Args[0]) == "urlscope" {
		os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	dir, err := os.MkdirTemp("", "urlscope-")
	if err != nil {
		panic(err)
	}
	programDir = dir
	status := m.Run()
	os.RemoveAll(dir)
	os.Exit(status)
}
