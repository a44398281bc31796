package site

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/net/html"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/house"
	"urlscope/wasm/model"
)

var ruleCases = os.DirFS("../../" + casesFolder)

// TestRulesAreComplete checks that each rule of core, of later standards and of houses has a complete entry in each
// language, with the same URLs.
func TestRulesAreComplete(t *testing.T) {
	var ids []string
	for _, r := range core.Rules() {
		ids = append(ids, r.ID)
	}
	for _, s := range []standards.Standard{standards.RFC1808, standards.RFC2396, standards.RFC3986} {
		ids = append(ids, s.String())
	}
	for _, r := range standards.Kinds() {
		ids = append(ids, r.ID)
	}
	ids = append(ids, house.Words()...)
	pages, err := rulePages(ruleCases)
	if err != nil {
		t.Fatal(err)
	}
	var urls []string // of the English page
	for _, l := range text.Langs {
		var listed, told, shown []string
		for n := range parsedPage(t, pages[model.RulesFile(l)]).Descendants() {
			switch {
			case n.Data == "section":
				told = append(told, attribute(n, "id"))
				checkEntry(t, l, n)
			case n.Data == "a" && n.Parent.Data == "li" && attribute(n, "class") == "":
				listed = append(listed, strings.TrimPrefix(attribute(n, "href"), "#"))
			case n.Data == "a" && attribute(n, "class") == "url":
				shown = append(shown, attribute(n, "href"))
			}
		}
		if !slices.Equal(told, ids) || !slices.Equal(listed, ids) {
			t.Errorf("%s: entries %q, listed %q, want %q", l.Name(), told, listed, ids)
		}
		if l == text.English {
			urls = shown
		}
		if !slices.Equal(shown, urls) || len(urls) < 3*len(ids) {
			t.Errorf("%s: there are %d URLs, and %d in English", l.Name(), len(shown), len(urls))
		}
	}
}

// checkEntry checks that an entry has its heading, severity and source, and three sentences per wording.
func checkEntry(t *testing.T, l text.Lang, entry *html.Node) {
	t.Helper()
	id := attribute(entry, "id")
	count := map[string]int{}
	for n := range entry.ChildNodes() {
		if n.Type != html.ElementNode {
			continue
		}
		if strings.TrimSpace(textIn(n)) == "" {
			t.Errorf("%s: %s has an empty %s", l.Name(), id, n.Data)
		}
		count[n.Data+"."+attribute(n, "class")]++
	}
	if n := count["p.wording"]; n == 0 || count["p."] != 2*n || count["h3."] != 1 || count["p.place"] != 1 || id != "url-refused" && count["h4."] != n+1 {
		t.Errorf("%s: %s is made of %v", l.Name(), id, count)
	}
}

// TestRulesSpeakOfTheirURLs checks that the marks in a URL cover the octets of the finding, and that its link selects the
// same octets. URLs without findings have no marks.
func TestRulesSpeakOfTheirURLs(t *testing.T) {
	rules, err := allRules(ruleCases)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rules {
		e, err := r.entryOf(text.English)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range e.Wordings {
			for _, x := range w.Examples {
				found := r.find(core.Parse(x.URL))
				var marked, all strings.Builder
				for _, run := range x.Runs {
					all.WriteString(run.Text)
					if run.Marked {
						marked.WriteString(run.Text)
					}
				}
				if all.String() != text.ShowAll(x.URL) || !strings.HasPrefix(marked.String(), text.ShowAll(found[0].Span.In(x.URL))) {
					t.Errorf("%s: %q is shown as %q, of which %q is marked", r.id, x.URL, all.String(), marked.String())
				}
				v, err := model.ReadLink(strings.TrimPrefix(x.Link, "./"))
				if err != nil || v.Src != x.URL || v.Selected != found[0].Span {
					t.Errorf("%s: %q is opened as %q %v, %v", r.id, x.URL, v.Src, v.Selected, err)
				}
			}
		}
		for _, x := range e.Silent {
			if len(r.find(core.Parse(x.URL))) > 0 || len(x.Runs) != 1 || x.Runs[0].Marked {
				t.Errorf("%s fires for %q", r.id, x.URL)
			}
		}
	}
}

// TestRulesOfWrongCases checks that a wrong or missing case file fails the build with an error that names it.
func TestRulesOfWrongCases(t *testing.T) {
	for _, test := range []struct{ file, want string }{
		{"-- fires --\n\"http://h/\"\n-- silent --\n\"http://h/\"\n", `the rule tilde does not fire for "http://h/"`},
		{"-- fires --\n\"http://h/~\"\n-- silent --\n\"http://h/~\"\n", `the rule tilde fires for "http://h/~"`},
		{"-- fires --\n\"http://h/~\n", `tilde.txtar: "http://h/~: invalid syntax`},
		{"", "the rule tilde has no case file: open tilde.txtar: file does not exist"},
	} {
		cases := fstest.MapFS{}
		if test.file != "" {
			cases["tilde.txtar"] = &fstest.MapFile{Data: []byte(test.file)}
		}
		if _, err := tildeOf(cases); err == nil || err.Error() != test.want {
			t.Errorf("%q: %v, want %s", test.file, err, test.want)
		}
	}
}

