package standards

import (
	"os"
	"strings"
	"testing"
)

// TestCitations compares the sections that clauses cite with testdata/standards/claims.txt.
func TestCitations(t *testing.T) {
	said := readCitations(t, "../../testdata/standards/claims.txt")
	for _, c := range Clauses() {
		cited := c.ID + ": " + c.Document + ", " + c.Section
		if said[cited] == "" {
			t.Errorf("%s: nothing says where that was checked", cited)
		}
		delete(said, cited)
	}
	for cited := range said {
		t.Errorf("%s: no clause cites that", cited)
	}
}

// readCitations returns the quotation for each citation, such as "tilde: RFC 2396, G.2".
func readCitations(t *testing.T, name string) map[string]string {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]string{}
	for line := range strings.Lines(string(b)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		parts := strings.SplitN(line, ": ", 3)
		if len(parts) < 3 {
			t.Errorf("%s: not a clause, a section and what it says", line)
			continue
		}
		cited := parts[0] + ": " + parts[1]
		if list[cited] != "" {
			t.Errorf("%s: twice", cited)
		}
		list[cited] = parts[2]
	}
	return list
}
