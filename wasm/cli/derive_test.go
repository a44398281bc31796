package cli

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// TestDerive holds what is said of URLs to testdata/derive/text.txtar. Each section has the arguments in front of the URL for its name, with
// the language first, and the URL in its first line.
func TestDerive(t *testing.T) {
	const name = "../../testdata/derive/text.txtar"
	a, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range a.Files {
		var url string
		first, _, _ := strings.Cut(string(f.Data), "\n")
		if _, err := fmt.Sscanf(first, "%q", &url); err != nil {
			t.Fatalf("%s: %s: %v", f.Name, first, err)
		}
		args := append([]string{"derive", "-lang"}, strings.Fields(f.Name)...)
		_, said, _ := strings.Cut(outputOf(t, "", append(args, "--", url)...), "\n") // the first line is the URL
		got := first + "\n" + said
		if !*update && got != string(f.Data) {
			t.Errorf("%s: it says\n%s, want\n%s", f.Name, got, f.Data)
		}
		a.Files[i].Data = []byte(got)
	}
	if *update {
		if err := os.WriteFile(name, txtar.Format(a), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

func TestDeriveCommand(t *testing.T) {
	const a, b = "http://h/~user", "-x:\xff"
	document := func(l text.Lang, url string, by standards.Standard) string {
		return string(report.DerivationIn(l, url, by).AppendJSON(nil)) + "\n"
	}
	for _, test := range []struct {
		stdin, want string
		args        []string
	}{
		{"", document(text.English, a, standards.RFC1738) + document(text.English, b, standards.RFC1738), []string{"-json", "--", a, b}},
		{a + "\r\n" + b + "\n", document(text.Chinese, a, standards.RFC3986) + document(text.Chinese, b, standards.RFC3986), []string{"-json", "-lang", "zh-TW", "-standard", "rfc3986"}},
		{a + "\x00\n", document(text.Japanese, a, standards.RFC1738) + document(text.Japanese, "\n", standards.RFC1738), []string{"-0", "-json", "-lang", "ja"}},
		{"", "", []string{"-json"}},
	} {
		if got := outputOf(t, test.stdin, append([]string{"derive"}, test.args...)...); got != test.want {
			t.Errorf("%q: it writes %s, want %s", test.args, got, test.want)
		}
	}
	if got := outputOf(t, "", "derive", "-indent", "http://h"); !strings.HasPrefix(got, "{\n  \"version\": 1") {
		t.Errorf("with -indent it writes %s", got)
	}
}
