//go:build !reporter

package main

import "urlscope/wasm/page"

// The browser's build must not import what only the command needs: net/http alone would more than double the download.
// wasm/go-app has no part of go-app that imports it.
func main() {
	if !page.Rehearse() {
		page.Run()
	}
}
