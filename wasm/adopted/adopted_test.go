// Package adopted tests urlscope from outside: as a module, an npm package, an action and a hook in folders of other
// projects, with the programs and packages that these use. Tests that need downloads run only in make test-adopted.
package adopted

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

var downloads = flag.String("downloads", "", "keep what has to be downloaded in this folder, and run the tests that need it")

// needsDownloads skips a test unless downloads are allowed, and returns the folder for them.
func needsDownloads(t *testing.T) string {
	t.Helper()
	if *downloads == "" {
		t.Skip("needs downloads: make test-adopted")
	}
	return *downloads
}

// parts lists the parts of the repository that a copy needs.
var parts = []string{".ci", ".pre-commit-hooks.yaml", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md", "SECURITY.md", "action.yml", "core", "go.mod", "go.sum", "testdata", "wasm", "web"}

func repository(t *testing.T, to string) {
	t.Helper()
	for _, part := range parts {
		from := filepath.Join("../..", part)
		info, err := os.Stat(from)
		if err != nil {
			t.Fatal(err)
		}
		if info.IsDir() {
			if err := os.CopyFS(filepath.Join(to, part), os.DirFS(from)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		write(t, filepath.Join(to, part), read(t, from))
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func write(t *testing.T, name, content string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
		t.Fatal(err)
	}
}

// run runs a command in a folder and returns its output. The test fails if the command does.
func run(t *testing.T, dir string, args ...string) string {
	t.Helper()
	out, err := command(dir, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%q: %v\n%s", args, err, out)
	}
	return string(out)
}

// command returns a command without the workspace of the tests in its environment.
func command(dir string, args ...string) *exec.Cmd {
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off")
	return cmd
}
