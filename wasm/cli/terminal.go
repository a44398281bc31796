package cli

import (
	"fmt"
	"os"
)

// isTerminal reports whether a stream is a terminal. The null device is a character device, too, but not a
// terminal.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}

// awaits says what is read from standard input if that is a terminal, because the program would otherwise seem to
// hang.
func (s streams) awaits(what string) {
	if isTerminal(s.in) {
		fmt.Fprintf(s.err, "urlscope: reading %s from the terminal; end with Ctrl-D\n", what)
	}
}
