package grammar

import (
	"fmt"
	"strings"
	"testing"
)

// TestWay: which box of which rule each octet comes from, where section 5 leaves a choice.
func TestWay(t *testing.T) {
	for _, row := range []struct{ rule, text, want string }{
		{"httpurl", "http://h/a%20", "(httpurl http://(hostport (host (hostname (toplabel h))))/(hpath (hsegment a%20)))"},
		{"ftpurl", "ftp://a:1", "(ftpurl ftp://(login (hostport (host (hostname (toplabel a))):(port (digits 1)))))"},
		{"ftpurl", "ftp://a:1@b", "(ftpurl ftp://(login (user a):(password 1)@(hostport (host (hostname (toplabel b))))))"},
		{"fileurl", "file://localhost/", "(fileurl file://localhost/(fpath (fsegment )))"},
		{"fileurl", "file:///", "(fileurl file:///(fpath (fsegment )))"},
		{"gopherurl", "gopher://h/7a%09b%09", "(gopherurl gopher://(hostport (host (hostname (toplabel h))))/7(selector a)%09(search b)%09(gopher+_string ))"},
		{"gopherurl", "gopher://h/7a%09b/c", "(gopherurl gopher://(hostport (host (hostname (toplabel h))))/7(selector a%09b/c))"},
		{"newsurl", "news:*", "(newsurl news:(grouppart *))"},
		{"newsurl", "news:*@h", "(newsurl news:(grouppart (article *@(host (hostname (toplabel h))))))"},
		{"otherurl", "x://h", "(otherurl (genericurl (scheme x):(schemepart (ip-schemepart //(login (hostport (host (hostname (toplabel h)))))))))"},
		{"otherurl", "x:/", "(otherurl (genericurl (scheme x):(schemepart /)))"},
		{"ftpurl", "ftp://h$", ""},
	} {
		if got := written(Section5().Boxed().NewWays("", row.rule), row.text); got != row.want {
			t.Errorf("%s: %q is derived as\n%s\nand should be\n%s", row.rule, row.text, got, row.want)
		}
	}
	if got, want := written(Section5().Boxed().NewWays("url", "newsurl"), "news:*"), "(url (newsurl news:(grouppart *)))"; got != want {
		t.Errorf("by way of url it is %s", got)
	}
}

// written returns the way of a text: each rule in parentheses.
func written(w *Ways, text string) string {
	var b strings.Builder
	for i, s := range w.Way(text) {
		switch s.Event {
		case Enter:
			fmt.Fprintf(&b, "(%s ", s.In.Rule)
		case Consume:
			b.WriteByte(text[i])
		case Leave:
			b.WriteByte(')')
		}
	}
	return b.String()
}
