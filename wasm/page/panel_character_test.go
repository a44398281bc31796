package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The map shows and counts what is allowed at the caret: six letters in a type code, not the eighty octets that a
// client might accept there.
func TestMapIsOfThePlace(t *testing.T) {
	for _, c := range []struct {
		src    string
		at     int
		ok     string // the cells of octets that are allowed unescaped
		legend []string
	}{
		{"ftp://h/a;type=i", 15, "ADIadi", []string{"allowed as it is, 6", "not here, 122"}},
		{"ftp://h/a;type=q", 15, "ADIadi", []string{"allowed as it is, 6", "not here, 122"}},
		{"http://h:80/", 10, "0123456789", []string{"allowed as it is, 10", "has a job here, 1", "not here, 117"}},
		{"http://h/%4g", 11, "0123456789ABCDEFabcdef", []string{"allowed as it is, 22", "not here, 106"}},
		{"http://h/%20", 10, "!$&'()*+,-.0123456789:;=@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz",
			[]string{"allowed as it is, 78", "has a job here, 3", "only as %XX, 47"}},
		{"http://h/a#b", 11, "", []string{"not here, 128"}},
	} {
		m := model.New(c.src)
		m.Lang = text.English
		m.SelectAt(c.at)
		roles, _ := m.Roles()
		html := app.HTMLString(&octetMap{Lang: m.Lang, Roles: roles, Octet: int(c.src[c.at])})
		var ok strings.Builder
		for cell := range strings.SplitSeq(html, "<td") {
			if class := attribute(cell, "class"); class == "ok" || class == "ok sel" {
				_, glyph, _ := strings.Cut(cell, ">")
				glyph, _, _ = strings.Cut(glyph, "<")
				ok.WriteString(strings.NewReplacer("&amp;", "&", "&#39;", "'").Replace(glyph))
			}
		}
		if ok.String() != c.ok {
			t.Errorf("%s at %d: %q stand as they are, want %q", c.src, c.at, ok.String(), c.ok)
		}
		_, legend, _ := strings.Cut(html, "<ul")
		for _, words := range c.legend {
			if !strings.Contains(legend, ">"+words+"<") {
				t.Errorf("%s at %d: %q is not in %s", c.src, c.at, words, legend)
			}
		}
		if n := strings.Count(legend, "<li"); n != len(c.legend) {
			t.Errorf("%s at %d: %d lines below the map, want %d", c.src, c.at, n, len(c.legend))
		}
	}
}

// Each octet has a map, or the panel says that no other octet helps.
func TestMapOrWords(t *testing.T) {
	said := 0
	for _, src := range []string{"http://[::1/a", "http://h:1234567/", "http://h/a b", "http://h:x/", "//h/x", "x", "http://", "http://u:p@[v1.x]:80/é%zz"} {
		for _, judge := range model.Judges {
			m := model.New(src)
			m.JudgeBy(judge)
			for at := range src {
				m.SelectAt(at)
				html := app.HTMLString(character{&page{model: m}}.draw(&characterRow))
				drawn, words := strings.Contains(html, `id="map"`), strings.Contains(html, labels.UI(text.English, labels.NoOctetHelps))
				if drawn == words {
					t.Errorf("%q at %d by %v: a map: %v, words: %v", src, at, judge, drawn, words)
				}
				if words {
					said++
				}
			}
		}
	}
	if said == 0 {
		t.Error("no octet is without a map")
	}
}

// attribute returns the value of an attribute of the first tag of html.
func attribute(html, name string) string {
	tag, _, _ := strings.Cut(html, ">")
	_, value, _ := strings.Cut(tag, name+`="`)
	value, _, _ = strings.Cut(value, `"`)
	return value
}
