package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/wasm/links"
)

var update = flag.Bool("update", false, "write what is said now to testdata/verify")

func TestVerify(t *testing.T) {
	cases, err := filepath.Glob("../../testdata/verify/*.txtar")
	if err != nil || len(cases) < 10 {
		t.Fatalf("%d cases, %v", len(cases), err)
	}
	for _, file := range cases {
		file, err := filepath.Abs(file)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := runCase(t, want)
			if *update {
				if err := os.WriteFile(file, got, 0o666); err != nil {
					t.Fatal(err)
				}
			} else if diff := cmp.Diff(string(want), string(got)); diff != "" {
				t.Errorf("(-testdata +now); go test ./wasm/cli -run TestVerify -update rewrites it:\n%s", diff)
			}
		})
	}
}

// runCase runs the command of a case on its files, and returns the case with the actual results.
func runCase(t *testing.T, data []byte) []byte {
	t.Helper()
	in := txtar.Parse(data)
	out := &txtar.Archive{Comment: in.Comment}
	dir := t.TempDir()
	t.Chdir(dir)
	var args []string
	var stdin, stdout, stderr bytes.Buffer
	for _, f := range in.Files {
		switch {
		case f.Name == "command":
			args = strings.Fields(string(f.Data))
		case f.Name == "stdin":
			stdin.Write(f.Data)
		case f.Name == "output" || f.Name == "end" || strings.HasPrefix(f.Name, "after "):
			continue
		default:
			if err := os.MkdirAll(filepath.Dir(f.Name), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(f.Name, f.Data, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		out.Files = append(out.Files, f)
	}
	status := Main(args, &stdin, &stdout, &stderr)
	for _, f := range out.Files {
		if now, err := os.ReadFile(f.Name); err == nil && !bytes.Equal(now, f.Data) {
			out.Files = append(out.Files, txtar.File{Name: "after " + f.Name, Data: now})
		}
	}
	fmt.Fprintf(&stderr, "exit status %d\n", status)
	out.Files = append(out.Files, txtar.File{Name: "output", Data: stdout.Bytes()}, txtar.File{Name: "end", Data: stderr.Bytes()})
	return txtar.Format(out)
}

// ran runs a command and returns its outputs and its exit status.
func ran(t *testing.T, cmd *exec.Cmd) (stdout, stderr string, status int) {
	t.Helper()
	var out, log strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &log
	if err := cmd.Run(); err != nil && !errors.As(err, new(*exec.ExitError)) {
		t.Fatal(err)
	}
	return out.String(), log.String(), cmd.ProcessState.ExitCode()
}

// TestVerifyProcess checks that verify follows the conventions of Unix tools, as a process.
func TestVerifyProcess(t *testing.T) {
	dir := t.TempDir()
	write := func(name, content string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	clean, wrong := write("clean.txt", "http://h/"), write("wrong.txt", strings.Repeat("http://h/~\n", 2000))
	binary := write("binary.txt", "\x7fELF\x00http://h/~")
	utf16, pdf := write("utf16.txt", "\xff\xfeh\x00t\x00"), write("file.pdf", "%PDF-1.4\nhttp://h/~")
	link, empty := filepath.Join(t.TempDir(), "link"), t.TempDir()
	if err := os.Symlink(dir, link); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(empty, "main.go"), []byte("// http://h/~"), 0o666); err != nil {
		t.Fatal(err)
	}
	sum := "1 URL in 1 file\n"
	for _, test := range []struct {
		args   []string
		status int
		stdout string // the start of the output
		stderr string
	}{
		{[]string{clean}, 0, "", sum},
		{[]string{wrong}, 1, wrong + ":1:10: error: '~' must be written '%7E' (section 2.2) [tilde]\n\t", "2000 URLs in 1 file, 2000 errors\n"},
		{[]string{clean, dir + "/none"}, 2, "", "urlscope: " + dir + "/none: there is no such file or folder\n" + sum},
		{[]string{"https://h.example/~u"}, 2, "", "urlscope: https://h.example/~u: there is no such file or folder; to check a URL itself, use \"urlscope report\"\n"},
		{[]string{"-severity", "ERROR", "-standard=RFC3986", "-q", wrong}, 0, "", ""},
		{[]string{clean, binary}, 2, "", "urlscope: " + binary + " is a binary file: not checked\n" + sum},
		{[]string{utf16}, 2, "", "urlscope: " + utf16 + " is in UTF-16: not checked; save it as UTF-8\n0 URLs in 0 files\n"},
		{[]string{pdf}, 2, "", "urlscope: " + pdf + " is a binary file: not checked\n0 URLs in 0 files\n"},
		{[]string{dir}, 1, wrong, "urlscope: " + binary + " is a binary file: not checked\nurlscope: " + utf16},
		{[]string{link}, 1, link + "/wrong.txt:1:10: error", "urlscope: " + link},
		{[]string{empty}, 2, "", "urlscope: " + empty + ": this folder has no documents, which are files whose names end in .txt .text .md "},
		{nil, 2, "", "urlscope: verify: no file given (\"-\" is standard input)\nRun 'urlscope help verify' for usage.\n"},
		{[]string{"-severity", "fatal", clean}, 2, "", "urlscope: verify: -severity \"fatal\": must be one of error, warning, note\n"},
		{[]string{"-type", "pdf", clean}, 2, "", "urlscope: verify: -type \"pdf\": must be one of text, markdown, mdx, html, rst, asciidoc, org, notebook, json, yaml, toml\n"},
		{[]string{"-fix", "-"}, 2, "", "urlscope: -fix cannot write to standard input: name a file\n"},
	} {
		stdout, stderr, status := ran(t, program(t, append([]string{"verify"}, test.args...)...))
		if status != test.status || !strings.HasPrefix(stdout, test.stdout) || test.stdout == "" && stdout != "" || !strings.HasPrefix(stderr, test.stderr) {
			t.Errorf("verify %q: status %d, stdout %.200q, stderr %q", test.args, status, stdout, stderr)
		}
	}

	closed := program(t, "verify", wrong)
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	r.Close()
	var stderr strings.Builder
	closed.Stdout, closed.Stderr = w, &stderr
	closed.Run()
	w.Close()
	if status := closed.ProcessState.ExitCode(); status != 1 || stderr.Len() > 0 {
		t.Errorf("with a closed pipe: status %d, stderr %q", status, &stderr)
	}
}

// The help for the types is correct.
func TestVerifyHelp(t *testing.T) {
	for _, as := range links.Formats {
		for _, ext := range as.Exts {
			if _, line, ok := strings.Cut(verifyCommand.about, "\t"+as.Name+" "); !ok || !strings.Contains(strings.SplitN(line, ":", 2)[0], ext) {
				t.Errorf("%s is not said to be %s", ext, as.Name)
			}
		}
	}
}

// Every key of a configuration is an option.
func TestVerifyConfigKeys(t *testing.T) {
	o := new(options)
	newVerifier().options(o)
	for _, key := range configKeys {
		if o.lookup(key) == nil {
			t.Errorf("there is no option -%s", key)
		}
	}
}

// TestConfigAbove: verify finds a configuration in a folder above the current one, but not above the repository.
func TestConfigAbove(t *testing.T) {
	root := t.TempDir()
	for _, dir := range []string{"a/b", "a/c/.git", "a/c/d"} {
		if err := os.MkdirAll(filepath.Join(root, dir), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(root, configName), []byte(`{"exclude": ["a/b/x.md"]}`), 0o666); err != nil {
		t.Fatal(err)
	}
	for dir, want := range map[string]string{"a/b": "../../.urlscope.json", "a/c/d": "", ".": ".urlscope.json"} {
		t.Chdir(filepath.Join(root, dir))
		if got := findConfig(); got != want {
			t.Errorf("in %s it is %q, want %q", dir, got, want)
		}
	}
	t.Chdir(filepath.Join(root, "a/b"))
	if err := os.WriteFile("x.md", []byte("http://h/~"), 0o666); err != nil {
		t.Fatal(err)
	}
	if status := Main([]string{"verify", "-q", "x.md"}, nil, io.Discard, io.Discard); status != 0 {
		t.Errorf("what the configuration above leaves out is checked: status %d", status)
	}
}

// TestVerifyComments reads documents full of comments. The test would not end if the time were not linear in their
// length.
func TestVerifyComments(t *testing.T) {
	for _, piece := range []string{"<!-- urlscope-disable tilde --> http://h/~ <!-- urlscope-enable --> http://h/~\n\n", "<!-- urlscope-disable-line --> http://h/~ ", "<!--urlscope-", "<!-- urlscope-disable-next-line x -->"} {
		doc := strings.Repeat(piece, 1<<20/len(piece))
		var out bytes.Buffer
		Main([]string{"verify", "-q", "-type", "markdown", "-format", "github", "-"}, strings.NewReader(doc), &out, io.Discard)
		want := strings.Count(doc, "\n\n")
		if got := strings.Count(out.String(), "::error "); got != want {
			t.Errorf("%d findings in many of %q, want %d", got, piece, want)
		}
	}
}

// TestVerifyJSON: the offsets, lines and columns of -json agree with the file.
func TestVerifyJSON(t *testing.T) {
	const doc = "日本\r\n<http://h/~a> [x](http://h/b|c)\n\nhttp://h/%zz"
	file := filepath.Join(t.TempDir(), "a.md")
	if err := os.WriteFile(file, []byte(doc), 0o666); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	Main([]string{"verify", "-json", "-q", file}, nil, &stdout, &stderr)
	lines := bytes.Split(bytes.TrimSuffix(stdout.Bytes(), []byte("\n")), []byte("\n"))
	if len(lines) != 3 || stderr.Len() > 0 {
		t.Fatalf("%d lines, stderr %q", len(lines), &stderr)
	}
	for _, line := range lines {
		var f object
		if err := json.Unmarshal(line, &f); err != nil {
			t.Fatal(err)
		}
		before := doc[:f.Start]
		if n := strings.Count(before, "\n") + 1; f.Line != n || f.Column != len(before)-strings.LastIndex(before, "\n") {
			t.Errorf("line %d, column %d of octet %d", f.Line, f.Column, f.Start)
		}
		if got, want := doc[f.Start:f.End], f.URL[f.Diagnostic.Start:f.Diagnostic.End]; got != want {
			t.Errorf("the file has %q there, the URL %q", got, want)
		}
	}
}

// testVerifier returns a verifier that writes nothing.
func testVerifier(as *links.Format) *verifier {
	v := &verifier{streams: streams{err: os.Stderr}, out: bufio.NewWriter(io.Discard), choice: choice{severity: core.SeverityWarning}, as: as}
	v.printer, v.code = lines{v}, as != nil && as.Code
	return v
}

// largeDocument returns a document of a given size with three URLs in each line.
func largeDocument(as links.Format, octets int) string {
	const line = "Some words, http://h/a and [x](http://h/b) <a href=\"http://h/c\">y</a> `z` &amp;\n"
	switch n := octets / len(line); as.Name {
	case "notebook":
		return `{"cells":[{"cell_type":"markdown","source":[` + strings.Repeat(strconv.Quote(line)+",\n", n) + `""]}]}`
	case "json":
		return "[" + strings.Repeat(strconv.Quote(line)+",\n", n) + `""]`
	case "toml":
		return strings.Repeat("a = "+strconv.Quote(line)+"\n", n)
	default:
		return strings.Repeat(line, n)
	}
}

// TestVerifyLarge: memory is proportional to the size of a document.
func TestVerifyLarge(t *testing.T) {
	for _, as := range links.Formats {
		doc := largeDocument(as, 1<<20)
		v := testVerifier(&as)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		v.document("large", "", strings.NewReader(doc))
		runtime.ReadMemStats(&after)
		if v.urls < 3*len(doc)/90 || len(v.complaints) > 0 {
			t.Errorf("%s: %d URLs", as.Name, v.urls)
		}
		most := 48
		if as.Name == "notebook" { // read as JSON, and then as Markdown
			most = 64
		}
		if taken := int(after.TotalAlloc - before.TotalAlloc); taken > most*len(doc) { // most of it is freed again
			t.Errorf("%s: %d octets of memory for %d", as.Name, taken, len(doc))
		}
	}
}

// TestVerifyOctets: octets that are not UTF-8 are read, and shown in the output.
func TestVerifyOctets(t *testing.T) {
	var out strings.Builder
	status := Main([]string{"verify", "-q", "-type", "markdown", "-"}, strings.NewReader("\xff [x](http://h/\xff~)"), &out, &out)
	if !utf8.ValidString(out.String()) || !strings.HasPrefix(out.String(), "<stdin>:1:16: error: ") || status != 1 {
		t.Errorf("status %d, %q", status, out.String())
	}
}

// TestVerifyBounded: the output for one long URL is limited, because findings do not repeat the URL and its fixes
// without limit. All safe fixes in it are made.
func TestVerifyBounded(t *testing.T) {
	for _, test := range []struct{ head, fill string }{{"http://h/", "%zz~"}, {"prospero://h/", ";"}, {"ftp://h/", "|a"}} {
		for _, n := range []int{4 << 10, 64 << 10} {
			url := test.head + strings.Repeat(test.fill, n/len(test.fill)) + "a"
			findings := min(len(core.Check(core.Parse(url))), 2*maxFound)
			for _, form := range []string{"-q", "-json"} {
				var out bytes.Buffer
				Main([]string{"verify", form, "-type", "text", "-"}, strings.NewReader(url), &out, io.Discard)
				if most := 900*findings + 1<<20; out.Len() > most || out.Len() == 0 {
					t.Errorf("%s: %d octets for %d findings in %d of %q", form, out.Len(), findings, n, test)
				}
			}
		}
	}
	file := filepath.Join(t.TempDir(), "a.txt")
	url := "http://h/" + strings.Repeat("~a", 1000)
	if err := os.WriteFile(file, []byte(url), 0o666); err != nil {
		t.Fatal(err)
	}
	Main([]string{"verify", "-fix", "-q", file}, nil, io.Discard, io.Discard)
	if got, _ := os.ReadFile(file); string(got) != fix.All(url) {
		t.Errorf("%.30q… is fixed to %.30q…", url, got)
	}
}

func BenchmarkVerify(b *testing.B) {
	for _, as := range links.Formats {
		doc := largeDocument(as, 10<<20)
		b.Run(as.Name, func(b *testing.B) {
			b.SetBytes(int64(len(doc)))
			b.ReportAllocs()
			for b.Loop() {
				v := testVerifier(&as)
				v.document("large", "", strings.NewReader(doc))
			}
		})
	}
}
