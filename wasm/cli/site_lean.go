//go:build lean

package cli

import (
	"context"
	"errors"
	"io"
)

// A program that is built with -tags lean looks at URLs, checks documents and makes lessons. It has nothing of the page, of the server and of
// what builds the site, which is more than half of the whole program.

var errLean = errors.New("this program was built without the site: in a checkout of urlscope, go build -o urlscope ./wasm makes one that has it")

func serveSite(context.Context, string, string, io.Writer) error { return errLean }

func (b *siteBuild) run(string, io.Writer) error { return errLean }

func buildPackage(_, _ string, _ io.Writer) error { return errLean }

func printStack(io.Writer, io.Reader, io.Reader, string) error { return errLean }
