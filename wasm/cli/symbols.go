package cli

import "os"

var symbolsCommand = subcommand{
	name:     "symbols",
	job:      buildJob,
	operands: "FILE [STACK]",
	summary:  "Fill in the files and lines of a stack that the page printed.",
	about: `
Write STACK, or standard input, with the file and line of each function. The page is
published without its lines, so that the stack of a panic in a browser's console has
only "?:0" and an offset:

	urlscope/core.(*URL).read()
		?:0 +0x1c

FILE has the symbols of the program that printed it. The commands site and npm write one
for each program, in a folder beside what they build: the symbols of app.HASH.wasm in
` + defaultSite + ` are in ` + defaultSite + `.symbols/app.HASH.txt.gz. Keep them for each site that you
publish, or build its commit again with the same Go. A line that FILE does not know is
written as it is.
`,
	examples: []example{
		{"urlscope symbols " + defaultSite + ".symbols/app.HASH.txt.gz <stack.txt", "see where a panic in a reader's console was"},
	},
	define: func(o *options) action {
		return func(io streams, operands []string) error {
			switch len(operands) {
			case 0:
				return o.wrong("no file of symbols given")
			case 1, 2:
				return runSymbols(io, operands)
			}
			return o.wrong("more than a file of symbols and a stack given")
		}
	},
}

func runSymbols(streams streams, operands []string) error {
	stack := streams.in
	if len(operands) == 2 {
		file, err := os.Open(operands[1])
		if err != nil {
			return inputError{err}
		}
		defer file.Close()
		stack = file
	} else {
		streams.awaits("a stack")
	}
	symbols, err := os.Open(operands[0])
	if err != nil {
		return inputError{err}
	}
	defer symbols.Close()
	return printStack(streams.out, stack, symbols, operands[0])
}
