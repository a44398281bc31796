package standards

import (
	"regexp"
	"testing"

	"urlscope/core"
)

// appendixB is the regular expression of appendix B of RFC 2396 and of RFC 3986, with a flag so that "." matches line
// ends.
var appendixB = regexp.MustCompile(`(?s)^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`)

// TestAppendixB: the parts of RFC 3986 equal the parts by its appendix B. So do the parts of RFC 2396 unless they are
// opaque.
func TestAppendixB(t *testing.T) {
	for _, s := range damagedTexts(20_000) {
		r, opaque := readBy(RFC3986, s), readBy(RFC2396, s)
		m := appendixB.FindStringSubmatchIndex(s)
		for _, part := range []struct {
			role  Role
			group int
		}{{RoleScheme, 2}, {RoleAuthority, 4}, {RolePath, 5}, {RoleQuery, 7}, {RoleFragment, 9}} {
			start, end := m[2*part.group], m[2*part.group+1]
			got, ok := r.Part(part.role)
			if ok != (start >= 0) || ok && (got.Start != start || got.End != end) {
				t.Fatalf("%q: the %v is %v, %v; appendix B has it at %d to %d", s, part.role, got, ok, start, end)
			}
			path, _ := opaque.Part(RolePath)
			got, ok = opaque.Part(part.role)
			if path.Name != "opaque_part" && (ok != (start >= 0) || ok && (got.Start != start || got.End != end)) {
				t.Fatalf("%q, RFC 2396: the %v is %v, %v; appendix B has it at %d to %d", s, part.role, got, ok, start, end)
			}
		}
	}
}

// TestParts: the parts of RFC 1808 are cut off in the order of its section 2.4, and a net_loc has its own parts.
func TestParts(t *testing.T) {
	for _, test := range []struct {
		by   Standard
		s    string
		want string
	}{
		{RFC1808, "ftp://u:p@h:1/a;b?c#d", "scheme=ftp net_loc=u:p@h:1 user=u password=p host=h port=1 path=/a params=b query=c fragment=d "},
		{RFC1808, "http://h?a/b", "scheme=http net_loc=h?a path=/b "},
		{RFC1808, "//a@b@c", "net_loc=a@b@c path= "},
		{RFC1808, "a;b?c;d", "path=a params=b query=c;d "},
		{RFC1808, ":x", "path=:x "},
		{RFC2396, "mailto:a?b#c", "scheme=mailto opaque_part=a?b fragment=c "},
		{RFC2396, "http://u@h:80", "scheme=http authority=u@h:80 userinfo=u host=h port=80 path= "},
		{RFC2396, "http://h_:80", "scheme=http authority=h_:80 reg_name=h_:80 path= "},
		{RFC3986, "http://u:@[::1]:/?#", "scheme=http authority=u:@[::1]: userinfo=u: host=[::1] port= path=/ query= fragment= "},
		{RFC3986, "", "path= "},
	} {
		r := readBy(test.by, test.s)
		got := ""
		for _, p := range r.Parts {
			got += p.Name + "=" + p.In(test.s) + " "
		}
		if got != test.want {
			t.Errorf("%q: %s, want %s", test.s, got, test.want)
		}
	}
}

// TestBelieve: the browser's answer counts, and a different result of the detectors is kept beside it.
func TestBelieve(t *testing.T) {
	for _, test := range []struct {
		s       string
		browser Answer
		verdict Verdict
		result  string
		likely  Verdict // VerdictNotAsked if both agree
	}{
		{"http://h/", Answer{true, "http://h/"}, VerdictValid, "http://h/", VerdictNotAsked},
		{"http://h", Answer{true, "http://h"}, VerdictValid, "http://h", VerdictValid},
		{"http://u@h/", Answer{true, "http://u@h/"}, VerdictErrors, "http://u@h/", VerdictNotAsked},
		{"http://h/", Answer{}, VerdictFailure, "", VerdictValid},
		{"http://", Answer{}, VerdictFailure, "", VerdictNotAsked},
		{"http://", Answer{true, "http:"}, VerdictErrors, "http:", VerdictFailure},
		{"http://bücher.example/", Answer{true, "http://xn--bcher-kva.example/"}, VerdictValid, "http://xn--bcher-kva.example/", VerdictNotAsked},
	} {
		r := Reading{Standard: WHATWG}
		readWHATWG(test.s, &r, Asked{Browser: &test.browser})
		if r.By != SourceBrowser || r.Verdict != test.verdict || r.Result != test.result || r.Disagrees != (test.likely != VerdictNotAsked) || r.Likely != test.likely {
			t.Errorf("%q, which the browser finds %v: %v %q, disagrees %v: %v", test.s, test.browser, r.Verdict, r.Result, r.Disagrees, r.Likely)
		}
	}
}

// TestPrint compares printed URLs with examples of the standard and of its tests.
func TestPrint(t *testing.T) {
	for s, want := range map[string]string{
		"HTTPS://EXAMPLE.com:443/../x?q'#f`": "https://example.com/x?q%27#f%60",
		"file:c|/a/../../b":                  "file:///c:/b",
		"file://localhost/a":                 "file:///a",
		"web+demo:/.//not-a-host/":           "web+demo:/.//not-a-host/",
		"web+demo:/path/..//not-a-host/":     "web+demo:/.//not-a-host/",
		"http://[1::0:0:1]/":                 "http://[1::1]/",
		"http://[0:1:0:0:0:0:0:0]/":          "http://[0:1::]/",
		"http://[::ffff:1.2.3.4]/":           "http://[::ffff:102:304]/",
		"foo://EX%41/":                       "foo://EX%41/",
		"foo://":                             "foo://",
		"http://user@/www.example.com":       "",
		"non-special://[::1/":                "",
		"http://a^b":                         "",
	} {
		if got := detect(s).Result; got != want {
			t.Errorf("%q is printed %q, want %q", s, got, want)
		}
	}
}

// readBy returns the reading of s by one standard.
func readBy(by Standard, s string) *Reading {
	r := &Reading{Standard: by}
	switch by {
	case RFC1738:
		read1738(core.Parse(s), r)
	case RFC1808, RFC2396, RFC3986:
		readGeneric(s, r)
	case WHATWG:
		readWHATWG(s, r, Asked{})
	case Go:
		readGo(s, r, askGo)
	}
	return r
}
