package site

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestPackage checks that the package has the files that it exports and that its scripts import. Its scripts equal the
// site's except for their heads. wasm/adopted tests the package in use.
func TestPackage(t *testing.T) {
	p, err := newPackage("../..", "1.2.3-rc.1")
	if err != nil {
		t.Fatal(err)
	}
	var described struct {
		Version, Main, Types string
		Exports              map[string]any
	}
	if err := json.Unmarshal(p["package.json"], &described); err != nil {
		t.Fatal(err)
	}
	if described.Version != "1.2.3-rc.1" {
		t.Errorf("the version of the package is %s", described.Version)
	}
	named := []string{described.Main, described.Types}
	for _, export := range described.Exports {
		switch export := export.(type) {
		case string:
			named = append(named, export)
		case map[string]any:
			for _, file := range export {
				named = append(named, file.(string))
			}
		}
	}
	for _, m := range regexp.MustCompile(`(?:import\(|from )"(\./[^"]+)"`).FindAllSubmatch(slices.Concat(p["urlscope.js"], p["embed.js"]), -1) {
		named = append(named, string(m[1]))
	}
	built := []string{"./parser.js", "./texts.ja.js", "./texts.zh-Hant.js", "./wasm_exec.js"}
	for _, name := range built {
		if !slices.Contains(named, name) {
			t.Errorf("%s is not imported", name)
		}
	}
	for _, name := range named {
		if p[strings.TrimPrefix(name, "./")] == nil && !slices.Contains(built, name) {
			t.Errorf("there is no %s", name)
		}
	}
	for name, says := range map[string][]string{
		"urlscope.js": {"const beside = ", "\nexport const report = "},
		"embed.js":    {"export const define = ", "\nclass URLScope extends ", "URLScope);\n};\n"},
	} {
		for _, line := range says {
			if strings.Count(string(p[name]), line) != 1 {
				t.Errorf("%s does not say %q once", name, line)
			}
		}
		if strings.Contains(string(p[name]), "import.meta") || strings.Contains(string(p[name]), "fetch(") {
			t.Errorf("%s finds files beside it in a way that bundlers do not know", name)
		}
	}
}

// TestPackageVersion checks that npm accepts the version.
func TestPackageVersion(t *testing.T) {
	for version, want := range map[string]string{
		"1.2.3":   `{"version": "1.2.3"}`,
		"(devel)": `{"version": "0.0.0-devel"}`,
		"0.0.0-20260101000000-abcdefabcdef+dirty": `{"version": "0.0.0-20260101000000-abcdefabcdef+dirty"}`,
	} {
		if got, err := withVersion([]byte(`{"version": ""}`), version); err != nil || string(got) != want {
			t.Errorf("%s gives %s, %v", version, got, err)
		}
	}
	if _, err := withVersion([]byte(`{}`), "1.2.3"); err == nil {
		t.Error("there is no error for a package.json without a place for the version")
	}
	if _, err := headed(nil, []byte("a\nb\n"), "\nc\n", ""); err == nil {
		t.Error("there is no error for a script without a place for its head")
	}
}
