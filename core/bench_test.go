package core

import (
	"net/url"
	"os"
	"strings"
	"testing"
)

func corpus(b testing.TB) []string {
	data, err := os.ReadFile(os.Getenv("URLS"))
	if err != nil {
		b.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(data)), "\n")
}

func BenchmarkCheck(b *testing.B) {
	list := corpus(b)
	var c Checker
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		c.Check(list[i%len(list)])
	}
}
func BenchmarkParse(b *testing.B) {
	list := corpus(b)
	var u URL
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		u.Read(list[i%len(list)])
	}
}
func BenchmarkNetURL(b *testing.B) {
	list := corpus(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		url.Parse(list[i%len(list)])
	}
}
