package cli

import (
	"errors"
	"io"
	"os"

	"urlscope/wasm/site"
)

var symbolsCommand = subcommand{
	name:    "symbols",
	args:    "FILE [STACK]",
	summary: "Fill in the files and lines of a stack that the page printed.",
	help: `
Write STACK, or standard input, with the file and line of each function. The page is
published without its lines, so that the stack of a panic in a browser's console has
only "?:0" and an offset, such as

	urlscope/core.(*URL).read()
		?:0 +0x1c

FILE has the symbols of the program that printed it. The subcommands site and npm
write one for each program, in a folder beside what they build: those of app.HASH.wasm
in ` + defaultSite + ` are in ` + defaultSite + `.symbols/app.HASH.txt.gz. Keep them for each site that
you publish; or build its commit again with the same Go. A line that FILE tells
nothing of is written as it is.

	urlscope symbols ` + defaultSite + `.symbols/app.HASH.txt.gz <stack.txt
`,
	run: runSymbols,
}

func runSymbols(streams streams, args []string) error {
	flags := newFlags("symbols")
	if err := parse(flags, args); err != nil {
		return err
	}
	var stack io.Reader
	switch flags.NArg() {
	case 0:
		return usageError{errors.New("symbols: no file of symbols given")}
	case 1:
		stack = streams.in
	case 2:
		file, err := os.Open(flags.Arg(1))
		if err != nil {
			return err
		}
		defer file.Close()
		stack = file
	default:
		return usageError{errors.New("symbols: more than a file of symbols and a stack given")}
	}
	symbols, err := os.Open(flags.Arg(0))
	if err != nil {
		return err
	}
	defer symbols.Close()
	return site.PrintStack(streams.out, stack, symbols)
}
