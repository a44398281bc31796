package cli

import (
	"strings"
	"testing"

	"urlscope/core/report"
	"urlscope/core/text"
)

// TestSame compares the output with testdata/same/text.txtar. The name of a section starts with the language.
func TestSame(t *testing.T) {
	holdArchive(t, "../../testdata/same/text.txtar", func(section, pair string) string {
		first, rest := unquoted(t, pair)
		second, _ := unquoted(t, rest)
		lang, _, _ := strings.Cut(section, ",")
		return behind(2, outputOf(t, "", "same", "-lang", lang, "--", first, second))
	})
}

func TestSameCommand(t *testing.T) {
	const a, b = "http://h/~user", "-x:\xff"
	document := func(l text.Lang, first, second string) string {
		return string(report.SameIn(l, first, second, askedOfPairs).AppendJSON(nil)) + "\n"
	}
	for _, test := range []struct {
		stdin, want string
		args        []string
	}{
		{"", document(text.English, a, b) + document(text.English, b, b), []string{"-json", "--", a, b, b, b}},
		{a + "\r\n" + b + "\n", document(text.Chinese, a, b), []string{"-json", "-lang", "zh-TW"}},
		{a + "\x00\n", document(text.Japanese, a, "\n"), []string{"-0", "-json", "-lang", "ja"}},
		{"", "", []string{"-json"}},
	} {
		if got := outputOf(t, test.stdin, append([]string{"same"}, test.args...)...); got != test.want {
			t.Errorf("%q: it writes %s, want %s", test.args, got, test.want)
		}
	}
	if got := outputOf(t, "", "same", "-indent", a, a); strings.Join(strings.Fields(got), "") != strings.Join(strings.Fields(document(text.English, a, a)), "") {
		t.Errorf("spread over lines it writes %s", got)
	}
}

// TestSameOdd: a URL without a partner is a usage error, after the output for the pairs before it.
func TestSameOdd(t *testing.T) {
	for _, test := range []struct {
		stdin string
		args  []string
		lines int
	}{
		{"", []string{"same", "http://h/"}, 0},
		{"http://h/\nhttp://h/a\nhttp://h/b\n", []string{"same", "-json"}, 1},
	} {
		var stdout, stderr strings.Builder
		if status := Main(test.args, strings.NewReader(test.stdin), &stdout, &stderr); status != 2 || !strings.Contains(stderr.String(), "in pairs") {
			t.Errorf("%q: status %d, stderr %q", test.args, status, &stderr)
		}
		if got := strings.Count(stdout.String(), "\n"); got != test.lines {
			t.Errorf("%q: it writes %d lines, want %d: %s", test.args, got, test.lines, &stdout)
		}
	}
}
