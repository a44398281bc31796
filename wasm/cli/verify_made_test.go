package cli

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/renderer/html"
	xhtml "golang.org/x/net/html"

	"urlscope/core"
	"urlscope/wasm/internal/documents"
	"urlscope/wasm/links"
)

// madeURLs lists URLs as written in documents, and the result of -fix.
var madeURLs = []struct {
	was, is string
	only    string // the only standard with that result; "" for all
	markup  string // the format in which some octets are markup; "" for none
}{
	{"http://host.example/%d/", "http://host.example/%d/", "", ""},
	{"http://host.example/%d/~a", "http://host.example/%d/%%7Ea", "rfc1738", ""},
	{"http://host.example/%d/^a/^", "http://host.example/%d/%%5Ea/%%5E", "", "asciidoc"},
	{"http://host.example/%d/%%41b", "http://host.example/%d/Ab", "", ""},
	{"http://host.example/%d/%%7eb?%%3c", "http://host.example/%d/%%7Eb?%%3C", "", ""},
	{"HTTP://host.example/%d/", "http://host.example/%d/", "", ""},
	{"http://host.example:80/%d/^", "http://host.example/%d/%%5E", "", ""},
}

// A madeURL is a URL of a generated document.
type madeURL struct {
	was, is string
	place   documents.Place
}

// madeDocument generates a document, and returns its URLs with the results of -fix by that standard.
func madeDocument(format, standard string, seed uint64) (doc string, urls []madeURL) {
	maker := documents.New(seed, func(place documents.Place) string {
		n := len(urls)
		form := madeURLs[(n+int(seed))%len(madeURLs)]
		u := madeURL{fmt.Sprintf(form.was, n), fmt.Sprintf(form.is, n), place}
		if form.only != "" && form.only != standard || form.markup == format {
			u.is = u.was
		}
		urls = append(urls, u)
		return u.was
	})
	return documents.Formats[format](maker), urls
}

// TestFixMade fixes generated documents in each format. The documents know which of their URLs are links. Those
// are fixed, and every other octet stays. A second run finds nothing more.
func TestFixMade(t *testing.T) {
	rounds := uint64(100)
	if os.Getenv("URLSCOPE_ROUNDS") == "all" {
		rounds *= 20
	}
	for _, as := range links.Formats {
		for _, standard := range []string{"rfc1738", "rfc2396", "rfc3986"} {
			mended := 0
			for seed := range rounds {
				mended += fixMade(t, as, standard, seed)
			}
			if mended < int(rounds) {
				t.Errorf("%s: only %d URLs of %d documents were fixed", as.Name, mended, rounds)
			}
		}
	}
}

// fixMade fixes a document, and returns the number of URLs fixed.
func fixMade(t *testing.T, as links.Format, standard string, seed uint64) (mended int) {
	t.Helper()
	doc, urls := madeDocument(as.Name, standard, seed)
	v := &verifier{streams: streams{err: io.Discard}, out: bufio.NewWriter(io.Discard), choice: choice{severity: core.SeverityNote}, code: as.Code}
	if err := v.judge.set(standard); err != nil {
		t.Fatal(err)
	}
	is, _ := v.mend("made", doc, as)
	complain := func(format string, args ...any) {
		t.Helper()
		t.Errorf("%s, %s, %d: %s in\n%s\nmade of\n%s", as.Name, standard, seed, fmt.Sprintf(format, args...), is, doc)
	}
	if again, n := v.mend("made", is, as); n > 0 || again != is {
		complain("%d more are mended", n)
	}
	back := is
	for _, u := range urls {
		if u.is != u.was {
			back = strings.Replace(back, u.is, u.was, 1)
		}
		switch changed := strings.Contains(doc, u.was) && !strings.Contains(is, u.was); {
		case changed && u.place == documents.Apart:
			complain("%q is none to be mended", u.was)
		case changed:
			mended++
		case u.place == documents.Link && u.is != u.was && isWhole(doc, u.was):
			complain("%q is not mended", u.was)
		}
	}
	if back != doc {
		complain("more than URLs is changed")
	}
	if before, after := rendered(t, as.Name, doc), rendered(t, as.Name, is); before != after {
		complain("what readers see is changed: %q, and was %q", after, before)
	}
	return mended
}

// isWhole reports whether a document has a URL without an escape after it. No fix changes a URL with such an
// escape.
func isWhole(doc, url string) bool {
	return strings.Contains(doc, url) && !slices.ContainsFunc([]string{`\>`, `\\>`, `\\\u003e`}, func(escape string) bool { return strings.Contains(doc, url+escape) })
}

