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
	for _, at := range []int{0, 7, 9} { // the port is at fault, and nothing here repairs it
		if roles, ok := Roles(RFC3986, "http://h:80:90/", core.Span{Start: at, End: at + 1}); ok {
			t.Errorf("octet %d before a broken port is called %v", at, roles['h'])
		}
	}
	for _, s := range []string{"", "http://" + strings.Repeat("h", LongestTried)} {
		if _, ok := Roles(WHATWG, s, core.Span{Start: 0, End: 1}); ok {
			t.Errorf("%.20q is tried", s)
		}
	}
}
