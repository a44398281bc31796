package piece

import (
	"fmt"
	"strings"
	"testing"
)

// written writes pieces, each with its octets.
func written(s string, list []Piece) string {
	var b strings.Builder
	at := 0
	for _, p := range list {
		fmt.Fprintf(&b, "%s %q, ", p.Kind, s[at:p.End])
		at = p.End
	}
	return strings.TrimSuffix(b.String(), ", ")
}

func TestGopher(t *testing.T) {
	const form = "+\t1\r\n+-1\r\nJoe\r\n\r\n.\r\n"
	for _, c := range []struct{ in, want string }{
		{"", `other ""`},
		{"+", `gopher-plus "+"`},
		{"+text/plain Es_ES", `view "+", view-name "text/plain", space " ", language "Es_ES"`},
		{"+a b ", `view "+", view-name "a", space " ", language "b", other " "`},
		{"!+ADMIN +VIEWS", `item "!", attribute "+ADMIN", space " ", attribute "+VIEWS"`},
		{"$", `items "$"`},
		{"?x", `ask "?", other "x"`},
		{"x", `other "x"`},
	} {
		list, form := Gopher([]byte(c.in), true)
		if got := written(c.in, list); form || strings.ReplaceAll(got, "gopher-plus-", "") != c.want {
			t.Errorf("%q: %s, want %s", c.in, got, c.want)
		}
	}
	list, ok := Gopher([]byte(form), true)
	const want = `gopher-plus "+", gopher-tab "\t", gopher-form-flag "1", line-end "\r\n", gopher-form-head "+-1", line-end "\r\n", ` +
		`gopher-form-answer "Joe", line-end "\r\n", gopher-form-answer "", line-end "\r\n", gopher-form-end ".", line-end "\r\n"`
	if got := written(form, list); !ok || got != want {
		t.Errorf("a form: %s, want %s", got, want)
	}
	for _, s := range []string{"", "+", "+\t1\r\n+-1\r\n", "+\t1\r\n+-1\r\nxx", form[:len(form)-1], form + ".\r\n", strings.Replace(form, "Joe", "J\ne", 1)} {
		if IsForm([]byte(s)) {
			t.Errorf("%q is a form", s)
		}
	}
	if short := "+\t1\r\n+-1\r\n.\r\n"; !IsForm([]byte(short)) {
		t.Errorf("%q is no form", short)
	}
}

func TestMail(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"joe@h.org", `word "joe", at "@", domain "h", dot ".", domain "org"`},
		{"joe%h@relay", `relay "joe%h", at "@", domain "relay"`},
		{`"a.\"b"@[1.2.3.4]`, `quoted "\"a.\\\"b\"", at "@", literal "[1.2.3.4]"`},
	} {
		if got := strings.ReplaceAll(written(c.in, Mail([]byte(c.in))), "mail-", ""); got != c.want {
			t.Errorf("%q: %s, want %s", c.in, got, c.want)
		}
	}
}
