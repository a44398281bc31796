package text

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/text/proofread"
)

// TestClauses: each clause has a text, and each text a clause.
func TestClauses(t *testing.T) {
	known := map[string]bool{}
	for _, c := range standards.Clauses() {
		known[c.ID] = true
	}
	for _, text := range slices.Concat(clauseTexts, goTexts) {
		id, row := text.id, text.Row
		if !known[id] {
			t.Errorf("a text for %s, which is no clause", id)
		}
		proofread.Trimmed(t, id, row)
		proofread.Row(t, id, row)
		if !strings.HasSuffix(row[English], ".") {
			t.Errorf("%s: a sentence without its full stop: %q", id, row[English])
		}
		delete(known, id)
	}
	for id := range known {
		t.Errorf("no text for the clause %s", id)
	}
}

// TestFlip: a flip has its octets and a citation.
func TestFlip(t *testing.T) {
	const input = "http://h/~user"
	c := standards.Compare(core.Parse(input), standards.Asked{})
	for l, want := range map[Lang]string{
		English:  "'~' is allowed now, since it was in wide use. (RFC 2396, G.2)",
		Japanese: "広く使われていたので、「~」が使えるようになりました。（RFC 2396、G.2）",
		Chinese:  "因為用得很廣，所以開放了「~」。（RFC 2396，G.2）",
	} {
		if len(c.Flips) != 1 {
			t.Fatalf("%d flips", len(c.Flips))
		}
		if got := Flip(l, input, c.Flips[0]).Quoted(l); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
}

// TestStandardVerdict checks the verdicts in each language.
func TestStandardVerdict(t *testing.T) {
	for i, row := range append([]Row{verdictAt, verdictLikely, verdictExpected, flipSecurity}, standardVerdicts[:]...) {
		proofread.Trimmed(t, strconv.Itoa(i), row)
		proofread.Row(t, strconv.Itoa(i), row)
	}
	u := core.Parse("http://h/~user")
	for _, test := range []struct {
		asked    standards.Asked
		standard standards.Standard
		want     string
	}{
		{standards.Asked{}, standards.RFC1738, "not valid, octet 9"},
		{standards.Asked{}, standards.RFC3986, "valid"},
		{standards.Asked{}, standards.WHATWG, "likely valid"},
		{standards.Asked{}, standards.Go, "not asked"},
		{standards.Asked{Browser: &standards.Answer{OK: true, Result: "http://h/~user"}}, standards.WHATWG, "valid"},
		{standards.Asked{Browser: &standards.Answer{}}, standards.WHATWG, "refused (urlscope expected: valid)"},
	} {
		if got := StandardVerdict(English, &standards.Compare(u, test.asked).Readings[test.standard], 9); got != test.want {
			t.Errorf("%v: it says %q, want %q", test.standard, got, test.want)
		}
	}
}

// TestNow: the text is the browser's verdict if there is one, and says if the browser stands alone.
func TestNow(t *testing.T) {
	yes := func(href string) standards.Asked {
		return standards.Asked{Browser: &standards.Answer{OK: true, Result: href}}
	}
	for _, test := range []struct {
		s     string
		asked standards.Asked
		want  string
	}{
		{"", standards.Asked{}, ""},
		{"http://h/", yes("http://h/"), "URL Standard: valid"},
		{"http://h/a b", yes("http://h/a%20b"), "URL Standard: read, with errors"},
		{"https://git hub.com/", standards.Asked{}, "URL Standard: not valid, octet 11"},
		{"https://git hub.com/", standards.Asked{Browser: &standards.Answer{}}, "URL Standard: not valid, octet 11"},
		{"https://git hub.com/", yes("https://git%20hub.com/"), "URL Standard: not valid, but this browser takes it"},
		{"../x", standards.Asked{Browser: &standards.Answer{}}, "URL Standard: needs a base"},
		{"../c d", standards.Asked{Browser: &standards.Answer{}}, "URL Standard: needs a base"},
		{"//[", standards.Asked{Browser: &standards.Answer{}}, "URL Standard: not valid, octet 0"},
		{"see http://h/", standards.Asked{Browser: &standards.Answer{}}, "URL Standard: not valid, octet 0"},
		{"http://", standards.Asked{Browser: &standards.Answer{}}, "URL Standard: not complete yet"},
		{"http://h/", standards.Asked{Browser: &standards.Answer{}}, "URL Standard: not valid"},
	} {
		if got := VerdictToday(English, standards.Compare(core.Parse(test.s), test.asked), false); got != test.want {
			t.Errorf("%q: it says %q, want %q", test.s, got, test.want)
		}
	}
	for _, s := range []string{"../x", "a b"} {
		if got := VerdictToday(English, standards.Compare(core.Parse(s), standards.Asked{}), true); got != "URL Standard: read with the base" {
			t.Errorf("%q with a base: it says %q", s, got)
		}
	}
}

// clauseSamples has an input for every clause.
var clauseSamples = map[string]string{
	"relative":            "?y",
	"fragment":            "http://h/p#f",
	"net-loc-question":    "http://h?a/b@c",
	"net-loc-user":        "http://u:p@h/",
	"net-loc-empty":       "http:///h/p",
	"port-empty":          "http://h:/",
	"net-loc":             "http://h:abc/",
	"any-scheme":          "http:h/p",
	"file-question":       "ftp://h/a?b",
	"generic-question":    "mailto:a@b?subject=x",
	"generic-params":      "https://h/a;b?q",
	"generic-net-loc":     "foo://h_x/y",
	"scheme-letter":       "3com://h/",
	"opaque-empty":        "foo:",
	"query-alone":         "?y",
	"colon-first":         "git@host:path",
	"tilde":               "http://h/~user",
	"ipv6":                "http://[::1]/",
	"brackets-freed":      "http://h/?a[0]=1",
	"empty-segment":       "////0",
	"opaque-part":         "mailto:a@b?subject=x",
	"authority-question":  "ftp://u?x:p@h/",
	"params-anywhere":     "g;x=1/../y",
	"reg-name":            "http://admin@192.168.0.18080/",
	"second-at":           "http://a@b@c/",
	"ip-literal":          "http://[1:2:3]/",
	"port-digits":         "http://h:abc/",
	"brackets-back":       "http://h/?a[0]=1",
	"path-empty":          "foo:",
	"query-alone-again":   "?y",
	"ip-future":           "http://[v1.fe]/",
	"ip-literal-again":    "http://[::192.9.5.5]/ipng",
	"dots-resolved":       "http://h/../../x",
	"opaque-gone":         "mailto:a@b?subject=x",
	"reg-name-merged":     "http://my_host:80/",
	"removed":             "java\nscript:alert(1)",
	"stripped":            "http://h/a ",
	"backslash-path":      "http://h/a\\b",
	"backslash":           "http://evil.example\\@good.example/",
	"last-at":             "http://a@b@c/",
	"at-before-backslash": "http://u@evil.example\\@good.example/",
	"no-utf-8":            "http://h/\xff",
	"idna":                "http://ſchool.example/",
	"utf-8":               "http://h/é",
	"broken-escape":       "http://h/a%zz",
	"raw-user":            "ftp://lou:p^w@ftp.example.com/",
	"raw-octet":           "http://h/?a[0]=1",
	"needs-base":          "?y",
	"host-missing":        "http://",
	"port-range":          "http://h:65536/",
	"ends-in-number":      "http://h.42/",
	"only-ipv6":           "http://[v1.fe]/",
	"forbidden-domain":    "http://exa%23mple.org/",
	"browser-refuses":     "http://xn--a/",
	"credentials":         "http://u:p@h/",
	"slashes-skipped":     "http:///h/p",
	"slashes-missing":     "http:h/p",
	"host-decoded":        "http://ex%61mple.com/",
	"host-number":         "http://2130706433/",
	"strict-domain":       "http://my_host:80/",
	"drive-letter":        "file://c:/x",
	"dots-gone":           "http://h/%2e%2e/x",
	"go-control":          "java\nscript:alert(1)",
	"go-host-escape":      "http://ex%61mple.com/",
	"go-escape":           "http://h/a%zz",
	"go-host":             "http://evil.example\\@good.example/",
	"go-scheme":           " javascript:alert(1)",
	"go-refuses":          "file:///motd",
	"go-relative":         "?y",
	"go-no-host":          "http://",
	"go-port":             "http://h:65536/",
	"zone":                "http://[fe80::1%25eth0]/",
	"go-host-text":        "http://h.42/",
	"go-number":           "http://2130706433/",
	"go-slashes":          "http:h/p",
	"go-backslash":        "http://h/a\\b",
	"go-dots":             "http://h/%2e%2e/x",
	"go-drive":            "file://c:/x",
	"go-spaces":           "http://h/a ",
	"generic-go":          "http://h#\na#b",
}

// askedOf returns the parser to ask about the sample of a clause: net/url, or a fake. Two clauses need a parser that
// refuses what it should accept, and one that accepts it.
func askedOf(clause string) standards.Asked {
	switch clause {
	case "browser-refuses":
		return standards.Asked{Browser: &standards.Answer{}}
	case "go-refuses":
		return standards.Asked{Go: func(string) standards.Answer { return standards.Answer{} }}
	}
	return standards.Asked{Go: askGo}
}

// askGo asks net/url, as the command line does.
func askGo(s string) standards.Answer {
	u, err := url.Parse(s)
	if err != nil {
		return standards.Answer{}
	}
	return standards.Answer{OK: true, Result: u.String()}
}

func goldenStandards(l Lang, line func(string, Prose)) {
	heading(line, "Standards: what each changed, what each says of an input")
	said := map[string]bool{}
	for _, clause := range standards.Clauses() {
		id := clause.ID
		s := clauseSamples[id]
		for _, f := range standards.Compare(core.Parse(s), askedOf(id)).Flips {
			if f.Clause.ID == id && !said[id] {
				said[id] = true
				line(id+" "+strconv.Quote(s)+" ", Flip(l, s, f))
			}
		}
	}
	line("", Prose{{Text: Security(l)}})
	refused := standards.Asked{Browser: &standards.Answer{}}
	for _, test := range []struct {
		input string
		asked standards.Asked
	}{{"http://h/~user", refused}, {"../x", standards.Asked{}}, {"http://u:p@h/", standards.Asked{Go: askGo}}, {"http://[1:2:3]/", refused}} {
		c := standards.Compare(core.Parse(test.input), test.asked)
		for i := range c.Readings {
			r := &c.Readings[i]
			line(test.input+" "+r.Standard.String()+" ", Prose{{Text: StandardVerdict(l, r, r.Offset)}})
		}
	}
}

// objected are inputs that together have every objection.
var objected = []struct {
	input string
	by    standards.Standard
}{
	{"http://h/a b%zz", standards.RFC3986}, {"http://h:abc/", standards.RFC3986}, {"http://[::1", standards.RFC3986}, {"foo:", standards.RFC2396},
	{`http:\\u@h\a[`, standards.WHATWG}, {" http://h/a\tb", standards.WHATWG}, {"http://ex%61mple.com/", standards.WHATWG}, {"x", standards.WHATWG}, {"http://", standards.WHATWG},
	{"http://h:65536/", standards.WHATWG}, {"http://0177.1/", standards.WHATWG}, {"file://c:/x", standards.WHATWG}, {"http://my_host/", standards.WHATWG},
}

func goldenObjections(l Lang, line func(string, Prose)) {
	heading(line, "Objections: what RFC 3986 and the URL standard find wrong, why it matters, what to do")
	say := func(input string, by standards.Standard, asked standards.Asked) {
		u := core.Parse(input)
		for _, d := range standards.Compare(u, asked).Objections(by) {
			line("", Prose{{Text: "\n" + d.Rule.ID + " " + strconv.Quote(input) + InBrackets(l, SectionOf(l, d))}})
			for _, p := range []Prose{Message(l, u, d), Why(l, u, d), Advice(l, u, d)} {
				line("  ", p)
			}
		}
	}
	for _, o := range objected {
		say(o.input, o.by, standards.Asked{})
	}
	say("http://xn--a/", standards.WHATWG, standards.Asked{Browser: &standards.Answer{}})
}

// TestObjectionTexts: each kind of objection has a text, and each text a kind.
func TestObjectionTexts(t *testing.T) {
	known := map[string]bool{}
	for _, rule := range standards.Kinds() {
		known[rule.ID] = true
	}
	for _, text := range objectionTexts {
		id, _, isCase := strings.Cut(text.ID, "/")
		if !isCase && !known[id] {
			t.Errorf("a text for %s, which is no objection", text.ID)
		}
		delete(known, id)
	}
	for id := range known {
		t.Errorf("no text for %s", id)
	}
}

func goldenReferences(l Lang, line func(string, Prose)) {
	heading(line, "References: what each is, how each standard resolves it")
	for _, r := range []struct{ base, reference string }{
		{"http://a/b/c/d;p?q", "../../../g/./x"}, {"http://a/b/c/d;p?q", ""}, {"http://a/b/c/d;p?q", "?y"}, {"http://a/b/c/d;p?q", "#s"}, {"http://a/b/c/d;p?q", "//host/x"},
		{"http://a/b/c/d;p?q", "/x/../y"}, {"http://a/b/c/d;p?q", "http:g"}, {"http://a/b/c/d;p?q", "g:h"}, {"b", "x"}, {"mailto:a@b", "x"},
	} {
		line("", Prose{{Text: "\n" + strconv.Quote(r.reference) + " < " + strconv.Quote(r.base)}})
		if what := Reference(l, standards.Compare(core.Parse(r.reference), standards.Asked{})); what != "" {
			line("  ", Prose{{Text: what}})
		}
		for _, found := range standards.Resolve(r.base, r.reference, standards.Asked{}) {
			line("  ", Prose{{Text: found.Standard.Title() + ": " + found.Result}})
			for _, s := range found.Steps {
				line("    ", ResolveStep(l, s))
			}
		}
	}
}
