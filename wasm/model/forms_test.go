package model

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

func TestForms(t *testing.T) {
	given := map[text.Key]string{} // the forms that have a result for any of the subjects
	for _, f := range Forms {
		given[f.Name] = Example
	}
	for _, name := range []text.Key{labels.AsWget, labels.AsPython, labels.AsFetch} {
		given[name] = "http://h/a|b`c"
	}
	for _, src := range []string{"", Example, "http://h/a|b`c", "\xff\x00\n", "ftp://h/" + strings.Repeat("a/", 2000), "gopher://h/0a%0D%0AQUIT"} {
		for _, l := range text.Langs {
			for _, f := range Forms {
				s, why := f.Make(Subject{Lang: l, URL: core.Parse(src)})
				if f.Kind == "application/json" && !json.Valid([]byte(s)) {
					t.Errorf("%q is no JSON as %s", src, f.Name)
				}
				if s == "" && why.String() == "" {
					t.Errorf("nothing of %q as %s, and nothing says why", src, f.Name)
				}
				if given[f.Name] == src && s == "" {
					t.Errorf("nothing of %q as %s: %s", src, f.Name, why)
				}
			}
		}
	}
	if got, _ := defanged(Subject{URL: core.Parse("https://www.example.com/a.html")}); got != "hxxps://www[.]example[.]com/a.html" {
		t.Errorf("it is not to be a link as %s", got)
	}
	const problem = "**The text, and a link to it**\n\n`http://h/~a`\n\n<https://host.example/#v=1&u=aHR0cDovL2gvfmE>\n\n" +
		"**What urlscope says**\n\n- tilde, 9–10: '~' must be written '%7E'\n\n**What I expected instead, and why**\n\n\n\n<!-- en, A- -B -->\n"
	if got, _ := problemText(Subject{URL: core.Parse("http://h/~a"), Page: "https://host.example/", Browser: "A--B"}); got != problem {
		t.Errorf("a problem is reported as\n%s\nwant\n%s", got, problem)
	}
	if got, _ := problemText(Subject{URL: core.Parse("http://h/" + strings.Repeat("あ", 9000))}); len(got) > 3000 {
		t.Errorf("the report of a problem has %d octets", len(got))
	}
	const want = "| Part | Octets | As written | Stands for | RFC 1738 |\n" +
		"| --- | --- | --- | --- | --- |\n" +
		"| scheme | 0–4 | `http` |  | 2.1 |\n" +
		"| host | 7–8 | `h` |  | 3.1 |\n" +
		"| path | 9–14 | `a%7Cb` | `a\\|b` | 3.3 |\n"
	if got, _ := markdownTable(Subject{URL: core.Parse("http://h/a%7Cb")}); got != want {
		t.Errorf("the table is\n%swant\n%s", got, want)
	}
}

