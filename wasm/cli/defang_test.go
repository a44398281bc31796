package cli

import (
	"strings"
	"testing"
)

func TestDefangCommand(t *testing.T) {
	for _, test := range []struct{ args, stdin, want string }{
		{"defang http://example.com/a.b mailto:joe@example.com", "", "hxxp://example[.]com/a.b\nmailto[:]joe@example[.]com\n"},
		{"defang", "http://[::1]:80/\r\n\n", "hxxp://[[:][:]1]:80/\n\n"},
		{"defang -0", "http://a.b/\nc\x00", "hxxp://a[.]b/\nc\n"},
		{"defang -back hxxp://example[.]com/a.b", "", "http://example.com/a.b\n"},
		{"defang hxxp://example(.)com/ --back", "", "http://example.com/\n"},
	} {
		if got := outputOf(t, test.stdin, strings.Fields(test.args)...); got != test.want {
			t.Errorf("%s: it writes %q, want %q", test.args, got, test.want)
		}
	}
}
