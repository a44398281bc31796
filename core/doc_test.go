//go:build !js

package core_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDoc: every test that doc.go names is there, and every reading that it numbers
// is among the decisions, and the other way round.
func TestDoc(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	var tests strings.Builder
	files, _ := filepath.Glob("*_test.go")
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		tests.Write(data)
	}
	for _, name := range regexp.MustCompile(`\bTest[A-Z]\w+`).FindAllString(string(doc), -1) {
		if !strings.Contains(tests.String(), "\nfunc "+name+"(t *testing.T)") {
			t.Errorf("there is no %s", name)
		}
	}
	readings := regexp.MustCompile(`(?m)^//\t(\d\d)  `).FindAllStringSubmatch(string(doc), -1)
	if len(readings) != len(decisions) {
		t.Fatalf("doc.go numbers %d readings, there are %d decisions", len(readings), len(decisions))
	}
	for i, r := range readings {
		if !strings.HasPrefix(decisions[i].name, r[1]+"-") {
			t.Errorf("reading %s stands where the decision is %s", r[1], decisions[i].name)
		}
	}
}
