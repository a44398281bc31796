package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// elsewhere maps examples that cannot run here to the reason.
var elsewhere = map[string]string{
	"urlscope lesson -scorm": "needs the site",
	"urlscope serve":         "serves until it is stopped",
	"urlscope site":          "needs a checkout",
	"urlscope npm":           "needs a checkout",
	"urlscope symbols":       "needs the site",
	"eval":                   "TestCompletionBash and TestCompletionZsh",
	"urlscope completion":    "TestCompletionFish",
}

// TestExamples runs the examples of help in a folder with the files that they name. Each must write something and
// must not fail with a usage error.
func TestExamples(t *testing.T) {
	if _, err := buildProgram(); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, content := range map[string]string{
		"urls.txt": "http://h/\nHTTP://h\n", "answers.txt": "ftp://host.dom/%2Fetc/motd\n", "README.md": "http://h/~u\n", "docs/a.md": "<http://h/{x}>\n",
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ran := 0
	for _, c := range subcommands() {
		for _, e := range c.examples {
			if runsHere(e.line) {
				ran++
				runExample(t, dir, e.line)
			}
		}
	}
	if ran < 15 {
		t.Errorf("only %d examples ran", ran)
	}
}

// runsHere reports whether an example can run in a folder with only its files.
func runsHere(line string) bool {
	for begin := range elsewhere {
		if strings.HasPrefix(line, begin) {
			return false
		}
	}
	return true
}

func runExample(t *testing.T, dir, line string) {
	t.Helper()
	cmd := exec.Command("sh", "-c", line)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+programDir+":"+os.Getenv("PATH"))
	out, err := cmd.CombinedOutput()
	wrote := len(out) > 0
	if _, file, ok := strings.Cut(line, ">"); ok && err == nil {
		info, err := os.Stat(filepath.Join(dir, file))
		wrote = err == nil && info.Size() > 0
	}
	if said := string(out); cmd.ProcessState.ExitCode() > 1 || strings.Contains(said, "there is no such file or folder\n") || !wrote && !strings.Contains(line, " -o ") {
		t.Errorf("%s: %v: %s", line, err, said)
	}
}
