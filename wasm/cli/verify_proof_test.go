package cli

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/wasm/house"
	"urlscope/wasm/links"
)

// TestFixKeepsLinks fixes every document in testdata by each standard. The result has as many URLs as before, each
// leads to the same resource, and no octet outside of the URLs changes.
func TestFixKeepsLinks(t *testing.T) {
	documents := documentsIn(t, "../../testdata")
	changed := 0
	for _, standard := range []string{"rfc1738", "rfc2396", "rfc3986"} {
		for name, doc := range documents {
			as, known := links.FormatOf(name)
			if !known {
				continue
			}
			v := &verifier{streams: streams{err: io.Discard}, out: bufio.NewWriter(io.Discard), choice: choice{severity: core.SeverityWarning}}
			if err := v.judge.set(standard); err != nil {
				t.Fatal(err)
			}
			mended, n := v.mend(name, doc, as)
			before, after := urlsIn(doc, as), urlsIn(mended, as)
			if (n > 0) != (mended != doc) || len(before) != len(after) {
				t.Errorf("%s: %s: %d fixes, %d URLs, %d before", standard, name, n, len(after), len(before))
				continue
			}
			if n > 0 {
				changed++
			}
			for i, was := range before {
				if is := after[i]; string(octet.AppendDecoded(nil, was.Text)) != string(octet.AppendDecoded(nil, is.Text)) {
					t.Errorf("%s: %s: %q is %q", standard, name, was.Text, is.Text)
				}
			}
			if around(doc, before) != around(mended, after) {
				t.Errorf("%s: %s: more than its URLs is changed:\n%s", standard, name, mended)
			}
		}
	}
	if changed < 10 {
		t.Errorf("only %d documents were changed", changed)
	}
}

// urlsIn returns the URLs in a document, with their fragments.
func urlsIn(doc string, as links.Format) (list []links.Excerpt) {
	as.Find(doc, false, func(e links.Excerpt) { list = append(list, e.WithFragment()) })
	return list
}

// around returns the octets of a document outside of its URLs.
func around(doc string, urls []links.Excerpt) string {
	var list []string
	at := 0
	for _, e := range urls {
		if start := e.Offset(0); start >= at {
			list = append(list, doc[at:start])
		}
		at = max(at, e.Offset(len(e.Text)))
	}
	return strings.Join(append(list, doc[at:]), "\x00")
}

// documentsIn returns the files in a folder and in the archives there, by name.
func documentsIn(t *testing.T, root string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(root, func(name string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(name)
		all[name] = string(data)
		if filepath.Ext(name) == ".txtar" {
			for _, f := range txtar.Parse(data).Files {
				all[name+"/"+f.Name] = string(f.Data)
			}
		}
		return err
	})
	if err != nil || len(all) < 100 {
		t.Fatalf("%d documents, %v", len(all), err)
	}
	return all
}

// TestProofLeavesOut: of three fixes, a proof leaves out the one that changes the links of the document.
func TestProofLeavesOut(t *testing.T) {
	const doc = "[a](http://host.example/~a) [b](http://host.example/b[c]d) http://host.example/~e\n"
	as, _ := links.FormatOf("a.md")
	urls := urlsIn(doc, as)
	if len(urls) != 3 {
		t.Fatalf("%d URLs", len(urls))
	}
	p := proof{doc: doc, as: as}
	for i, octet := range []string{"~", "[", "~"} {
		n := strings.Index(urls[i].Text, octet)
		edit := core.Edit{Span: core.Span{Start: n, End: n + 1}, New: map[string]string{"~": "%7E", "[": ")"}[octet]} // a parenthesis ends the link
		p.add(urls[i], mending{edits: []core.Edit{edit}, fixed: 1})
	}
	p.bisect(0, len(p.mended))
	const want = "[a](http://host.example/%7Ea) [b](http://host.example/b[c]d) http://host.example/%7Ee\n"
	if got, fixed := p.applied(len(p.mended)); got != want || fixed != 2 || !slices.Equal(p.left(), []int{urls[1].Offset(len("http://host.example/b"))}) {
		t.Errorf("%q, %d fixed, left at %d", got, fixed, p.left())
	}
}

// TestHouseFixKeepsLinks fixes every document in testdata by house rules. The number of URLs stays, each URL is
// what the rules say, nothing else changes, and nothing is left to fix.
func TestHouseFixKeepsLinks(t *testing.T) {
	changed := 0
	for name, doc := range documentsIn(t, "../../testdata") {
		as, known := links.FormatOf(name)
		if !known {
			continue
		}
		v := &verifier{streams: streams{err: io.Discard}, out: bufio.NewWriter(io.Discard), choice: choice{severity: core.SeverityWarning}}
		for word, hosts := range map[string]string{house.HTTPS: "*,!localhost", house.Canonical: "h=first.example,*.org=first.example"} {
			if err := v.house.Set(word, hosts); err != nil {
				t.Fatal(err)
			}
		}
		v.choice.only.add(house.HTTPS + "," + house.Canonical)
		mended, n := v.mend(name, doc, as)
		before, after := urlsIn(doc, as), urlsIn(mended, as)
		if (n > 0) != (mended != doc) || len(before) != len(after) || around(doc, before) != around(mended, after) {
			t.Errorf("%s: %d fixes, %d URLs, %d before:\n%s", name, n, len(after), len(before), mended)
			continue
		}
		if n > 0 {
			changed++
		}
		for i, was := range before {
			if is := after[i].Text; is != was.Text && !byHouse(was.Text, is) {
				t.Errorf("%s: %q is %q", name, was.Text, is)
			}
		}
		if again, n := v.mend(name, mended, as); n > 0 {
			t.Errorf("%s: fixed again it is\n%s", name, again)
		}
	}
	if changed < 20 {
		t.Errorf("only %d documents were changed", changed)
	}
}

var (
	httpOrHTTPS = regexp.MustCompile(`(?i)^https?://`)
	secondHost  = regexp.MustCompile(`(?i)^(h|[^/?#@]+\.org)\.?$`)
	usualPort   = regexp.MustCompile(`^([^/?#]*[^/?#:]):0*(80|443)($|[/?#])`)
)

// byHouse reports whether is can be the result of the rules of TestHouseFixKeepsLinks for was: https, without
// port, and with the first host.
func byHouse(was, is string) bool {
	was = usualPort.ReplaceAllString(httpOrHTTPS.ReplaceAllString(was, ""), "$1$3")
	is, web := strings.CutPrefix(is, "https://")
	login, path, first := strings.Cut(is, "first.example")
	if !first {
		return web && is == usualPort.ReplaceAllString(was, "$1$3")
	}
	host, ok := strings.CutPrefix(was, login)
	host, ends := strings.CutSuffix(host, path)
	return web && ok && ends && secondHost.MatchString(host)
}
