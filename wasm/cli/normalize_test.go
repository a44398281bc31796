package cli

import (
	"strings"
	"testing"

	"urlscope/core/report"
	"urlscope/core/text"
)

// TestNormalize compares the output with testdata/normalize/text.txtar. The name of a section starts with the
// language.
func TestNormalize(t *testing.T) {
	holdArchive(t, "../../testdata/normalize/text.txtar", func(section, quoted string) string {
		url, _ := unquoted(t, quoted)
		lang, _, _ := strings.Cut(section, ",")
		return behind(1, outputOf(t, "", "normalize", "-lang", lang, "--", url))
	})
}

func TestNormalizeCommand(t *testing.T) {
	document := func(l text.Lang, url string) string { return string(report.NormalIn(l, url).AppendJSON(nil)) + "\n" }
	for _, test := range []struct{ args, stdin, want string }{
		{"normalize HTTP://h -json ../a", "", document(text.English, "HTTP://h") + document(text.English, "../a")},
		{"normalize -json -lang ja -0", "HTTP://h\x00\n", document(text.Japanese, "HTTP://h") + document(text.Japanese, "\n")},
		{"normalize -only", "HTTP://h\nhttp://H:80/\n?q\n", "http://h/\nhttp://h/\n?q\n"},
	} {
		if got := outputOf(t, test.stdin, strings.Fields(test.args)...); got != test.want {
			t.Errorf("%s: it writes %s, want %s", test.args, got, test.want)
		}
	}
	if got, want := outputOf(t, "", "normalize", "-indent", "HTTP://h"), document(text.English, "HTTP://h"); strings.Join(strings.Fields(got), "") != strings.Join(strings.Fields(want), "") {
		t.Errorf("spread over lines it writes %s", got)
	}
	var out, log strings.Builder
	const why = "urlscope: http://‹SP›h/: For RFC 3986 it is no URI from octet 7 on, so it has no normal form.\n"
	if status := Main([]string{"normalize", "-only", "http:// h/", "http://h"}, nil, &out, &log); status != 1 || out.String() != "http://h/\n" || log.String() != why {
		t.Errorf("status %d, it writes %q and %q", status, &out, &log)
	}
}
