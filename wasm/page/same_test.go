package page

import (
	"strings"
	"testing"

	"urlscope/core/compare"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// On request, the panel lists the senses in which both texts are the same. An entry that names a difference leads
// to its octet in the field.
func TestLadder(t *testing.T) {
	m := model.New("http://h:81/")
	m.Pin("http://h/")
	closed := HTML(m)
	m.Laddered = true
	for _, l := range text.Langs {
		m.Lang = l
		open := HTML(m)
		for level := compare.LevelString; level <= compare.LevelSite; level++ {
			if name := text.Level(l, level); !strings.Contains(open, name) || strings.Contains(closed, name) {
				t.Errorf("%s: %q is not there, or before it was asked for", l.Tag(), name)
			}
			if address := text.LevelAddress(level); !strings.Contains(open, `href="`+address+`"`) {
				t.Errorf("%s: there is no link to %s", l.Tag(), address)
			}
		}
		_, list, _ := strings.Cut(open, `id="with-rungs"`)
		if n := strings.Count(list, `<li data-from="8-9">`); n != 6 {
			t.Errorf("%s: %d rungs lead to the port, want 6", l.Tag(), n)
		}
	}
	for _, test := range []struct{ url, want, not string }{
		{"HTTP://h:80/a/../b", `>http://h/b</code>`, "already"},
		{"http://h/b", "It is in normal form.", ""},
		{"http://h/a b", "no URI from octet 10 on", `id="copy-normal"`},
		{"../a", "resolved against a base", ""},
	} {
		m.Lang = text.English
		m.Set(test.url)
		_, list, _ := strings.Cut(HTML(m), `id="normal"`)
		list, _, _ = strings.Cut(list, "</section>")
		if !strings.Contains(list, test.want) || test.not != "" && strings.Contains(list, test.not) {
			t.Errorf("%s: of its normal form it is said %s", test.url, list)
		}
		for _, s := range m.Normal().Steps {
			if !strings.Contains(list, text.Rewrite(text.English, s.Rewrite).String()) || !strings.Contains(list, `href="`+text.RewriteAddress(s.Rewrite)+`"`) {
				t.Errorf("%s: the step %s is not shown", test.url, s.Rewrite)
			}
		}
	}
	m.Set("http://h/" + strings.Repeat("a", model.MaxCompared))
	if s := HTML(m); strings.Contains(s, text.LevelAddress(compare.LevelSite)) {
		t.Error("a text that is too long has rungs")
	}
}
