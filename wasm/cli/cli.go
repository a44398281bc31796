// Package cli is the command urlscope: it serves the site and builds it, draws and reports on URLs, and says what is
// wrong with those in documents.
package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"urlscope/core/anatomy"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// A subcommand is one thing that the command line can do.
type subcommand struct {
	name    string
	args    string // its flags and arguments, in short
	summary string // one line
	help    string // the rest of its help
	run     func(io streams, args []string) error
}

// subcommands lists them, in the order in which help does.
var subcommands = []subcommand{
	serveCommand,
	siteCommand,
	npmCommand,
	symbolsCommand,
	anatomyCommand,
	reportCommand,
	standardsCommand,
	deriveCommand,
	readersCommand,
	namesCommand,
	sameCommand,
	lessonCommand,
	gradeCommand,
	verifyCommand,
	versionCommand,
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
		fmt.Fprintf(stderr, "urlscope: %v\nRun 'urlscope help%s' for usage.\n", err, name)
		return 2
	default:
		fmt.Fprintf(stderr, "urlscope: %v\n", err)
		return 1
	}
}

// closed is a standard output that was closed when the program began.
type closed struct{}

func (closed) Write([]byte) (int, error) {
	return 0, errors.New("standard output is closed: nothing was written")
}

// run runs args. It returns the name of the subcommand too, after a space, when
// there is one by that name.
func run(args []string, io streams) (name string, err error) {
	if len(args) == 0 {
		return "", usageError{errors.New("no command given")}
	}
	switch name, args = args[0], args[1:]; {
	case name == "help" && len(args) > 0:
		name, args = args[0], []string{"-h"}
	case name == "help" || name == "-h" || name == "-help" || name == "--help":
		return "", help(io.out)
	}
	for _, c := range subcommands {
		if c.name != name {
			continue
		}
		err := c.run(io, args)
		if errors.Is(err, flag.ErrHelp) {
			_, err = fmt.Fprintf(io.out, "Usage:\n\n\turlscope %s %s\n\n%s\n", c.name, c.args, strings.TrimSpace(c.help))
		}
		return " " + name, err
	}
	return "", usageError{fmt.Errorf("unknown command %q", name)}
}

// help lists the subcommands.
func help(w io.Writer) error {
	list := "urlscope looks at URLs as RFC 1738 has them.\n\nUsage:\n\n"
	for _, c := range subcommands {
		list += fmt.Sprintf("\turlscope %s %s\n\t\t%s\n\n", c.name, c.args, c.summary)
	}
	list += "\turlscope help COMMAND\n\t\tSay more of a command.\n"
	_, err := io.WriteString(w, list)
	return err
}

// newFlags returns a set of flags for a subcommand.
func newFlags(name string) *flag.FlagSet {
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.SetOutput(io.Discard) // command reports the error, once
	return flags
}

// parse parses args, which may hold more than flags.
func parse(flags *flag.FlagSet, args []string) error {
	err := flags.Parse(args)
	if err != nil && !errors.Is(err, flag.ErrHelp) {
		return usageError{fmt.Errorf("%s: %w", flags.Name(), err)}
	}
	return err
}

// parseAll parses args, all of which must be flags.
func parseAll(flags *flag.FlagSet, args []string) error {
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return usageError{fmt.Errorf("%s: unexpected argument %q", flags.Name(), flags.Arg(0))}
	}
	return nil
}

// oneOf defines a flag that takes one of some words, the first of which is the
// default, and returns where the index of the word will be.
func oneOf(flags *flag.FlagSet, name string, words ...string) *int {
	index := new(int)
	flags.Func(name, "", func(word string) error {
		for i, w := range words {
			if w == word {
				*index = i
				return nil
			}
		}
		return errors.New("it is one of " + strings.Join(words, ", "))
	})
	return index
}

// langFlag defines the flag that chooses a language.
func langFlag(flags *flag.FlagSet, lang *text.Lang) {
	flags.Func("lang", "", func(tag string) error {
		l, ok := text.ParseLang(tag)
		if !ok {
			return errors.New("it is one of en, ja, zh-Hant")
		}
		*lang = l
		return nil
	})
}

// grammarFlag defines the flag that chooses the grammar of a standard.
func grammarFlag(flags *flag.FlagSet, by *standards.Standard) {
	flags.Func("standard", "", func(name string) error {
		for _, s := range derivable {
			if s.String() == name {
				*by = s
				return nil
			}
		}
		return errors.New("it is one of rfc1738, rfc3986")
	})
}

// themeFlag defines the flag that chooses colours.
func themeFlag(flags *flag.FlagSet, theme *anatomy.Theme) {
	flags.Func("theme", "", func(name string) error {
		themes := map[string]anatomy.Theme{"auto": anatomy.ThemeAuto, "light": anatomy.ThemeLight, "dark": anatomy.ThemeDark}
		t, ok := themes[name]
		if !ok {
			return errors.New("it is one of auto, light, dark")
		}
		*theme = t
		return nil
	})
}
