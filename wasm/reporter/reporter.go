//go:build js

// Package reporter gives reports to a script in a browser. It is the program behind web/urlscope.js.
package reporter

import (
	"strings"
	"syscall/js"

	"urlscope/core/readers"
	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// Serve calls the global function urlscopeReporter of web/urlscope.js with the report function, and then serves calls until
// the page is closed. If there is no such function, Serve returns.
// The report function takes the octets of a URL (a Uint8Array), a language tag, and the texts of that language if the
// program lacks them. It returns the report as JSON. With a fourth argument it returns the result of more instead.
func Serve() {
	give := js.Global().Get("urlscopeReporter")
	if give.Type() != js.TypeFunction {
		return
	}
	give.Invoke(js.FuncOf(func(_ js.Value, args []js.Value) any {
		octets := make([]byte, args[0].Length())
		js.CopyBytesToGo(octets, args[0])
		l, _ := text.ParseLang(args[1].String())
		if !text.Has(l) {
			text.Load(l, strings.Split(args[2].String(), "\n"))
		}
		if len(args) > 3 {
			return string(more(l, string(octets), args[3]))
		}
		return string(report.In(l, string(octets)).AppendJSON(nil))
	}))
	select {} // serve until the page is closed
}

// more returns JSON about a URL, depending on with: what the readers make of it (with has a function to ask), how the
// grammar derives it (with has a grammar), or else what the standards say.
func more(l text.Lang, raw string, with js.Value) []byte {
	if by := with.Get("derive"); by.Type() == js.TypeString {
		standard := standards.RFC1738
		if by.String() == standards.RFC3986.String() {
			standard = standards.RFC3986
		}
		return report.DerivationIn(l, raw, standard).AppendJSON(nil)
	}
	if ask := with.Get("readers"); ask.Type() == js.TypeFunction {
		return report.ReadersIn(l, raw, readers.AskedURL(func(src string) (string, bool) {
			href := ask.Invoke(src)
			if href.Type() != js.TypeString {
				return "", false
			}
			return href.String(), true
		})).AppendJSON(nil)
	}
	return compare(l, raw, with).AppendJSON(nil)
}

// compare returns what the standards say of an input. with may have a base, and what the script's own URL class made of the
// input, alone and with the base: a string, null if it threw, or undefined if it was not called.
func compare(l text.Lang, raw string, with js.Value) *report.Standards {
	doc := report.StandardsIn(l, raw, standards.Asked{Browser: answer(with.Get("alone"))})
	if base := with.Get("base"); base.Type() == js.TypeString {
		doc.Resolve(l, base.String(), raw, standards.Asked{Browser: answer(with.Get("resolved"))})
	}
	return doc
}

func answer(href js.Value) *standards.Answer {
	switch href.Type() {
	case js.TypeUndefined:
		return nil
	case js.TypeString:
		return &standards.Answer{OK: true, Result: href.String()}
	}
	return &standards.Answer{}
}
