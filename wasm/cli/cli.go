// Package cli is the command urlscope: it looks at URLs, checks those in documents, makes lessons, and builds and serves the site.
//
// Each subcommand declares its options once (options.go). Parsing, help, the manual page, the completions of shells and README.md are
// made of that table. The package flag does not do: it stops at the first operand, cannot list its flags in the order of a table, and
// speaks of Go's types. github.com/spf13/pflag, on which cobra is built, and kong read "-fix" as "-f -i -x", but the flags of urlscope
// have one dash in workflows and hooks of others.
package cli

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"urlscope/core"
)

// A job is what somebody has in mind who looks for a command. Help is grouped by it.
type job uint8

const (
	lookJob job = iota
	checkJob
	teachJob
	buildJob
	otherJob
)

// jobs are the headings of help, in its order.
var jobs = [...]string{
	lookJob: "Look at URLs", checkJob: "Check documents", teachJob: "Teach", buildJob: "Build and serve the site", otherJob: "Other",
}

// A subcommand is one thing that the command line can do.
type subcommand struct {
	name     string
	job      job
	operands string // what follows its options: "FILE…"
	summary  string // one line
	about    string // what help says below that. Lines that begin with a tab are shown as they are.
	examples []example

	// define declares the options, and returns what is to be done with the operands once they are set.
	define func(*options) action
}

// An action does what a subcommand is for.
type action func(io streams, operands []string) error

// An example is a command line and what it is for.
type example struct{ line, does string }

// subcommands lists the subcommands, in the order of help within a job. It is a function because help is one of them.
func subcommands() []subcommand {
	return []subcommand{
		reportCommand,
		anatomyCommand,
		standardsCommand,
		readersCommand,
		namesCommand,
		deriveCommand,
		sameCommand,
		normalizeCommand,
		defangCommand,
		verifyCommand,
		lessonCommand,
		gradeCommand,
		serveCommand,
		siteCommand,
		npmCommand,
		symbolsCommand,
		helpCommand(),
		completionCommand(),
		versionCommand,
	}
}

// streams are where a subcommand reads and writes.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// A usageError says that the command line, not the world, is wrong.
type usageError struct{ error }

// An exitStatus ends the program with that status; all has been said.
type exitStatus int

func (s exitStatus) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

// Main runs the command line args and returns the status to exit with: 0 when
// all went well, 1 when something failed, 2 when args make no sense; a subcommand
// may give these another meaning of its own. A reader that has seen enough, such
// as head, ends the program without a word.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	signal.Ignore(syscall.SIGPIPE) // writing says EPIPE then
	if f, ok := stdout.(*os.File); ok && isClosed(f) {
		stdout = closed{}
	}
	name, err := run(args, streams{stdin, stdout, stderr})
	var status exitStatus
	switch {
	case err == nil, errors.Is(err, syscall.EPIPE):
		return 0
	case errors.As(err, &status):
		return int(status)
	case errors.As(err, new(usageError)):
		fmt.Fprintf(stderr, "urlscope: %s\nRun 'urlscope help%s' for usage.\n", inWords(err), name)
		return 2
	default:
		fmt.Fprintf(stderr, "urlscope: %s\n", inWords(err))
		return 1
	}
}

// closed is a standard output that was closed when the program began.
type closed struct{}

func (closed) Write([]byte) (int, error) {
	return 0, errors.New("standard output is closed: nothing was written")
}

// spellings are flags in the place of a command that people try because other tools have them.
var spellings = map[string]string{
	"-h": "help", "-help": "help", "--help": "help",
	"-V": "version", "-version": "version", "--version": "version",
}

// run runs args. It returns the name of the subcommand too, after a space, when
// there is one by that name.
func run(args []string, io streams) (name string, err error) {
	if len(args) == 0 {
		if isTerminal(io.out) {
			return "", writeHelp(io.out)
		}
		return "", usageError{errors.New("no command given")}
	}
	name, args = args[0], args[1:]
	if spelling, ok := spellings[name]; ok {
		name = spelling
	}
	c, err := commandNamed(name)
	if err != nil {
		return "", err
	}
	o := &options{command: c.name}
	do := c.define(o)
	operands, err := o.parse(args)
	switch {
	case errors.Is(err, errHelp):
		err = c.writeHelp(io.out)
	case err == nil:
		err = do(io, operands)
	}
	return " " + c.name, err
}

// commandNamed returns the subcommand of that name.
func commandNamed(name string) (*subcommand, error) {
	var names []string
	for _, c := range subcommands() {
		if c.name == name {
			return &c, nil
		}
		names = append(names, c.name)
	}
	return nil, usageError{fmt.Errorf("there is no command %q%s", name, cmp.Or(asOperand(name), didYouMean(name, names, "")))}
}

// asOperand says which command takes what stands in the place of a command, if it is no misspelt one.
func asOperand(name string) string {
	if isLikeURL(name) {
		return `; for a URL, write "report" in front of it`
	}
	if _, err := os.Stat(name); err == nil {
		return `; for a file or folder, write "verify" in front of it`
	}
	return ""
}

// isLikeURL reports whether a name begins as a URL does. A file may have such a name, but hardly one that does not exist.
func isLikeURL(name string) bool {
	scheme := core.Parse(name).Scheme()
	return scheme != nil && (scheme != core.Other || strings.Contains(name, "://"))
}
