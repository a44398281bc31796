package text

import (
	"slices"
	"testing"
	"unicode"

	"urlscope/core"
	"urlscope/core/wire"
)

func TestLegible(t *testing.T) {
	for plain, want := range map[string]string{
		"":                       "",
		"a b c":                  "a b c",
		"a\r\nQUIT":              "a‹CR›‹LF›QUIT",
		" a  b ":                 "‹SP›a‹SP›‹SP›b‹SP›",
		"a \t b":                 "a‹SP›‹TAB›‹SP›b",
		"\x00\x1b[31m\x7f":       "‹00›‹1B›[31m‹7F›",
		"é\xff日本":                "é‹FF›日本",
		"a\u202eb":               "a‹U+202E›b", // it would reverse the line
		"‹ ›":                    "‹ ›",
		"application/x-y Es_ES":  "application/x-y Es_ES",
		"a\u00a0b\u3000c\u200bd": "a‹U+00A0›b‹U+3000›c‹U+200B›d",
	} {
		if got := Legible(plain); got != want {
			t.Errorf("Legible(%q) = %q, want %q", plain, got, want)
		}
	}
	for b := range 256 {
		for _, r := range Legible(string([]byte{byte(b)})) {
			if !unicode.IsPrint(r) || r == ' ' {
				t.Errorf("octet %02X is shown with %U", b, r)
			}
		}
	}
}

// TestQuoted: plain text has quotes around octets.
func TestQuoted(t *testing.T) {
	u := core.Parse("http://h?q")
	d := core.Check(u)[0]
	for l, want := range map[Lang]string{
		English:  "Write '/' in front of '?'.",
		Japanese: "「?」の前に「/」を書いてください。",
		Chinese:  "請在「?」前面寫上「/」。",
	} {
		if got := Advice(l, u, d).Quoted(l); got != want {
			t.Errorf("in %s: %s, want %s", l.Tag(), got, want)
		}
	}
	w := wire.Of(core.Parse("ftp://h/a;type=i"))
	var lines []string
	for i := range w.Steps {
		line, _ := Step(English, u, &w, &w.Steps[i])
		lines = append(lines, StepLine(English, &w.Steps[i], line))
	}
	for _, want := range []string{"230 logged in", "TYPE i",
		"The data takes a second connection. The client asks for one with 'PASV', or offers one with 'PORT'. This does not depend on the URL."} {
		if !slices.Contains(lines, want) {
			t.Errorf("no line is %q: %q", want, lines)
		}
	}
}
