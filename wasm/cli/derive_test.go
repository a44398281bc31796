package cli

import (
	"strings"
	"testing"

	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// TestDerive compares the output with testdata/derive/text.txtar. The name of a section is the arguments before
// the URL, with the language first. Its first line is the URL.
func TestDerive(t *testing.T) {
	holdArchive(t, "../../testdata/derive/text.txtar", func(section, first string) string {
		url, _ := unquoted(t, first)
		args := append([]string{"derive", "-lang"}, strings.Fields(section)...)
		return behind(1, outputOf(t, "", append(args, "--", url)...))
	})
}

func TestDeriveCommand(t *testing.T) {
	const a, b = "http://h/~user", "-x:\xff"
	document := func(l text.Lang, url string, by standards.Standard) string {
		return string(report.DerivationIn(l, url, by).AppendJSON(nil)) + "\n"
	}
	for _, test := range []struct {
		stdin, want string
		args        []string
	}{
		{"", document(text.English, a, standards.RFC1738) + document(text.English, b, standards.RFC1738), []string{"-json", "--", a, b}},
		{a + "\r\n" + b + "\n", document(text.Chinese, a, standards.RFC3986) + document(text.Chinese, b, standards.RFC3986), []string{"-json", "-lang", "zh-TW", "-standard", "rfc3986"}},
		{a + "\x00\n", document(text.Japanese, a, standards.RFC1738) + document(text.Japanese, "\n", standards.RFC1738), []string{"-0", "-json", "-lang", "ja"}},
		{"", "", []string{"-json"}},
	} {
		if got := outputOf(t, test.stdin, append([]string{"derive"}, test.args...)...); got != test.want {
			t.Errorf("%q: it writes %s, want %s", test.args, got, test.want)
		}
	}
	if got := outputOf(t, "", "derive", "-indent", "http://h"); !strings.HasPrefix(got, "{\n  \"version\": 1") {
		t.Errorf("with -indent it writes %s", got)
	}
}
