package text

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
)

// rows calls f with every row of the package and its name.
func rows(f func(name string, r row)) {
	for id, r := range ruleRows {
		f(id+" what", r.What)
		f(id+" why", r.Why)
		f(id+" do", r.Do)
	}
	for kind, r := range stepRows {
		if r.Line != (row{}) {
			f(string(kind)+" line", r.Line)
		}
		if r.Note != (row{}) {
			f(string(kind)+" note", r.Note)
		}
	}
	for key, r := range pageRows {
		f(string(key), r)
	}
	for title, r := range fixRows {
		f(string(title), r)
	}
	for name, r := range partRows {
		f(name+" label", r.Label)
		f(name+" noun", r.Noun)
	}
	for _, r := range classRows {
		f("class", r.row)
	}
	for i, r := range []row{inPart, validTen, validOther, notYet, nothingYet, atOctet, atEscape, octetIs, mayStand, wouldEnd, mustEncode, mayNever, separates, isOutside, sectionsHere, spoken} {
		f(fmt.Sprintf("sentence %d", i), r)
	}
}

var slot = regexp.MustCompile(`\{[a-z]+\}`)

// Every text is there in all three languages, with the same slots and the same
// octets between backticks.
func TestRowsAreComplete(t *testing.T) {
	rows(func(name string, r row) {
		want := slices.Sorted(slices.Values(slot.FindAllString(firstForm(r.En), -1)))
		for _, l := range Langs {
			s := r.in(l)
			if s == "" {
				t.Errorf("%s: nothing in %s", name, l.Tag())
				continue
			}
			if name != string(ListComma) && strings.TrimSpace(s) != s {
				t.Errorf("%s, %s: space around %q", name, l.Tag(), s)
			}
			if strings.Count(s, "`")%2 != 0 {
				t.Errorf("%s, %s: a backtick without its other in %q", name, l.Tag(), s)
			}
			got := slices.Sorted(slices.Values(slot.FindAllString(firstForm(s), -1)))
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s has the slots %v, English %v", name, l.Tag(), got, want)
			}
			if l != English && strings.ContainsAny(withoutCode(s), ";!") {
				t.Errorf("%s, %s: punctuation of US-ASCII in %q", name, l.Tag(), s)
			}
		}
	})
}

// firstForm returns the form of a row that tells one from many for one thing.
func firstForm(s string) string { one, _, _ := strings.Cut(s, "|"); return one }

// withoutCode returns the words of a template, without the octets in it.
func withoutCode(s string) string {
	var b strings.Builder
	for i, part := range strings.Split(s, "`") {
		if i%2 == 0 {
			b.WriteString(part)
		}
	}
	return b.String()
}

func TestRules(t *testing.T) {
	known := map[string]bool{}
	for _, r := range core.Rules() {
		known[r.ID] = true
		if _, ok := ruleRows[r.ID]; !ok {
			t.Errorf("no words for the rule %s", r.ID)
		}
	}
	for id, r := range ruleRows {
		if !known[id] {
			t.Errorf("words for %s, which is no rule", id)
		}
		for _, l := range Langs {
			if what := r.What.in(l); strings.HasSuffix(what, ".") || strings.HasSuffix(what, "。") {
				t.Errorf("%s, %s: a title ends with a full stop: %q", id, l.Tag(), what)
			}
		}
	}
}

// The kinds of steps stand in core as they are; this finds them there.
func TestSteps(t *testing.T) {
	files, err := filepath.Glob("../scheme_*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("the files of the schemes are not where they were", err)
	}
	call := regexp.MustCompile(`(?:say|send|StepKind)\("([a-z0-9/-]+)"|(?:return|kind =) "([a-z]+-[a-z0-9/-]+)"`)
	known := map[core.StepKind]bool{}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range call.FindAllStringSubmatch(string(src), -1) {
			kind := core.StepKind(m[1] + m[2])
			known[kind] = true
			if _, ok := stepRows[kind]; !ok {
				t.Errorf("%s: no words for the step %s", file, kind)
			}
		}
	}
	for kind := range stepRows {
		if !known[kind] {
			t.Errorf("words for %s, which is no step", kind)
		}
	}
}

func TestParts(t *testing.T) {
	for p := core.Delim; p <= core.Fragment; p++ {
		if _, ok := partRows[partKey(core.Parse(""), core.Token{Part: p})]; !ok {
			t.Errorf("no name for the part %s", p)
		}
	}
}

