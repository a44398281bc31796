//go:build !js

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os/signal"
	"syscall"
)

const usage = `urlscope is a playground for the URLs of RFC 1738.

Usage:

	urlscope serve [-addr HOST:PORT] [-dir DIR]
		Serve the site in DIR (default ` + defaultSite + `) to browsers
		at HOST:PORT (default ` + defaultAddr + `).

	urlscope site [-o DIR] [-quality N]
		Build the site into DIR (default ` + defaultSite + `), ready for any
		static host. N is brotli's effort, from 0 to 11 (default 11, the
		smallest and slowest). Run it in the folder of go.mod.

	urlscope help
		Print this text.
`

const (
	defaultAddr = "localhost:8080"
	defaultSite = "build/site"
)

// A usageError says that the command line, not the world, is wrong.
type usageError struct{ error }

// command runs the command line args and returns the status to exit with:
// 0 when all went well, 1 when something failed, 2 when args make no sense.
func command(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	err := run(args, stdout)
	switch {
	case err == nil:
		return 0
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, usage)
		return 0
	case errors.As(err, new(usageError)):
		fmt.Fprintf(stderr, "urlscope: %v\nRun 'urlscope help' for usage.\n", err)
		return 2
	default:
		fmt.Fprintf(stderr, "urlscope: %v\n", err)
		return 1
	}
}

func run(args []string, stdout io.Writer) error {
	if len(args) == 0 {
		return usageError{errors.New("no command given")}
	}
	name, args := args[0], args[1:]
	flags := flag.NewFlagSet(name, flag.ContinueOnError)
	flags.SetOutput(io.Discard) // command reports the error, once
	switch name {
	case "serve":
		addr := flags.String("addr", defaultAddr, "")
		dir := flags.String("dir", defaultSite, "")
		if err := parse(flags, args); err != nil {
			return err
		}
		ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
		defer stop()
		return serve(ctx, *addr, *dir, stdout)
	case "site":
		out := flags.String("o", defaultSite, "")
		quality := flags.Int("quality", 11, "")
		if err := parse(flags, args); err != nil {
			return err
		}
		if *quality < 0 || *quality > 11 {
			return usageError{fmt.Errorf("-quality is %d, and brotli knows 0 to 11", *quality)}
		}
		return buildSite(".", *out, *quality)
	case "help", "-h", "-help", "--help":
		return flag.ErrHelp
	default:
		return usageError{fmt.Errorf("unknown command %q", name)}
	}
}

// parse parses args, all of which must be flags.
func parse(flags *flag.FlagSet, args []string) error {
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return err
	case err != nil:
		return usageError{fmt.Errorf("%s: %w", flags.Name(), err)}
	case flags.NArg() > 0:
		return usageError{fmt.Errorf("%s: unexpected argument %q", flags.Name(), flags.Arg(0))}
	}
	return nil
}
