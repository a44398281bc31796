package links

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// urlsOf returns the URLs of a document.
func urlsOf(f Format, doc string, code bool) (list []Excerpt) {
	f.Find(doc, code, func(e Excerpt) { list = append(list, e) })
	return list
}

// FuzzFind: every octet of an excerpt is at its offset in the document, unless it was decoded from something
// longer, or is the mark of a block quote.
func FuzzFind(f *testing.F) {
	cases, _ := filepath.Glob("../../testdata/verify/*.txtar")
	for _, file := range cases {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, part := range txtar.Parse(data).Files {
			f.Add(string(part.Data), strings.HasSuffix(part.Name, "code"))
		}
	}
	f.Add("[x](<http://h/\\~&amp;\n>) <URL:http://h/a-\n b&#x7e;>&lt;", true)
	f.Add("\uFEFF<a title='http://h/a&amp; http://h/b&amp; http://h/c'>", true)
	f.Fuzz(func(t *testing.T, doc string, code bool) {
		for _, as := range Formats {
			last := 0
			for _, e := range urlsOf(as, doc, code) {
				if e.Offset(0) < last || e.Offset(len(e.Text)) > len(doc) {
					t.Fatalf("%s: %q at %d to %d", as.Name, e.Text, e.Offset(0), e.Offset(len(e.Text)))
				}
				last = e.Offset(0)
				for i := range len(e.Text) {
					at := e.Offset(i)
					if at < 0 || at >= len(doc) || doc[at] != e.Text[i] && strings.IndexByte(`&\>`, doc[at]) < 0 {
						t.Fatalf("%s: octet %d of %q is not at %d of %q", as.Name, i, e.Text, at, doc)
					}
				}
			}
		}
	})
}

// hasStrings lists the formats in which all text is in strings or comments.
var hasStrings = map[string]bool{"json": true, "notebook": true, "toml": true}

// TestFindLinear reads documents that are designed to be slow. The test would not end if the time were not linear
// in their length.
func TestFindLinear(t *testing.T) {
	size := 1 << 15
	if os.Getenv("URLSCOPE_ROUNDS") == "all" {
		size = 1 << 18
	}
	for _, piece := range []string{"<a ", "<!--", "<code>x</code>", "](", "](a (", "[\n", "`", "` ``", "<a b=\"", "&a", "http:", "<http:", "\\", "<", "http://h/~ ",
		"``a ", "`a <", ":a:`", ".. _", ".. a\n", ".. |a", "a::\n\n", "link:", "link:[", "image::a", "//[", "[[", " =a", "{", "<a {", "{}", "----\n", "\"`", " '``", "\\``",
		"|===\n", "!===\na!", ",===\n\"", "[cols=2*a]\n|===\n3.4+a|", "[separator=;]\n|===\na;\n", "|", "|a", "+", "+a", "++a", "$$", "$a", "pass:a[", "pass:[\\]", ":a: b \\\n",
		"+--+\n", "+-+\n|a|\n", "=  =\n", "=  =\na  b\n\n", "\"\"", ".. csv-table::\n\n  ", "[[\\", "[[a\\\\]", "\\(", "\\[", "@@", "src_a[", "src_a{", "a\n==\n",
		"{% ", "<%", "{{<", "<<", "{{{", "call_a(", "\\a{", "\\begin{a}\n", "[[a][", ":a", ":a: b\n", "_`", "`a`_ ", "xref:", "\\a://", "--\n", "$a ", "|a|b|\n|-|-|\n", "a\n|-|\n", "&#1", "- ", "> ",
		"[a](", "![a](<", "[a]: b\n", "[a]: <", "[a][", "]: a\n[a", "[a](b \"", "- a\n", "> a\n", "1. a\n\n", "a<!--", " <?", "<!A", "<a:", "<b c", "<div>\n", "</b\n", "<pre>\n\n", "<p>", "<kbd></p>", "<svg><![CDATA[", "> - ", "a\n: ",
		`"`, `"\\`, `["`, `{"source":["`, `{"cell_type":"markdown","source":"`, `{"source":[],`, `{"`, `'`, `'''`, `"""`, "a: |\n", "a: |\n b\n", "a: 'b''", "/*", "a #", "- \"a\n", `["a",`, "'a',",
		"{# ", "{{!", "{{!--", "{% comment %}", "{% highlight a %}\n", "{{< highlight a >}}", "{{</*", "{{< a\n", "{/*a\n\n",
		"--- ---\n", "--- ---\na\n\n", "+--+\n|a|\n\n"} {
		doc := strings.Repeat(piece, size/len(piece))
		for _, as := range Formats {
			list := urlsOf(as, doc, true)
			if n := strings.Count(doc, "~"); len(list) != n && !hasStrings[as.Name] {
				t.Errorf("%s: %d URLs in %d times %q", as.Name, len(list), n, piece)
			}
		}
	}
}
