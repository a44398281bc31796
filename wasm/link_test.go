package main

import (
	"strings"
	"testing"
	"time"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// Any octets come through a link as they were, with what was selected of them and
// the language.
func FuzzLink(f *testing.F) {
	f.Add([]byte(example), 22, 25, uint8(1))
	f.Add([]byte("\x00\xff\n%zz&u=#"), 0, 1, uint8(0))
	f.Add([]byte(""), 0, 0, uint8(2))
	f.Fuzz(func(t *testing.T, src []byte, start, end int, lang uint8) {
		v := view{src: string(src), rule: core.Rules()[int(lang)%len(core.Rules())].ID}
		if 0 <= start && start <= end && end <= len(src) {
			v.selected = core.Span{Start: start, End: end}
		}
		if n := int(lang) % (len(text.Langs) + 1); n < len(text.Langs) {
			v.lang = text.Langs[n].Tag()
		}
		got, err := readLink(v.link())
		if err != nil || got != v {
			t.Errorf("%+v comes back as %+v, %v", v, got, err)
		}
		// A link that was cut off is never read as something else without a word,
		// but as a beginning of the same.
		for _, cut := range []int{1, 2, 3} {
			link := view{src: v.src}.link()
			got, _ := readLink(link[:max(0, len(link)-cut)])
			if !strings.HasPrefix(v.src, got.src) {
				t.Errorf("%q cut by %d comes back as %q", v.src, cut, got.src)
			}
		}
	})
}

// Whatever a fragment is, what is read of it fits together.
func FuzzReadLink(f *testing.F) {
	for _, s := range []string{"", "#", "#v=1&u=YQ&sel=0-1&lang=ja", "#v=1&amp;u=YQ==&amp;sel=0-1", "#v=2&u=YQ", "#v=1&u=a+b/", "#%zz", "#v=1&u=YQ&sel=9-3"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, fragment string) {
		v, err := readLink(fragment)
		if v.selected.Start < 0 || v.selected.Start > v.selected.End || v.selected.End > len(v.src) {
			t.Errorf("%q selects %v of %d octets", fragment, v.selected, len(v.src))
		}
		if err == nil {
			if again, err := readLink(v.link()); err != nil || again != v {
				t.Errorf("%q is %+v, and then %+v, %v", fragment, v, again, err)
			}
		}
	})
}

func TestLinkThatWentThroughOtherPrograms(t *testing.T) {
	want := view{src: "http://h/?\xfb\xff", selected: core.Span{Start: 0, End: 4}, lang: "ja"}
	for _, link := range []string{
		"#v=1&u=aHR0cDovL2gvP_v_&sel=0-4&lang=ja",
		"#v=1&amp;u=aHR0cDovL2gvP/v/&amp;sel=0-4&amp;lang=ja",
		"#v=1&u=aHR0cDovL2gv\nP_v_==&sel=0-4&lang=ja-JP",
		"#lang=ja&sel=0-4&new=1&u=aHR0cDovL2gvP_v_&v=1",
	} {
		if got, err := readLink(link); err != nil || got != want {
			t.Errorf("readLink(%q) = %+v, %v; want %+v", link, got, err, want)
		}
	}
}

func TestLinkKeepsWhatCanBeKept(t *testing.T) {
	for link, want := range map[string]struct {
		src string
		err error
	}{
		"#v=1&u=aHR0cDovL2gv*cut": {"http://h/", errLinkText},
		"#v=1&u=aHR0cDovL2gvY":    {"http://h/", errLinkText},
		"#v=2&u=aHR0cDovL2gv&x=1": {"http://h/", errLinkVersion},
	} {
		if v, err := readLink(link); v.src != want.src || err != want.err {
			t.Errorf("readLink(%q) = %q, %v; want %q, %v", link, v.src, err, want.src, want.err)
		}
	}
}

