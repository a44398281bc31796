package model

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/core/wire"
)

// The judging standard determines the problems, their fixes and whether the text is wrong.
func TestJudge(t *testing.T) {
	m := New("https://h/~a?x[]=1#top")
	for _, test := range []struct {
		by    standards.Standard
		rules []string
		all   string
		wrong bool
	}{
		{standards.RFC1738, nil, "https://h/%7Ea?x%5B%5D=1#top", true},
		{standards.RFC3986, []string{"standard-octet"}, "https://h/~a?x%5B%5D=1#top", true},
		{standards.WHATWG, []string{"url-unit"}, "https://h/~a?x[]=1#top", false},
	} {
		m.JudgeBy(test.by)
		if test.rules != nil && len(m.Problems) != len(test.rules) || m.IsWrong() != test.wrong {
			t.Errorf("%v finds %v; wrong: %v", test.by, m.Problems, m.IsWrong())
		}
		for i, d := range m.Problems {
			if test.rules != nil && d.Rule.ID != test.rules[i] {
				t.Errorf("%v: problem %d is %s", test.by, i, d.Rule.ID)
			}
		}
		if got := m.allFixed(); got != test.all {
			t.Errorf("%v: all fixed it is %s", test.by, got)
		}
		if v, err := ReadLink(m.View(m.Selected, false).Link()); err != nil || v.Judge != test.by {
			t.Errorf("%v: the link has %v, %v", test.by, v.Judge, err)
		}
	}
	m.Typed("http://")
	if len(m.Problems) > 0 || m.IsWrong() {
		t.Errorf("what is merely unfinished has %v", m.Problems)
	}
	if !m.Rest() || len(m.Problems) != 1 {
		t.Errorf("at rest it has %v", m.Problems)
	}
	for _, name := range []string{"rfc1808", "go", "RFC3986", "<b>", "whatwg%00"} {
		if v, err := ReadLink("#v=1&u=aHR0cDovL2gv&std=" + name); !errors.Is(err, ErrLinkField) || v.Src != "http://h/" || v.Judge != standards.RFC1738 {
			t.Errorf("std=%s: %v, %v", name, v, err)
		}
	}
}

// The standard judges, and not the actual browser, which may accept a text that the standard rejects.
func TestJudgeIsTheStandard(t *testing.T) {
	m := New("https://git hub.com/")
	m.Browser = func(string) *standards.Answer { return &standards.Answer{OK: true, Result: "https://git%20hub.com/"} }
	if m.JudgeBy(standards.WHATWG); len(m.Problems) != 1 || !m.IsWrong() {
		t.Errorf("it has %v; wrong: %v", m.Problems, m.IsWrong())
	}
}

// When the reader selects another standard, its first objection is selected. Without objections the caret stays.
func TestJudgeSelects(t *testing.T) {
	for _, test := range []struct {
		src  string
		by   standards.Standard
		at   int
		want core.Span
	}{
		{"https://h/~a", standards.RFC3986, 8, core.Span{Start: 8, End: 9}},
		{"https://h/~a[", standards.RFC3986, 8, core.Span{Start: 12, End: 13}},
		{"http://h.com/", standards.WHATWG, 13, core.Span{Start: 13, End: 13}},
		{"http://", standards.RFC3986, 2, core.Span{Start: 2, End: 3}}, // a missing part has no octets
	} {
		m := New(test.src)
		m.SelectAt(test.at)
		if m.JudgeBy(test.by); m.Selected != test.want {
			t.Errorf("%s, judged by %v: %v is selected, not %v", test.src, test.by, m.Selected, test.want)
		}
	}
}

