// Package proofread has the tests that every text of urlscope must pass, for the packages that keep texts: complete in
// each language, with the same slots, and set as its readers are used to.
package proofread

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

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
func Row(t *testing.T, name string, row [3]string) {
	t.Helper()
	for i, s := range row {
		name := name + ", " + langs[i]
		if s == "" {
			t.Errorf("%s: nothing", name)
			continue
		}
		plain(t, name, s)
		like(t, name, s, row[0])
		if i > 0 && cjk.MatchString(s) {
			eastAsian(t, name, s)
			for end, stop := range stops {
				if strings.HasSuffix(row[0], end) != strings.HasSuffix(s, stop) {
					t.Errorf("%s: %q does not end as %q does", name, s, row[0])
				}
			}
		}
	}
}

// Trimmed tests that no space stands around the text called name.
func Trimmed(t *testing.T, name string, row [3]string) {
	t.Helper()
	for i, s := range row {
		if strings.TrimSpace(s) != s {
			t.Errorf("%s, %s: space around %q", name, langs[i], s)
		}
	}
}

// plain tests what holds in any language.
func plain(t *testing.T, name, s string) {
	t.Helper()
	if strings.Count(s, "`")%2 != 0 {
		t.Errorf("%s: a backtick without its other in %q", name, s)
	}
	if strings.ContainsAny(s, "—\n\t") || strings.Contains(s, "  ") {
		t.Errorf("%s: a dash, a control or two spaces in %q", name, s)
	}
}

// like tests that s has the slots of english, and the same octets between backticks.
func like(t *testing.T, name, s, english string) {
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
func eastAsian(t *testing.T, name, s string) {
	t.Helper()
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
