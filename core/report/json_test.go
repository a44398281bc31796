package report

import (
	"bufio"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"urlscope/core/text"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// likeJSON returns the JSON of encoding/json. Octets that are not UTF-8 become \ufffd in Go 1.26 and the character
// itself in Go 1.27.
func likeJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return replaced(string(b))
}

func replaced(s string) string { return strings.ReplaceAll(s, `\ufffd`, "\ufffd") }

// sameJSON compares the JSON of a report with the output of encoding/json.
func sameJSON(t *testing.T, raw string) {
	t.Helper()
	for _, l := range text.Langs {
		r := In(l, raw)
		want := likeJSON(t, r)
		if got := replaced(string(r.AppendJSON(nil))); got != want {
			i := 0
			for i < len(got) && i < len(want) && got[i] == want[i] {
				i++
			}
			t.Fatalf("%q: from octet %d on the report is\n%s\nand to encoding/json\n%s", raw, i, got[max(0, i-40):], want[max(0, i-40):])
		}
	}
}

func TestJSON(t *testing.T) {
	file, err := os.Open("../../testdata/urls.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		sameJSON(t, lines.Text())
	}
	for _, raw := range []string{
		"", "\xff", "http://h/\xff<&>\u2028\u2029\x00\x01\b\f\t\n\r\x7f\"\\", "gopher://h:25/0HELO%20x%0D%0AQUIT", "ftp://u:p@h/a;type=q",
		"gopher://h/0a%09b%09+text", "news:" + strings.Repeat("<", 2000), "ftp://h/" + strings.Repeat("a/", 2000), "http://h/" + strings.Repeat("|", 3000), "http://h/a#b",
	} {
		sameJSON(t, raw)
	}
}

func FuzzJSON(f *testing.F) {
	f.Add("http://h/\u2028<")
	f.Fuzz(func(t *testing.T, raw string) {
		if len(raw) < 500 {
			sameJSON(t, raw)
		}
	})
}

// TestAppendString: a string is written as encoding/json writes it, for any octets.
func TestAppendString(t *testing.T) {
	for r := range rune(0x3000) {
		for _, s := range []string{string(r), "a" + string(r) + "b", string([]byte{byte(r), byte(r >> 8)})} {
			want := likeJSON(t, s)
			if got := replaced(string(AppendString(nil, s))); got != want {
				t.Fatalf("%q: %s, to encoding/json %s", s, got, want)
			}
		}
	}
}

// holds checks that a document satisfies its schema and is written as encoding/json writes it; of is what it is about.
func holds(t *testing.T, s *jsonschema.Schema, doc interface{ AppendJSON([]byte) []byte }, of ...any) {
	t.Helper()
	want, err := json.Marshal(doc)
	if err != nil {
		t.Fatal(err)
	}
	got := doc.AppendJSON(nil)
	if string(got) != string(want) {
		t.Fatalf("%q: it is written\n%s\nand by encoding/json\n%s", of, got, want)
	}
	if err := validate(t, s, got); err != nil {
		t.Fatalf("%q: %v\n%s", of, err, got)
	}
}
