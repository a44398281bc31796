//go:build reporter

package main

import "urlscope/wasm/reporter"

// The program of web/urlscope.js, on the web and in the npm package (wasm/site/npm.go), does not draw a page.
func main() { reporter.Serve() }
