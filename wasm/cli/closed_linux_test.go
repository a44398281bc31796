package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestClosedOutput runs a command whose standard output is closed. The command must fail, but succeed if the
// output is the null device.
func TestClosedOutput(t *testing.T) {
	const asked = "URLSCOPE_RUN"
	if os.Getenv(asked) != "" {
		os.Exit(Main(strings.Fields(os.Getenv(asked)), os.Stdin, os.Stdout, os.Stderr))
	}
	file := filepath.Join(t.TempDir(), "a.md")
	if err := os.WriteFile(file, []byte("http://h/~a"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		to     string
		status int
		says   string
	}{
		{">&-", 1, "urlscope: standard output is closed: nothing was written\n"},
		{">/dev/null", 0, ""},
	} {
		for _, command := range []string{"report http://h/", "help", "standards http://h/"} {
			checkOutput(t, asked+"="+command, c.to, c.status, c.says)
		}
	}
	// Who runs it for its status may open the null device to be read and written.
	for _, to := range []string{">&-", ">/dev/null", "1<>/dev/null"} {
		checkOutput(t, asked+"=verify "+file, to, 1, "1 URL in 1 file, 1 error\n")
	}
}

// checkOutput runs this test in another process, with a variable that has the command.
func checkOutput(t *testing.T, variable, to string, status int, says string) {
	t.Helper()
	cmd := exec.Command("/bin/sh", "-c", `"$0" -test.run='^TestClosedOutput$' `+to, os.Args[0])
	cmd.Env = append(os.Environ(), variable)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	cmd.Run()
	if is := cmd.ProcessState.ExitCode(); is != status || stderr.String() != says {
		t.Errorf("%s %s: status %d, %q", variable, to, is, stderr.String())
	}
}
