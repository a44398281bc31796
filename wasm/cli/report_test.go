package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"urlscope/core/report"
	"urlscope/core/text"
)

// buildProgram builds the program and returns its file, because only a process has pipes, signals and exit
// statuses.
var buildProgram = sync.OnceValues(func() (string, error) {
	file := filepath.Join(programDir, "urlscope")
	out, err := exec.Command("go", "build", "-buildvcs=false", "-o", file, "urlscope/wasm").CombinedOutput()
	if err != nil {
		return "", errors.New(string(out))
	}
	return file, nil
})

// program returns a command that runs the built program with args.
func program(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	file, err := buildProgram()
	if err != nil {
		t.Fatal(err)
	}
	return exec.Command(file, args...)
}

// reportOf returns the output of report.
func reportOf(t *testing.T, l text.Lang, url string) string {
	t.Helper()
	b, err := json.Marshal(report.In(l, url))
	if err != nil {
		t.Fatal(err)
	}
	return string(b) + "\n"
}

func TestReportCommand(t *testing.T) {
	long := "http://h/" + strings.Repeat("a", 1<<20)
	for _, test := range []struct {
		args  []string
		stdin string
		lang  text.Lang
		urls  []string
	}{
		{[]string{"http://h/", "ftp://h/\xff\n"}, "http://not.read/", text.English, []string{"http://h/", "ftp://h/\xff\n"}},
		{[]string{"-lang", "ja", "http://h/~u"}, "", text.Japanese, []string{"http://h/~u"}},
		{[]string{"--", "-indent"}, "", text.English, []string{"-indent"}},
		{nil, "http://h/\r\n\n\xff\x00\nmailto:a@b", text.English, []string{"http://h/", "", "\xff\x00", "mailto:a@b"}},
		{nil, "", text.English, nil},
		{nil, long + "\nx:\n", text.English, []string{long, "x:"}},
		{[]string{"-0"}, "http://h/\n\x00\x00x:\r", text.English, []string{"http://h/\n", "", "x:\r"}},
	} {
		var want strings.Builder
		for _, url := range test.urls {
			want.WriteString(reportOf(t, test.lang, url))
		}
		var stdout, stderr strings.Builder
		status := Main(append([]string{"report"}, test.args...), strings.NewReader(test.stdin), &stdout, &stderr)
		if status != 0 || stderr.Len() > 0 || stdout.String() != want.String() {
			t.Errorf("report %q: status %d, stderr %q, stdout %.200q, want %.200q", test.args, status, &stderr, &stdout, &want)
		}
	}
}

func TestReportIndent(t *testing.T) {
	want, err := os.ReadFile("../../testdata/report/ftp.json")
	if err != nil {
		t.Fatal(err)
	}
	var stdout strings.Builder
	Main([]string{"report", "-indent", "ftp://myname@host.dom/%2Fetc/motd"}, nil, &stdout, io.Discard)
	if stdout.String() != string(want) {
		t.Errorf("report -indent: %s", &stdout)
	}
}

// TestReportStreams: report answers each line before it reads the next.
func TestReportStreams(t *testing.T) {
	cmd := program(t, "report")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer time.AfterFunc(time.Minute, func() { cmd.Process.Kill() }).Stop() // otherwise the test would hang
	lines := bufio.NewReader(out)
	for _, url := range []string{"http://h/", "x", "mailto:a@b"} {
		io.WriteString(in, url+"\n")
		if line, err := lines.ReadString('\n'); err != nil || line != reportOf(t, text.English, url) {
			t.Fatalf("%s: %q, %v", url, line, err)
		}
	}
	in.Close()
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
}

// TestClosedPipe: every subcommand that writes ends without a message when the reader of its output, such as head,
// closes the pipe.
func TestClosedPipe(t *testing.T) {
	for _, args := range [][]string{{"report"}, {"anatomy", "http://h/"}, {"help"}, {"help", "report"}} {
		cmd := program(t, args...)
		r, w, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		r.Close()
		cmd.Stdin = strings.NewReader(strings.Repeat("http://h/\n", 1000))
		var stderr strings.Builder
		cmd.Stdout, cmd.Stderr = w, &stderr
		err = cmd.Run()
		w.Close()
		if err != nil || stderr.Len() > 0 {
			t.Errorf("%q with a closed pipe: %v, stderr %q", args, err, &stderr)
		}
	}
}

// TestFullDisk: the subcommands report an error if their output cannot be written.
func TestFullDisk(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Logf("this system has no /dev/full: %v", err)
		return
	}
	defer full.Close()
	for _, args := range [][]string{{"report", "x:"}, {"anatomy", "x:"}, {"help"}} {
		cmd := program(t, args...)
		var stderr strings.Builder
		cmd.Stdout, cmd.Stderr = full, &stderr
		if err := cmd.Run(); err == nil || !strings.Contains(stderr.String(), "standard output: there is no room left") {
			t.Errorf("%q on a full disk: %v, stderr %q", args, err, &stderr)
		}
	}
}
