package links

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"urlscope/wasm/internal/documents"
)

// TestNotebookMade compares the URLs of a notebook with the URLs of its cells, decoded by encoding/json.
func TestNotebookMade(t *testing.T) {
	notebook, _ := FormatOf("a.ipynb")
	markdown, _ := FormatOf("a.md")
	found := 0
	for seed := range rounds(200) {
		n := 0
		doc := documents.New(seed, func(documents.Place) string {
			n++
			return fmt.Sprintf("http://host.example/%d", n)
		}).Notebook()
		var read struct {
			Cells []struct {
				Kind   string `json:"cell_type"`
				Source any
			}
		}
		if err := json.Unmarshal([]byte(doc), &read); err != nil {
			t.Fatalf("%v in\n%s", err, doc)
		}
		var want, got []string
		for _, c := range read.Cells {
			source := ""
			switch lines := c.Source.(type) {
			case string:
				source = lines
			case []any:
				for _, line := range lines {
					source += line.(string)
				}
			}
			if c.Kind == "markdown" {
				for _, e := range urlsOf(markdown, source, false) {
					want = append(want, e.Text)
				}
			}
		}
		for _, e := range urlsOf(notebook, doc, false) {
			got = append(got, e.Text)
			if at := e.Offset(0); !strings.HasPrefix(doc[at:], strings.TrimSuffix(e.Text, ">")) {
				t.Errorf("%q is not at %d of\n%s", e.Text, at, doc)
			}
		}
		found += len(got)
		if !slices.Equal(got, want) {
			t.Errorf("%q, want %q in\n%s", got, want, doc)
		}
	}
	if found < 1000 {
		t.Errorf("only %d URLs", found)
	}
}

// TestEscaping compares the escapes of JSON with another JSON parser.
func TestEscaping(t *testing.T) {
	for _, inside := range []string{`a`, `\"\\\/\b\f\n\r\t`, `\u65e5本`, `\ud83d\ude00`, `\ud83d`, `\ude00\ud83d`, `\ud83d\u0041`, `\\u0041`, `\u00e9\u0000`, `a\u003C/a\u003e`} {
		var want string
		if err := json.Unmarshal([]byte(`"`+inside+`"`), &want); err != nil {
			t.Fatal(err)
		}
		if got := jsonEscaping.decode(Excerpt{Text: inside}).Text; got != want {
			t.Errorf("%s is %q, want %q", inside, got, want)
		}
	}
	for inside, want := range map[string]string{
		`a\xe9\u65e5\U0001F600\e\0\_`: "aé日😀\x1b\x00\u00a0", "a\\\n   b": "ab", `\q\x1`: `\q\x1`,
	} {
		if got := yamlEscaping.decode(Excerpt{Text: inside}).Text; got != want {
			t.Errorf("%s is %q, want %q", inside, got, want)
		}
	}
}