// tildeOf returns the entry of the rule tilde with other cases.
func tildeOf(cases fs.FS) (e entry, err error) {
	r := rule{id: "tilde", family: ofCore, section: "2.2", says: sayingsOf, find: func(u *core.URL) []core.Diagnostic {
		return withID("tilde", core.Check(u))
	}}
	if err = r.read(cases); err == nil {
		e, err = r.entryOf(text.English)
	}
	return e, err
}

// TestRulesAreEscaped checks that URLs and texts cannot become markup.
func TestRulesAreEscaped(t *testing.T) {
	const evil = `http://h/"></title><script>alert(1)</script><img src=x onerror=alert(1)>~` + "\x00\u202e"
	cases := fstest.MapFS{"tilde.txtar": {Data: []byte("-- fires --\n" + strconv.Quote(evil) + "\n-- silent --\n\"http://h/\"\n")}}
	e, err := tildeOf(cases)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := rulesTemplate.Execute(&b, rulebook{book: book{Lang: "en"}, Parts: []rulePart{{Rules: []entry{e}}}}); err != nil {
		t.Fatal(err)
	}
	for n := range parsedPage(t, b.Bytes()).Descendants() {
		if n.Data == "img" || n.Data == "script" && attribute(n, "src") != "theme.js" {
			t.Errorf("there is a %s", n.Data)
		}
	}
	if bytes.ContainsAny(b.Bytes(), "\x00\u202e") || !bytes.Contains(b.Bytes(), []byte("&lt;script&gt;")) {
		t.Errorf("markup is not escaped:\n%s", b.String())
	}
}

// TestRulesPagesAreHTML checks that every element is closed in order, that headings descend one level at a time, that ids
// are unique, and that every link has a target.
func TestRulesPagesAreHTML(t *testing.T) {
	pages, err := rulePages(ruleCases)
	if err != nil {
		t.Fatal(err)
	}
	web, err := readSite(os.DirFS("../../web"))
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range pages {
		checkNesting(t, name, data)
		ids, level := map[string]int{}, 0
		page := parsedPage(t, data)
		for n := range page.Descendants() {
			if id := attribute(n, "id"); id != "" {
				ids[id]++
			}
			if heading := strings.Index("h1h2h3h4", n.Data); n.Type == html.ElementNode && len(n.Data) == 2 && n.Data[0] == 'h' && n.Data != "hr" {
				now := heading/2 + 1
				if heading < 0 || now > level+1 || now == 1 && level > 0 {
					t.Errorf("%s: %s below a heading of level %d", name, n.Data, level)
				}
				level = now
			}
		}
		for id, n := range ids {
			if n > 1 {
				t.Errorf("%s: %d elements are called %s", name, n, id)
			}
		}
		for n := range page.Descendants() {
			for _, key := range []string{"href", "src"} {
				to, fragment, _ := strings.Cut(attribute(n, key), "#")
				switch {
				case attribute(n, key) == "", to == "./", strings.HasPrefix(to, "https://www.rfc-editor.org/rfc/rfc"), to == "https://url.spec.whatwg.org/":
				case to == "" && ids[fragment] == 1:
				case to != "" && fragment == "" && (web[to] != nil || pages[to] != nil):
				default:
					t.Errorf("%s: %s leads nowhere", name, attribute(n, key))
				}
			}
		}
	}
}

// checkNesting checks that elements are closed in order. Void elements have no end tag.
func checkNesting(t *testing.T, name string, data []byte) {
	t.Helper()
	z := html.NewTokenizer(bytes.NewReader(data))
	var open []string
	for {
		switch kind := z.Next(); kind {
		case html.ErrorToken:
			if z.Err() != io.EOF || len(open) > 0 {
				t.Errorf("%s: %v, and %q are open", name, z.Err(), open)
			}
			return
		case html.StartTagToken, html.EndTagToken:
			tag, _ := z.TagName()
			switch element := string(tag); {
			case slices.Contains([]string{"meta", "link", "br", "img"}, element):
			case kind == html.StartTagToken:
				open = append(open, element)
			case len(open) == 0 || open[len(open)-1] != element:
				t.Fatalf("%s: %s is closed within %q", name, element, open)
			default:
				open = open[:len(open)-1]
			}
		}
	}
}

// TestRulePages checks that the page of rules has, in each language, the name and fragment that model.RulePage returns.
func TestRulePages(t *testing.T) {
	s, err := rulePages(ruleCases)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range text.Langs {
		file, id, _ := strings.Cut(model.RulePage(l, "tilde"), "#")
		if !keepsName(file) || path.Ext(file) != ".html" || !cachedOnceOpened(file) || !bytes.Contains(s[file], []byte(` id="`+id+`"`)) {
			t.Errorf("%s: there is no %s", l.Name(), model.RulePage(l, "tilde"))
		}
	}
}

func parsedPage(t *testing.T, data []byte) *html.Node {
	t.Helper()
	page, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return page
}

func attribute(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

func textIn(n *html.Node) string {
	var b strings.Builder
	for c := range n.Descendants() {
		if c.Type == html.TextNode {
			b.WriteString(c.Data)
		}
	}
	return b.String()
}
