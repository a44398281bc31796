package text

import (
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/standards"
)

// TestNext: the examples of sentences about the next octet, word for word.
func TestNext(t *testing.T) {
	by1738, by3986 := standards.RFC1738, standards.RFC3986
	for _, row := range []struct {
		by          standards.Standard
		input, want string
	}{
		{by1738, "ftp://h/a;", "Only `type=` can follow this semicolon, then a, i or d."},
		{by1738, "http://h/%4", "One more hex digit."},
		{by1738, "http://example.org?", "Here the host may go on, `:` begins a port, `/` the path. A `?` needs the `/` first."},
		{by1738, "nntp://h/g/", "Not finished: an article number must come."},
		{by1738, "news://h/g/42", "Not finished: an `@` and a host must come. news has no server part."},
		{by3986, "http", "Here the path segment may go on, `:` makes it a scheme, `?` begins a query, or it may end here."},
		{by3986, "http:", "Here a path segment may begin, `//` begins an authority, `?` a query, or it may end here."},
		{by3986, "http:/", "Here a path segment may begin, `/` begins an authority, `?` a query, or it may end here."},
		{by3986, "http://h/a", "Here the path segment may go on, `?` begins a query, `#` a fragment, or it may end here."},
		{by1738, "http", "Not finished: the scheme may go on, then a `:` must come."},
		{by1738, "prospero://h/a;b", "Not finished: the field name may go on, then a `=` and a field value must come."},
		{by1738, "file://l", "Not finished: the host may go on, then a `/` and the path must come."},
		{by1738, "FILE://LocalHos", "Not finished: the host may go on, then a `/` and the path must come."},
		{by1738, "gopher://h/1a%", "Two more hex digits."},
		{by1738, "gopher://h/1a%09b%0", "One more hex digit."},
		{by1738, "gopher://h/1a%09b", "Here the search may go on, `%09` begins a gopher+ string, or it may end here."},
		{by1738, "gopher://h/1a%09b%09c", "Here the gopher+ string may go on, or it may end here."},
		{by1738, "ftp://h/a;type=i", "It is complete here, and nothing can follow."},
		{by3986, "http://[::1", "Not finished: here the host may go on, `]` ends the address."},
		{by3986, "//[v1.a", "Not finished: here the host may go on, `]` ends the address."},
		{by3986, "//[::255.255.255.255", "Not finished: here `]` ends the address."},
		{by3986, "http://1.2", "Here the host may go on, `:` begins a port, `/` a path segment, or it may end here."},
	} {
		if got := marked(Next(English, derive.Of(core.Parse(row.input), row.by))); got != row.want {
			t.Errorf("%q by %s: %s\nand not %s", row.input, row.by, got, row.want)
		}
	}
}

// TestCause: where the octet that cannot follow is the effect of one in front of it, that one is named.
func TestCause(t *testing.T) {
	for input, want := range map[string]string{
		"ftp://ho_st/x":       "Octet 11 is the first that cannot follow; the cause is `_` at octet 8.",
		"ftp://u:p/w@h.org/x": "Octet 9 is the first that cannot follow.",
		"http://ho_st/x":      "Octet 9 is the first that cannot follow.",
		"http://h/a b":        "Octet 10 is the first that cannot follow.",
		"http://h/a b c_":     "Octet 10 is the first that cannot follow.",
	} {
		if got := marked(Derived(English, derive.Of(core.Parse(input), standards.RFC1738))); got != want {
			t.Errorf("%q: %s\nand not %s", input, got, want)
		}
	}
}

// TestTrailOfGuess: each step of a way that is guessed says so, and none of one that is not.
func TestTrailOfGuess(t *testing.T) {
	for input, want := range map[string]string{
		"ftp://u@x@h/a": "url? › ftpurl? › login? › `@`?",
		"ftp://u@x":     "url › ftpurl › login › hostport › host › hostname › toplabel › alpha › lowalpha › `x`",
		"http://h/a b":  "url? › httpurl? › hpath? › hsegment? › uchar? › unreserved? › alpha? › lowalpha? › `a`?",
		"http://h/#a":   "url › httpurl › hpath › hsegment › `#a`",
	} {
		if got := marked(Trail(English, derive.Of(core.Parse(input), standards.RFC1738).Trail(9))); !strings.HasPrefix(got, want) {
			t.Errorf("%q: %s\nand not %s", input, got, want)
		}
	}
}

// TestNextIsShort: at most four things are said, and that the input may end if it is valid.
func TestNextIsShort(t *testing.T) {
	for _, s := range derivedTexts {
		for n := range len(s) + 1 {
			for _, by := range bothGrammars {
				d := derive.Of(core.Parse(s[:n]), by)
				if things, ends := saidNext(d); things > mostNext || len(d.Next) > 0 && ends != (d.State == derive.Valid) {
					t.Errorf("%q: %d things are said, the end: %v: %s", s[:n], things, ends, marked(Next(English, d)))
				}
			}
		}
	}
}

