package adopted

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// section returns the lines below a heading in the README of core.
func section(t *testing.T, heading string) string {
	t.Helper()
	_, after, ok := strings.Cut(read(t, "../../core/README.md"), "\n"+heading+"\n")
	if !ok {
		t.Fatalf("the README has no %q", heading)
	}
	if end := regexp.MustCompile(`(?m)^##? `).FindStringIndex(after); end != nil {
		after = after[:end[0]]
	}
	return after
}

// indented matches the indented lines of a README, which are commands and code.
var indented = regexp.MustCompile(`(?m)^    (.*)$`)

// TestModuleConsumer checks that another module can use core as the README says: the sample has the output it promises, and
// go.mod requires only one more module.
func TestModuleConsumer(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	repository(t, filepath.Join(dir, "urlscope"))
	consume(t, filepath.Join(dir, "consumer"), section(t, "## Use it from Go"), "urlscope")
}

// consume creates a module in dir that follows the README's section says, for a module at path.
func consume(t *testing.T, dir, says, path string) {
	t.Helper()
	_, sample, _ := strings.Cut(says, "```go\n")
	sample, _, ok := strings.Cut(sample, "\n```")
	code, output, hasOutput := strings.Cut(sample, "\n// Output:\n")
	end := strings.Index(code, "\n)\n") + len("\n)\n")
	if !ok || !hasOutput || end <= 0 {
		t.Fatalf("no sample in %q", says)
	}
	write(t, filepath.Join(dir, "go.mod"), "module example.org/consumer\n\ngo 1.26.0\n")
	write(t, filepath.Join(dir, "main.go"), "package main\n\n"+code[:end]+"func main() {\n"+code[end:]+"}\n")
	for _, line := range indented.FindAllStringSubmatch(says, -1) {
		run(t, dir, strings.Fields(line[1])...)
	}
	if got, want := run(t, dir, "go", "run", "."), regexp.MustCompile(`(?m)^// ?`).ReplaceAllString(output, "")+"\n"; got != want {
		t.Errorf("the sample writes %q, want %q", got, want)
	}
	var mod struct{ Require []struct{ Path string } }
	if err := json.Unmarshal([]byte(run(t, dir, "go", "mod", "edit", "-json")), &mod); err != nil {
		t.Fatal(err)
	}
	required := map[string]bool{}
	for _, r := range mod.Require {
		required[r.Path] = true
	}
	if len(required) != 2 || !required[path] || !required["github.com/agnivade/levenshtein"] {
		t.Errorf("go.mod requires %v", required)
	}
}

// TestModuleRenamed checks that make module renames the module, also twice in a row: it builds, and other modules can use it
// by its new name. In make test-adopted, which may take longer, all tests of core run, too.
func TestModuleRenamed(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	root := filepath.Join(dir, "urlscope")
	repository(t, root)
	const host = "first.example/x.y" // split, because make module also edits this file
	run(t, root, "make", "module", "MODULE="+host+"/urlscope")
	run(t, root, "make", "module", "MODULE=example.com/you/urlscope")
	if module := strings.TrimSpace(run(t, root, "go", "list", "-m")); module != "example.com/you/urlscope" {
		t.Errorf("the module is called %s", module)
	}
	const left = `grep -rE '"urlscope/(core|wasm)|x[.]y/urlscope"' core wasm go.mod; find . -name '*.before'; gofmt -l core wasm`
	if said := run(t, root, "sh", "-c", left+"; true"); said != "" {
		t.Errorf("not renamed, or not formatted: %s", said)
	}
	run(t, root, "go", "build", "-o", filepath.Join(dir, "program"), "./wasm")
	run(t, root, "go", "vet", "./core/...")
	run(t, root, "go", "test", "-run", "TestDeps|TestRules|TestDecisions|Example", "./core", "./core/report", "./core/text")
	run(t, root, "go", "test", "-run", "TestImports", "./wasm")
	readme := strings.ReplaceAll(section(t, "## Use it from Go"), "\"urlscope/", "\"example.com/you/urlscope/")
	readme = strings.NewReplacer("=urlscope@", "=example.com/you/urlscope@", "=urlscope=", "=example.com/you/urlscope=").Replace(readme)
	if !strings.Contains(read(t, filepath.Join(root, "core/README.md")), indented.FindString(readme)) {
		t.Errorf("the README does not have %q", indented.FindString(readme))
	}
	consume(t, filepath.Join(dir, "consumer"), readme, "example.com/you/urlscope")
	if cmd := command(root, "make", "module", "MODULE=urlscope"); cmd.Run() == nil {
		t.Error("a module path without a dot is accepted")
	}
	if *downloads != "" {
		run(t, root, "go", "vet", "./...")
		servers, err := filepath.Abs("../../build/servers") // make has downloaded them
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(os.MkdirAll(filepath.Join(root, "build"), 0o777), os.Symlink(servers, filepath.Join(root, "build/servers"))); err != nil {
			t.Fatal(err)
		}
		run(t, root, "go", "test", "-timeout", "30m", "./core/...")
	}
}
