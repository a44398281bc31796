package standards

import (
	"fmt"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/internal/rounds"
)

// TestObjections: the objections of RFC 3986 and the WHATWG's standard, their places and their fixes.
func TestObjections(t *testing.T) {
	for _, test := range []struct {
		s    string
		by   Standard
		want string
	}{
		{"https://h/~a?x[]=1#top", RFC3986, "standard-octet 14-16 RFC 3986, 3.4 → https://h/~a?x%5B%5D=1#top"},
		{"https://h/~a?x[]=1#top", WHATWG, "url-unit 14-16 URL Standard, invalid-URL-unit → https://h/~a?x%5B%5D=1#top (likely)"},
		{"https://h/~a?x=1#top", RFC3986, ""},
		{"https://h/~a?x=1#top", RFC1738, ""},
		{"http://h/a b%zz|é", RFC3986, "standard-octet 10-11 RFC 3986, 3.3 → http://h/a%20b%zz|é; standard-escape 12-13 RFC 3986, 3.3 → http://h/a b%25zz|é (likely); standard-octet 15-18 RFC 3986, 3.3 → http://h/a b%zz%7C%C3%A9"},
		{"http://h/50%", RFC3986, "standard-escape 11-12 RFC 3986, 3.3 → http://h/50%25 (likely)"},
		{"http://h/%4", RFC3986, "standard-escape 9-10 RFC 3986, 3.3 → http://h/%254 (likely)"},
		{"http://h/a\nb", RFC3986, "standard-octet 10-11 RFC 3986, 3.3 → http://h/a%0Ab (likely)"}, // browsers drop it
		{"http://h/a\tb?c\rd", RFC3986, "standard-octet 10-11 RFC 3986, 3.3 → http://h/a%09b?c\rd (likely); standard-octet 14-15 RFC 3986, 3.4 → http://h/a\tb?c%0Dd (likely)"},
		{`http://h/a\b`, RFC3986, "standard-octet 10-11 RFC 3986, 3.3 → http://h/a%5Cb (likely)"},
		{"http://h.com／evil.com/", RFC3986, "standard-octet 12-15 RFC 3986, 3.2.2 → http://h.com%EF%BC%8Fevil.com/ (likely)"},
		{"http://h.com：80/x", RFC3986, "standard-octet 12-15 RFC 3986, 3.2.2 → http://h.com%EF%BC%9A80/x (likely)"},
		{"http://é.org/é", RFC3986, "standard-octet 7-9 RFC 3986, 3.2.2 → http://%C3%A9.org/é (likely); standard-octet 14-16 RFC 3986, 3.3 → http://é.org/%C3%A9"},
		{"http://h\x00com/", RFC3986, "standard-octet 8-9 RFC 3986, 3.2.2 → http://h%00com/ (likely)"},
		{"http://a@b@c/", RFC3986, "standard-octet 8-9 RFC 3986, 3.2.1 → http://a%40b@c/ (likely)"},
		{"https://user:p@ss@example.com/", RFC3986, "standard-octet 14-15 RFC 3986, 3.2.1 → https://user:p%40ss@example.com/ (likely)"},
		{"ftp://a@@b%4@c@h/@", RFC3986, "standard-octet 7-9 RFC 3986, 3.2.1 → ftp://a%40%40b%4@c@h/@ (likely); standard-escape 10-11 RFC 3986, 3.2.1 → ftp://a@@b%254@c@h/@ (likely); standard-octet 12-13 RFC 3986, 3.2.1 → ftp://a@@b%4%40c@h/@ (likely)"},
		{"https://u:p@w@x@h/", RFC3986, "standard-octet 11-12 RFC 3986, 3.2.1 → https://u:p%40w@x@h/ (likely); standard-octet 13-14 RFC 3986, 3.2.1 → https://u:p@w%40x@h/ (likely)"}, // by RFC 2396 both together make a server of a registry's name
		{"http://h:80:81/", RFC3986, "standard-place 11-14 RFC 3986, 3.2.3 → http://h:80/ (changes)"},
		{"http://u@h:8x", RFC3986, "standard-place 12-13 RFC 3986, 3.2.3 → http://u@h:8 (changes)"},
		{" http://h/a ", RFC3986, "standard-place 0-1 RFC 3986, 3.1; standard-place 11-12 RFC 3986, 3.3"},
		{"http://h/a ", RFC3986, "standard-octet 10-11 RFC 3986, 3.3 → http://h/a%20 (likely)"}, // browsers drop it
		{"http://h:abc/", RFC3986, "standard-place 9-12 RFC 3986, 3.2.3 → http://h/ (changes)"},
		{"http://h:abc", RFC3986, "standard-place 9-12 RFC 3986, 3.2.3 → http://h (changes)"},
		{`http://h:80\a\b?c\d`, RFC3986, `standard-place 11-15 RFC 3986, 3.2.3 → http://h:80/a/b?c\d (likely)`},
		{`http://h:abc\a`, RFC3986, `standard-place 9-14 RFC 3986, 3.2.3 → http://h\a (changes)`},
		{"http://u:p#s@h/", RFC3986, "standard-place 9-10 RFC 3986, 3.2.3"},
		{"mongodb://h1:80,h2:81/", RFC3986, "standard-place 15-21 RFC 3986, 3.2.2"},
		{"3com://h/", RFC3986, "standard-place 0-1 RFC 3986, 3.1"},
		{"http://h/a#b#c", RFC3986, "standard-octet 12-13 RFC 3986, 3.5 → http://h/a#b%23c (likely)"},
		{`http:\\u@h\a`, WHATWG, "url-slashes 5-7 URL Standard, special-scheme-missing-following-solidus → http://u@h\\a; url-credentials 7-9 URL Standard, invalid-credentials → http:\\\\h\\a (changes); url-backslash 10-11 URL Standard, invalid-reverse-solidus → http:\\\\u@h/a"},
		{" http://h/a\tb ", WHATWG, "url-unit 0-1 URL Standard, invalid-URL-unit → http://h/a\tb ; url-unit 11-12 URL Standard, invalid-URL-unit →  http://h/ab ; url-unit 13-14 URL Standard, invalid-URL-unit →  http://h/a\tb"},
		{"\x0ehttp://h/\x1f", WHATWG, "url-unit 0-1 URL Standard, invalid-URL-unit → http://h/\x1f; url-unit 10-11 URL Standard, invalid-URL-unit → \x0ehttp://h/"},
		{"http:/h/", WHATWG, "url-slashes 5-6 URL Standard, special-scheme-missing-following-solidus → http://h/ (likely)"},
		{"http:////h/", WHATWG, "url-slashes 7-9 URL Standard, special-scheme-missing-following-solidus → http://h/ (likely)"},
		{"file:docs/a", WHATWG, "url-slashes 5-5 URL Standard, special-scheme-missing-following-solidus → file:///docs/a (likely)"},
		{"FILE:/etc/x", WHATWG, "url-slashes 5-5 URL Standard, special-scheme-missing-following-solidus → FILE:///etc/x"},
		{`file:\\srv/x`, WHATWG, "url-slashes 5-5 URL Standard, special-scheme-missing-following-solidus → file://srv/x; url-backslash 5-7 URL Standard, invalid-reverse-solidus → file://srv/x"},
		{"http://ex%61mple.com/", WHATWG, "url-decoded 9-12 URL Standard, domain-percent-encoded → http://example.com/"},
		{"http://h:65536/", WHATWG, "url-port 9-14 URL Standard, port-out-of-range → http://h/ (changes)"},
		{"file://c|/x", WHATWG, "url-drive 7-9 URL Standard, file-invalid-Windows-drive-letter-host"},
		{"http://01.2.$3.4/", WHATWG, "url-domain 7-16 URL Standard, domain-to-ASCII; url-address 7-16 URL Standard, IPv4-non-decimal-part; url-address 7-16 URL Standard, IPv4-non-numeric-part"},
	} {
		c := compare(test.s)
		var list []string
		for _, d := range c.Objections(test.by) {
			line := fmt.Sprintf("%s %d-%d %s", d.Rule.ID, d.Span.Start, d.Span.End, d.Arg)
			for _, f := range Fixes(core.Parse(test.s), d) {
				after, _ := core.Apply(test.s, f.Edits)
				if f.Kind != fix.KindSame {
					after += " (" + f.Kind.String() + ")"
				}
				line += " → " + after
			}
			list = append(list, line)
		}
		if got := strings.Join(list, "; "); got != test.want {
			t.Errorf("%q by %v:\n%s\nwant\n%s", test.s, test.by, got, test.want)
		}
	}
}

