package report

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"urlscope/core"
)

var update = flag.Bool("update", false, "write what the reports are now to testdata")

const dir = "../../testdata/report"

// goldens are the inputs of the reports in testdata, by file name.
var goldens = map[string]string{
	"ftp":           "ftp://myname@host.dom/%2Fetc/motd",
	"ftp-type":      "ftp://host.dom/pub/a;type=x",
	"http":          "HTTP://www.example.com:8080/a/~b?x=1/2#top",
	"gopher":        "gopher://gopher.example.org/7/search%09url%09+application/postscript%20Es_ES",
	"gopher-danger": "gopher://h/0a%0D%0AQUIT",
	"mailto":        "mailto:joe%25relay@example.org",
	"news-article":  "news:1738@example.org",
	"news-all":      "news:*",
	"nntp":          "nntp://news.example.org/comp.lang.go/1738",
	"telnet":        "telnet://guest:secret@library.example.edu/",
	"wais":          "wais://wais.example.com/db/TEXT/%01%02",
	"file":          "file:///etc/motd",
	"prospero":      "prospero://host.dom//pros/name;key=value",
	"other":         "urn:isbn:0-486-27557-4",
	"https":         "https://user@example.com:443/a/b?c=d/e",
	"https-no-ip":   "https://host_1/a",
	"misspelt":      "htpp://example.com/",
	"mended":        "http://exa mple.com/a|b",
	"no-port":       "http://example.com:99999/",
	"no-repair":     "http:///x",
	"no-scheme":     "www.example.com/a",
	"wrapper":       "<URL:http://h/>",
	"empty":         "",
	"not-utf8":      "ftp://h/\xff%FF",
}

// marshal returns a document in the format of testdata.
func marshal(t *testing.T, document any) []byte {
	t.Helper()
	b, err := json.MarshalIndent(document, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	return append(b, '\n')
}

func TestGolden(t *testing.T) {
	for name, input := range goldens {
		golden(t, filepath.Join(dir, name+".json"), Of(input))
	}
}

// golden compares a document with its file.
func golden(t *testing.T, file string, document any) {
	t.Helper()
	got := marshal(t, document)
	if *update {
		if err := os.WriteFile(file, got, 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s differs (-testdata +now); go test ./core/report -update rewrites it:\n%s", file, diff)
	}
}

// TestSchemepart: a valid otherurl has a schemepart, even if a guess has no place for it.
func TestSchemepart(t *testing.T) {
	for s, want := range map[string]string{"https:0z": "0z", "wss:0z": "0z", "https:z": "z", "https:": "", "x:": "", "foo:bar": "bar"} {
		found := false
		for name, token := range EachPart(core.Parse(s)) {
			found = found || name == "schemepart" && token.In(s) == want
		}
		if !found {
			t.Errorf("%q has no schemepart %q", s, want)
		}
	}
}
