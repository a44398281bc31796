package code

import (
	"strings"
	"testing"

	"rsc.io/qr"
)

// TestOracle: codes are module for module those of a program that others read codes of, in every version.
func TestOracle(t *testing.T) {
	seen := map[int]bool{}
	for n := 1; n <= MaxText; n++ {
		text := strings.Repeat("http://h/?\xff\x00ab~", MaxText)[:n]
		want, err := qr.Encode(text, qr.M)
		if err != nil {
			t.Fatal(err)
		}
		got := encode(text)
		seen[len(got)] = true
		if len(got) != want.Size {
			t.Fatalf("%d octets: %d modules, want %d", n, len(got), want.Size)
		}
		for y := range got {
			for x := range got {
				if (got[y][x]&dark != 0) != want.Black(x, y) {
					t.Fatalf("%d octets: the module at %d, %d differs", n, x, y)
				}
			}
		}
	}
	if len(seen) != len(versions)-1 {
		t.Errorf("%d versions were tried, not %d", len(seen), len(versions)-1)
	}
}

// TestPath: the path has the modules of the code, with the margin around them.
func TestPath(t *testing.T) {
	path, size, ok := SVGPath("http://h/")
	if !ok || size != 21+2*4 || !strings.HasPrefix(path, "M4 4h7v1h-7z") || strings.Trim(path, "Mhvz-0123456789 ") != "" {
		t.Errorf("%s %d %v", path, size, ok)
	}
	if _, _, ok := SVGPath(strings.Repeat("a", MaxText)); !ok {
		t.Error("the longest text is not drawn")
	}
	if path, _, ok := SVGPath(strings.Repeat("a", MaxText+1)); ok || path != "" {
		t.Error("a text that is too long is drawn")
	}
	if _, size, ok := SVGPath(""); !ok || size != 29 {
		t.Error("no text has no code")
	}
}

func BenchmarkSVGPath(b *testing.B) {
	text := strings.Repeat("a", MaxText)
	for b.Loop() {
		SVGPath(text)
	}
}
