//go:build !js

package standards

import (
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
)

// TestAlike: where the standards agree, all have the same octets in each part, but for the slash that begins the path, which RFC 1738
// does not count to it; and SlashApart tells where that is so. RFC 1738 and 1808 tell less of a login, a query and params apart.
func TestAlike(t *testing.T) {
	texts := []string{"file://h/c:/x", "http://h/x", "http://h", "http://h/", "ftp://u:p@h:21/a;type=i", "mailto:joe@h.org", "news:*", "file:///x", "gopher://h/1x", "telnet://h:23/",
		"http://h/?q", "wais://h/d?s", "nntp://h/g/1", "prospero://h/x;a=b", "foo://h/x", "foo:x", "data:,x", "http://h?q"}
	texts = append(texts, damagedTexts(rounds.Of(20_000))...)
	n := 0
	for _, s := range texts {
		c := Compare(core.Parse(s), Asked{})
		if !c.Agrees() {
			continue
		}
		n++
		of := func(by Standard, role Role) string {
			p, _ := c.Readings[by].Part(role)
			return p.In(s)
		}
		apart := false
		for _, role := range []Role{RoleScheme, RoleHost, RolePort, RolePath} {
			for _, by := range []Standard{RFC1738, RFC1808, RFC2396, WHATWG} {
				want, got := of(RFC3986, role), of(by, role)
				if by == RFC1738 && role == RolePath && want == "/"+firstTo(c, s) {
					apart = apart || want != got
					continue
				}
				if got != want {
					t.Errorf("%q: the %v of %v is %q, of RFC 3986 %q, and they agree", s, role, by, got, want)
				}
			}
		}
		if apart != c.SlashApart() {
			t.Errorf("%q: the slash is apart: %v", s, apart)
		}
	}
	if n < 10 {
		t.Errorf("they agree on %d texts", n)
	}
}

// firstTo returns the text from the first part of the path of RFC 1738 to its last: "a/b" of "ftp://h/a/b".
func firstTo(c *Comparison, s string) string {
	start, end := -1, -1
	for _, p := range c.Readings[RFC1738].Parts {
		if p.Role == RolePath {
			if start < 0 {
				start = p.Start
			}
			end = p.End
		}
	}
	if start < 0 {
		return ""
	}
	return s[start:end]
}