// A selection moves with the text when a password in front of it is left out.
func TestViewWithoutPassword(t *testing.T) {
	m := newModel("ftp://u:secret@h/a")
	for _, c := range []struct{ selected, want string }{
		{"ftp", "ftp"}, {"u", "u"}, {"h", "h"}, {"a", "a"}, {"secret", ""}, {"u:secret@h", "u@h"}, {":sec", ""},
	} {
		start := strings.LastIndex(m.source(), c.selected)
		if c.selected == "u" {
			start = len("ftp://")
		}
		v := m.view(core.Span{Start: start, End: start + len(c.selected)}, false)
		if got := v.selected.In(v.src); got != c.want || v.src != "ftp://u@h/a" {
			t.Errorf("with %q selected the link has %q of %q, want %q", c.selected, got, v.src, c.want)
		}
	}
}

func TestAddressWaits(t *testing.T) {
	start := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	a := &address{written: "#a", at: start}
	for _, c := range []struct {
		fragment string
		after    time.Duration
		wait     time.Duration
		ok       bool
	}{
		{"#a", time.Hour, 0, false},
		{"#b", 0, breath, true},
		{"#b", 200 * time.Millisecond, 300 * time.Millisecond, true},
		{"#b", breath, 0, true},
		{"#b", time.Hour, 0, true},
	} {
		if wait, ok := a.wait(c.fragment, start.Add(c.after)); wait != c.wait || ok != c.ok {
			t.Errorf("%s after %v waits %v, %v; want %v, %v", c.fragment, c.after, wait, ok, c.wait, c.ok)
		}
	}
}

func TestShareText(t *testing.T) {
	m := newModel("http://h/")
	if _, ok := newModel(strings.Repeat("a", maxLink)).shareText(share{}, "https://x.example/"); ok {
		t.Error("a link of more than a million characters is made")
	}
	got, ok := m.shareText(share{as: asMarkdown, bare: true}, "https://x.example/")
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

func TestKeyFor(t *testing.T) {
	for _, c := range []struct {
		stroke stroke
		want   text.Key // "" when the key stays the browser's
	}{
		{stroke{name: "F8"}, labels.NextProblemDoes},
		{stroke{name: "F8", shift: true, inField: true, typing: true}, labels.PreviousProblem},
		{stroke{name: "F8", ctrl: true}, ""},
		{stroke{name: "Enter", alt: true, inField: true, typing: true}, labels.FirstFix},
		{stroke{name: "Enter", alt: true, control: true}, ""}, // on a link it saves what the link leads to
		{stroke{name: "Enter", alt: true, shift: true}, labels.AllSafeFixes},
		{stroke{name: "?", shift: true, plain: true}, labels.ThisList},
		{stroke{name: "?", plain: true}, labels.ThisList},
		{stroke{name: "?"}, ""},
		{stroke{name: "?", shift: true, plain: true, typing: true}, ""},
		{stroke{name: "?", ctrl: true, plain: true}, ""},
		{stroke{name: "Escape", control: true}, labels.ToField},
		{stroke{name: "Escape", typing: true}, ""},
		{stroke{name: "Z", ctrl: true}, ""},
		{stroke{name: "z", ctrl: true}, ""},
	} {
		got := text.Key("")
		if k := keyFor(c.stroke); k != nil {
			got = k.does
		}
		if got != c.want {
			t.Errorf("%s does %q, want %q", c.stroke.chord(), got, c.want)
		}
	}
}

func TestNearestProblem(t *testing.T) {
	m := newModel("http://h/a|b{c")
	for offset, want := range map[int]string{0: "|", 9: "|", 10: "|", 12: "{", 13: "{", 14: "{"} {
		m.selectAt(offset)
		if i := m.nearest(); i < 0 || m.problems[i].Span.In(m.source()) != want {
			t.Errorf("at octet %d problem %d is nearest, want that of %s", offset, i, want)
		}
	}
	if i := newModel("http://h/").nearest(); i >= 0 {
		t.Errorf("problem %d is nearest where there is none", i)
	}
}
