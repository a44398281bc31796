package clients

import (
	"math/rand/v2"
	"strings"
	"testing"

	"urlscope/core"
)

// FuzzRead reads any octets. Nobody panics, every span is one of the input, and what is sent is what the URL and the protocol have.
func FuzzRead(f *testing.F) {
	for _, scheme := range schemes {
		for _, r := range recordings(&testing.T{}, scheme) {
			f.Add(r.URL)
		}
	}
	for _, s := range []string{"", ":", "ftp:", "ftp://", "ftp:///", "FTP://h", "ftp://h;", "ftp://@@h/%", "ftp://h/%2", "ftp://h/../..", "ftp://h/~", "ftp://h/;type=",
		"ftp://h/%00%ff%0D", "ftp://h:99999/", "ftp://h/\x00\xff a", "ftp://h//", "ftp://h?x@y/" + strings.Repeat("/;", 3000)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src string) { holds(t, src) })
}

// TestAnyOctets does the same with texts put together by chance from what means something to clients.
func TestAnyOctets(t *testing.T) {
	pieces := strings.Fields(`/ // ? # @ : ; % %2F %00 %0D%0A %FF %09 .. . ~ [ ] \\ * + & = , a B 1 host.dom 127.1 ;type=a ;type=d ;TYPE= user: :80 :0 %2e%2E C| 7 h`)
	pieces = append(pieces, " ", "\n", "\xff", "é", "\x00")
	r := rand.New(rand.NewPCG(17, 38))
	for range 3_000 {
		src := []string{"ftp:", "ftp://", "gopher://", "http://", "news:", "nntp://", "telnet://", "mailto:", "file:", "file://", "FTP://"}[r.IntN(11)]
		for range r.IntN(12) {
			src += pieces[r.IntN(len(pieces))]
		}
		holds(t, src)
	}
}

// holds fails if a reading of src breaks its contract.
func holds(t *testing.T, src string) {
	t.Helper()
	for _, r := range Read(core.Parse(src)) {
		if r.Client == nil || r.Does.String() == "" || r.Verdict.String() == "" || (r.Does == Unknown) != (r.Verdict == VerdictUnknown) {
			t.Fatalf("%q: %+v", src, r)
		}
		if r.Line < -1 || r.Line > len(r.Lines) || r.Does == Unknown && len(r.Lines) > 0 {
			t.Errorf("%q: %s: line %d of %d", src, r.Client.ID, r.Line, len(r.Lines))
		}
		for _, l := range append(r.Lines, Line{Octets: r.Host}) {
			inside(t, src, r.Client, l.Octets)
		}
	}
}

// inside fails for an octet that comes from no octets of src.
func inside(t *testing.T, src string, c *Client, octets text) {
	for _, o := range octets {
		if o.From.Start < 0 || o.From.Start > o.From.End || o.From.End > len(src) || o.From.Len() > len("%XX") {
			t.Errorf("%q: %s: an octet comes from %v", src, c.ID, o.From)
		}
	}
}
