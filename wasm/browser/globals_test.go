package browser

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

// TestGlobals: globals.d.ts declares exactly the globals by which the program and the scripts call each other.
func TestGlobals(t *testing.T) {
	called := names(t, `\burlscope[A-Z]\w*`, "browser.go")
	scripts := names(t, `\burlscope[A-Z]\w*`, "../../web/page/*.js", "../../web/app.js", "../../web/tools.js")
	given := names(t, `(?:globalThis|self)\.(urlscope[A-Z]\w*) = `, "../../web/page/*.js", "../../web/theme.js", "../../web/load.js", "../../web/frame.js")
	described := names(t, `\bvar (urlscope[A-Z]\w*):`, "../../web/page/globals.d.ts")
	inGo := []string{"urlscopeDocument", "urlscopeRehearsal"} // set by one program for the next, and by load.js in its worker
	for _, name := range called {
		if !slices.Contains(described, name) && !slices.Contains(inGo, name) {
			t.Errorf("the program calls %s, which globals.d.ts does not describe", name)
		}
	}
	for _, name := range described {
		if !slices.Contains(given, name) {
			t.Errorf("globals.d.ts describes %s, which no script has", name)
		}
		if !slices.Contains(called, name) && !slices.Contains(scripts, name) {
			t.Errorf("globals.d.ts describes %s, which nobody calls", name)
		}
	}
}

// names returns the distinct matches in files of an expression, or of its group.
func names(t *testing.T, expression string, patterns ...string) (found []string) {
	t.Helper()
	find := regexp.MustCompile(expression)
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range find.FindAllStringSubmatch(string(data), -1) {
				found = append(found, m[len(m)-1])
			}
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}
