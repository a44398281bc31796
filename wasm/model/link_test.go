package model

import (
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
)

// Any octets, with a selection and a language, survive a link unchanged.
func FuzzLink(f *testing.F) {
	f.Add([]byte(Example), 22, 25, uint8(1))
	f.Add([]byte("\x00\xff\n%zz&u=#"), 0, 1, uint8(0))
	f.Add([]byte(""), 0, 0, uint8(2))
	f.Fuzz(func(t *testing.T, src []byte, start, end int, lang uint8) {
		v := View{Src: string(src), Rule: core.Rules()[int(lang)%len(core.Rules())].ID}
		if 0 <= start && start <= end && end <= len(src) {
			v.Selected = core.Span{Start: start, End: end}
		}
		if n := int(lang) % (len(text.Langs) + 1); n < len(text.Langs) {
			v.Lang = text.Langs[n].Tag()
		}
		v.Present = lang%3 == 0
		if lang%2 == 0 {
			v.Pinned = string(src) + "x"
		}
		got, err := ReadLink(v.Link())
		if err != nil || got != v {
			t.Errorf("%+v comes back as %+v, %v", v, got, err)
		}
		// A truncated link returns an error and a prefix of its text, and never another text.
		for _, cut := range []int{1, 2, 3} {
			link := View{Src: v.Src}.Link()
			got, _ := ReadLink(link[:max(0, len(link)-cut)])
			if !strings.HasPrefix(v.Src, got.Src) {
				t.Errorf("%q cut by %d comes back as %q", v.Src, cut, got.Src)
			}
		}
	})
}

// Whatever a fragment is, the parts of the view that is read fit together.
func FuzzReadLink(f *testing.F) {
	for _, s := range []string{"", "#", "#v=1&u=YQ&sel=0-1&lang=ja", "#v=1&amp;u=YQ==&amp;sel=0-1", "#v=2&u=YQ", "#v=1&u=a+b/", "#%zz", "#v=1&u=YQ&sel=9-3", "#v=1&u=YQ&present=1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, fragment string) {
		v, err := ReadLink(fragment)
		if v.Selected.Start < 0 || v.Selected.Start > v.Selected.End || v.Selected.End > len(v.Src) {
			t.Errorf("%q selects %v of %d octets", fragment, v.Selected, len(v.Src))
		}
		if err == nil {
			if again, err := ReadLink(v.Link()); err != nil || again != v {
				t.Errorf("%q is %+v, and then %+v, %v", fragment, v, again, err)
			}
		}
	})
}

func TestLinkThatWentThroughOtherPrograms(t *testing.T) {
	want := View{Src: "http://h/?\xfb\xff", Selected: core.Span{Start: 0, End: 4}, Lang: "ja"}
	for _, link := range []string{
		"#v=1&u=aHR0cDovL2gvP_v_&sel=0-4&lang=ja",
		"#v=1&amp;u=aHR0cDovL2gvP/v/&amp;sel=0-4&amp;lang=ja",
		"#v=1&u=aHR0cDovL2gv\nP_v_==&sel=0-4&lang=ja-JP",
		"#lang=ja&sel=0-4&new=1&u=aHR0cDovL2gvP_v_&v=1",
	} {
		if got, err := ReadLink(link); err != nil || got != want {
			t.Errorf("readLink(%q) = %+v, %v; want %+v", link, got, err, want)
		}
	}
}

func TestLinkKeepsWhatCanBeKept(t *testing.T) {
	for link, want := range map[string]struct {
		src string
		err error
	}{
		"#v=1&u=aHR0cDovL2gv*cut": {"http://h/", ErrLinkText},
		"#v=1&u=aHR0cDovL2gvY":    {"http://h/", ErrLinkText},
		"#v=2&u=aHR0cDovL2gv&x=1": {"http://h/", ErrLinkVersion},
	} {
		if v, err := ReadLink(link); v.Src != want.src || err != want.err {
			t.Errorf("readLink(%q) = %q, %v; want %q, %v", link, v.Src, err, want.src, want.err)
		}
	}
}

// A selection moves with the text if a password before it is left out.
func TestViewWithoutPassword(t *testing.T) {
	m := New("ftp://u:secret@h/a")
	for _, c := range []struct{ selected, want string }{
		{"ftp", "ftp"}, {"u", "u"}, {"h", "h"}, {"a", "a"}, {"secret", ""}, {"u:secret@h", "u@h"}, {":sec", ""},
	} {
		start := strings.LastIndex(m.Source(), c.selected)
		if c.selected == "u" {
			start = len("ftp://")
		}
		v := m.View(core.Span{Start: start, End: start + len(c.selected)}, false)
		if got := v.Selected.In(v.Src); got != c.want || v.Src != "ftp://u@h/a" {
			t.Errorf("with %q selected the link has %q of %q, want %q", c.selected, got, v.Src, c.want)
		}
	}
}

func TestShareText(t *testing.T) {
	m := New("http://h/")
	if _, ok := New(strings.Repeat("a", MaxLink)).ShareText(Share{}, "https://x.example/", nil); ok {
		t.Error("a link of more than a million characters is made")
	}
	got, ok := m.ShareText(Share{As: AsMarkdown, Bare: true}, "https://x.example/", nil)
	if want := "[`http://h/`](https://x.example/#v=1&u=aHR0cDovL2gv)"; !ok || got != want {
		t.Errorf("as Markdown it is %s, want %s", got, want)
	}
	for src, want := range map[string]string{
		"a": "`a`", "a`b": "``a`b``", "`": "`` ` ``", "a\nb": "`a‹LF›b`", " ": "`   `",
	} {
		if got := markdownCode(src); got != want {
			t.Errorf("markdownCode(%q) = %s, want %s", src, got, want)
		}
	}
}

func TestNearestProblem(t *testing.T) {
	m := New("http://h/a|b{c")
	for offset, want := range map[int]string{0: "|", 9: "|", 10: "|", 12: "{", 13: "{", 14: "{"} {
		m.SelectAt(offset)
		if i := m.Nearest(); i < 0 || m.Problems[i].Span.In(m.Source()) != want {
			t.Errorf("at octet %d problem %d is nearest, want the problem of %s", offset, i, want)
		}
	}
	if i := New("http://h/").Nearest(); i >= 0 {
		t.Errorf("problem %d is nearest in a valid URL", i)
	}
}
