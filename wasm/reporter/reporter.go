//go:build js

// Package reporter gives reports to a script in a browser: the program's side of web/urlscope.js.
package reporter

import (
	"strings"
	"syscall/js"

	"urlscope/core/report"
	"urlscope/core/text"
)

// Serve gives the page that loads the program by itself, as web/urlscope.js does, what it wants: it calls the global
// function urlscopeReporter with a function that takes a Uint8Array, the octets to look at, the tag of a language and,
// where the program does not bring them, its texts; that one returns the report as JSON. Serve then never returns. Where
// there is no such function it is false.
func Serve() bool {
	give := js.Global().Get("urlscopeReporter")
	if give.Type() != js.TypeFunction {
		return false
	}
	give.Invoke(js.FuncOf(func(_ js.Value, args []js.Value) any {
		octets := make([]byte, args[0].Length())
		js.CopyBytesToGo(octets, args[0])
		l, _ := text.ParseLang(args[1].String())
		if !text.Has(l) {
			text.Take(l, strings.Split(args[2].String(), "\n"))
		}
		return string(report.In(l, string(octets)).AppendJSON(nil))
	}))
	select {} // it answers until the page goes
}
