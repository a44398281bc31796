//go:build js

// Package reporter gives reports to a script in a browser: the program's side of web/urlscope.js.
package reporter

import (
	"io"
	"syscall/js"

	"urlscope/core/report"
	"urlscope/core/text"
)

// Main runs when the WebAssembly is started with arguments, as
// web/urlscope.js does: "report NAME" calls the global function NAME with a
// function that takes a Uint8Array, the octets to look at, and the tag of a
// language, and returns the report as JSON.
func Main(args []string, stderr io.Writer) int {
	if len(args) != 2 || args[0] != "report" {
		io.WriteString(stderr, "urlscope: in a browser the only command is: report NAME\n")
		return 2
	}
	js.Global().Call(args[1], js.FuncOf(func(_ js.Value, args []js.Value) any {
		octets := make([]byte, args[0].Length())
		js.CopyBytesToGo(octets, args[0])
		return reportJSON(string(octets), args[1].String())
	}))
	select {} // it answers until the page goes
}

// reportJSON returns the report on raw in the language of a tag; in English when
// the tag is that of none that there is.
func reportJSON(raw, tag string) string {
	l, _ := text.ParseLang(tag)
	return string(report.In(l, raw).AppendJSON(nil))
}
