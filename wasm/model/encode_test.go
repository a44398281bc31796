package model

import (
	"strings"
	"testing"

	"urlscope/core"
)

func TestEncodeSelected(t *testing.T) {
	for _, c := range []struct{ src, raw, encoded, decoded string }{
		{"http://h/a b", "a b", "a%20b", ""},
		{"http://h/日本", "日", "%E6%97%A5", ""},
		{"http://h/a%2Fb", "a%2Fb", "a%252Fb", "a/b"},
		{"http://h/\xff", "\xff", "%FF", ""},
		{"http://h/%ff%", "%ff%", "%25ff%25", "\xff%"},
		{"http://h/%2", "%2", "%252", ""},
		{"http://h/a-b", "a-b", "", ""},
		{"http://h/", "", "", ""},
	} {
		m := New(c.src)
		at := strings.LastIndex(c.src, c.raw)
		m.SelectSpan(core.Span{Start: at, End: at + len(c.raw)})
		if e, ok := m.EncodeSelected(); ok != (c.encoded != "") || ok && e.New != c.encoded || e.Span != m.Selected {
			t.Errorf("of %q, %q is encoded as %q, %t", c.src, c.raw, e.New, ok)
		}
		if e, ok := m.DecodeSelected(); ok != (c.decoded != "") || ok && e.New != c.decoded {
			t.Errorf("of %q, %q is decoded as %q, %t", c.src, c.raw, e.New, ok)
		}
		if e, ok := m.EncodeSelected(); ok {
			back := New(e.New)
			back.SelectSpan(core.Span{End: len(e.New)})
			if d, _ := back.DecodeSelected(); d.New != c.raw {
				t.Errorf("%q, encoded and decoded, is %q", c.raw, d.New)
			}
		}
	}
}
