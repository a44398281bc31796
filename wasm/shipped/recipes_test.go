package shipped

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// TestRecipes checks that every line of code in README.md, web/README.md and host.html is also in the sites of
// TestBrowserEmbedSites, or in a test of its own.
func TestRecipes(t *testing.T) {
	var files []string
	err := fs.WalkDir(os.DirFS("../../testdata/embed"), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(filepath.Join("../../testdata/embed", name))
		files = append(files, "\n"+string(data))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := []string{embedPolicy(t), reportPolicy(t), reportScript(t), embedLesson(t),
		"location /urlscope/ {", "route /urlscope/*", "ErrorDocument 404", "cd build/site\n"} // in hosts_test.go
	for from, recipes := range map[string][]string{"README.md": readmeRecipes(t, "../../README.md", "Put it into a page"),
		"web/README.md": readmeRecipes(t, "../../web/README.md", "Put a URL into your documentation"), "host.html": hostRecipes(t)} {
		if len(recipes) == 0 {
			t.Errorf("%s has only %d recipes", from, len(recipes))
		}
	each:
		for _, recipe := range recipes {
			for _, prefix := range elsewhere {
				if strings.HasPrefix(recipe, prefix) {
					continue each
				}
			}
			for _, indent := range []string{"", "  "} {
				lines := strings.ReplaceAll("\n"+recipe+"\n", "\n", "\n"+indent)
				lines = strings.ReplaceAll(strings.TrimSuffix(lines, indent), "\n"+indent+"\n", "\n\n")
				for _, file := range files {
					if strings.Contains(file, lines) {
						continue each
					}
				}
			}
			t.Errorf("no site of testdata/embed has the lines of %s:\n%s", from, recipe)
		}
	}
}

// hostRecipes returns the code blocks of host.html.
func hostRecipes(t *testing.T) (recipes []string) {
	t.Helper()
	data, err := os.ReadFile("../../web/host.html")
	if err != nil {
		t.Fatal(err)
	}
	page, err := html.Parse(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for n := range page.Descendants() {
		if n.Data == "pre" {
			recipes = append(recipes, n.FirstChild.Data)
		}
	}
	return recipes
}

var (
	fenced = regexp.MustCompile("(?ms)^```\\w+\n(.*?)\n```$")
	ofHost = strings.NewReplacer("https://HOST/", exampleHost)
)

// readmeRecipes returns the code below a heading of a README that readers copy into their sites.
func readmeRecipes(t *testing.T, file, heading string) (recipes []string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(data), "\n## "+heading+"\n")
	text, _, ok := strings.Cut(text, "\n## ")
	if !ok {
		t.Fatalf("%s has no section %q", file, heading)
	}
	for _, block := range fenced.FindAllStringSubmatch(text, -1) {
		recipes = append(recipes, ofHost.Replace(block[1]))
	}
	return recipes
}

// The recipes of host.html that other tests use.

func embedPolicy(t *testing.T) string { return hostRecipe(t, "frame-src") }

func reportPolicy(t *testing.T) string { return hostRecipe(t, "wasm-unsafe-eval") }

func reportScript(t *testing.T) string { return hostRecipe(t, "import * as urlscope") }

func embedLesson(t *testing.T) string { return hostRecipe(t, "lesson=") }

// hostRecipe returns the recipe of host.html that contains words.
func hostRecipe(t *testing.T, words string) string {
	t.Helper()
	for _, recipe := range hostRecipes(t) {
		if strings.Contains(recipe, words) {
			return recipe
		}
	}
	t.Fatalf("host.html has no recipe with %s", words)
	return ""
}
