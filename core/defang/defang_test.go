package defang

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestURL holds URLs and how they are written to testdata/defang/cases.txt.
func TestURL(t *testing.T) {
	data, err := os.ReadFile("../../testdata/defang/cases.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, cases, _ := strings.Cut(string(data), "\n\n")
	n := 0
	for line := range strings.Lines(cases) {
		url, want, ok := strings.Cut(strings.TrimSpace(line), " ")
		if !ok {
			continue
		}
		n++
		url, err := strconv.Unquote(url)
		if err != nil {
			t.Fatal(err)
		}
		if want, err = strconv.Unquote(strings.TrimSpace(want)); err != nil {
			t.Fatal(err)
		}
		if got := URL(url); got != want {
			t.Errorf("%q is %q, want %q", url, got, want)
		}
		check(t, url)
	}
	if n < 30 {
		t.Errorf("there are %d cases", n)
	}
}

// TestBack undoes what other tools write.
func TestBack(t *testing.T) {
	for from, want := range map[string]string{
		"hxxp://example[.]com/a.html":   "http://example.com/a.html",
		"hXXps[:]//example[dot]com":     "httpS://example.com",
		"HXXP[://]example(.)com/f(.)":   "HTTP://example.com/f(.)",
		"example{.}com":                 "example.com",
		"joe[at]example[.]com":          "joe@example.com",
		"mailto[:]joe[@]example[.]com":  "mailto:joe@example.com",
		"hxxp://a[.]b/?u=hxxps://c[.]d": "http://a.b/?u=https://c.d",
		"hxxpd://a":                     "hxxpd://a",
		"hxxp://[[:][:]1]:80/":          "http://[::1]:80/",
		"fxp://h[.]org":                 "ftp://h.org",
	} {
		if got := Back(from); !strings.EqualFold(got, want) {
			t.Errorf("%q is %q, want %q", from, got, want)
		}
	}
}

// check holds a text to its way there and back, and to staying as it is when it is defanged.
func check(t *testing.T, s string) {
	t.Helper()
	if Back(s) != s { // it is defanged, or looks so
		return
	}
	written := URL(s)
	if got := Back(written); got != s {
		t.Errorf("%q is %q, and comes back as %q", s, written, got)
	}
	if again := URL(written); again != written {
		t.Errorf("%q is %q, and that is %q", s, written, again)
	}
	for _, link := range []string{"http:", "https:", "ftp:", "mailto:", "://www.", "@example.com"} {
		if !strings.HasPrefix(link, ":") && strings.HasPrefix(strings.ToLower(written), link) {
			t.Errorf("%q is %q, which is still a link", s, written)
		}
	}
}

func FuzzURL(f *testing.F) {
	for _, s := range []string{"http://example.com/", "HTTPS://u.v:p@[::ffff:1.2.3.4]:80/a?u=http://x.y&v=www.z.w#a@b.c", "mailto:a@b.c", "x[.y:]", "a.b:80/", "ftp:[", "://.", "\xff。", "www.www.@@"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { check(t, s) })
}
