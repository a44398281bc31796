package readers

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"urlscope/core/internal/golden"
)

var update = flag.Bool("update", false, "write the files of testdata/readers anew")

// TestNames holds what documents tell to testdata/readers/names.txt: below each URL, for each of them, the names and values.
func TestNames(t *testing.T) {
	file := folder + "/names.txt"
	var b strings.Builder
	for text := range strings.Lines(golden.Read(t, file)) {
		url, ok := strings.CutPrefix(strings.TrimSuffix(text, "\n"), "URL ")
		if !ok {
			if strings.HasPrefix(text, "#") {
				b.WriteString(text)
			}
			continue
		}
		fmt.Fprintf(&b, "\nURL %s\n", url)
		for _, n := range AllNames() {
			if n.Document == "" || n.ID == browser.ID {
				continue
			}
			rows, verdict := n.Rows(url, asked)
			fmt.Fprintf(&b, "  %s: %v\n", n.ID, verdict)
			for _, row := range rows {
				fmt.Fprintf(&b, "    %s = %s\n", row.Name, show(row.Value))
			}
		}
	}
	golden.Hold(t, file, b.String(), *update)
}

// TestAllNames: identifiers once each, and an expression for each name, or for none where it is an RFC or a program.
func TestAllNames(t *testing.T) {
	const url = "http://u:p@h:81/a?q#f"
	seen := map[string]bool{}
	for _, n := range AllNames() {
		if n.ID == "" || n.Title == "" || seen[n.ID] || (n.Version == "") != (n.Document != "") {
			t.Errorf("%+v: an identifier, a title, or one of version and document is missing, or the identifier is another's", n)
		}
		seen[n.ID] = true
		rows, verdict := n.Rows(url, asked)
		if verdict != VerdictValid && n.ID != "rfc1738" || len(rows) == 0 {
			t.Errorf("%s: %v with %d rows", n.ID, verdict, len(rows))
		}
		for _, row := range rows {
			if none := rows[0].Code == ""; row.Name == "" || (row.Code == "") != none || strings.Contains(row.Code, "*") {
				t.Errorf("%s: %+v has no name or no expression", n.ID, row)
			}
		}
	}
	for _, r := range All() {
		if !seen[r.ID] {
			t.Errorf("%s is not among the names", r.ID)
		}
	}
}

// FuzzNames: any octets have rows where they are valid. RFC 1738 has its guesses besides.
func FuzzNames(f *testing.F) {
	for _, url := range []string{"http://u:p@h:80/a%2?q#f", "", "//@:", "\xff://\xff@\xff:\xff/%\xff?\xff#\xff", "x:/.//", "https://h/%2f%2e%2e//", "http://h?", "a@b:c"} {
		f.Add(url)
	}
	f.Fuzz(func(t *testing.T, url string) {
		for _, n := range AllNames() {
			if rows, verdict := n.Rows(url, asked); n.ID != "rfc1738" && (verdict == VerdictValid) != (len(rows) > 0) {
				t.Errorf("%s, %q: %v with %d rows", n.ID, url, verdict, len(rows))
			}
		}
	})
}
