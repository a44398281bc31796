package cli

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A message about a denied operation on a file names the operation.
func TestNotAllowed(t *testing.T) {
	for op, want := range map[string]string{
		"open": "a.md: you are not allowed to read it", "stat": "a.md: you are not allowed to read it",
		writing: "a.md: you are not allowed to write it", "mkdir": "a.md: you are not allowed to make this folder",
	} {
		if got := inWords(fmt.Errorf("%w", &fs.PathError{Op: op, Path: "a.md", Err: fs.ErrPermission})); got != want {
			t.Errorf("%s: %q, want %q", op, got, want)
		}
	}
	if got, want := inWords(&fs.PathError{Op: "open", Err: fs.ErrNotExist}), `"": there is no such file or folder`; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if os.Getuid() == 0 { // root may read everything
		return
	}
	name := filepath.Join(t.TempDir(), "un.md")
	if err := os.WriteFile(name, nil, 0o200); err != nil {
		t.Fatal(err)
	}
	var out, log strings.Builder
	if status := Main([]string{"verify", name}, nil, &out, &log); status != 2 || !strings.HasPrefix(log.String(), "urlscope: "+name+": you are not allowed to read it\n") {
		t.Errorf("status %d, %q", status, &log)
	}
}
