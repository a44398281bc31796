package cli

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPlaceholdersAnywhere checks that verify takes a placeholder, with a fault before and after it, at any place of a URL.
func TestPlaceholdersAnywhere(t *testing.T) {
	var doc strings.Builder
	for _, url := range []string{"http://joe:pw@h.org:80/a?b=c#d", "mailto:joe@h.org?x=http://h/", "news:a@b://c", "ftp://h/", "foo:bar://x"} {
		for _, name := range []string{"@ABC@", "{{ x }}", "${x}", "%s", "[x]", "__X__", ":PORT"} {
			for i := range len(url) + 1 {
				for _, faulty := range []string{name, "^" + name, name + "^"} {
					fmt.Fprintf(&doc, "[x](<%s>)\n\n", url[:i]+faulty+url[i:])
				}
			}
		}
	}
	file := filepath.Join(t.TempDir(), "a.md")
	if err := os.WriteFile(file, []byte(doc.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, by := range []string{"rfc1738", "rfc2396", "rfc3986"} {
		if status := Main([]string{"verify", "-standard", by, file}, strings.NewReader(""), io.Discard, io.Discard); status != 1 {
			t.Errorf("by %s: status %d", by, status)
		}
	}
}
