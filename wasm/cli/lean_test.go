package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestLean builds the program without the site. The program checks documents, names what it lacks, and is much
// smaller.
func TestLean(t *testing.T) {
	whole, err := buildProgram()
	if err != nil {
		t.Fatal(err)
	}
	leanImports(t)
	lean := filepath.Join(t.TempDir(), "urlscope")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-tags", "lean", "-o", lean, "urlscope/wasm").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	sizes := map[string]int64{}
	for _, file := range []string{whole, lean} {
		info, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		sizes[file] = info.Size()
	}
	if sizes[lean] > sizes[whole]*7/10 {
		t.Errorf("it has %d octets, and the whole program %d", sizes[lean], sizes[whole])
	}
	const root = "../.."
	for _, test := range []struct {
		args           []string
		status         int
		stdout, stderr string // the start of the outputs
	}{
		{[]string{"report", "-check", "http://h/"}, 0, `{"version":1`, ""},
		{[]string{"verify", "SECURITY.md"}, 0, "", ""},
		{[]string{"serve"}, 1, "", "urlscope: this program was built without the site: "},
		{[]string{"site"}, 1, "", "urlscope: this program was built without the site: "},
		{[]string{"npm"}, 1, "", "urlscope: this program was built without the site: "},
		{[]string{"symbols", "README.md", "README.md"}, 1, "", "urlscope: this program was built without the site: "},
	} {
		cmd := exec.Command(lean, test.args...)
		cmd.Dir = root
		stdout, stderr, status := ran(t, cmd)
		if status != test.status || !strings.HasPrefix(stdout, test.stdout) || !strings.HasPrefix(stderr, test.stderr) {
			t.Errorf("%q: status %d, stdout %.200q, stderr %q", test.args, status, stdout, stderr)
		}
	}
}

// leanImports checks that this program imports nothing of the site.
func leanImports(t *testing.T) {
	t.Helper()
	deps, err := exec.Command("go", "list", "-tags", "lean", "-deps", "urlscope/wasm").Output()
	if err != nil {
		t.Fatal(err)
	}
	for path := range strings.FieldsSeq(string(deps)) {
		for _, without := range []string{"/wasm/site", "/wasm/page", "/go-app/", "/brotli", "/minify/", "go/ast"} {
			if strings.HasSuffix(path, without) || strings.HasSuffix(without, "/") && strings.Contains(path, without) {
				t.Errorf("it has %s", path)
			}
		}
	}
}
