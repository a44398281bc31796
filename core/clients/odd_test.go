package clients

import (
	"strings"
	"testing"

	"urlscope/core"
)

// TestUnseen: what clients were observed to do with URLs that their models had not been made from: each as "lines | what it does".
func TestUnseen(t *testing.T) {
	for _, test := range []struct{ client, url, want string }{
		{"node-fetch", "http://h/a'b?q='x'#f'", "request GET /a'b?q=%27x%27 HTTP/1.1 | host h | sends"},
		{"node-fetch", "http://h/?!$&'()*+,;=:@/?", "request GET /?!$&%27()*+,;=:@/? HTTP/1.1 | host h | sends"},
		{"curl", "http://h/?q='x'", "request GET /?q='x' HTTP/1.1 | host h | sends"},
		{"node-fetch", "http://@h/", "request GET / HTTP/1.1 | host h | sends"},
		{"node-fetch", "http://:@h/", "request GET / HTTP/1.1 | host h | sends"},
		{"node-fetch", "http://:p@h/", "refuses"},
		{"lwp", "http://@h/", "request GET / HTTP/1.1 | host h | sends"},
		{"lwp", "http://:@h/", "request GET / HTTP/1.1 | host h | authorization Basic Og== | sends"},
		{"links", "http://:@h/", "request GET / HTTP/1.1 | host h | sends"},
		{"elinks", "http://u%2Fv@h/", "request GET / HTTP/1.1 | host h | authorization Basic dSUyRnY6 | sends"},
		{"wget", "http://:p@h/", "refuses"},
		{"tnftp", "http://u:p@h:81/", "request GET / HTTP/1.1 | host h:81 | sends"},
		{"lynx", "http://u:p@h:8080/a", "request GET /a HTTP/1.0 | host h | sends"},
		{"lynx", "http://u:@h/", "fails"},
		{"lynx", "http://h./", "request GET / HTTP/1.0 | host h | sends"},
		{"links", "http://h./", "request GET / HTTP/1.1 | host h | sends"},
		{"curl", "http://h./", "request GET / HTTP/1.1 | host h. | sends"},
		{"w3m", "http://h/a/./b/..", "request GET /a/./b/.. HTTP/1.0 | host h | sends"},
		{"python-urllib", "http://h/a?b#c?d#e", "request GET /a?b#c?d HTTP/1.1 | host h | sends"},
		{"wget2", "http://h:81/", "request GET / HTTP/1.1 | host h | sends"},
		{"lynx", "gopher://h/", "request | sends"},
		{"lynx", "gopher://h/1", "request | sends"},
		{"sacc", "gopher://h/", "request | sends"},
		{"node-posix", "file:///C:/..", "name-unix /C:/ | sends"}, // no ".." leads out of a drive
		{"node-windows", "file:///C:/..", `name-windows C:\ | sends`},
		{"node-posix", "file:///c:/../x", "name-unix /c:/x | sends"},
		{"node-posix", "file:///C|/..", "name-unix /C:/ | sends"},
		{"node-windows", "file:///c|/x/../../y", `name-windows c:\y | sends`},
		{"node-posix", "file:///C|", "name-unix /C: | sends"},
		{"node-posix", "file:///c:x/..", "name-unix /c:x/ | sends"},
		{"node-posix", "file:///c|x/..", "name-unix / | sends"},
		{"lynx", "gopher://u@h:7070/0/a", "request /a | sends"},
	} {
		for _, c := range of(core.Parse(test.url)) {
			if c.Client.ID != test.client {
				continue
			}
			if got := said(onWire(c), c.Does); strings.Join(strings.Fields(got), " ") != test.want {
				t.Errorf("%s %q: %s, want %s", test.client, test.url, got, test.want)
			}
		}
	}
}

// TestPortBehindLogin: lynx goes to the usual port where a login stands before another, in core/readers as here.
func TestPortBehindLogin(t *testing.T) {
	for url, want := range map[string]int{"http://u:p@h:8080/": 80, "http://h:8080/": 8080, "ftp://u:p@h:2121/a": 21, "ftp://h:2121/a": 2121, "gopher://u@h:7070/0/a": 70} {
		for _, r := range Read(core.Parse(url)) {
			if r.Client == lynx && (r.Port != want || (r.Verdict == VerdictOtherHost) != strings.Contains(url, "@")) {
				t.Errorf("%s: it goes to port %d, want %d: %s", url, r.Port, want, r.Verdict)
			}
		}
	}
}
