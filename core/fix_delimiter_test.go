package core

import "testing"

func TestStandsFor(t *testing.T) {
	for raw, want := range map[string]string{
		"ftp://joe:secret$ftp.host.dom/": "@",
		"ftp://joe:secret@ftp$host.dom/": "",
		"http://192.$.2.1/":              "0",
		"http://)|.2.3.4/":               "0",
		"http://192.1$.2.1/":             "",
		"http://host.$.dom/":             "",
		"wais://h/db/TEXT|%01":           "/",
		"prospero://h/a;b|c":             "=",
		"prospero://h/a;b|c=d":           "",
		"prospero://h/a;b=c|d=e":         ";",
		"prospero://h/a;b=c|d":           "",
	} {
		u := Parse(raw)
		got := ""
		for _, d := range Check(u) {
			if got == "" {
				got = u.StandsFor(d)
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", raw, got, want)
		}
	}
}

// What is asked of the diagnostics of another URL has an answer, too.
func TestStandsForOfAnother(t *testing.T) {
	list := []string{"", "x", "ftp://a:b$c", "http://1.2.$.4/a/b/c/d", "http://u@[::1]/", "wais://h/d/T|", "prospero://h/a;b|c;d=e|f", "nntp://u:p@1.2.3.4/"}
	for _, a := range list {
		for _, d := range Check(Parse(a)) {
			for _, b := range list {
				Parse(b).StandsFor(d)
			}
		}
	}
	Parse("http://h/").StandsFor(Diagnostic{})
}
