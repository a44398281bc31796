//go:build js

// Package reporter gives reports to a script in a browser: the program's side of web/urlscope.js.
package reporter

import (
	"strings"
	"syscall/js"

	"urlscope/core/readers"
	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// Serve gives the script that loads the program, web/urlscope.js, what it wants: it calls the global
// function urlscopeReporter with a function that takes a Uint8Array, the octets to look at, the tag of a language and,
// where the program does not bring them, its texts; that one returns the report as JSON. Given one thing more, it returns
// what the standards, the readers or a grammar say instead: see more. Serve then never returns. Where there is no such function it returns at once.
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
			text.Take(l, strings.Split(args[2].String(), "\n"))
		}
		if len(args) > 3 {
			return string(more(l, string(octets), args[3]))
		}
		return string(report.In(l, string(octets)).AppendJSON(nil))
	}))
	select {} // it answers until the page goes
}

// more returns what readers say where with holds the function to ask about a URL, how the grammar derives it where with names that,
// else what the standards say.
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

// compare returns what the standards say of an input. With holds a base, where there is one, and what the script's own URL
// made of the input, alone and with the base: a text, null where it threw, and undefined where it was not asked.
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
