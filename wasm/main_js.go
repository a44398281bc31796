//go:build !reporter

package main

import "urlscope/wasm/page"

// What only the command needs stays out of the browser's build: net/http alone would more than double what a reader
// downloads. What go-app itself brings of it is not in wasm/go-app.
func main() {
	if !page.Rehearse() {
		page.Run()
	}
}
