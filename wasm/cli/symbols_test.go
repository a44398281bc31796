package cli

import (
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A stack trace in any format gets files and lines from the symbols. Package site tests real ones.
func TestSymbols(t *testing.T) {
	const (
		stack = "panic: gone\n\ngoroutine 1 [running]:\nmain.inner(...)\n\t?:0\nmain.main()\n\t?:0 +0x1b\nmain.other()\n\t?:0 +0x1\n"
		want  = "panic: gone\n\ngoroutine 1 [running]:\nmain.inner(...)\n\tin.go:7\nmain.main()\n\tmain.go:12 +0x1b\nmain.other()\n\t?:0 +0x1\n"
	)
	dir := t.TempDir()
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	w.Write([]byte("main.main\n\t0\tmain.go:9\n\t1a\tin.go:7\tmain.go:12\n\t1b\tmain.go:13\n"))
	w.Close()
	symbols, file := filepath.Join(dir, "symbols.txt.gz"), filepath.Join(dir, "stack.txt")
	for name, data := range map[string][]byte{symbols: packed.Bytes(), file: []byte(stack)} {
		if err := os.WriteFile(name, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		args           []string
		status         int
		stdout, stderr string
	}{
		{[]string{symbols}, 0, want, ""},
		{[]string{symbols, file}, 0, want, ""},
		{[]string{file}, 2, "", "urlscope: " + file + ": not a file of symbols\n"},
		{[]string{symbols, dir + "/nowhere"}, 2, "", "urlscope: " + dir + "/nowhere: there is no such file or folder\n"},
		{[]string{dir + "/nowhere"}, 2, "", "urlscope: " + dir + "/nowhere: there is no such file or folder\n"},
		{nil, 2, "", "urlscope: symbols: no file of symbols given\n"},
		{[]string{symbols, file, file}, 2, "", "urlscope: symbols: more than "},
	} {
		var stdout, stderr strings.Builder
		status := Main(append([]string{"symbols"}, c.args...), strings.NewReader(stack), &stdout, &stderr)
		if status != c.status || stdout.String() != c.stdout || !says(stderr.String(), c.stderr) {
			t.Errorf("symbols %q: status %d, stdout %q, stderr %q", c.args, status, &stdout, &stderr)
		}
		for _, bad := range badManners(status, stdout.String(), stderr.String()) {
			t.Errorf("symbols %q: %s", c.args, bad)
		}
	}
}
