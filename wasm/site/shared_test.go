package site

import (
	"bytes"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"urlscope/core/text"
)

// TestShared checks that no placeholder is left, and that a placeholder has the same value in every file.
func TestShared(t *testing.T) {
	s, err := readSite(os.DirFS("../../web"))
	if err != nil {
		t.Fatal(err)
	}
	p, err := newPackage("../..", "v1.0.0")
	if err != nil {
		t.Fatal(err)
	}
	for _, files := range []site{s, p} {
		for name, data := range files {
			for _, place := range []string{"LANG_OF", "SIZE("} {
				if ext := path.Ext(name); (ext == ".js" || ext == ".css") && bytes.Contains(data, []byte(place)) {
					t.Errorf("%s still has %s", name, place)
				}
			}
		}
	}
	for _, name := range []string{"embed.js", "theme.js", "urlscope.js"} {
		if !bytes.Contains(s[name], []byte(langOf())) {
			t.Errorf("%s does not have %s", name, langOf())
		}
	}
	for _, l := range text.Langs {
		if got := langOf(); !strings.Contains(got, l.Tag()) {
			t.Errorf("%s does not know %s", got, l.Tag())
		}
	}
	for place, want := range map[string]string{
		"SIZE(line)px": "102px", "SIZE(line)rem": "6.375rem", "SIZE(line+last)px": "112px", "SIZE(foot+8)px": "40px", "SIZE(none)px": "SIZE(none)px",
	} {
		if got := size(place); got != want {
			t.Errorf("%s becomes %s, not %s", place, got, want)
		}
	}
}

// TestEmbedSizes checks that no source contains a length of EmbedSizes as a literal.
func TestEmbedSizes(t *testing.T) {
	for _, name := range []string{"embed.js", "embed.css", "frame.css"} {
		source, err := os.ReadFile("../../web/" + name)
		if err != nil {
			t.Fatal(err)
		}
		numbers := strings.FieldsFunc(string(source), func(r rune) bool { return (r < '0' || r > '9') && (r < 'a' || r > 'z') && r != '.' })
		for length, n := range EmbedSizes {
			if n <= 50 {
				continue // a number with another meaning elsewhere
			}
			for _, unit := range []string{"px", "rem"} {
				if written := size("SIZE(" + length + ")" + unit); slices.Contains(numbers, written) {
					t.Errorf("%s has the literal %s, which is %s", name, written, length)
				}
			}
		}
	}
}
