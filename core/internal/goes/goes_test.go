package goes

import (
	"testing"

	"urlscope/core"
)

func TestHost(t *testing.T) {
	for _, test := range []struct{ s, strict, browser string }{
		{"http://h.org/", "h.org", "h.org"},
		{"http://u:p@s@h.org:80/", "", "h.org"},
		{`http://good.example\@evil.example/`, "", "good.example"},
		{`HTTP:\\h.org\x`, "", "h.org"},
		{"http:///h.org", "", "h.org"},
		{"foo:///h.org", "", ""},
		{"foo://h.org?x@y", "h.org", "h.org"},
		{"//h.org", "h.org", ""},
		{"http://u:pa#ss@h.org/", "", ""},
		{"http://u:#ss@h.org/", "u", "u"},
		{"http://[::1]:8/", "[::1]", "[::1]"},
		{"http://[::1%25en0]/", "", ""},
		{"http://a%40b/", "a%40b", ""},
		{"http://a%4/", "", ""},
		{"http://é.org/", "", "é.org"},
		{"http://a b/", "", ""},
		{"http://@/", "", ""},
		{"ht\ttp:\n//h.\rorg/", "", "h.\rorg"},
		{`file:\\h\c`, "", "h"},
		{"file:///h/c", "", ""},
		{"file://u@h/", "h", ""},
		{" \x01http://h.org\x00", "", "h.org"},
		{" http:/\r/h\t.org", "", "h\t.org"},
		{"see http://h.org", "", ""},
		{"foo:/\t/h/", "", "h"},
		{"file://C:/x", "", ""},
		{"mailto://joe@h.org", "", ""},
		{"", "", ""},
	} {
		for r, want := range map[reader]string{strict: test.strict, browser: test.browser} {
			got := ""
			if at, ok := r.host(test.s); ok {
				got = at.In(test.s)
			}
			if got != want {
				t.Errorf("%q by reader %d: %q, not %q", test.s, r, got, want)
			}
		}
	}
}

func TestOf(t *testing.T) {
	for _, test := range []struct {
		s          string
		start, end int
		text       string
		want       Effect
	}{
		{"http://h.org:80#@g.org/", 15, 16, "%23", Moves},
		{"http://u:p@ss@h.org/", 10, 11, "%40", Rewrites}, // by RFC 2396 the host was the whole authority
		{"http://h?@x/", 8, 8, "/", Rewrites},             // by RFC 1808 it was "x"
		{"http://h.org?q@x", 12, 12, "/", Rewrites},
		{"http://h.org?q", 12, 12, "/", Keeps},
		{"ldap://h:389a/x", 12, 12, "/", Rewrites},
		{"http://a@b@c/", 7, 11, "", Rewrites},
		{"http://3com:80/", 11, 14, "", Keeps},
		{"http://u:p@ss@h.org/", 13, 14, "%40", Moves},
		{`http://h.org\@g.org/`, 12, 13, "%5C", Moves},
		{`http://h.org\@g.org/`, 12, 13, "/", Keeps},
		{`ldap://h\@g?q`, 8, 9, "%5C", Rewrites}, // no host before for RFC 3986
		{`ldap://h\@g?q`, 9, 10, "%40", Moves},
		{`htp://h\@g`, 0, 3, "ftp", Moves}, // in which a backslash is a slash
		{"http://h.\torg/", 9, 10, "%09", Moves},
		{"http://h.\torg/", 9, 10, "", Keeps},
		{"ssh://u@h?@g.org/", 7, 8, "%40", Moves},
		{"http://H.org/%7Ea", 0, 12, "http://h.org", Keeps},
		{"http://h,org/", 8, 9, ".", Rewrites},
		{"file://h.org/", 7, 7, "/", Moves},
		{"http:ann@h.org", 0, 4, "mailto", Keeps},          // the title names the scheme
		{"http://u:pa#ss@h.org/", 11, 12, "%23", Rewrites}, // no host before
		{"http://https://h.org/", 0, 7, "", Rewrites},
		{"http:https://h.org/", 0, 5, "", Rewrites},
	} {
		edits := []core.Edit{{Span: core.Span{Start: test.start, End: test.end}, New: test.text}}
		after, _ := core.Apply(test.s, edits)
		if got := Of(test.s, edits); got != test.want {
			t.Errorf("%q to %q: %v, not %v", test.s, after, got, test.want)
		}
	}
}
