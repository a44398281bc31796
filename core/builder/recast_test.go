package builder

import (
	"math/rand/v2"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
)

// TestRecast: the parts of a URL keep their meaning in a URL of another scheme.
func TestRecast(t *testing.T) {
	for _, test := range []struct{ url, scheme, want string }{
		{"http://h:8080/a%20b?c", "gopher", "gopher://h:8080/0/a%20b%09c"},
		{"http://h:80/a/?c", "ftp", "ftp://h/a/"},
		{"http://h/a;b", "prospero", "prospero://h/a%3Bb"},
		{"http://h", "gopher", "gopher://h"},
		{"http://h/", "gopher", "gopher://h/1"},
		{"http://h/a", "telnet", "telnet://h"},
		{"http://h/a?b", "https", "https://h/a?b"},
		{"https://h:8443/a", "http", "http://h:8443/a"},
		{"ftp://joe:pw@h/%2Fetc/motd;type=a", "http", "http://h/%2Fetc/motd"},
		{"ftp://joe:pw@h/a", "telnet", "telnet://joe:pw@h"},
		{"ftp://h/a%3Fb", "http", "http://h/a%3Fb"},
		{"gopher://h/1/docs/a%20b", "http", "http://h/docs/a%20b"},
		{"gopher://h/7find%09word", "http", "http://h/find?word"},
		{"gopher://h/1docs/", "ftp", "ftp://h/docs/"},
		{"file://h/a/b", "ftp", "ftp://h/a/b"},
		{"ftp://h//a", "file", "file://h//a"},
		{"prospero://h/a;b=c", "ftp", "ftp://h/a"},
		{"telnet://joe@h:24/", "ftp", "ftp://joe@h:24"},
		{"http://[::1]/", "ftp", ""},
		{"http://h/a", "http", ""},
		{"http://h/a", "HTTP", ""},
		{"http://h/a", "mailto", ""},
		{"http://h/a", "foo", ""},
		{"http://h/a", "", ""},
		{"http://h/a", "ht tp", ""},
		{"http://h/%zz", "ftp", ""},
		{"nntp://h/g/1", "http", ""},
		{"news:comp.lang.c", "http", ""},
		{"mailto:joe@h.org", "http", ""},
		{"foo:bar", "http", ""},
		{"", "http", ""},
	} {
		got, ok := Recast(core.Parse(test.url), test.scheme)
		if ok != (test.want != "") || ok && got != test.want {
			t.Errorf("%s as %s: %q, %t; want %q", test.url, test.scheme, got, ok, test.want)
		}
	}
}

// TestRecastAnywhere: Recast returns a valid URL of the scheme with the same host, or fails.
func TestRecastAnywhere(t *testing.T) {
	r := rand.New(rand.NewPCG(22, 1738))
	schemes := []string{"ftp", "http", "gopher", "telnet", "file", "prospero", "https", "wais", "nntp", "news", "mailto", "foo", "a b", ""}
	n, moved := rounds.Of(20_000), 0
	for range n {
		src := specimens[r.IntN(len(specimens))]
		for range r.IntN(4) {
			i := r.IntN(len(src) + 1)
			src = src[:i] + []string{"a", "/", "%20", ":", "?", ";", "%2F", "%09", "@", "\xff", "%FF"}[r.IntN(11)] + src[i:]
		}
		u, scheme := core.Parse(src), schemes[r.IntN(len(schemes))]
		got, ok := Recast(u, scheme)
		if !ok {
			continue
		}
		moved++
		if now := core.Parse(got); !now.Valid() || now.SchemeText() != scheme || now.Text(core.Host) != u.Text(core.Host) {
			t.Fatalf("%q as %s is %q", src, scheme, got)
		}
	}
	if moved < n/20 {
		t.Errorf("only %d were moved", moved)
	}
}