// Problems are ordered by severity and then by position, and the first is open. The field marks all of them at
// their positions.
func TestWorstFirst(t *testing.T) {
	for _, test := range []struct{ src, want string }{
		{"https://user:p@ss@example.com/a?x[]=1", "error 33-35, warning 14-15, note 0-5"},
		{"http://999.1.1.1/ b~", "error 17-18, error 19-20, warning 7-10"},
		{"ftp://h/", "note 8-8"},
	} {
		m := New(test.src)
		var list []string
		for _, d := range m.Problems {
			list = append(list, fmt.Sprintf("%v %d-%d", d.Severity, d.Span.Start, d.Span.End))
		}
		if got := strings.Join(list, ", "); got != test.want {
			t.Errorf("%s has %s, not %s", test.src, got, test.want)
		}
		if len(list) > 1 && (m.Problem != 0 || m.Selected != m.Problems[0].Span) {
			t.Errorf("%s: problem %d is open, %v is selected", test.src, m.Problem, m.Selected)
		}
		if !slices.IsSortedFunc(m.placed, func(a, b core.Diagnostic) int { return a.Span.Start - b.Span.Start }) {
			t.Errorf("%s: the field has %v", test.src, m.placed)
		}
	}
}

// Notes on a URL of a later scheme are not shown at first if RFC 1738 judges, there is nothing else to report and
// the text is a URL today.
// TestFirstIsError checks that the open problem is an error if there is one, also if octets are missing there.
func TestFirstIsError(t *testing.T) {
	for _, by := range Judges {
		for _, src := range []string{"http://h:443x@/", "http://u@/", "ftp://u:p@/x", "ftp://u:p@h.org:", "http:u@", " http://"} {
			m := New(src)
			m.JudgeBy(by)
			m.SelectFirst()
			if i := slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool { return d.Severity == core.SeverityError }); i >= 0 && m.Problem > i {
				t.Errorf("%q by %v: problem %d is open, error %d is not", src, by, m.Problem, i)
			}
		}
	}
}

func TestQuiet(t *testing.T) {
	for src, want := range map[string]bool{
		"https://example.com/": true, "wss://example.com/a": true, "https://example.com/~a": false, "https://": false, "": false,
		"ftp://h/": false, "x-foo:a": false, "https://example.com:99999/": false,
	} {
		m := New(src)
		if m.Quiet() != want {
			t.Errorf("%q, with %v: %v", src, m.Problems, !want)
		}
		if want && m.Selected != (core.Span{End: 1}) {
			t.Errorf("%q: %v is selected", src, m.Selected)
		}
	}
}

// The page shows the parts and the conversation by the judging standard, and each octet leads to the typed text.
// If the standard rejects the text, the conversation is that after the safe fixes, or nothing is sent.
func TestShownAsJudged(t *testing.T) {
	for _, test := range []struct {
		src           string
		by            standards.Standard
		request, from string
		host          string
		fixed         bool
		parts         string
	}{
		{"https://h.org/a?x[]=1#top", standards.WHATWG, "/a?x[]=1", "/a?x[]=1", "h.org", false, "https h.org /a x[]=1 top"},
		{"https://h.org/a?x[]=1#top", standards.RFC3986, "/a?x%5B%5D=1", "/a?x[[[[[[=1", "h.org", true, ""},
		{"https://h.org/a?x[]=1#top", standards.RFC1738, "/a?x%5B%5D=1", "/a?x[[[[[[=1", "h.org", true, ""},
		{"https://h.org/a b", standards.WHATWG, "/a%20b", "/a   b", "h.org", false, "https h.org /a b"},
		{`http://good.example\@evil.example/x`, standards.WHATWG, "/@evil.example/x", `\@evil.example/x`, "good.example", false, `http good.example \@evil.example/x`},
		{"https://user:p@ss@example.com/", standards.WHATWG, "/", "/", "example.com", false, "https user p@ss example.com /"},
		{"https://user:p@ss@example.com/", standards.RFC3986, "/", "/", "example.com", true, ""},
		{"https://a b/", standards.WHATWG, "", "", "", false, ""},
		{"https://h.org/~a", standards.RFC3986, "/~a", "/~a", "h.org", false, "https h.org /~a"},
	} {
		m := New(test.src)
		m.JudgeBy(test.by)
		talk := m.Talk()
		request, from := "", ""
		for _, s := range talk.Steps {
			for _, o := range s.Octets {
				if s.Side == wire.SideClient && o.From.Len() > 0 && o.Part != core.Host {
					request += string(rune(o.Value))
					from += o.From.In(test.src)[:1]
				}
			}
			if request != "" {
				break
			}
		}
		host := talk.Conversation.Host.In(test.src)
		if request != test.request || from != test.from || host != test.host || talk.Fixed != test.fixed {
			t.Errorf("%s by %v: %q of %q goes to %q; fixed: %v", test.src, test.by, request, from, host, talk.Fixed)
		}
		if test.parts == "" {
			continue
		}
		var parts []string
		for _, p := range m.Tokens() {
			if p.Part != core.Delim {
				parts = append(parts, p.In(test.src))
			}
		}
		if got := strings.Join(parts, " "); got != test.parts {
			t.Errorf("%s by %v has the parts %q", test.src, test.by, got)
		}
	}
}

