package model

import (
	"strings"
	"testing"

	"urlscope/core"
)

func TestQuery(t *testing.T) {
	for src, want := range map[string]string{
		"https://h/a?q=two+words&x=%C3%A9&&y&z=": "q>two+words>two words|x>%C3%A9>é|>>|y>>|z>>",
		"http://h/a?a=b=c":                       "a>b=c>",
		"https://h/a?one":                        "",
		"https://h/a?a=%FF#b=c":                  "a>%FF>",
		"ftp://h/a?b=c":                          "",
	} {
		m := New(src)
		var list []string
		for _, f := range m.Query() {
			list = append(list, f.Name.In(src)+">"+f.Value.In(src)+">"+m.Plain(f.Value))
		}
		if got := strings.Join(list, "|"); got != want {
			t.Errorf("the query of %s is %q, want %q", src, got, want)
		}
	}
}

func TestRemoveParams(t *testing.T) {
	const src = "https://h/a?utm_source=x&q=1&fbclid=2&UTM_Medium=3#b"
	m := New(src)
	for _, c := range []struct {
		out  []Param
		want string
	}{
		{m.Query()[1:2], "https://h/a?utm_source=x&fbclid=2&UTM_Medium=3#b"},
		{m.Query()[:1], "https://h/a?q=1&fbclid=2&UTM_Medium=3#b"},
		{m.Tracking(), "https://h/a?q=1#b"},
		{m.Query(), "https://h/a#b"},
	} {
		if got, ok := core.Apply(src, []core.Edit{m.RemoveParams(c.out...)}); !ok || got != c.want {
			t.Errorf("without %v it is %s, want %s", c.out, got, c.want)
		}
	}
	if n := len(m.Tracking()); n != 3 {
		t.Errorf("%d fields track", n)
	}
}
