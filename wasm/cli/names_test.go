package cli

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// TestNamesAndReaders holds what the commands names and readers say to testdata/names/text.txtar. The name of a section is the command
// and its flags, its first line the URL as Go quotes it.
func TestNamesAndReaders(t *testing.T) {
	name := filepath.Join("../../testdata/names", "text.txtar")
	a, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range a.Files {
		line, _, _ := strings.Cut(string(f.Data), "\n")
		url, err := strconv.Unquote(line)
		if err != nil {
			t.Fatalf("%s: %s: %v", f.Name, line, err)
		}
		said := outputOf(t, "", append(strings.Fields(f.Name), "--", url)...)
		got := line + "\n" + strings.Join(strings.SplitAfter(said, "\n")[1:], "") // a line is the URL
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
