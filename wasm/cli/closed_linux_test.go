package cli

import (
	"os"
	"os/exec"
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
	for _, c := range []struct {
		to     string
		status int
		says   string
	}{
		{">&-", 1, "urlscope: standard output is closed: nothing was written\n"},
		{">/dev/null", 0, ""},
	} {
		for _, command := range []string{"report http://h/", "help", "standards http://h/"} {
			cmd := exec.Command("/bin/sh", "-c", `"$0" -test.run='^TestClosedOutput$' `+c.to, os.Args[0])
			cmd.Env = append(os.Environ(), asked+"="+command)
			var stderr strings.Builder
			cmd.Stderr = &stderr
			cmd.Run()
			if status := cmd.ProcessState.ExitCode(); status != c.status || stderr.String() != c.says {
				t.Errorf("urlscope %s %s: status %d, %q", command, c.to, status, stderr.String())
			}
		}
	}
}
