package page

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestScriptsFindElements: an element that a script of the page looks up by its id is in a page, or is made by this package or by a
// script. Code for an element that is gone does nothing, and nobody notices.
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
	for _, row := range panels { // whose ids are their words
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
