// Package proofread checks the style of texts, for the tests of packages with texts: every language exists, all have
// the same slots, and punctuation and spaces are right.
//
//	proofread.Row(t, "title", text.Row{"Parts", "部分", "組成部分"})
//	proofread.ReadHouse(t, "../text/README.md").Row(t, "title", row)
package proofread

import (
	"regexp"
	"slices"
	"strings"
)

// A Reporter takes the mistakes, as a *testing.T does.
type Reporter interface {
	Helper()
	Errorf(format string, args ...any)
}

var langs = [3]string{"English", "Japanese", "Chinese"}

var (
	slot      = regexp.MustCompile(`\{[^}]*\}`)
	asciiStop = regexp.MustCompile(`[!?;,()"]|[:.](\D|$)`)
	tight     = regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}][A-Za-z0-9]|[A-Za-z0-9%+][\p{Han}\p{Hiragana}\p{Katakana}]`)
	cjk       = regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}]`)
	stops     = map[string]string{".": "。", "?": "？", "!": "！"}
)

// Row checks a text in English, Japanese and Traditional Chinese. name identifies it in reports.
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

// Trimmed checks that no text of row begins or ends with a space.
func Trimmed(t Reporter, name string, row [3]string) {
	t.Helper()
	for i, s := range row {
		if strings.TrimSpace(s) != s {
			t.Errorf("%s, %s: space around %q", name, langs[i], s)
		}
	}
}

// plain checks the rules for all languages.
func plain(t Reporter, name, s string) {
	t.Helper()
	if strings.Count(s, "`")%2 != 0 {
		t.Errorf("%s: a backtick without its other in %q", name, s)
	}
	if strings.ContainsAny(s, "—\n\t") || strings.Contains(s, "  ") {
		t.Errorf("%s: a dash, a control or two spaces in %q", name, s)
	}
}

// like checks that s has the slots of english, and the same octets between backticks.
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

// eastAsian checks the punctuation of Japanese or Chinese, and the spaces between their letters and Latin ones.
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

// marks checks that brackets are paired, that no space is beside a mark, and that quotes are 「」.
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

// english checks that no apostrophe looks like a quote around octets.
func english(t Reporter, name, s string) {
	t.Helper()
	_, prose := pieces(s)
	if strings.ContainsAny(strings.Join(prose, ""), "'\"") {
		t.Errorf("%s: a straight quote in %q", name, s)
	}
}

// japanese checks the marks of Japanese, and that sentences are polite.
func japanese(t Reporter, name, s string) {
	t.Helper()
	if strings.Contains(s, "，") {
		t.Errorf("%s: the comma of Chinese in %q", name, s)
	}
	sentences := strings.Split(inBrackets.ReplaceAllString(s, ""), "。")
	for _, sentence := range sentences[:len(sentences)-1] { // a text without a full stop is a title or a label
		if sentence != "" && !polite.MatchString(sentence) && !strings.HasSuffix(sentence, "}") {
			t.Errorf("%s: the sentence %q is not in polite form", name, sentence)
		}
	}
}

// chinese checks that sections are counted with 第.
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

// touches reports whether p begins with a Japanese or Chinese letter and before is true, or ends with one and behind
// is true.
func touches(p string, before, behind bool) bool {
	letters := cjk.FindAllStringIndex(p, -1)
	if len(letters) == 0 {
		return false
	}
	first, last := letters[0], letters[len(letters)-1]
	return before && first[0] == 0 || behind && last[1] == len(p)
}

// set returns the distinct strings of a list, sorted.
func set(list []string) []string { return slices.Compact(slices.Sorted(slices.Values(list))) }

// pieces splits a template into the pieces inside and outside backticks.
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