// saidNext counts the clauses of the English sentence about the next octet, and reports whether one says that the text
// can end.
func saidNext(d *derive.Derivation) (things int, ends bool) {
	said := nextThings(English, d)
	things = 1
	for i, r := range said {
		if r.Text == UI(English, ListComma) {
			things++
		}
		ends = ends || r.Text == nextEnd.In(English) && i > 0
	}
	return things, ends || things == 1 && len(said) > 1 && said[1].Text == nextEnd.In(English)
}

var bothGrammars = []standards.Standard{standards.RFC1738, standards.RFC3986}

// derivedTexts are inputs that together have all sentences about what can come next.
var derivedTexts = []string{
	"nntp://h/g/",
	"", "ht", "http:", "http:/", "http://", "http://h", "http://h/", "http://h/a", "http://h/a%", "http://h/%4", "http://h/a?q", "http://example.org?", "ftp://", "ftp://foo:12", "ftp://ho_st/x", "ftp://u:p@h/",
	"ftp://h/a;", "ftp://h/a;ty", "ftp://h/a;type=i", "news:", "news:a", "news://h/g/42", "telnet://h", "telnet://h/", "nntp://h", "gopher://h/7a", "wais://h/d", "prospero://h", "prospero://h/a;b", "file://", "mailto:", "x:", "foo://h",
	"n s:", "P*", "news//h",
	"http://[::1", "//h:8/", "#x", "http://joe@", "file:", "file:/a", "http", "http://1.2", "http://[::1]/",
}

func goldenNext(l Lang, line func(string, Prose)) {
	heading(line, "What may come next, by both grammars")
	for _, s := range derivedTexts {
		for _, by := range bothGrammars {
			d := derive.Of(core.Parse(s), by)
			line(by.String()+" "+strconv.Quote(s)+" ", Next(l, d))
			if said := Derived(l, d); said != nil {
				line("    ", said)
			}
		}
	}
	for _, s := range []string{"x://h/p", "file://localhost/a", "gopher://h/7a%09b/c"} {
		d := derive.Of(core.Parse(s), standards.RFC1738)
		line(s+" ", Marks(l, d, d.Trail(len(s)-len("/a"))))
		line(s+" ", Marks(l, d, d.Trail(len("file://l"))))
	}
	for _, offset := range []int{0, 11, 13} {
		line("http://h/a/b%20/c ", Trail(l, derive.Of(core.Parse("http://h/a/b%20/c"), standards.RFC1738).Trail(offset)))
	}
}

func goldenGrammar(l Lang, line func(string, Prose)) {
	heading(line, "The rules of both grammars")
	for _, by := range bothGrammars {
		for _, d := range derive.Definitions(by) {
			line(by.String()+" ", RuleSentence(l, d, nil))
			if said := Gloss(l, d.Rule); said != "" {
				line("    ", Prose{{Text: said}})
			}
		}
	}
	d := derive.Of(core.Parse("http://h/ab/c"), standards.RFC1738)
	for i, n := range d.Nodes {
		if rule, ok := derive.DefinitionOf(d.By, n.Rule); ok && n.Kind == derive.Rule {
			line("http://h/ab/c ", RuleSentence(l, rule, d.Taken(i)))
		}
	}
}

// TestNextNouns: whatever may come next has a word in a sentence, not the name of a rule alone.
func TestNextNouns(t *testing.T) {
	for _, url := range []string{
		"wais://h/d/t/p", "prospero://h/p;a=b;c=d", "nntp://h/g/1", "news:*", "news:a@b", "gopher://h/1s%09s%09+", "mailto:a@b", "telnet://u:p@h:1/", "ftp://u:p@h/a/b;type=a",
		"file:///a", "file://h/a", "http://a.b.1.2.3.4/a;b?c#d", "x:a", "x://u:p@h:1/a/b?c#d", "http://[1::2:1.2.3.4]:1/%41", "http://[v1.a]/", "./a:b", "//h/a", "?a", "#a", "a/b",
	} {
		for end := range len(url) + 1 {
			for _, by := range []standards.Standard{standards.RFC1738, standards.RFC3986} {
				d := derive.Of(core.Parse(url[:end]), by)
				said := Next(English, d).Quoted(English)
				for _, thing := range d.Next {
					if thing.Part != "" && ruleNoun(English, thing.Part) == thing.Part && strings.Contains(said, thing.Part) {
						t.Errorf("%s, %q: %s", by, url[:end], said)
					}
				}
			}
		}
	}
}
