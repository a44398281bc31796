package cli

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// holdArchive compares the sections of an archive of cases with the results of say, which gets the name and the
// first line of each section.
func holdArchive(t *testing.T, name string, say func(section, first string) string) {
	t.Helper()
	a, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range a.Files {
		first, _, _ := strings.Cut(string(f.Data), "\n")
		got := first + "\n" + say(f.Name, first)
		if !*update && got != string(f.Data) {
			t.Errorf("%s, %s: it says\n%s, want\n%s", name, f.Name, got, f.Data)
		}
		a.Files[i].Data = []byte(got)
	}
	if *update {
		if err := os.WriteFile(name, txtar.Format(a), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// unquoted unquotes the Go string at the start of quoted, and returns the rest.
func unquoted(t *testing.T, quoted string) (text, rest string) {
	t.Helper()
	prefix, err := strconv.QuotedPrefix(quoted)
	if err == nil {
		text, err = strconv.Unquote(prefix)
	}
	if err != nil {
		t.Fatalf("%s: %v", quoted, err)
	}
	return text, strings.TrimSpace(quoted[len(prefix):])
}

// behind returns the output of a command without its first n lines, which are the URLs.
func behind(n int, said string) string { return strings.Join(strings.SplitAfter(said, "\n")[n:], "") }
