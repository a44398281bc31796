package adopted

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/wasm/links"
)

// TestAction runs the steps of the action in another repository.
func TestAction(t *testing.T) {
	t.Parallel()
	dir, action := t.TempDir(), t.TempDir()
	repository(t, action)
	write(t, filepath.Join(dir, "docs/a.md"), "http://host/~user/ http://host/a%zz/b\n")
	var steps []string
	for _, match := range regexp.MustCompile(`(?m)^ +run: (.*)$`).FindAllStringSubmatch(read(t, "../../action.yml"), -1) {
		steps = append(steps, match[1])
	}
	if len(steps) != 2 {
		t.Fatalf("the steps of the action are %q", steps)
	}
	cmd := command(dir, "bash", "-e", "-o", "pipefail", "-c", strings.Join(steps, "\n"))
	// Each folder is new. With its path in the build, nothing could come from the build cache.
	cmd.Env = append(os.Environ(), "RUNNER_TEMP="+t.TempDir(), "GITHUB_ACTION_PATH="+action, "GITHUB_WORKSPACE="+dir, "FILES=docs", "OPTIONS=-ignore percent",
		"GOFLAGS=-trimpath", "GOWORK=off")
	out, err := cmd.Output()
	const want = "::error file=docs/a.md,line=1,endLine=1,col=13,endColumn=14,title=urlscope tilde::" +
		"'~' must be written '%257E' (section 2.2) [tilde]%0AEncode as '%257E': http://host/%257Euser/ (same resource)\n"
	if status := cmd.ProcessState.ExitCode(); status != 1 || string(out) != want {
		t.Errorf("status %d, %v, output %q, want %q", status, err, out, want)
	}
}

// TestWorkflowsLint checks with actionlint the workflows that users copy.
func TestWorkflowsLint(t *testing.T) {
	needsDownloads(t)
	run(t, ".", "go", "run", "github.com/rhysd/actionlint/cmd/actionlint@v1.7.7", "-shellcheck=", "../../.ci/verify.yml", "../../.ci/github-pages.yml")
	if !strings.Contains(read(t, "../../.ci/verify.yml"), "uses: OWNER/REPOSITORY@COMMIT") {
		t.Error("verify.yml does not use the action")
	}
}

// TestPreCommitFiles checks that pre-commit passes to the hook all documents that urlscope reads, and no code.
func TestPreCommitFiles(t *testing.T) {
	pattern := regexp.MustCompile(`files: '(.*)'`).FindStringSubmatch(read(t, "../../.pre-commit-hooks.yaml"))
	if pattern == nil {
		t.Fatal("the hook names no files")
	}
	files := regexp.MustCompile(pattern[1])
	for _, f := range links.Formats {
		for _, ext := range f.Exts {
			if files.MatchString("docs/a"+ext) == f.Code {
				t.Errorf("the extension %s (code: %t) does not agree with the hook's files %s", ext, f.Code, files)
			}
		}
	}
	if files.MatchString("main.go") || files.MatchString("md") {
		t.Errorf("the hook's files %s match other files than documents", files)
	}
}

// TestPreCommit commits with the hook, which the configuration refers to by repository: a faulty URL stops the commit.
func TestPreCommit(t *testing.T) {
	needsDownloads(t)
	dir, hooks := t.TempDir(), t.TempDir()
	environment := append(os.Environ(), "GOWORK=off", "GOFLAGS=-trimpath", "PRE_COMMIT_HOME="+t.TempDir(), "GIT_CONFIG_GLOBAL=/dev/null",
		"GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@host.example", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@host.example")
	do := func(dir string, args ...string) (string, int) {
		cmd := command(dir, args...)
		cmd.Env = environment
		out, _ := cmd.CombinedOutput()
		return string(out), cmd.ProcessState.ExitCode()
	}
	repository(t, hooks)
	for _, args := range []string{"init -q", "add .", "commit -qm a", "tag v0.1.0"} {
		if said, status := do(hooks, append([]string{"git"}, strings.Fields(args)...)...); status != 0 {
			t.Fatalf("git %s: %s", args, said)
		}
	}
	config := strings.Replace(read(t, "../../.ci/pre-commit-config.yaml"), "https://github.com/OWNER/REPOSITORY", hooks, 1)
	write(t, filepath.Join(dir, ".pre-commit-config.yaml"), config)
	write(t, filepath.Join(dir, "a.md"), "http://host/~user/\n")
	write(t, filepath.Join(dir, "main.go"), "// http://host/~user/\n")
	for _, step := range []struct {
		args   []string
		status int
		says   string
	}{
		{[]string{"git", "init", "-q"}, 0, ""},
		{[]string{"pre-commit", "install"}, 0, ""},
		{[]string{"git", "add", "."}, 0, ""},
		{[]string{"git", "commit", "-m", "a"}, 1, "a.md:1:13: error: '~' must be written '%7E' (section 2.2) [tilde]"},
		{[]string{"sh", "-c", `echo '{"ignore": ["tilde"]}' >.urlscope.json && git add .`}, 0, ""},
		{[]string{"git", "commit", "-m", "a"}, 0, "URLs in documents"},
	} {
		if said, status := do(dir, step.args...); status != step.status || !strings.Contains(said, step.says) {
			t.Fatalf("%q: status %d, %s", step.args, status, said)
		}
	}
}

// TestSARIFStandard validates the SARIF of verify against the schema of OASIS, which a library contains.
func TestSARIFStandard(t *testing.T) {
	needsDownloads(t)
	var module struct{ Dir string }
	if err := json.Unmarshal([]byte(run(t, ".", "go", "mod", "download", "-json", "github.com/owenrumney/go-sarif/v3@v3.3.1")), &module); err != nil {
		t.Fatal(err)
	}
	file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(module.Dir, "pkg/report/v210/sarif/schema.go"), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var schema string
	for n := range ast.Preorder(file) {
		if literal, ok := n.(*ast.BasicLit); ok && len(literal.Value) > len(schema) {
			schema = literal.Value
		}
	}
	if schema, err = strconv.Unquote(schema); err != nil || !strings.Contains(schema, "SARIF") {
		t.Fatalf("no schema: %v", err)
	}
	name := filepath.Join(t.TempDir(), "sarif.json")
	write(t, name, schema)
	said := run(t, "../..", "go", "test", "-count=1", "-v", "-run", "^TestVerifySARIF$", "./wasm/cli", "-sarif-schema", name)
	if !slices.Contains(strings.Fields(said), "PASS:") {
		t.Error(said)
	}
}
