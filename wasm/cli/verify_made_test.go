package cli

import (
	"fmt"
	"io"
	"net/url"
	"os"
	"regexp"
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

// madeURLs lists what is written in documents for URLs, each with its number, and what -fix makes of it.
var madeURLs = []struct {
	was, is string
	only    string // the standard by which it does; "" for any
	markup  string // the format in which some of it is markup; "" for none
}{
	{"http://host.example/%d/", "http://host.example/%d/", "", ""},
	{"http://host.example/%d/~a", "http://host.example/%d/%%7Ea", "rfc1738", ""},
	{"http://host.example/%d/^a/^", "http://host.example/%d/%%5Ea/%%5E", "", "asciidoc"},
	{"http://host.example/%d/%%41b", "http://host.example/%d/Ab", "", ""},
	{"http://host.example/%d/%%7eb?%%3c", "http://host.example/%d/%%7Eb?%%3C", "", ""},
	{"HTTP://host.example/%d/", "http://host.example/%d/", "", ""},
	{"http://host.example:80/%d/^", "http://host.example/%d/%%5E", "", ""},
}

// A madeURL is one of a document.
type madeURL struct {
	was, is string
	place   documents.Place
}

// madeDocument makes up a document, and returns its URLs, too. By that standard they are mended.
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

// TestFixMade mends documents that are made up in each format. Which URLs in them are links they know themselves: those are mended, the
// others stay, and so does each octet around them. A second run finds nothing more.
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
				t.Errorf("%s: only %d URLs of %d documents were mended", as.Name, mended, rounds)
			}
		}
	}
}

// fixMade mends a document, and returns how many of its URLs that mended.
func fixMade(t *testing.T, as links.Format, standard string, seed uint64) (mended int) {
	t.Helper()
	doc, urls := madeDocument(as.Name, standard, seed)
	v := &verifier{streams: streams{err: io.Discard}, choice: choice{severity: core.SeverityNote}, code: as.Code}
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
		case u.place == documents.Link && u.is != u.was && strings.Contains(doc, u.was):
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

// rendered returns what other programs make of a document, with the URLs in a form that is the same for all ways to write them; "" for a
// format that none of them knows.
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
	plain := regexp.MustCompile(`%[0-9A-Fa-f]{2}`).ReplaceAllStringFunc(out.String(), func(escape string) string {
		octet, _ := url.PathUnescape(escape)
		return octet
	})
	return strings.NewReplacer("HTTP://", "http://", ":80/", "/").Replace(plain)
}
