package site

import (
	"os"
	"strings"
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
)

// TestCut checks that other literals stay as they are, that equal rows share a number, and that each text is on the line of
// its number.
func TestCut(t *testing.T) {
	const before = `package p

var a, b = Row{"space", "空白", "空格"}, text.Row{"a" + "b",
	"い" + "ろ", "乙"}

var rows = Rows{"k": {"space again", "空白", "空格"}}
var others = []any{[3]string{"a", "b", "c"}, Row{}, Other{"a", "b", "c"}, Row{a, b, c}}
`
	const after = `package p

var a, b = Row{"space", 1}, text.Row{"a" + "b",
	2}

var rows = Rows{"k": {"space again", 1}}
var others = []any{[3]string{"a", "b", "c"}, Row{}, Other{"a", "b", "c"}, Row{a, b, c}}
`
	var all texts
	got, err := all.cut([]byte(before))
	if err != nil || string(got) != after {
		t.Errorf("error %v, source:\n%s", err, got)
	}
	files := all.files()
	for name, want := range map[string]string{"texts.ja.txt": "\n空白\nいろ", "texts.zh-Hant.txt": "\n空格\n乙"} {
		if string(files[name]) != want {
			t.Errorf("%s is %q, want %q", name, files[name], want)
		}
	}
	if len(files) != 2 {
		t.Errorf("there are %d files of texts, for two languages beside English", len(files))
	}
	for _, bad := range []string{"<html>", "package p\nvar a = Row{\"a\", \"b\\nc\", \"d\"}"} {
		if _, err := new(texts).cut([]byte(bad)); err == nil {
			t.Errorf("%q is cut", bad)
		}
	}
}

// TestTextsApart checks that the program has the English texts only, and that each other language has a file.
func TestTextsApart(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	binary, err := os.ReadFile(dir + "/" + made.Asset(t, "app.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range text.Langs {
		if l == text.English {
			continue
		}
		file, err := os.ReadFile(dir + "/" + made.Asset(t, textsFile(l)))
		if err != nil {
			t.Fatal(err)
		}
		for _, own := range []string{labels.UI(l, labels.Tagline), text.UI(l, "octet-at")} {
			if !strings.Contains("\n"+string(file)+"\n", "\n"+own+"\n") {
				t.Errorf("%s lacks %q", textsFile(l), own)
			}
			if strings.Contains(string(binary), own) {
				t.Errorf("the program holds %q, too", own)
			}
		}
	}
}
