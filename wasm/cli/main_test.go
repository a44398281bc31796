package cli

import (
	"os"
	"testing"
)

// programDir is a temporary folder for the program that buildProgram builds.
var programDir string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "urlscope-")
	if err != nil {
		panic(err)
	}
	programDir = dir
	status := m.Run()
	os.RemoveAll(dir)
	os.Exit(status)
}
