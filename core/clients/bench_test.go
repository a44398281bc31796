package clients

import (
	"strings"
	"testing"

	"urlscope/core"
)

// BenchmarkRead reads a usual URL of FTP, which has most clients, and one of the longest.
func BenchmarkRead(b *testing.B) {
	for name, src := range map[string]string{
		"usual":   "ftp://joe:secret@host.dom/pub/docs/a%20b.txt;type=i",
		"longest": "ftp://h/" + strings.Repeat("a%2F/", (longest-8)/5),
		"gopher":  "gopher://h/0" + strings.Repeat("%09", (longest-12)/3),
	} {
		b.Run(name, func(b *testing.B) {
			u := core.Parse(src)
			for b.Loop() {
				Read(u)
			}
		})
	}
}
