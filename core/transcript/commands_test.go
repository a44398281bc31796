//go:build !js

package transcript

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
	"urlscope/core/text"
)

// TestCurlInShell: a shell splits each command into the intended words.
func TestCurlInShell(t *testing.T) {
	var script strings.Builder
	script.WriteString("curl() { printf '%s\\0' curl \"$@\"; printf '\\001\\0'; }\n")
	var want strings.Builder
	commands := 0
	n := rounds.Of(3000)
	for _, s := range inputs(n) {
		u := core.Parse(s)
		for _, p := range []Passwords{HidePasswords, ShowPasswords} {
			command, why := Curl(text.English, u, p)
			if (command == "") != (len(why) > 0) {
				t.Fatalf("%q: the command %q and %q", s, command, why)
			}
			if command == "" {
				continue
			}
			if !printable(command) {
				t.Fatalf("%q: the command %q is not printable", s, command)
			}
			commands++
			script.WriteString(command + "\n")
			want.WriteString(strings.Join(curlWords(u, p), "\x00") + "\x00\x01\x00")
		}
	}
	if commands < n/3 {
		t.Fatalf("only %d inputs have a command", commands)
	}
	sh := exec.Command("sh")
	sh.Dir = t.TempDir()
	sh.Stdin = strings.NewReader(script.String())
	got, err := sh.CombinedOutput()
	if err != nil {
		t.Fatal(err)
	}
	gotList, wantList := strings.Split(string(got), "\x01"), strings.Split(want.String(), "\x01")
	for i := range min(len(gotList), len(wantList)) {
		if gotList[i] != wantList[i] {
			t.Fatalf("the shell reads %q, want %q", gotList[i], wantList[i])
		}
	}
	if len(gotList) != len(wantList) {
		t.Fatalf("the shell ran %d commands, want %d", len(gotList)-1, commands)
	}
}

// FuzzCurl: for any input, a shell splits the command into the intended words.
func FuzzCurl(f *testing.F) {
	for _, s := range hostile {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		u := core.Parse(s)
		command, _ := Curl(text.English, u, ShowPasswords)
		if command == "" {
			return
		}
		rest, ok := strings.CutPrefix(command, "curl ")
		if !ok || !printable(command) {
			t.Fatalf("%q: the command is %q", s, command)
		}
		got, err := exec.Command("sh", "-c", "printf '%s\\0' "+rest).CombinedOutput()
		want := strings.Join(curlWords(u, ShowPasswords)[1:], "\x00") + "\x00"
		if err != nil || string(got) != want {
			t.Fatalf("%q: the shell reads %q of %q, want %q: %v", s, got, command, want, err)
		}
	})
}

// TestGoCode: the Go code is formatted and compiles, and the generated tests pass.
func TestGoCode(t *testing.T) {
	list := append(inputs(60), "ftp://joe:s3cr3t@h/%FFx;type=i", "gopher://h/7a%09b\"c", "news:a@b", "mailto:joe@h", "", "nntp://h/a/1")
	files := map[string]string{}
	for i, s := range list {
		code := GoTest(core.Parse(s), HidePasswords)
		checkFormat(t, s, code)
		files[fmt.Sprintf("x%d_test.go", i)] = strings.Replace(code, "TestURL", fmt.Sprintf("TestURL%d", i), 1)
	}
	var sent strings.Builder
	sent.WriteString("package urls\n\nfunc init() {\n")
	for _, s := range list {
		if c := Go(core.Parse(s), ShowPasswords); c != "" {
			checkFormat(t, s, c)
			sent.WriteString("{\n" + c + "_ = sent\n}\n")
		}
	}
	sent.WriteString("}\n")
	files["sent.go"] = sent.String()
	out, err := exec.Command(buildTests(t, files), "-test.v").CombinedOutput()
	if passed := strings.Count(string(out), "--- PASS: TestURL"); err != nil || passed != len(list) {
		t.Errorf("%d of %d tests pass: %v\n%s", passed, len(list), err, bytes.TrimSpace(out))
	}
}

// checkFormat fails the test if gofmt would change the code for s.
func checkFormat(t *testing.T, s, code string) {
	t.Helper()
	if formatted, err := format.Source([]byte(code)); err != nil || string(formatted) != code {
		t.Fatalf("%q: not as gofmt would have it: %v\n%s", s, err, code)
	}
}

// buildTests builds the test program of a package urlscope/core/transcript/urls with these files. In that place they
// can import what core can.
func buildTests(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	write := func(name string, data []byte) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
		return file
	}
	overlay := map[string]string{}
	for name, code := range files {
		overlay[filepath.Join(root, "core", "transcript", "urls", name)] = write(name, []byte(code))
	}
	replace, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		t.Fatal(err)
	}
	tests := filepath.Join(dir, "urls.test")
	build := exec.Command("go", "test", "-c", "-vet=off", "-overlay", write("overlay.json", replace), "-o", tests, "./core/transcript/urls")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go test -c: %v\n%s", err, bytes.TrimSpace(out))
	}
	return tests
}
