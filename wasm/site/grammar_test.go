package site

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"golang.org/x/net/html"

	"urlscope/core/derive"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

var grammarStrings = os.DirFS("../../" + stringsFolder)

// TestGrammarIsComplete checks that each rule of both grammars has a complete entry in each language, and that its links
// have targets. The build checks the strings.
func TestGrammarIsComplete(t *testing.T) {
	pages, err := grammarPages(grammarStrings)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, by := range []standards.Standard{standards.RFC1738, standards.RFC3986} {
		for _, d := range derive.Definitions(by) {
			ids = append(ids, model.GrammarAnchor(by, d.Rule))
		}
	}
	for _, l := range text.Langs {
		var listed, told, heads []string
		for n := range parsedPage(t, pages[model.GrammarFile(l)]).Descendants() {
			switch {
			case n.Data == "section":
				told = append(told, attribute(n, "id"))
				checkRule(t, l, n)
			case n.Data == "h2":
				heads = append(heads, attribute(n, "id"))
			case n.Data == "a" && n.Parent.Data == "li" && n.Parent.Parent.Parent.Data == "nav":
				listed = append(listed, strings.TrimPrefix(attribute(n, "href"), "#"))
			case n.Data == "a" && strings.HasPrefix(attribute(n, "href"), "#") && n.Parent.Data != "h2":
				if id := attribute(n, "href")[1:]; !slices.Contains(ids, id) {
					t.Errorf("%s: a link leads to %s, which does not exist", l.Name(), id)
				}
			case n.Data == "a" && strings.HasPrefix(attribute(n, "href"), "./#v"):
				if _, err := model.ReadLink(strings.TrimPrefix(attribute(n, "href"), "./")); err != nil {
					t.Errorf("%s: %s: %v", l.Name(), attribute(n, "href"), err)
				}
			}
		}
		if want := []string{"index-rfc1738", "index-rfc3986", "rfc1738", "rfc3986"}; !slices.Equal(heads, want) {
			t.Errorf("%s: the headings are %v", l.Name(), heads)
		}
		if !slices.Equal(told, ids) || !slices.Equal(listed, ids) {
			t.Errorf("%s: %d entries, %d listed, want %d in the same order", l.Name(), len(told), len(listed), len(ids))
		}
	}
}

// checkRule checks that an entry is complete.
func checkRule(t *testing.T, l text.Lang, entry *html.Node) {
	t.Helper()
	id, count, strings := attribute(entry, "id"), map[string]int{}, 0
	for n := range entry.Descendants() {
		count[n.Data+"."+attribute(n, "class")]++
		if n.Data == "li" {
			strings++
		}
	}
	if count["pre."] != 1 || count["svg.railroad"] < 1 || count["p.sentence"] != 1 || count["ul.strings"] != 2 || strings < 3 || count["p."] != 1 {
		t.Errorf("%s: %s is made of %v", l.Name(), id, count)
	}
	if why := count["span.why"]; why > strings-1 {
		t.Errorf("%s: %s gives a reason for %d near misses", l.Name(), id, why)
	}
}

// TestGrammarOfWrongStrings checks that a wrong string or a missing rule fails the build with an error that names it.
func TestGrammarOfWrongStrings(t *testing.T) {
	data, err := os.ReadFile("../../" + stringsFolder + "/rfc1738.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ old, new, want string }{
		{`port "80"`, `port "8o"`, `rfc1738.txt: port does not derive "8o"`},
		{`not "" "-1"`, `not "1" "-1"`, `rfc1738.txt: port derives "1"`},
		{"\nport ", "\nharbour ", `rfc1738.txt: the rule port has no strings`},
		{`port "80"`, `port 80`, `rfc1738.txt: port: 80 "0" "65536" "0021" not "" "-1" "80a": invalid syntax`},
	} {
		files := fstest.MapFS{"rfc1738.txt": &fstest.MapFile{Data: []byte(strings.Replace(string(data), test.old, test.new, 1))}}
		if _, err := grammarPages(files); err == nil || err.Error() != test.want {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}

// TestLessonsOfRules checks that the lessons listed for a rule have a goal about it, or about URLs of it.
func TestLessonsOfRules(t *testing.T) {
	for rule, want := range map[string]string{"gtype": "5.1 5.2", "hsegment": "", "national": ""} {
		got := strings.Join(lessonsOf(rule), " ")
		if want != "" && got != want || rule == "hsegment" && got == "" || rule == "national" && got != "" {
			t.Errorf("the lessons of %s are %q", rule, got)
		}
	}
}
