package model

import (
	"math/rand/v2"
	"testing"
)

func TestEscapes(t *testing.T) {
	for src, want := range map[string]string{
		"http://h/~é日😀":      "http://h/~é日😀",
		"a\x00b\tc\nd":       `a\u{0}b\u{9}c\u{A}d`,
		"\u202eabc\u202c":    `\u{202E}abc\u{202C}`,
		"\xff\xfe":           `\x{FF}\x{FE}`,
		`C:\dir`:             `C:\\dir`,
		`\u{41}`:             `\\u{41}`,
		`\\`:                 `\\\\`,
		"\u00a0\ufeff\u00ad": `\u{A0}\u{FEFF}\u{AD}`,
		"\ufffd":             "\ufffd",
	} {
		if got := Escape(src); got != want {
			t.Errorf("escape(%q) = %s, want %s", src, got, want)
		}
	}
	for s, want := range map[string]string{
		`\u{zz}`: `\u{zz}`, `\u{110000}`: `\u{110000}`, `\u{D800}`: `\u{D800}`, `\x{100}`: `\x{100}`, `\u{41`: `\u{41`,
		`\n`: `\n`, `\`: `\`, `\u{}`: `\u{}`, `\U{41}`: `\U{41}`, `\u{00041}`: "A",
	} {
		if got := Unescape(s); got != want {
			t.Errorf("unescape(%s) = %q, want %q", s, got, want)
		}
	}
}

func TestEscapesRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1738))
	pieces := []string{`\`, `\\`, "u{", "x{", "}", "41", "FF", "\x00", "\xff", "é", "\u202e", "\ufffd", "\n", "%2F", "\xed\xa0\x80"}
	for range 50_000 {
		var src string
		for range r.IntN(12) {
			src += pieces[r.IntN(len(pieces))]
		}
		if got := Unescape(Escape(src)); got != src {
			t.Fatalf("%q comes back as %q, by way of %s", src, got, Escape(src))
		}
	}
}

func FuzzEscapes(f *testing.F) {
	f.Add("a\\u{41}\xff\\\\")
	f.Fuzz(func(t *testing.T, src string) {
		s := Escape(src)
		if got := Unescape(s); got != src {
			t.Errorf("%q comes back as %q, by way of %s", src, got, s)
		}
		if HasUnseen(s) {
			t.Errorf("escape(%q) = %q, which cannot all be seen", src, s)
		}
	})
}
