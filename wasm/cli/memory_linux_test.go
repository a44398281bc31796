package cli

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestVerifyMemory limits the memory of a process to twenty times the size of the document, besides what the
// process takes anyway. The documents are full of findings: in one line, in cells, in a JSON string, in one URL.
// Without URLSCOPE_ROUNDS=all the test runs only those that once took most.
func TestVerifyMemory(t *testing.T) {
	const file = "URLSCOPE_FILE"
	if name := os.Getenv(file); name != "" {
		Main([]string{"verify", "-config", "", "-q", "-fix", name}, nil, io.Discard, io.Discard)
		status, err := os.ReadFile("/proc/self/status")
		if err != nil {
			t.Fatal(err)
		}
		os.Stdout.Write(status)
		return
	}
	taken := func(name, doc string) int {
		name = filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(name, []byte(doc), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(os.Args[0], "-test.run=^TestVerifyMemory$")
		cmd.Env = append(os.Environ(), file+"="+name)
		out, err := cmd.Output()
		found := regexp.MustCompile(`VmHWM:\s*(\d+) kB`).FindSubmatch(out)
		if err != nil || found == nil {
			t.Fatalf("the peak of memory is missing: %v\n%s", err, out)
		}
		n, _ := strconv.Atoi(string(found[1]))
		return n << 10
	}
	own := taken("a.txt", "http://h/~a")
	fill := func(s string) string { return strings.Repeat(s, 9<<17/len(s)) }
	for name, doc := range map[string]string{
		"line.txt":        fill("http://host/some/~path of words "),
		"url.txt":         "http://h/" + fill("^a"),
		"table.adoc":      "|===\n" + fill("|http://host/~a and words ") + "\n|===\n",
		"table.md":        "|a|b|\n|-|-|\n" + fill("|http://host/~a|of words and others|\n"),
		"notebook.ipynb":  `{"cells":[{"cell_type":"markdown","source":"` + fill(`see http://host/~a and others\n`) + `"}]}`,
		"references.html": fill("http://host/~&copy; and more"),
		"links.md":        fill("[text](http://host/~a 'title')\n\n"),
	} {
		if os.Getenv("URLSCOPE_ROUNDS") != "all" && name != "table.adoc" && name != "url.txt" {
			continue
		}
		n := taken(name, doc) - own
		for tries := 1; n > 20*len(doc) && tries < 3; tries++ { // a busy machine may collect too late
			n = min(n, taken(name, doc)-own)
		}
		if n > 20*len(doc) {
			t.Errorf("%s: %d octets of memory for %d, %.1f times as many", name, n, len(doc), float64(n)/float64(len(doc)))
		} else {
			t.Logf("%s: %.1f times the document", name, float64(n)/float64(len(doc)))
		}
	}
}
