//go:build lean

package cli

import (
	"context"
	"errors"
	"io"
)

// A program built with -tags lean explains URLs, checks documents and makes lessons. It lacks the page, the server
// and the builder of the site, which are more than half of the program.

var errLean = errors.New("this program was built without the site: in a checkout of urlscope, go build -o urlscope ./wasm makes one that has it")

func serveSite(context.Context, string, string, io.Writer) error { return errLean }

func (b *siteBuild) run(string, io.Writer) error { return errLean }

func buildPackage(_, _ string, _ io.Writer) error { return errLean }

func printStack(io.Writer, io.Reader, io.Reader, string) error { return errLean }
