package role

import (
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
)

// TestBreaking replaces every octet by every other one, and asks the strict reader, which is not the machine, whether
// the result is a URL.
func TestBreaking(t *testing.T) {
	for _, s := range []string{
		"http://h.com:80/a%2Fb?q;x", "ftp://u:p@h.a-b.c/%2Fa/b;type=i", "gopher://h/7a%09b%09+", "news:comp.lang.c", "news:1@h.com",
		"nntp://h/a.b/12", "mailto:joe@h", "telnet://u@h/", "wais://h/db/t/p", "file://localhost/a", "prospero://h//a;b=c", "urn:a:b",
		"https://h:1/", "x-y:", "http://1.2.3.4/",
	} {
		u := core.Parse(s)
		if !u.Valid() {
			t.Fatalf("%q is not a URL", s)
		}
		for at := 0; at < len(s); at += rounds.Every() {
			for b, breaks := range Breaking(u, at) {
				if other := s[:at] + string([]byte{byte(b)}) + s[at+1:]; core.Parse(other).Valid() == breaks {
					t.Errorf("%q in place of octet %d of %q: it breaks: %v", rune(b), at, s, breaks)
				}
			}
		}
	}
	for _, at := range []int{-1, 9, 10} {
		if Breaking(core.Parse("http://h/"), at) != [256]bool{} {
			t.Errorf("something breaks at %d", at)
		}
	}
	_ = Breaking(core.Parse(""), 0)
}

func BenchmarkBreaking(b *testing.B) {
	u := core.Parse("ftp://myname@host.dom/%2Fetc/motd;type=i")
	for b.Loop() {
		for at := range len(u.Source()) {
			Breaking(u, at)
		}
	}
}
