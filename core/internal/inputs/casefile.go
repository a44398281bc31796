package inputs

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// A CaseFile is what testdata/rules says of one rule; the README there describes
// it.
type CaseFile struct {
	ID      string // of the rule
	Path    string
	Archive *txtar.Archive
}

// CaseFiles returns the files of testdata/rules.
func CaseFiles() (list []CaseFile) {
	paths, _ := filepath.Glob(File("rules") + "/*.txtar")
	for _, path := range paths {
		a, err := txtar.ParseFile(path)
		if err != nil {
			panic(err)
		}
		list = append(list, CaseFile{strings.TrimSuffix(filepath.Base(path), ".txtar"), path, a})
	}
	return list
}

// Section returns the section of that name, or an empty one if the file has no such section.
func (c CaseFile) Section(name string) *txtar.File {
	for i := range c.Archive.Files {
		if f := &c.Archive.Files[i]; f.Name == name {
			return f
		}
	}
	return &txtar.File{}
}

// Quoted returns the Go-quoted strings that begin lines of text.
func Quoted(text []byte) (list []string) {
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, `"`) {
			s, err := strconv.Unquote(strings.TrimSpace(line))
			if err != nil {
				s = "bad quotation: " + line
			}
			list = append(list, s)
		}
	}
	return list
}

// Inputs returns all URLs of the file.
func (c CaseFile) Inputs() (list []string) {
	for _, f := range c.Archive.Files {
		list = append(list, Quoted(f.Data)...)
	}
	return list
}

// Hold compares a section with what render makes of its URLs. With update it writes that into the file.
func (c CaseFile) Hold(t *testing.T, section string, update bool, render func(url string) string) {
	t.Helper()
	f := c.Section(section)
	var b strings.Builder
	for _, s := range Quoted(f.Data) {
		b.WriteString(render(s))
	}
	switch {
	case b.Len() == 0:
		t.Errorf("the section %q has no case", section)
	case update:
		f.Data = []byte(b.String())
		if err := os.WriteFile(c.Path, txtar.Format(c.Archive), 0o666); err != nil {
			t.Fatal(err)
		}
	case b.String() != string(f.Data):
		t.Errorf("%s: got\n%swant\n%s", section, b.String(), f.Data)
	}
}
