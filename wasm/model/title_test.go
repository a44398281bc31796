package model

import (
	"strings"
	"testing"
)

func TestSubject(t *testing.T) {
	for src, want := range map[string]string{
		"":                                "",
		Example:                           "",
		"ftp://joe:secret@host.dom:21/a":  "host.dom",
		"http://host.dom/a b":             "host.dom",
		"news:comp.lang.go":               "news:comp.lang.go",
		"file:///etc/motd\n":              "file:///etc/motd‹LF›",
		"data:" + strings.Repeat("a", 99): "data:" + strings.Repeat("a", 35) + "…",
	} {
		if got := New(src).Subject(); got != want {
			t.Errorf("%q is titled %q, want %q", src, got, want)
		}
	}
	for _, src := range []string{
		"ftp://joe:secret@/", "ftp://joe:secret@", "ftp:joe:secret@h", "ftp://joe:secret", "ftp://joe:secret$host.dom/", "ftp://joe:se/secret@h/",
		"joe:secret@h/", "joe%3Asecret@h/", "//joe:secret@h/", "foo:joe:secret@h", "mailto:joe:secret@h", "mailto:joe%3Asecret@h", "news:joe:secret@h",
		"jdbc:postgresql://joe:secret@h/db", "view-source:http://joe:secret@h/", "http://h/http://joe:secret@h/", "ftp:///joe:secret@h/",
		"http://joe:a#secret@h/", "http://joe:a?secret@h/", "see ftp://joe:secret@h/ now", "<URL:ftp://joe:secret@h/>", "ftp:\\\\joe:secret@h\\",
		"telnet://joe:secret@", "https://joe:secret@h/", "ssh://joe:secret@h", "ftp://joe:secret%40h/", "foo:joe:secret@" + strings.Repeat("h", 99),
	} {
		if got := New(src).Subject(); strings.Contains(got, "secret") {
			t.Errorf("the title of %q is %q", src, got)
		}
	}
	for _, src := range []string{"mailto:joe@host.dom", "sip:joe"} { // these have no login
		if got := New(src).Subject(); got != src {
			t.Errorf("the title of %q is %q", src, got)
		}
	}
}
