package standards

import (
	"bufio"
	"os"
	"strings"
	"testing"
)

// TestExamples: the examples of resolving in RFC 1808 (5), RFC 2396 (C) and RFC 3986 (5.4).
func TestExamples(t *testing.T) {
	for file, doc := range map[string]struct {
		Standard
		examples int // the number in the document
	}{"rfc1808": {RFC1808, 39}, "rfc2396": {RFC2396, 42}, "rfc3986": {RFC3986, 42}} {
		by := doc.Standard
		f, err := os.Open("testdata/" + file + "-examples.txt")
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		base, n := "", 0
		for lines := bufio.NewScanner(f); lines.Scan(); {
			reference, want, ok := strings.Cut(lines.Text(), " = ")
			switch {
			case strings.HasPrefix(lines.Text(), "// "), lines.Text() == "":
				continue
			case !ok:
				t.Fatalf("%s: %q", file, lines.Text())
			case reference == "base":
				base = want
				continue
			}
			reference = strings.TrimPrefix(strings.TrimSuffix(reference, ">"), "<")
			n++
			got := Resolve(base, reference, Asked{})[by-1]
			if !got.OK || got.Result != want {
				t.Errorf("%v: %q is %q, want %q: %v", by, reference, got.Result, want, got.Steps)
			}
		}
		if n != doc.examples {
			t.Errorf("%v: %d examples were read, it has %d", by, n, doc.examples)
		}
	}
}

// TestResolveWithoutPath: a path merged with an empty one begins with a slash, so that the host stays.
func TestResolveWithoutPath(t *testing.T) {
	for _, by := range []Standard{RFC3986, WHATWG} {
		const want = "foo://h/x?y#z"
		if got := Resolve("foo://h", "x?y#z", Asked{})[by-1]; got.Result != want {
			t.Errorf("%v: it is %q, want %q", by, got.Result, want)
		}
	}
}