// Copies show the reading of the standard that judges. A copy of another URL says which.
func TestFormsFollowJudge(t *testing.T) {
	const refused = "Nothing is sent: this is not a valid URL, and what was meant is not certain."
	for _, c := range []struct {
		src   string
		judge standards.Standard
		form  text.Key
		want  string // the start of the copy
	}{
		{"http://h.org/~joe", standards.RFC1738, labels.AsTranscript, "http://h.org/~joe\nafter the fix: http://h.org/%7Ejoe\ntcp h.org 80\n"},
		{"http://h.org/~joe", standards.RFC3986, labels.AsTranscript, "http://h.org/~joe\ntcp h.org 80\n\n> GET /~joe HTTP/1."},
		{"http://h.org/~joe", standards.WHATWG, labels.AsTranscript, "http://h.org/~joe\ntcp h.org 80\n\n> GET /~joe HTTP/1."},
		{"http://h.org/~joe", standards.RFC3986, labels.AsCurl, "curl 'http://h.org/~joe'\n"},
		{"https://h.org/a?x[]=1", standards.WHATWG, labels.AsCurl, "curl --globoff 'https://h.org/a?x[]=1'\n"},
		{"https://h.org/a?x[]=1", standards.RFC3986, labels.AsCurl, "# Typed was https://h.org/a?x[]=1; this is about https://h.org/a?x%5B%5D=1\ncurl 'https://h.org/a?x%5B%5D=1'\n"},
		{"https://h.org/a?x[]=1", standards.RFC3986, labels.AsFetch, "// Typed was https://h.org/a?x[]=1; this is about "},
		{"https://h.org/a?x[]=1", standards.RFC3986, labels.AsWget, "# Typed was https://h.org/a?x[]=1; this is about "},
		{"https://h.org/a?x[]=1", standards.RFC3986, labels.AsTranscript, "Typed was https://h.org/a?x[]=1; this is about "},
		{"http:h/a", standards.RFC1738, labels.AsCurl, "# Typed was http:h/a; this is about http://h/a\ncurl http://h/a\n"},
		{"http:h/a", standards.RFC1738, labels.AsWget, "# Typed was http:h/a; this is about http://h/a\nwget -O - http://h/a\n"},
		{"http:/h/a[]", standards.RFC1738, labels.AsPython, "# Typed was http:/h/a[]; this is about http://h/a%5B%5D\n"},
		{"http:/h/a[]", standards.RFC1738, labels.AsFetch, "// Typed was http:/h/a[]; this is about http://h/a%5B%5D\n"},
		{"ftp://h/a b", standards.RFC1738, labels.AsCurl, "# Typed was ftp://h/a b; this is about ftp://h/a%20b\ncurl ftp://h/a%20b\n"},
		{"<http://h/>", standards.RFC1738, labels.AsCurl, "# Typed was <http://h/>; this is about http://h/\ncurl http://h/\n"},
		{"http://a|b@c/", standards.RFC1738, labels.AsCurl, "# Typed was http://a|b@c/; this is about http://c/\ncurl http://c/\n"},
		{"http://a|b@c/", standards.RFC3986, labels.AsCurl, "# Typed was http://a|b@c/; this is about http://a%7Cb@c/\n# The login is left out.\ncurl http://c/\n"},
		{"http://u:p@c/", standards.WHATWG, labels.AsCurl, "# The login is left out.\ncurl http://c/\n"},
		{"telnet://u@h:23", standards.RFC1738, labels.AsCurl, "# The login is left out.\ncurl telnet://h:23\n"},
		{"telnet://u@h:23", standards.WHATWG, labels.AsCurl, "# The login is left out.\ncurl telnet://h:23\n"},
		{"http://h/a#f", standards.RFC3986, labels.AsCurl, "# The fragment is left out; no client sends it.\ncurl http://h/a\n"},
		{"http://h/a#f", standards.RFC1738, labels.AsFetch, "// The fragment is left out; no client sends it.\nconst "},
		{"http://h/a", standards.RFC1738, labels.AsCurl, "curl http://h/a\n"},
		{"ftp://u@h/a", standards.RFC1738, labels.AsCurl, "curl --user u ftp://h/a\n"},
		{"http:///x", standards.RFC1738, labels.AsCurl, refused},
		{"http://h.org:99999/", standards.WHATWG, labels.AsCurl, refused},
		{"http://h.org:99999/", standards.WHATWG, labels.AsPython, refused},
		{"HTTP://H.org/a/../b", standards.WHATWG, labels.AsPython, "# Typed was HTTP://H.org/a/../b; this is about http://h.org/b\n"},
		{"http://h.org/a;b?c#d", standards.RFC3986, labels.AsMarkdown, "| Part | Octets | As written | Stands for | RFC 3986 |\n| --- | --- | --- | --- | --- |\n| scheme | 0–4 | `http` |  | 3.1 |\n| host | 7–12 | `h.org` |  | 3.2.2 |\n| path | 12–16 | `/a;b` |  | 3.3 |\n"},
	} {
		s := Subject{Lang: text.English, URL: core.Parse(c.src)}
		if m := New(c.src); c.judge != standards.RFC1738 {
			m.Browser = Expected
			m.JudgeBy(c.judge)
			s.Judged = m
		}
		i := slices.IndexFunc(Forms, func(f Form) bool { return f.Name == c.form })
		got, why := Forms[i].Make(s)
		if got += why.String(); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s of %q, judged by %v: %q, want %q", c.form, c.src, c.judge, got, c.want)
		}
	}
}

// TestCurlIsOne checks that the copy of the conversation as curl and Copy as have one command, or one reason against it.
func TestCurlIsOne(t *testing.T) {
	for _, src := range []string{"http:h/a", "http:/h/a[]", "ftp://h/a b", "http://a|b@c/", "telnet://u@h:23", "http://h/a#f", "http:///x", "x", "<http://h/>", "http://h/a", "http:", "http://[::1]/", "HTTP://h/é"} {
		for _, judge := range Judges {
			m := New(src)
			m.Browser = Expected
			m.JudgeBy(judge)
			s := Subject{Lang: text.English, URL: m.URL}
			if judge != standards.RFC1738 {
				s.Judged = m
			}
			command, why := m.TalkCurl()
			if got, whyNot := curl(s); got != command || whyNot.String() != why.String() {
				t.Errorf("%q, judged by %v: %q %s, on the wire %q %s", src, judge, got, whyNot, command, why)
			}
		}
	}
}