// The conversation is with the host that the judging standard finds, and nothing is sent if it finds no host. Parts,
// conversation and copies name the same host. The conversation is computed by RFC 1738, which ends a host at the first
// octet that it does not allow.
func TestOneHostAsJudged(t *testing.T) {
	for _, test := range []struct {
		src   string
		by    standards.Standard
		parts string
		sent  string // "" for no conversation
		fixed bool
	}{
		{"http://h:/a", standards.RFC3986, "h", "GET /a HTTP/1.0", false},
		{"https://h.example:/a/b?c", standards.RFC3986, "h.example", "GET /a/b?c HTTP/1.1\r\nHost: h.example", false},
		{"http://h:?q", standards.RFC3986, "h", "GET /?q HTTP/1.0", false},
		{"http://u@h:/a", standards.RFC3986, "h", "GET /a HTTP/1.0", false},
		{"ws://h:/a", standards.RFC3986, "h", "GET /a HTTP/1.1\r\nHost: h\r\n", false},
		{"http://h:", standards.RFC3986, "h", "GET / HTTP/1.0", false},
		{"http://[::1]:/a", standards.RFC3986, "[::1]", "GET /a HTTP/1.0", false},
		{"http://h:/a b", standards.RFC3986, "h", "GET /a%20b HTTP/1.0", true},
		{"http://h:/%", standards.RFC3986, "h", "GET /% HTTP/1.0", false},
		{"http://“host.com”/", standards.RFC3986, "“host.com”", "", false},
		{"http://h。com/x", standards.RFC3986, "h。com", "", false},
		{"http://h\u200bx/", standards.RFC3986, "h\u200bx", "", false},
		{"http://h\u00a0x/a b", standards.RFC3986, "h\u00a0x", "", false},
		{"http://h\x00x/", standards.RFC3986, "h\x00x", "", false},
		{"http://h.com／evil.com/", standards.RFC3986, "h.com／evil.com", "", false},
		{"http://h.com⁄evil/", standards.RFC3986, "h.com⁄evil", "", false},
		{"http://h.com：80/x", standards.RFC3986, "h.com：80", "", false},
		{"http://h.com＠g.org/", standards.RFC3986, "h.com＠g.org", "", false},
		{"http://h.com？q", standards.RFC3986, "h.com？q", "", false},
		{"http://h.com＃f", standards.RFC3986, "h.com＃f", "", false},
		{"http://é.org/", standards.RFC3986, "é.org", "", false},
		{"ftp://é.org/a", standards.RFC3986, "é.org", "", false},
		{"http://h%2Fg/", standards.RFC3986, "h%2Fg", "", false},
		{"http://h;x/", standards.RFC3986, "h;x", "", false},
		{"http://h;x/", standards.WHATWG, "h;x", "", false},
		{"http://h.com⁄evil/", standards.WHATWG, "h.com⁄evil", "", false},
		{"http://[v1.x]/", standards.RFC3986, "[v1.x]", "", false},
		{"http://u@/x", standards.RFC3986, "", "", false},
		{"http://?q", standards.RFC3986, "", "", false},
		{"http://:80/x", standards.RFC3986, "", "", false},
		{"http:///example.com/", standards.RFC3986, "", "", false},
		{"//h/a", standards.RFC3986, "h", "", false},
		{"//h/a", standards.WHATWG, "h", "", false},
		{"www.example.com/a", standards.WHATWG, "", "", false}, // a path
		{"http://h/a\nb", standards.RFC3986, "h", "GET /a%0Ab HTTP/1.0", true},
		{"http://h/%zz", standards.RFC3986, "h", "GET /%25zz HTTP/1.0", true},
	} {
		m := New(test.src)
		m.JudgeBy(test.by)
		var hosts []string
		for _, p := range m.Tokens() {
			if p.Part.Info().Name == core.Host.Info().Name {
				hosts = append(hosts, p.In(test.src))
			}
		}
		if len(hosts) > 1 || strings.Join(hosts, "") != test.parts {
			t.Errorf("%q by %v: the parts have the hosts %q, not %q", test.src, test.by, hosts, test.parts)
		}
		talk, sent, known := m.Talk(), "", false
		for i := range talk.Steps {
			if talk.Tells(i) {
				sent, known = string(talk.Steps[i].AppendBytes(nil)), talk.Steps[i].Known()
				break
			}
		}
		if test.sent == "" && sent != "" || !strings.HasPrefix(sent, test.sent) || talk.Fixed != test.fixed {
			t.Errorf("%q by %v: %q is sent, not %q; fixed: %v", test.src, test.by, sent, test.sent, talk.Fixed)
		}
		if host := talk.Conversation.Host.In(test.src); sent != "" && host != test.parts {
			t.Errorf("%q by %v: sent to %q", test.src, test.by, host)
		}
		if code := transcript.Go(talk.URL, transcript.HidePasswords); known && !strings.Contains(code, strings.Trim(strconv.Quote(sent), `"`)) {
			t.Errorf("%q by %v: %q is sent, and copied is %s", test.src, test.by, sent, code)
		}
	}
}

