package page

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestScriptsFindElements checks that each element that a script looks up by id is in a page, or is made by this
// package or by a script. Otherwise nobody would notice that the code does nothing.
func TestScriptsFindElements(t *testing.T) {
	read := func(pattern string) (all string) {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, name := range files {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			all += string(data)
		}
		return all
	}
	scripts := read("../../web/*.js") + read("../../web/page/*.js")
	var made []string
	ids := regexp.MustCompile(`\bid="([^"]+)"|\.ID\("([^"]+)"\)|\.id = "([^"]+)"|\b(?:button|tool|flip|check|sheetID)\("([^"]+)"|newSearch\("([^"]+)"`)
	for _, m := range ids.FindAllStringSubmatch(read("../../web/*.html")+read("*.go")+scripts, -1) {
		made = append(made, strings.Join(m[1:], ""))
	}
	for _, row := range panels { // the ids of panels are their words
		made = append(made, string(row.word))
	}
	looked := regexp.MustCompile(`getElementById\("([^"]+)"\)|querySelector(?:All)?\("(#[^"]+)"\)`)
	for _, m := range looked.FindAllStringSubmatch(scripts, -1) {
		for id := range strings.SplitSeq(m[1]+m[2], ", ") {
			id, _, _ = strings.Cut(strings.TrimPrefix(id, "#"), " ")
			if id, _, _ = strings.Cut(id, ":"); !strings.HasPrefix(id, ".") && !slices.Contains(made, id) {
				t.Errorf("a script looks up #%s, and there is no such element", id)
			}
		}
	}
}
