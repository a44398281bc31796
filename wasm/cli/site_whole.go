//go:build !lean

package cli

import (
	"context"
	"errors"
	"fmt"
	"io"

	"urlscope/wasm/site"
)

func serveSite(ctx context.Context, addr, dir string, out io.Writer) error {
	err := site.Serve(ctx, addr, dir, out)
	if errors.Is(err, site.ErrNoSite) {
		return inputError{err}
	}
	return err
}

func (b *siteBuild) run(out string, log io.Writer) error {
	return site.Build(".", out, site.Options{Home: b.home, Quality: b.quality, Offline: b.offline, Log: log})
}

func buildPackage(out, version string, log io.Writer) error {
	return site.NPM(".", out, version, log)
}

func printStack(out io.Writer, stack, symbols io.Reader, file string) error {
	err := site.PrintStack(out, stack, symbols)
	if errors.Is(err, site.ErrSymbols) {
		return inputError{fmt.Errorf("%s: %w", file, err)}
	}
	return err
}