// The explanation of an octet, its position and the alternatives are by the judging standard, and cite no other.
func TestCharacterFollowsJudge(t *testing.T) {
	for _, c := range []struct {
		src   string
		at    int
		judge standards.Standard
		want  []string // the line under the field, the part, and the lines of the panel
	}{
		{"http://h/~a", 9, standards.RFC1738, []string{"At octet 9: ~ in a path segment", "in a path segment",
			"Octet 7E, a tilde (unsafe).", "In a path segment it must be written %7E.", "Sections 2.2 and 3.3"}},
		{"http://h/~a", 9, standards.RFC3986, []string{"At octet 9: ~ in a URL path", "in a URL path", "Octet 7E, a tilde.", "Allowed as it is in a URL path.", "RFC 3986, 3.3"}},
		{"https://h/a?x[]=1", 13, standards.WHATWG, []string{"At octet 13: [ in a query", "in a query",
			"Octet 5B, an opening bracket.", "In a query it must be written %5B.", "URL Standard, 4.4"}},
		{"https://h/a?x[]=1", 13, standards.RFC3986, []string{"", "", "Octet 5B, an opening bracket.", "In a query it must be written %5B.", "RFC 3986, 3.4"}},
		{"https://h/a?x[]=1", 12, standards.RFC3986, []string{"", "", "Octet 78, a letter.", "Allowed as it is in a query.", "RFC 3986, 3.4"}},
		{"http://h:x/a|b", 12, standards.RFC3986, []string{"", "", "Octet 7C, a vertical bar.", "In a URL path it must be written %7C.", "RFC 3986, 3.3"}},
		{"http://h^/a b", 11, standards.WHATWG, []string{"At octet 11: ‹SP› in a URL path", "", "Octet 20, a space.", "In a URL path it must be written %20.", "URL Standard, 4.4"}},

		// The judge refuses these: what is said at its fault is its problem.
		{"https://h:44a/", 12, standards.WHATWG, []string{"At octet 12: a in a port", "", "Octet 61, a letter.", "44a is not a port", "URL Standard, port-invalid"}},
		{"https://h:44a/", 10, standards.WHATWG, []string{"", "", "Octet 34, a digit.", "44a is not a port", "URL Standard, port-invalid"}},
		{"https://h:44a/", 13, standards.WHATWG, []string{"At octet 13: / in a URL path", "", "Octet 2F, a slash.", "It has a job here.", "URL Standard, 4.4"}},
		{"https://h:44a/", 8, standards.WHATWG, []string{"At octet 8: h in a host", "", "Octet 68, a letter.", "Allowed as it is in a host.", "URL Standard, 3.5"}},
		{"https://user:p@ss%40example.com/", 17, standards.WHATWG, []string{"At octet 17: %40 stands for @ in a host", "", "", "%40 is not a domain name", "URL Standard, domain-to-ASCII"}},
		{"//h:80a/", 6, standards.RFC3986, []string{"", "", "Octet 61, a letter.", "a is not allowed here", "RFC 3986, 3.2.3"}},
		{"mailto:a b@c", 8, standards.RFC3986, []string{"", "", "Octet 20, a space.", "In a URL path it must be written %20.", "RFC 3986, 3.3"}},

		// The fault is elsewhere.
		{"http://h:80:90/", 12, standards.RFC3986, []string{"At octet 12: 9 in a port", "in a port", "Octet 39, a digit.", ":90 is not allowed here", "RFC 3986, 3.2.3"}},
		{"http://h:80:90/", 0, standards.RFC3986, []string{"", "", "Octet 68, a letter.", "Allowed as it is in a scheme.", "RFC 3986, 3.1"}},
		{"http://h:80:90/", 8, standards.RFC3986, []string{"", "", "Octet 3A, a colon.", "Here it separates a host from a port.", "RFC 3986, 4.1"}},
		{"http://h:80:90/", 11, standards.RFC3986, []string{"", "", "Octet 3A, a colon.", ":90 is not allowed here", "RFC 3986, 3.2.3"}},
		{"http://h:80:90/", 9, standards.WHATWG, []string{"", "", "Octet 38, a digit.", "80:90 is not a port", "URL Standard, port-invalid"}},
		{"file:docs/a", 0, standards.WHATWG, []string{"", "", "Octet 66, a letter.", "Allowed as it is in a scheme.", "URL Standard, 4.4"}},
		{"http:h/a", 3, standards.WHATWG, []string{"", "", "Octet 70, a letter.", "Allowed as it is in a scheme.", "URL Standard, 4.4"}},
		{"http://h.org/" + strings.Repeat("a", standards.LongestTried), 14, standards.WHATWG, []string{"", "", "Octet 61, a letter.", "This text is too long to try octets in this place.", "URL Standard, 4.4"}},
		{"http://[::1]/", 10, standards.WHATWG, []string{"At octet 10: 1 in a host", "in a host", "Octet 31, a digit.", "Allowed as it is in a host.", "URL Standard, 3.5"}},
		{"http://h.org/\t", 13, standards.WHATWG, []string{"At octet 13: ‹TAB›, a separator", "in a separator", "Octet 09, a tab.", "Browsers leave ‹TAB› out", "URL Standard, invalid-URL-unit"}},
		{`http://h.org/a\b`, 14, standards.WHATWG, []string{"", "", "Octet 5C, a backslash.", `\ is read as a slash`, "URL Standard, invalid-reverse-solidus"}},
		{"http://h.org/ ", 13, standards.WHATWG, []string{"", "", "Octet 20, a space.", "Browsers leave ‹SP› out", "URL Standard, invalid-URL-unit"}},
		{"http:d", 0, standards.RFC1738, []string{"At octet 0: h in a scheme", "in a scheme", "Octet 68, a letter.", "RFC 1738 refuses this text because of octet 5.", "Sections 2.1 and 2.2"}},
		{"http://h_1.org/", 7, standards.WHATWG, []string{"", "", "Octet 68, a letter.", "Allowed as it is in a host.", "URL Standard, 3.5"}}, // its error is the one of octet 8
		{"http://h_1.org/", 8, standards.WHATWG, []string{"", "", "Octet 5F, an underscore.", "Not allowed in this place in a host.", "URL Standard, 3.5"}},
		{"http://h/%41", 10, standards.RFC3986, []string{"At octet 9: %41 stands for A in a URL path", "in a URL path",
			"Octet 41, a letter, written as an escape.", "Allowed as it is in a URL path, too.", "RFC 3986, 3.3"}},
		{"http://h/a#b", 11, standards.WHATWG, []string{"At octet 11: b in a fragment", "in a fragment", "Octet 62, a letter.", "Allowed as it is in a fragment.", "URL Standard, 4.4"}},
		{"http://h/a#b", 10, standards.RFC3986, []string{"", "", "Octet 23, a number sign.", "Here it separates a URL path from a fragment.", "RFC 3986, 4.1"}},
	} {
		m := New(c.src)
		m.Browser = Expected
		m.JudgeBy(c.judge)
		m.SelectAt(c.at)
		got := []string{text.AtOctet(text.English, m.URL, m.Judged(), m.Selected.Start).String(), text.InPart(text.English, m.URL, m.TokenAt(c.at))}
		for _, line := range text.Octet(text.English, m.URL, m.Judged(), c.at) {
			got = append(got, line.String())
		}
		for i, want := range c.want {
			if want != "" && (i >= len(got) || got[i] != want) {
				t.Errorf("%q at %d, judged by %v: %q", c.src, c.at, c.judge, got)
				break
			}
		}
	}
}

