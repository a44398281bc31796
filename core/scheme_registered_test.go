package core

import (
	"os"
	"strings"
	"testing"
)

// No scheme that is registered with IANA is a slip, or unknown, whatever comes behind it.
func TestRegisteredSchemes(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile("../testdata/schemes.txt")
	if err != nil {
		t.Fatal(err)
	}
	names := strings.Split(strings.TrimSpace(string(data)), "\n")[1:]
	if len(names) < 380 {
		t.Fatalf("there are only %d", len(names))
	}
	for _, name := range names {
		if strings.HasPrefix(name, "hxxp") {
			continue // registered for what it is here: a link to http that nobody shall follow
		}
		if LookupScheme(name) == Other && LookupRegistered(name) == nil {
			t.Errorf("%s is not known", name)
		}
		for _, rest := range []string{":x", "://h.example/x", "://h.example:8080/x?y"} {
			u := Parse(name + rest)
			for _, d := range Check(u) {
				if d.Rule.ID == "slip" && u.Scheme() == Other && d.Span.Start < len(name) || d.Rule.ID == "scheme-unknown" {
					t.Errorf("%s: %s", u.Source(), d.Rule.ID)
				}
			}
		}
	}
}
