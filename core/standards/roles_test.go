package standards

import (
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/role"
)

// TestRoles: what octets could do in a place, by the standard that is asked.
func TestRoles(t *testing.T) {
	for _, test := range []struct {
		s                             string
		at                            int
		by                            Standard
		data, syntax, encoded, barred string
	}{
		{"http://h/abc", 10, RFC3986, "a~!$&'()*+,;=:@1.", "/?#%", " <>[]{}|\\^`\"é", ""},
		{"http://h/abc", 10, WHATWG, "a~!$&'()*+,;=:@1.é", "/?#%", " <>[]{}|\\^`\"", ""},
		{"http://h/?abc", 11, RFC3986, "a~/?:@", "#%", "[] ", ""},
		{"http://h:80/", 10, RFC3986, "0123456789", "/?#", "", "ab-.%["},
		{"http://h:80/", 10, WHATWG, "0123456789", "/?#", "", "ab-.%["},
		{"http://host/", 9, RFC3986, "aA1-._~!$", "/?#@%", " \"<>", ""},
		{"http://host/", 9, WHATWG, "aA1-.", "/?#", "", "<>|^"},
		{"http://[::1]/", 10, RFC3986, "0aF", "", "", "gz%/_"},
		{"http://h/?x[]=1", 11, WHATWG, "a~/?:@", "#%", "[] ", ""},
		{"http://h/?x[]=1", 12, WHATWG, "a~/?:@", "#%", "[] ", ""},
		{"http://h/a b", 10, RFC3986, "a", "/", " ", ""},

		// The text has other faults, before or behind.
		{"http://h/a b c", 10, RFC3986, "a", "/", " ", ""},
		{"http://h/a b c", 9, RFC3986, "a~", "/", " é", ""},
		{"http://h/?x[]=1", 11, RFC3986, "a~/?:@", "#%", "[] ", ""},
		{"http://h/?x[]=1", 13, RFC3986, "a~/?:@", "#%", "[] ", ""},
		{"http://h:x/a|b", 11, RFC3986, "a~", "/?#", " |", ""},
		{"http://h:x/a|b", 9, RFC3986, "0123456789", "/?#", "", "ab-.%["},
		{"http://h^/a|b", 10, WHATWG, "a~", "/?#", " |", ""},
		{"http://h^/a|b", 8, WHATWG, "aA1", "/?#", "", "<>|^"},
		{"http://[::x]/%zz a", 16, RFC3986, "a~", "/", " ", ""},
		{"http://[::x]/a", 10, RFC3986, "0aF", "", "", "gz%/_"},

		// What is wrong elsewhere is not held against an octet, even if it would be no error with another scheme or host.
		{"file:docs/a", 0, WHATWG, "fgz", "", "", "1 "},
		{"file:docs/a", 3, WHATWG, "e1a+", "", "", " "},
		{"http:h/a", 1, WHATWG, "t", "1a", "", " "},
		{"http:h/a", 5, WHATWG, "ha", "", "", "<>^"},
		{"https://user:p@ss%40example.com/", 2, WHATWG, "ta", "", "", " "},
		{"https://user:p@ss%40example.com/", 9, WHATWG, "sa", "/", "", ""},
		{"http://é.org/", 7, WHATWG, "éa1", "", "", "<>^"}, // one octet of a character
		{"http://é.org:8a/", 8, WHATWG, "éa1", "", "", "<>^"},
		{"https://h\\a[b", 2, WHATWG, "t", "", "", " "},

		// What is at fault together with the octet stays: it is not enough that it would be right if the rest were.
		{"http://h:99999/", 9, WHATWG, "012345", "/?#", "", "6789a"},
		{"http://h:99999/", 10, WHATWG, "", "/?#", "", "0123456789a"},
		{"https://h:44a/", 10, WHATWG, "", "/?#", "", "0123456789a"},
		{"https://h:44a/", 12, WHATWG, "0123456789", "/?#", "", "a"},
		{"https://h:44a/b c", 12, RFC3986, "0123456789", "/?#", "", "a"},
		{"http://h:80:90/", 9, WHATWG, "", "/?#", "", "8a:"},
		{"http://h:80:90/", 0, RFC3986, "ha", "", "", "1:"},
		{"http://1.2.3.256/", 15, WHATWG, "012345a", "/?#", "", "6789"},

		// What is missing elsewhere is put in.
		{"http://u@/x", 10, WHATWG, "xa~", "/?#", " ", ""},
		{"//h/x", 2, WHATWG, "ha", "", "", "<>^"},
		{"//h/x", 4, WHATWG, "xa1", "/?#", " ", ""},
		{"x/y", 1, WHATWG, "a", "/?#", " ", ""},

		// In place of a separator, other octets are of a part.
		{"http://h/?q", 9, RFC3986, "a~", "/?#", " ", ""},
		{"http://h:80/", 11, WHATWG, "8", "/?#", "", "a"},
	} {
		roles, ok := Roles(test.by, test.s, core.Span{Start: test.at, End: test.at + 1})
		if !ok {
			t.Errorf("%q: %v takes nothing", test.s, test.by)
		}
		for want, list := range map[role.Role]string{role.Data: test.data, role.Syntax: test.syntax, role.Encoded: test.encoded, role.Barred: test.barred} {
			for i := range len(list) {
				if got := roles[list[i]]; got != want {
					t.Errorf("%q, octet %d, %v: %q has the role %d, want %d", test.s, test.at, test.by, list[i], got, want)
				}
			}
		}
	}
	if roles, ok := Roles(WHATWG, "http://h:1234567/", core.Span{Start: 15, End: 16}); ok { // nothing in place of the last digit makes a port of it
		t.Errorf("a digit of a broken port is called %v", roles['7'])
	}
	for _, s := range []string{"", "http://" + strings.Repeat("h", LongestTried)} {
		if _, ok := Roles(WHATWG, s, core.Span{Start: 0, End: 1}); ok {
			t.Errorf("%.20q is tried", s)
		}
	}
}
