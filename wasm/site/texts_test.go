package site

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// What is no row stays as it is, equal rows have one number, and each text stands on the line of its number. What comes later has
// the first numbers, one for each row, and its English goes too, but for a program that has it whole.
func TestCut(t *testing.T) {
	const later = `package p

var rows = text.Rows{{Space, text.Row{"space again", "空白", "空格"}}, {Gap, text.Row{"gap", "空白", "空格"}}}
`
	const before = `package p

var a, b = Row{"space", "空白", "空格"}, text.Row{"a" + "b",
	"い" + "ろ", "乙"}

var rows = Rows{"k": {"blank", "空白", "空格"}}
var others = []any{[3]string{"a", "b", "c"}, Row{}, Other{"a", "b", "c"}, Row{a, b, c}}
`
	const after = `package p

var a, b = Row{"space", 3}, text.Row{"a" + "b",
	4}

var rows = Rows{"k": {"blank", 3}}
var others = []any{[3]string{"a", "b", "c"}, Row{}, Other{"a", "b", "c"}, Row{a, b, c}}
`
	for whole, want := range map[bool]string{
		false: "package p\n\nvar rows = text.Rows{{Space, text.Row{\"\", 1}}, {Gap, text.Row{\"\", 2}}}\n",
		true:  "package p\n\nvar rows = text.Rows{{Space, text.Row{\"space again\", 1}}, {Gap, text.Row{\"gap\", 2}}}\n",
	} {
		var all texts
		got, err := all.cut([]byte(later), true, whole)
		if err != nil || string(got) != want {
			t.Errorf("%v, what comes later is:\n%s", err, got)
		}
		got, err = all.cut([]byte(before), false, whole)
		if err != nil || string(got) != after {
			t.Errorf("%v, it is:\n%s", err, got)
		}
		files := all.files()
		for name, want := range map[string]string{
			"texts.en.txt": "\nspace again\ngap", "texts.ja.txt": "\n空白\n空白\n空白\nいろ", "texts.zh-Hant.txt": "\n空格\n空格\n空格\n乙",
		} {
			if string(files[name]) != want {
				t.Errorf("%s is %q, want %q", name, files[name], want)
			}
		}
	}
	for _, bad := range []string{"<html>", "package p\nvar a = Row{\"a\", \"b\\nc\", \"d\"}"} {
		if _, err := new(texts).cut([]byte(bad), false, false); err == nil {
			t.Errorf("%q is cut", bad)
		}
	}
}

// Whoever reads English loads nothing else; every other language is a file, and nothing of it is in the program.
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

// What is opened later is in no program of the page, but for what something else says in the same words; the parser opens nothing,
// and has it.
func TestOpenedLater(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	var other strings.Builder // the sources of what is not
	for _, folder := range withTexts {
		names, err := filepath.Glob(filepath.Join("../..", folder, "*.go"))
		if err != nil || len(names) == 0 {
			t.Fatalf("no sources in %s: %v", folder, err)
		}
		for _, name := range names {
			if !slices.ContainsFunc(openedLater, func(later string) bool { return name == filepath.Join("../..", later) }) {
				other.WriteString(read(name))
			}
		}
	}
	file := read(dir + "/" + made.Asset(t, textsFile(text.English)))
	examples := read(dir + "/" + made.Asset(t, "examples.txt"))
	if examples != model.ExamplesFile {
		t.Errorf("examples.txt is %d octets, not the %d of the page's", len(examples), len(model.ExamplesFile))
	}
	for _, name := range []string{"app.wasm", "workshop.wasm"} {
		program := read(dir + "/" + made.Asset(t, name))
		if !strings.Contains(program, labels.UI(text.English, labels.Tagline)) {
			t.Errorf("%s lacks what is on the page itself", name)
		}
		for line := range strings.Lines(file + "\n" + examples) {
			line = strings.TrimSpace(line)
			if len(line) > 20 && strings.Contains(program, line) && !strings.Contains(other.String(), line) {
				t.Errorf("%s holds %q, too", name, line)
			}
		}
	}
	const flip = "Browsers remove tabs and line breaks"
	for _, said := range []string{flip, "is not a URL unit", "RFC 6068 (2010)", text.ClauseOf("3.1").Title(text.English),
		labels.UI(text.English, labels.ThisList), labels.UI(text.English, "example-nntp")} {
		if !strings.Contains(file, said) {
			t.Errorf("%s lacks %q", textsFile(text.English), said)
		}
	}
	if !strings.Contains(read(dir+"/"+made.Asset(t, "parser.wasm")), flip) {
		t.Errorf("the parser lacks %q", flip)
	}
}
