package defang

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"urlscope/core/internal/rounds"
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
		quoted, err := strconv.QuotedPrefix(line)
		if err != nil {
			t.Fatal(err)
		}
		n++
		url, err1 := strconv.Unquote(quoted)
		want, err2 := strconv.Unquote(strings.TrimSpace(line[len(quoted):]))
		if err1 != nil || err2 != nil {
			t.Fatal(line, err1, err2)
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
		"hxxp://a[.]b hXXps://c(.)d":    "http://a.b https://c.d",
		"hxxp://a(.)b/f(.)\tc(dot)d":    "http://a.b/f(.)\tc.d",
		"hxxp://a[.]b/?u=hxxp://c(.)d/": "http://a.b/?u=http://c.d/",
		"hxxp[://]a(.)b/#hxxp[:]//c(.)": "http://a.b/#http://c.",
		"a(.)b/c(.)d/e(.)f":             "a.b/c(.)d/e(.)f",
		"//a(.)b/c(.)d":                 "//a.b/c(.)d",
		"<hxxp://a(.)b/>":               "<http://a.b/>",
		"hXXps[:]//example[dot]com":     "https://example.com",
		"HXXP[://]example(.)com/f(.)":   "HTTP://example.com/f(.)",
		"example{.}com":                 "example.com",
		"joe[at]example[.]com":          "joe@example.com",
		"mailto[:]joe[@]example[.]com":  "mailto:joe@example.com",
		"hxxp://a[.]b/?u=hxxps://c[.]d": "http://a.b/?u=https://c.d",
		"hxxpd://a":                     "hxxpd://a",
		"hxxp://[[:][:]1]:80/":          "http://[::1]:80/",
		"fxp://h[.]org":                 "ftp://h.org",
		"hXXp://h[.]org HXXPS://h":      "http://h.org HTTPS://h",
		"h**p://a(.)b h**ps[:]//c[dot]": "http://a.b https://c.",
		"H**P[://]h{.}org/a**p":         "HttP://h.org/a**p",
		"h**p oh**p:// h**px:":          "h**p oh**p:// h**px:",
		"hxxp://a[.]b/?u=c[.]example":   "http://a.b/?u=c.example",
	} {
		if got := Back(from); got != want {
			t.Errorf("%q is %q, want %q", from, got, want)
		}
	}
}

// check holds a text to its way there and back, and to staying as it is when it is defanged.
func check(t *testing.T, s string) {
	t.Helper()
	written := URL(s)
	if got, want := small(Back(written)), small(Back(s)); got != want { // s itself, unless that looks defanged
		t.Errorf("%q is %q, and comes back as %q, not %q", s, written, got, want)
	}
	if again := URL(written); again != written {
		t.Errorf("%q is %q, and that is %q", s, written, again)
	}
	if link.MatchString(written) {
		t.Errorf("%q is %q, which is still a link", s, written)
	}
}

// small writes schemes in small letters that differ from small ones in their "t" only, because "hXXp" says nothing of these.
func small(s string) string { return odd.ReplaceAllStringFunc(s, strings.ToLower) }

var odd = regexp.MustCompile(`h[tT][tT]ps?|f[tT]p`)

// link is what programs make a link of.
var link = regexp.MustCompile(`(?i)(?:^|[^A-Za-z0-9+.-])(?:https?|ftp)://|^(?:https?|ftp|mailto):|(?:^|[^A-Za-z0-9+.-])www\.[a-z]|://[a-z0-9]+\.[a-z]`)

func FuzzURL(f *testing.F) {
	for _, s := range []string{"http://example.com/", "HTTPS://u.v:p@[::ffff:1.2.3.4]:80/a?u=http://x.y&v=www.z.w#a@b.c", "mailto:a@b.c", "x[.y:]", "a.b:80/", "ftp:[", "://.", "\xff。", "www.www.@@"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) { check(t, s) })
}

// TestGrowth: both ways take linear time. Otherwise this test would time out.
func TestGrowth(t *testing.T) {
	n := rounds.Of(5 << 20)
	for _, of := range []string{"a", ":", "a:", "://", "http://", "@", "www.", "[", "[.]", "[:]", ".", "/", "a@b.", "hxxp:", "?", "x://y.z?", "("} {
		for _, before := range []string{"", "http://h/"} {
			Back(URL(before + strings.Repeat(of, n/len(of))))
		}
	}
}
