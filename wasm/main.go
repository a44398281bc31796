//go:build !js

// Command wasm is urlscope. Built for the browser, it is the page, or the parser for scripts (main_js.go). Built natively,
// it is the command line program, which can also build and serve the site.
package main

import (
	"os"

	"urlscope/wasm/cli"
)

func main() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