// rendered returns the output of other programs for a document, with URLs in a normal form; "" for a format that
// none of them reads.
func rendered(t *testing.T, format, doc string) string {
	t.Helper()
	var out strings.Builder
	switch format {
	case "markdown":
		markdown := goldmark.New(goldmark.WithExtensions(extension.Table), goldmark.WithRendererOptions(html.WithUnsafe()))
		if err := markdown.Convert([]byte(doc), &out); err != nil {
			t.Fatal(err)
		}
	case "html":
		root, err := xhtml.Parse(strings.NewReader(doc))
		if err != nil {
			t.Fatal(err)
		}
		if err := xhtml.Render(&out, root); err != nil {
			t.Fatal(err)
		}
	}
	plain := regexp.MustCompile(`%[0-9A-Fa-f]{2}`).ReplaceAllStringFunc(xhtml.UnescapeString(out.String()), func(escape string) string {
		octet, _ := url.PathUnescape(escape)
		return octet
	})
	return strings.NewReplacer("HTTP://", "http://", ":80/", "/").Replace(plain)
}

// mixedPieces are pieces of paths: some that fixes change, some that no fix changes, and delimiters of URLs in
// some formats.
var mixedPieces = []string{
	"a", "^", "日本", "|b", "%zz", `\c`, " d", "?a[]=1&copy[]=2", "~", "%41", "{x}", "(y)", "`", "#e", "é", "*f*", "_g_", "&amp;", "%5B", "\"", "'", "<", ">", "]",
}

// mixedPlaces are positions of URLs in each format.
var mixedPlaces = map[string]string{
	"text":     "See %[1]s, <%[1]s> or \"%[1]s\".\n",
	"markdown": "See %[1]s, <%[1]s> or [x](%[1]s) and [y](<%[1]s>).\n\n[z]: %[1]s\n\n| %[1]s | b |\n|--|--|\n| b | %[1]s |\n",
	"mdx":      "See %[1]s or [x](%[1]s).\n\n<a href=\"%[1]s\">x</a>\n",
	"html":     "<p>%[1]s <a href=\"%[1]s\">x</a> <a href='%[1]s'>%[1]s</a> <a href=%[1]s>x</a> <img srcset=\"%[1]s 2x, %[1]s 3x\">\n",
	"rst":      "See %[1]s or `x <%[1]s>`_ or <%[1]s>.\n\n.. _y: %[1]s\n",
	"asciidoc": "See %[1]s or %[1]s[x] or link:%[1]s[x] or link:++%[1]s++[x] or <%[1]s>.\n",
	"org":      "See %[1]s or [[%[1]s]] or [[%[1]s][x]] or <%[1]s>.\n",
}

// TestFixMixed fixes documents with URLs in which fixes can change only some of the wrong octets. Such a URL must
// be fixed completely or not at all: a second run finds nothing more, and all links lead to the same URLs for
// other programs.
func TestFixMixed(t *testing.T) {
	random := rand.New(rand.NewPCG(47, 47))
	rounds, changed := 60, 0
	if os.Getenv("URLSCOPE_ROUNDS") == "all" {
		rounds *= 50
	}
	for range rounds {
		u := "https://h.example/"
		for range 1 + random.IntN(5) {
			u += mixedPieces[random.IntN(len(mixedPieces))]
		}
		for format, place := range mixedPlaces {
			i := slices.IndexFunc(links.Formats, func(f links.Format) bool { return f.Name == format })
			doc := fmt.Sprintf(place, u)
			for _, standard := range []string{"rfc1738", "rfc3986"} {
				v := &verifier{streams: streams{err: io.Discard}, out: bufio.NewWriter(io.Discard), choice: choice{severity: core.SeverityNote}}
				if err := v.judge.set(standard); err != nil {
					t.Fatal(err)
				}
				is, n := v.mend("mixed", doc, links.Formats[i])
				if n > 0 {
					changed++
				}
				if again, n := v.mend("mixed", is, links.Formats[i]); n > 0 {
					t.Errorf("%s, %s: %d more are fixed, to\n%s\nin\n%s\nmade of\n%s", format, standard, n, again, is, doc)
				}
				if before, after := rendered(t, format, doc), rendered(t, format, is); before != after {
					t.Errorf("%s, %s: readers see\n%s\nand saw\n%s", format, standard, after, before)
				}
			}
		}
	}
	if changed < rounds {
		t.Errorf("only %d documents were changed", changed)
	}
}