func TestFixTitles(t *testing.T) {
	for _, title := range []core.Title{core.TitleEncode, core.TitleDecode, core.TitleRemove, core.TitleReplace, core.TitleInsert, core.TitleUnwrap} {
		if _, ok := fixRows[title]; !ok {
			t.Errorf("no words for the fix %s", title)
		}
	}
}

func TestParseLang(t *testing.T) {
	for tag, want := range map[string]Lang{"en": English, "en-GB": English, "ja": Japanese, "ja-JP": Japanese, "zh-Hant": Chinese, "zh-TW": Chinese, "ZH-HK": Chinese, "zh": Chinese} {
		if got, ok := ParseLang(tag); !ok || got != want {
			t.Errorf("ParseLang(%q) = %v, %v", tag, got, ok)
		}
	}
	for _, tag := range []string{"", "de", "x", "-"} {
		if _, ok := ParseLang(tag); ok {
			t.Errorf("ParseLang(%q) finds a language", tag)
		}
	}
	if got := Lang(99).Tag(); got == "" {
		t.Error("a language out of range has no tag")
	}
}

// What is typed goes into a text as it is: its backticks set nothing in code, its
// braces are no slots.
func TestTypedTextIsNotTemplate(t *testing.T) {
	u := core.Parse("http://h/`{hex}`")
	for _, d := range core.Check(u) {
		if d.Rule.ID != "national-octet" {
			continue
		}
		if got := Message(English, u, d).String(); !strings.Contains(got, "must be written") {
			t.Errorf("the message is %q", got)
		}
		if raw := d.Span.In(u.Source()); strings.Contains(raw, "`") {
			p := Message(English, u, d)
			if len(p) == 0 || !p[0].Code || p[0].Text != Show(raw) {
				t.Errorf("%q is shown as %v", raw, p)
			}
		}
	}
}

func TestShow(t *testing.T) {
	for raw, want := range map[string]string{
		"abc": "abc", " ": "‹20›", "a\r\n": "a‹0D›‹0A›", "é": "é", "\xff": "‹FF›", "\u202e": "‹E2›‹80›‹AE›",
		strings.Repeat("x", 100): "xxxxxxxxxxxx…xxxxxxxxxxx",
	} {
		if got := Show(raw); got != want {
			t.Errorf("Show(%q) = %q, want %q", raw, got, want)
		}
	}
}

func TestCount(t *testing.T) {
	for n, want := range map[int]string{0: "0 octets", 1: "1 octet", 33: "33 octets"} {
		if got := Count(English, Octets, n); got != want {
			t.Errorf("Count(%d) = %q, want %q", n, got, want)
		}
	}
	if got := Counts(English, [3]int{4, 2, 0}); got != "4 errors, 2 warnings" {
		t.Errorf("Counts = %q", got)
	}
}

// Any text can be worded, whatever is typed.
func FuzzWords(f *testing.F) {
	for _, s := range []string{"", "ftp://myname@host.dom/%2Fetc/motd", "gopher://h/7a%09b%09+", "\xff`{raw}", "http://[::1]:80a/?#", "https://h/a", "<URL:news:*>"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		u := core.Parse(s)
		list := core.Check(u)
		w := u.Wire()
		for _, l := range Langs {
			for _, d := range list {
				if Message(l, u, d).String() == "" || Why(l, u, d).String() == "" || Advice(l, u, d).String() == "" {
					t.Fatalf("%q: %s has no words in %s", s, d.Rule.ID, l.Tag())
				}
				for _, fix := range u.Fixes(d) {
					if FixTitle(l, u, d, fix).String() == "" {
						t.Fatalf("%q: the fix %s has no words in %s", s, fix.Title, l.Tag())
					}
				}
			}
			for i := range w.Steps {
				if line, _ := Step(l, u, &w, &w.Steps[i]); line.String() == "" && w.Steps[i].Side != core.Client {
					t.Fatalf("%q: the step %s has no words in %s", s, w.Steps[i].Kind, l.Tag())
				}
			}
			for _, token := range u.Tokens() {
				if Part(l, u, token) == "" || PartNoun(l, u, token) == "" {
					t.Fatalf("%q: %v has no name in %s", s, token, l.Tag())
				}
				Also(l, u, token)
			}
			for i := -1; i <= len(s); i++ {
				AtOctet(l, u, i)
				Octet(l, u, i)
			}
			Verdict(l, u)
			Broken(l, u)
			Absent(l, u)
			ReadAs(l, u)
			WireHead(l, u, &w)
			Spoken(l, u, list)
		}
	})
}
