//go:build !js

package main

import (
	"strings"
	"testing"

	"urlscope/core"
)

// BenchmarkRuns draws the text anew, as every key does.
func BenchmarkRuns(b *testing.B) {
	for _, c := range []struct{ name, src string }{
		{"example", example},
		{"gopher", "gopher://gopher.example.org:70/7/search%09url%09+application/postscript%20Es_ES"},
		{"problems", "htpp://exa mple.com:80a/~user/a|b?x=1/2#top"},
		{"long", "ftp://host.example/" + strings.Repeat("seg%20ment/|", 2000) + "name"},
	} {
		b.Run(c.name, func(b *testing.B) {
			m := newModel(c.src)
			m.long = len(c.src) > 1000
			m.selectSpan(core.Span{Start: len(c.src) / 2, End: len(c.src)/2 + 3})
			b.ReportAllocs()
			for b.Loop() {
				m.runs()
			}
		})
	}
}
