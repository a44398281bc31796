package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/derive"
	"urlscope/core/railroad"
	"urlscope/core/standards"
	"urlscope/core/text"
)

func TestAnatomyCommand(t *testing.T) {
	const a, b = "ftp://myname@host.dom/%2Fetc/motd", "http://h/<\xff>"
	for _, test := range []struct {
		args  []string
		stdin string
		want  string
	}{
		{[]string{a}, "", anatomy.SVG(a, anatomy.Options{})},
		{[]string{a, b}, "", anatomy.SVGs([]string{a, b}, anatomy.Options{})},
		{nil, a + "\n" + b + "\n", anatomy.SVGs([]string{a, b}, anatomy.Options{})},
		{[]string{"-theme", "dark", "-lang", "zh-TW", "-columns", "20", "-select", "22-25", a}, "",
			anatomy.SVG(a, anatomy.Options{Theme: anatomy.ThemeDark, Lang: text.Chinese, Columns: 20, Select: core.Span{Start: 22, End: 25}})},
		{[]string{"-format", "html", a}, "", anatomy.HTML([]string{a}, anatomy.Options{Columns: htmlColumns})},
		{[]string{"-format=fragment", a}, "", anatomy.HTMLBody([]string{a}, anatomy.Options{Columns: htmlColumns})},
		{[]string{""}, "", anatomy.SVG("", anatomy.Options{})},
		{[]string{"-grammar", a}, "", railroad.SVG(railroad.Of(derive.Of(core.Parse(a), standards.RFC1738), -1), railroad.Options{})},
		{[]string{"-grammar", "-standard", "rfc3986", "-width", "288", "-lang", "ja", "-theme", "light", "-select", "22-25", a}, "",
			railroad.SVG(railroad.Of(derive.Of(core.Parse(a), standards.RFC3986), 22), railroad.Options{Lang: text.Japanese, Theme: anatomy.ThemeLight, Width: 288})},
	} {
		var stdout, stderr strings.Builder
		status := Main(append([]string{"anatomy"}, test.args...), strings.NewReader(test.stdin), &stdout, &stderr)
		if status != 0 || stderr.Len() > 0 || stdout.String() != test.want {
			t.Errorf("anatomy %q: status %d, stderr %q, stdout %q", test.args, status, &stderr, &stdout)
		}
	}
}

func TestReplaceFile(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "a.svg"), filepath.Join(dir, "link")
	if err := os.WriteFile(file, []byte("before"), 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("a.svg", link); err != nil {
		t.Fatal(err)
	}
	if err := replaceFile(link, "after"); err != nil {
		t.Fatal(err)
	}
	if b, _ := os.ReadFile(file); string(b) != "after" {
		t.Errorf("the file holds %q", b)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode().Type() != os.ModeSymlink {
		t.Errorf("the link is %v, %v", info.Mode(), err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("the mode is %v, %v", info.Mode(), err)
	}
	if err := replaceFile(filepath.Join(dir, "new"), "new"); err != nil {
		t.Error(err)
	}
	if list, _ := os.ReadDir(dir); len(list) != 3 {
		t.Errorf("left behind: %v", list)
	}
	if err := replaceFile(os.DevNull, "x"); err != nil {
		t.Error(err)
	}
}
