package anatomy

import (
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"urlscope/core"
	"urlscope/core/text"
)

var update = flag.Bool("update", false, "write what is drawn now to testdata/anatomy")

const dir = "../../testdata/anatomy"

// pictures are the inputs of the pictures in testdata, by file name.
var pictures = map[string]struct {
	raw     string
	options Options
}{
	"ftp":      {"ftp://myname@host.dom/%2Fetc/motd", Options{Select: core.Span{Start: 22, End: 25}}},
	"http":     {"http://www.acl.lanl.gov/URI/archive/uri-archive.index.html", Options{Theme: ThemeLight}},
	"gopher":   {"gopher://gopher.example.org:70/7/search%09url%09+application/postscript%20Es_ES", Options{Theme: ThemeLight, Columns: 50}},
	"mailto":   {"mailto:joe%25relay@example.org", Options{Theme: ThemeDark}},
	"news":     {"news:1738@example.org", Options{}},
	"nntp":     {"nntp://news.example.org/comp.lang.go/1738", Options{Theme: ThemeDark}},
	"telnet":   {"telnet://guest:secret@library.example.edu/", Options{}},
	"wais":     {"wais://wais.example.com/db/TEXT/%01%02", Options{Lang: text.Chinese}},
	"file":     {"file:///etc/motd", Options{Theme: ThemeLight}},
	"prospero": {"prospero://host.dom//pros/name;key=value", Options{}},
	"other":    {"urn:isbn:0-486-27557-4", Options{}},
	"https":    {"https://user@example.com:443/a/b?c=d/e", Options{Lang: text.Japanese}},
	"invalid":  {"htpp://exa mple.com:80a/~user/a|b?x=1/2#top", Options{}},
	"empty":    {"ftp://:@h/;type=a", Options{Lang: text.Japanese, Theme: ThemeDark}},
	"octets":   {"ftp://h/caf\xc3\xa9/\x01\r\n\xff/e\xcc\x81\xe2\x80\xae\xd7\x90<\"&]]>", Options{Theme: ThemeLight}},
	"nothing":  {"", Options{}},
}

func TestPictures(t *testing.T) {
	for name, p := range pictures {
		golden(t, name+".svg", SVG(p.raw, p.options))
	}
}

// golden compares a file of testdata/anatomy with the expected content.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join(dir, name)
	if *update {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s differs (-testdata +now); go test ./core/anatomy -update rewrites it:\n%s", name, diff)
	}
}

// checkXML fails the test if a document is not well-formed or has elements or attributes that a picture does not
// need. It returns the texts in order.
func checkXML(t *testing.T, doc string) (texts []string) {
	t.Helper()
	if !utf8.ValidString(doc) {
		t.Fatal("not UTF-8")
	}
	d := xml.NewDecoder(strings.NewReader(doc))
	in := ""
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return texts
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, doc)
		}
		switch token := token.(type) {
		case xml.StartElement:
			in = token.Name.Local
			if err := checkElement(token); err != "" {
				t.Fatalf("%s in\n%s", err, doc)
			}
		case xml.EndElement:
			in = ""
		case xml.CharData:
			if in != "" && in != "style" {
				texts = append(texts, string(token))
			}
		}
	}
}

// elements are the elements that a picture can have.
var elements = []string{"svg", "title", "desc", "style", "rect", "g", "path", "text", "tspan"}

// checkElement describes an element that is not allowed in a picture; "" for any other.
func checkElement(e xml.StartElement) string {
	if !slices.Contains(elements, e.Name.Local) {
		return "element " + e.Name.Local
	}
	for _, a := range e.Attr {
		known := func(c colour) bool { return a.Value == c.light || a.Value == c.dark }
		switch n := a.Name.Local; {
		case n == "id" || n == "href" || n == "style" || strings.HasPrefix(n, "on"):
			return "attribute " + n
		case n == "color" && !slices.ContainsFunc(palette(), known):
			return "colour " + a.Value
		}
	}
	return ""
}