// A conversation needs the server that the URL names, and a scheme, but an article needs no such server.
func TestConversationNeedsServer(t *testing.T) {
	for src, want := range map[string]bool{"http:": false, "gopher:": false, "http:///a": false, "joe@h.org": false, "/etc/motd": false, "news:a@b": true, "news:c.x": true, "mailto:a@b": true, "nntp://h/c.x": true, "http://h/": true} {
		m := New(src)
		m.JudgeBy(standards.RFC3986)
		if got := len(m.Talk().Steps) > 0; got != want {
			t.Errorf("%q: a conversation: %v, want %v", src, got, want)
		}
	}
}

// No octet is called not allowed at which the judging standard finds nothing wrong.
func TestCharacterBlamesOnlyTheFault(t *testing.T) {
	for _, src := range []string{
		"https://h:44a/", "https://user:p@ss%40example.com/", "//h:80a/", "mailto:a b@c", "http://h:80:90/", "file:docs/a", "http:h/a", "http://",
		"http:", "http://h:99999/a?b#c", "http://[::1/a", "http://[::x]/a", "http://u:p@h:x/", "https:\\\\h\\a", "http:/h/a", "https:///h/a", "ht_tp://h/",
		"1http://h/", "http://h%/a", "http://h/%zz", "http://h/a b|c", "http://1.2.3.256/", "http://0x7f.1/", "http://h h/", "http://é.org:8a/", "ftp://h:2l/a;type=i",
		"ws:h", "//h/a", "a b", "www.example.com:80a/", "http://u@@h/", "http://h/a\nb", " http://h/", "file://h:1/", "news:a b@c", "http://[v1.x]/", "http://@/",
		"http://user:pass@/", "mailto:", "http://h:/a[b]", "gopher://h:7O/1a%09b", "http://h.com：80/x", "http://h#a b", "http://h?[", "data:a b",
		"https://user:pw@h.x:exampl%e:8080/a", "|http:/[::1]:80/a", "fil[e:///[C:?/a", "http://[[:é:1]:80/", "httép://1.:2.3.4/", "http://.2.3.4%zz/",
		"http://[é::1]:80/a\t#", "f[éile:///C:|/a", "http://[::1]@:80/a", "http://[::1:]:80/a", "http://[::1]:8%zz/a",
	} {
		for _, judge := range Judges {
			m := New(src)
			m.Browser = Expected
			m.JudgeBy(judge)
			for at := range src {
				unit := m.Unit(at)
				wrong := slices.ContainsFunc(m.Problems, func(d core.Diagnostic) bool { return d.Span.Overlaps(unit) })
				lines := text.Octet(text.English, m.URL, m.Judged(), at)
				said := lines[1].String()
				if !wrong && (strings.HasPrefix(said, "Allowed in this place") || strings.HasPrefix(said, "Not allowed") ||
					strings.Contains(said, "must be written") && strings.ContainsAny(src[at:at+1], ":/?#[]@")) {
					t.Errorf("%q at %d by %v, where nothing is wrong: %q", src, at, judge, said)
				}
			}
		}
	}
}
