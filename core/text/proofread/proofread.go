// Package proofread has the tests that every text of urlscope must pass, for the packages that keep texts: complete in
// each language, with the same slots, and set as its readers are used to.
package proofread

import (
	"regexp"
	"slices"
	"strings"
)

// A Reporter is told what is wrong: a *testing.T.
type Reporter interface {
	Helper()
	Errorf(format string, args ...any)
}

// langs are the languages of a text, in its order.
var langs = [3]string{"English", "Japanese", "Chinese"}

var (
	slot      = regexp.MustCompile(`\{[^}]*\}`)
	asciiStop = regexp.MustCompile(`[!?;,()"]|[:.](\D|$)`)
	tight     = regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}][A-Za-z0-9]|[A-Za-z0-9%+][\p{Han}\p{Hiragana}\p{Katakana}]`)
	cjk       = regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}]`)
	stops     = map[string]string{".": "。", "?": "？", "!": "！"}
)

// Row tests the text called name: English, Japanese and Traditional Chinese.
func Row(t Reporter, name string, row [3]string) {
	t.Helper()
	for i, s := range row {
		name := name + ", " + langs[i]
		if s == "" {
			t.Errorf("%s: nothing", name)
			continue
		}
		plain(t, name, s)
		like(t, name, s, row[0])
		if i == 0 {
			english(t, name, s)
		}
		if i > 0 && cjk.MatchString(s) {
			eastAsian(t, name, s)
			if i == 1 {
				japanese(t, name, s)
			} else {
				chinese(t, name, s)
			}
			for end, stop := range stops {
				if strings.HasSuffix(row[0], end) != strings.HasSuffix(s, stop) {
					t.Errorf("%s: %q does not end as %q does", name, s, row[0])
				}
			}
		}
	}
}

// Trimmed tests that no space stands around the text called name.
func Trimmed(t Reporter, name string, row [3]string) {
	t.Helper()
	for i, s := range row {
		if strings.TrimSpace(s) != s {
			t.Errorf("%s, %s: space around %q", name, langs[i], s)
		}
	}
}

// plain tests what holds in any language.
func plain(t Reporter, name, s string) {
	t.Helper()
	if strings.Count(s, "`")%2 != 0 {
		t.Errorf("%s: a backtick without its other in %q", name, s)
	}
	if strings.ContainsAny(s, "—\n\t") || strings.Contains(s, "  ") {
		t.Errorf("%s: a dash, a control or two spaces in %q", name, s)
	}
}

// like tests that s has the slots of english, and the same octets between backticks.
func like(t Reporter, name, s, english string) {
	t.Helper()
	if got, want := set(slot.FindAllString(s, -1)), set(slot.FindAllString(english, -1)); !slices.Equal(got, want) {
		t.Errorf("%s: the slots are %v, in English %v", name, got, want)
	}
	got, _ := pieces(s)
	want, _ := pieces(english)
	if !slices.Equal(set(got), set(want)) {
		t.Errorf("%s: the octets are %q, in English %q", name, got, want)
	}
}

// eastAsian tests that a text has the punctuation of Japanese and Chinese, and a space between their letters and Latin
// ones.
func eastAsian(t Reporter, name, s string) {
	t.Helper()
	marks(t, name, s)
	_, prose := pieces(slot.ReplaceAllString(s, ""))
	for i, p := range prose {
		if m := asciiStop.FindString(p); m != "" && !strings.HasPrefix(p, "?") && !strings.Contains(p, "://") {
			t.Errorf("%s: punctuation of US-ASCII in %q", name, s)
		}
		if m := tight.FindString(p); m != "" {
			t.Errorf("%s: no space at %q in %q", name, m, s)
		}
		if touches(p, i > 0, i+1 < len(prose)) {
			t.Errorf("%s: no space beside octets in %q", name, s)
		}
	}
}

// marks tests that brackets come in pairs, that no space stands beside a mark, and that quotes are 「」.
func marks(t Reporter, name, s string) {
	t.Helper()
	for _, pair := range [...][2]string{{"（", "）"}, {"「", "」"}} {
		if strings.Count(s, pair[0]) != strings.Count(s, pair[1]) {
			t.Errorf("%s: %s without %s, or the other way round, in %q", name, pair[0], pair[1], s)
		}
	}
	if m := besideMark.FindString(s); m != "" {
		t.Errorf("%s: a space beside the mark %q in %q", name, m, s)
	}
	if strings.ContainsAny(s, "“”‘’\"'") {
		t.Errorf("%s: quotes that are not 「」 in %q", name, s)
	}
}

// english tests that an apostrophe is not taken for a quote around octets.
func english(t Reporter, name, s string) {
	t.Helper()
	_, prose := pieces(s)
	if strings.ContainsAny(strings.Join(prose, ""), "'\"") {
		t.Errorf("%s: a straight quote in %q", name, s)
	}
}

// japanese tests that a text has the marks of Japanese and that its sentences are polite.
func japanese(t Reporter, name, s string) {
	t.Helper()
	if strings.Contains(s, "，") {
		t.Errorf("%s: the comma of Chinese in %q", name, s)
	}
	sentences := strings.Split(inBrackets.ReplaceAllString(s, ""), "。")
	for _, sentence := range sentences[:len(sentences)-1] { // what no full stop follows is a title, or a label
		if sentence != "" && !polite.MatchString(sentence) && !strings.HasSuffix(sentence, "}") {
			t.Errorf("%s: the sentence %q is not in polite form", name, sentence)
		}
	}
}

// chinese tests that sections are counted with 第.
func chinese(t Reporter, name, s string) {
	t.Helper()
	if len(section.FindAllString(s, -1)) != len(countedSection.FindAllString(s, -1)) {
		t.Errorf("%s: a section without 第 in %q", name, s)
	}
}

var (
	countedSection = regexp.MustCompile(`第 [\d.{a-z}]+ 節`)
	besideMark     = regexp.MustCompile(` [、。，：；？！（）「」]|[、。，：；？！（）「」] `)
	inBrackets     = regexp.MustCompile(`（[^）]*）`)
	section        = regexp.MustCompile(`[\d}] 節`)
	polite         = regexp.MustCompile(`(ます|ません|です|ください|でした|ました)$`)
)

// touches reports whether a letter of Japanese or Chinese is the first in p, where there is something before it, or the
// last, where there is something behind.
func touches(p string, before, behind bool) bool {
	letters := cjk.FindAllStringIndex(p, -1)
	if len(letters) == 0 {
		return false
	}
	first, last := letters[0], letters[len(letters)-1]
	return before && first[0] == 0 || behind && last[1] == len(p)
}

// set returns the different strings of a list, in order.
func set(list []string) []string { return slices.Compact(slices.Sorted(slices.Values(list))) }

// pieces returns the pieces of a template between backticks, and those outside.
func pieces(template string) (code, prose []string) {
	for i, s := range strings.Split(template, "`") {
		if i%2 == 1 {
			code = append(code, s)
		} else {
			prose = append(prose, s)
		}
	}
	return code, prose
}