// TestObjectionsAgree: there are objections if and only if the standard does not find the input valid. After all
// fixes that keep the resource, none of the objections with such a fix is left.
func TestObjectionsAgree(t *testing.T) {
	for _, s := range damagedTexts(rounds.Of(10_000)) {
		u := core.Parse(s)
		c := Compare(u, Asked{})
		for _, by := range []Standard{RFC3986, WHATWG} {
			v := c.Readings[by].Verdict
			list := c.Objections(by)
			if clean := v == VerdictValid || v == VerdictRelative; clean != (len(list) == 0) {
				t.Fatalf("%q by %v: %v, and %d objections", s, by, v, len(list))
			}
			var edits []core.Edit
			for i, d := range list {
				if d.Span.Start < 0 || d.Span.End > len(s) || d.Span.Start > d.Span.End || i > 0 && d.Span.Start < list[i-1].Span.Start {
					t.Fatalf("%q by %v: an objection at %v", s, by, d.Span)
				}
				if fixes := Fixes(u, d); len(fixes) > 0 && by == RFC3986 && d.Rule != &outOfPlace { // behind a port that is no number nothing is looked for
					edits = append(edits, fixes[0].Edits...)
				}
			}
			if after, ok := core.Apply(s, edits); !ok || by == RFC3986 && len(edits) == len(list) && !Compare(core.Parse(after), Asked{}).Readings[by].Verdict.Accepts() {
				t.Fatalf("%q by %v: repaired it is %q, %v", s, by, after, ok)
			}
		}
	}
}
