//go:build !js

// Command wasm is urlscope: built for the browser it is the page, or gives reports to a script (main_js.go); built
// natively it is the command that serves that page, builds the site that holds it, and looks at URLs without a browser.
package main

import (
	"os"

	"urlscope/wasm/cli"
)

func main() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
