package standards

import (
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
	if _, ok := Roles(RFC3986, "http://h/a b c", core.Span{Start: 9, End: 10}); ok {
		t.Error("RFC 3986 takes a text with spaces")
	}
}
