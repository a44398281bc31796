package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestVerifyKeepsFiles holds -fix to what a file is: one that is protected stays as it is, one with two names keeps both, and
// what is said names the file.
func TestVerifyKeepsFiles(t *testing.T) {
	dir := t.TempDir()
	protected, first, second := filepath.Join(dir, "protected.txt"), filepath.Join(dir, "first.txt"), filepath.Join(dir, "second.txt")
	const wrong, right = "http://host.example/~joe\n", "http://host.example/%7Ejoe\n"
	for _, name := range []string{protected, first} {
		if err := os.WriteFile(name, []byte(wrong), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(protected, 0o444); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(first, second); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	if status := Main([]string{"verify", "-fix", protected, first}, nil, &stdout, &stderr); status != 2 {
		t.Errorf("status %d", status)
	}
	if want := "urlscope: " + protected + " is write-protected: its fixes are left out\n"; !strings.Contains(stderr.String(), want) {
		t.Errorf("%q does not say %q", stderr.String(), want)
	}
	for name, want := range map[string]string{protected: wrong, first: right, second: right} {
		if got, err := os.ReadFile(name); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v, want %q", name, got, err, want)
		}
	}
}

// TestReplaceFileNames says of a file that cannot be written which one it is.
func TestReplaceFileNames(t *testing.T) {
	name := filepath.Join(t.TempDir(), "none", "a.txt")
	err := replaceFile(name, "x")
	if want := "write " + name + ": no such file or directory"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}
