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
	for _, src := range []string{"ftp://joe:secret@/", "ftp://joe:secret@", "ftp:joe:secret@h"} {
		if got := New(src).Subject(); strings.Contains(got, "secret") {
			t.Errorf("the title of %q is %q", src, got)
		}
	}
}
