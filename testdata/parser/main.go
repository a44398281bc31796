//go:build js

// Command parser is what make bench-page measures core by in a browser: it gives the page a function that reads and
// checks all the URLs, line by line, of its global variable urls.
package main

import (
	"strings"
	"syscall/js"

	"urlscope/core"
)

func main() {
	list := strings.Split(js.Global().Get("urls").String(), "\n")
	var c core.Checker
	js.Global().Set("checkAll", js.FuncOf(func(js.Value, []js.Value) any {
		for _, s := range list {
			c.Check(s)
		}
		return nil
	}))
	select {}
}
