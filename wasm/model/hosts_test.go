package model

import (
	"testing"

	"urlscope/core/standards"
)

// The page offers to explain the host if RFC 1738, RFC 3986 or the URL Standard finds one, and does not offer it
// if no reader could.
func TestMayHaveHost(t *testing.T) {
	for src, want := range map[string]bool{
		"http://h/": true, `ws://h\@e`: true, `WSS:\\h`: true, "http:h": true, "https:/h/": true, "ftp:///h": true, " http:\t//h": true,
		"//h/x": true, `\\h\x`: true, "x://h": true, "x-y.z+1:/\\h": true, "file://h": true, "<http://h^/>": true, "ws://[::1]": true,
		"": false, "h": false, "/h": false, "mailto:a@h": false, "news:a@h": true, "file:///h": false, "x:h": false, "http:": false, "http://": false, "//": false,
		"a/b://h": true /* the repair "b://h" */, "a/b:\\h": false, "?a://h": false, "data:,//h": false,
	} {
		m := New("")
		m.Browser = Expected
		m.Set(src)
		if got := m.MayHaveHost(); got != want {
			t.Errorf("%q: %v", src, got)
		}
		if n := testing.AllocsPerRun(10, func() { m.MayHaveHost() }); n > 0 {
			t.Errorf("%q: %v allocations", src, n)
		}
	}
	// The same must hold for every example.
	m := New("")
	m.Browser = Expected
	texts := []string{`http:\/\/h`, "wss:h?a#b", "ftp:h", "http:@h", "http:?h"}
	for _, e := range Examples {
		texts = append(texts, e.URL)
	}
	for _, e := range texts {
		m.Set(e)
		for _, s := range []standards.Standard{standards.RFC3986, standards.WHATWG} {
			r := &m.Standards().Readings[s]
			if host, ok := r.Part(standards.RoleHost); ok && host.Len() > 0 && r.Verdict.Accepts() && !m.MayHaveHost() {
				t.Errorf("%q has a host by %s, and no door", e, s.Title())
			}
		}
	}
}
