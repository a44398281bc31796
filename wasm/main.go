//go:build !js

// Command wasm is urlscope's page and everything around it. Built for the browser it is the page (main_js.go); built
// natively it is the command urlscope, which serves that page and builds the static site that holds it.
package main

import "os"

func main() { os.Exit(command(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
