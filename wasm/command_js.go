package main

import "io"

// command is never reached in a browser, which has no command line.
func command(args []string, stdin io.Reader, stdout, stderr io.Writer) int { return 0 }
