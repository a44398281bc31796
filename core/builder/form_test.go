package builder

import (
	"testing"

	"urlscope/core"
)

// TestForm: the fields of a query are edited one by one, and all others stay as they are written.
func TestForm(t *testing.T) {
	const src = "https://h.dom/p?q=a+b&x&y=%7e&=1&&z=%2B#f"
	u := core.Parse(src)
	edit := func(e core.Edit, ok bool) string {
		if !ok {
			return "no"
		}
		return apply(t, src, e)
	}
	mean := func(part core.Part, i int, octets string) string {
		m, ok := Mean(u, find(t, u, part, i), octets)
		return edit(m.Edit, ok)
	}
	after := func(i int) string { return edit(AddAfter(u, find(t, u, core.Fieldname, i))) }
	move := func(i int, back bool) string { return edit(Move(u, find(t, u, core.Fieldname, i), back)) }
	remove := func(i int) string {
		c, ok := Remove(u, find(t, u, core.Fieldname, i))
		return edit(c.Edit, ok)
	}
	for _, c := range [][2]string{
		{mean(core.Fieldvalue, 0, "a b"), "no"},
		{mean(core.Fieldvalue, 0, "a b c"), "https://h.dom/p?q=a+b+c&x&y=%7e&=1&&z=%2B#f"},
		{mean(core.Fieldvalue, 0, "a&b=+#%/é"), "https://h.dom/p?q=a%26b=%2B%23%25%2F%C3%A9&x&y=%7e&=1&&z=%2B#f"},
		{mean(core.Fieldname, 0, "q=&"), "https://h.dom/p?q%3D%26=a+b&x&y=%7e&=1&&z=%2B#f"},
		{mean(core.Fieldname, 1, "xx"), "https://h.dom/p?q=a+b&xx&y=%7e&=1&&z=%2B#f"},
		{mean(core.Fieldvalue, 1, "~~"), "https://h.dom/p?q=a+b&x&y=%7e%7E&=1&&z=%2B#f"},
		{after(0), "https://h.dom/p?q=a+b&=&x&y=%7e&=1&&z=%2B#f"},
		{after(5), "https://h.dom/p?q=a+b&x&y=%7e&=1&&z=%2B&=#f"},
		{move(0, true), "no"},
		{move(2, true), "https://h.dom/p?q=a+b&y=%7e&x&=1&&z=%2B#f"},
		{move(4, false), "https://h.dom/p?q=a+b&x&y=%7e&=1&z=%2B&#f"},
		{remove(0), "https://h.dom/p?x&y=%7e&=1&&z=%2B#f"},
		{remove(1), "https://h.dom/p?q=a+b&y=%7e&=1&&z=%2B#f"},
		{remove(5), "https://h.dom/p?q=a+b&x&y=%7e&=1&#f"},
	} {
		if c[0] != c[1] {
			t.Errorf("got  %s\nwant %s", c[0], c[1])
		}
	}
	for src, want := range map[string]string{
		"http://h/": "http://h/?=", "http://h": "http://h/?=", "http://h/?": "http://h/?=", "http://h/?a": "no", "https://h/p#f": "https://h/p?=#f",
	} {
		u := core.Parse(src)
		c, ok := Add(u, core.Fieldname)
		got := "no"
		if ok {
			got = apply(t, src, c.Edit)
		}
		if got != want {
			t.Errorf("%s with a field: %s, want %s", src, got, want)
		}
	}
	only := core.Parse("http://h/?a=b#c")
	c, _ := Remove(only, find(t, only, core.Fieldname, 0))
	if got := apply(t, only.Source(), c.Edit); got != "http://h/#c" {
		t.Errorf("without its only field: %s", got)
	}
	m, _ := Mean(only, find(t, only, core.Fragment, 0), "a b#c/d?")
	if got := apply(t, only.Source(), m.Edit); got != "http://h/?a=b#a%20b%23c/d?" {
		t.Errorf("with another fragment: %s", got)
	}
}
