//go:build apart

package standards

import "urlscope/core"

// This is what there is of net/url in the program that a page on the web loads: nobody there can ask it.

var goRows []Clause

func readGo(_ string, r *Reading, _ func(string) Answer) { r.By = SourceLibrary }

func goFault(string) core.Span { return core.Span{} }
