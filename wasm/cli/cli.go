// Package cli is the command urlscope: it explains URLs, checks those in documents, makes lessons, and builds and
// serves the site.
//
// Each subcommand declares its options once (options.go). Parsing, help, the manual page, shell completions and
// README.md are generated from that table. The package flag does not do, because it stops at the first operand,
// cannot list its flags in the order of a table, and names Go types in its help. github.com/spf13/pflag, on which
// cobra is built, and kong read "-fix" as "-f -i -x", but workflows and hooks of other projects have the flags of
// urlscope with one dash.
package cli

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"urlscope/core"
)

// A job is a purpose for which somebody looks for a command. Help groups the commands by job.
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

// A subcommand is a command of the command line.
type subcommand struct {
	name     string
	job      job
	operands string // the operands after the options: "FILE…"
	summary  string // one line
	about    string // the text in help below the summary. Lines that start with a tab are shown unchanged.
	examples []example

	// define declares the options, and returns the action, which is called once they are set.
	define func(*options) action
}

// An action runs a subcommand.
type action func(io streams, operands []string) error

// An example is a command line with its purpose.
type example struct{ line, does string }

// subcommands lists the subcommands, in the order of help within a job. It is a function, because a variable would
// refer to itself through help.
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

// streams are the input and outputs of a subcommand.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// A usageError reports a mistake in the command line.
type usageError struct{ error }

// An inputError reports an input that cannot be read, or that is not what the command reads: a missing file of symbols.
type inputError struct{ error }

func (e inputError) Unwrap() error { return e.error }

// isInput reports whether an error is about an input. A stream fails to be read when it is a folder.
func isInput(err error) bool {
	var path *fs.PathError
	return errors.As(err, new(inputError)) || errors.As(err, &path) && path.Op == "read"
}

// An exitStatus ends the program with that status, without a message.
type exitStatus int

func (s exitStatus) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

// Main runs the command line args and returns the exit status: 0 on success, 1 on failure, 2 for a wrong command
// line or input. Subcommands may define other meanings. If the reader of the output, such as head, closes the pipe, Main
// ends without a message.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	signal.Ignore(syscall.SIGPIPE) // then writing returns EPIPE
	// The exit status of verify is an answer without its output.
	if f, ok := stdout.(*os.File); ok && isClosed(f) && (len(args) == 0 || args[0] != verifyCommand.name) {
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
		if isInput(err) {
			return 2
		}
		return 1
	}
}

// closed replaces a standard output that was closed when the program started.
type closed struct{}

func (closed) Write([]byte) (int, error) {
	return 0, errors.New("standard output is closed: nothing was written")
}

// spellings maps flags of other tools to commands.
var spellings = map[string]string{
	"-h": "help", "-help": "help", "--help": "help",
	"-V": "version", "-version": "version", "--version": "version",
}

// run runs args. It also returns the name of the subcommand after a space, if there is one.
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
	if strings.HasPrefix(name, "-") {
		if right := commandFirst(name, args); right != "" {
			return "", usageError{errors.New("write the command in front of its options: urlscope " + strings.TrimSuffix(right, " --"))}
		}
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

// commandFirst returns a command that stands behind its options, and then these: "report -lang ja" for "-lang ja report". It returns
// "" if no command in args has all the options that stand before it.
func commandFirst(option string, args []string) string {
	for i, name := range args {
		c, err := commandNamed(name)
		if err != nil {
			continue
		}
		before := append([]string{option}, args[:i]...)
		o := &options{command: c.name}
		c.define(o)
		if operands, err := o.parse(before); err == nil && len(operands) == 0 {
			return strings.Join(append([]string{name}, before...), " ")
		}
	}
	return ""
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
	return nil, usageError{fmt.Errorf("there is no command %q%s", name, cmp.Or(asOperand(name), didYouMean(name, names, ""), asOption(name)))}
}

// asOperand returns the command that takes name as an operand, if name is not a misspelt command.
func asOperand(name string) string {
	if isLikeURL(name) {
		return `; for a URL, write "report" in front of it`
	}
	if _, err := os.Stat(name); err == nil {
		return `; for a file or folder, write "verify" in front of it`
	}
	return ""
}

// asOption returns where to write an option, if name is like one.
func asOption(name string) string {
	if len(name) > 1 && name[0] == '-' {
		return "; the command comes first, then its options"
	}
	return ""
}

// isLikeURL reports whether a name starts like a URL. A file may have such a name, but it is an unlikely name for
// a missing file.
func isLikeURL(name string) bool {
	scheme := core.Parse(name).Scheme()
	return scheme != nil && (scheme != core.Other || strings.Contains(name, "://"))
}