var odd = []string{
	"<script>alert(1)</script>", "]]>", "&amp;&#0;", "\x00\x0b\x7f\x80\xff", "http://h/\ufffe\uffff\ufeff\u202e\u2066\u200f",
	"ftp://\xe2\x80@\xe2/\xf0\x9f\x98", "\xed\xa0\x80", "http://h/\U0001f468\u200d\U0001f469", " \t\r\n", "http://h/?" + strings.Repeat("é", 99),
}

func FuzzSVG(f *testing.F) {
	for _, p := range pictures {
		f.Add(p.raw, byte(p.options.Theme), byte(p.options.Lang), p.options.Columns, p.options.Select.Start, p.options.Select.End)
	}
	for _, s := range odd {
		f.Add(s, byte(0), byte(0), 7, 1, 3)
	}
	f.Fuzz(func(t *testing.T, raw string, theme, lang byte, columns, start, end int) {
		o := Options{Lang: text.Langs[int(lang)%len(text.Langs)], Theme: Theme(theme % 3), Columns: columns, Select: core.Span{Start: start, End: end}}
		doc := SVG(raw, o)
		checkXML(t, doc)
		if doc != SVG(raw, o) {
			t.Error("drawn again, it differs")
		}
	})
}

// TestOctetsShown: a picture shows every printable octet in order, and every other octet by its name.
func TestOctetsShown(t *testing.T) {
	const raw = "ftp://h/caf\xc3\xa9 \x00\x1b\xff<&>"
	var shown []string
	for _, s := range checkXML(t, SVG(raw, Options{}))[2:] { // without title and description
		if s = strings.TrimSpace(s); s != "" {
			shown = append(shown, s)
		}
	}
	want := []string{"ftp", "://", "h", "/", "caf", "é", "00", "1B", "FF", "<&>"}
	numbers := slices.Index(shown, "ftp")
	if got := shown[numbers:min(len(shown), numbers+len(want))]; !slices.Equal(got, want) {
		t.Errorf("shown %q, want %q", got, want)
	}
}

// TestLabels: every part has a label, even if it is narrow.
func TestLabels(t *testing.T) {
	for _, l := range text.Langs {
		for _, raw := range []string{"wais://a:1/b/c/d", "ftp://u:p@h:1/a/b;type=a", "ftp://:@h/", "gopher://h/7s%09%09+", "prospero://h/a;b=c"} {
			u := core.Parse(raw)
			doc := SVG(raw, Options{Lang: l})
			for _, token := range u.Tokens() {
				if token.Part != core.Delim && !strings.Contains(doc, ">"+text.Part(l, u, token)+"<") {
					t.Errorf("%s: no label %q", raw, text.Part(l, u, token))
				}
			}
		}
	}
}

// TestThemes: a picture of one theme has no style, and a picture in ThemeAuto has a dark value for every colour.
func TestThemes(t *testing.T) {
	const raw = "htpp://exa mple.com:80a/~user/a|b?x=1/2#top"
	for _, theme := range []Theme{ThemeLight, ThemeDark} {
		if doc := SVG(raw, Options{Theme: theme}); strings.Contains(doc, "<style") || strings.Contains(doc, "class=") {
			t.Errorf("theme %d has a style:\n%s", theme, doc)
		}
	}
	doc := SVG(raw, Options{})
	for _, c := range palette() {
		if !strings.Contains(doc, "."+c.class+"{color:"+c.dark+"}") {
			t.Errorf("no dark %s", c.class)
		}
	}
	if n, m := strings.Count(doc, " color="), strings.Count(doc, " class="); n != m {
		t.Errorf("%d colours, %d of them with a class", n, m)
	}
}

// TestLinear: the size of a picture is proportional to its input.
func TestLinear(t *testing.T) {
	for _, piece := range []string{"a", "/", "%", "é", "\x00", ";a=b", " "} {
		size := func(n int) int { return len(SVG("prospero://h/a"+strings.Repeat(piece, n), Options{Columns: 80})) }
		if short, long := size(500), size(4000); long > 10*short {
			t.Errorf("%q: %d octets for 500, %d for 4000", piece, short, long)
		}
	}
}

func BenchmarkSVG(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		SVG("ftp://myname@host.dom/%2Fetc/motd", Options{})
	}
}
