//go:build !js

package core_test

import (
	"bytes"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestReadme: each Go sample is formatted, compiles unchanged, and prints what it says below "Output:", where all
// samples have that. A sample that several papers have is run once.
func TestReadme(t *testing.T) {
	for _, sample := range samplesOfPapers(t) {
		code, want, ok := strings.Cut(sample, "\n// Output:\n")
		if !ok {
			t.Errorf("what does this print?\n%s", code)
			continue
		}
		if got := run(t, code); got != uncommented(want) {
			t.Errorf("%s\nprints\n%s\nnot\n%s", code, got, uncommented(want))
		}
	}
}

// samplesOfPapers returns the samples of Go in the papers at the top and in core/README.md, each once.
func samplesOfPapers(t *testing.T) (samples []string) {
	t.Helper()
	papers, err := filepath.Glob("../*.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, paper := range append(papers, "README.md") {
		text, err := os.ReadFile(paper)
		if err != nil {
			t.Fatal(err)
		}
		for _, sample := range goSamples.FindAllSubmatch(text, -1) {
			if code := string(sample[1]); !slices.Contains(samples, code) {
				samples = append(samples, code)
			}
		}
	}
	if len(samples) < 2 {
		t.Fatal("the papers lost their samples")
	}
	return samples
}

// goSamples matches the samples of Go in Markdown, each with its code.
var goSamples = regexp.MustCompile("(?ms)^```go\n(.*?)^```$")

// importsAndBody parts the imports of a sample from its statements.
func importsAndBody(code string) (imports, body string) {
	imports = regexp.MustCompile(`(?s)\Aimport (\(.*?\n\)|"[^\n]*")\n`).FindString(code)
	return imports, strings.TrimSpace(code[len(imports):])
}

// run returns what a sample prints: imports, and statements of main behind an empty line.
func run(t *testing.T, code string) string {
	t.Helper()
	imports, body := importsAndBody(code)
	program := "package main\n\n" + imports + "\nfunc main() {\n" + indented(body) + "}\n"
	if formatted, err := format.Source([]byte(program)); err != nil || string(formatted) != program {
		t.Errorf("gofmt would change a sample (%v):\n%s", err, code)
	}
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, []byte(program), 0o666); err != nil {
		t.Fatal(err)
	}
	command := exec.Command("go", "run", file)
	var stderr bytes.Buffer
	command.Stderr = &stderr
	out, err := command.Output()
	if err != nil {
		t.Errorf("a sample does not run: %v\n%s\n%s", err, &stderr, code)
	}
	return string(out)
}

// indented returns lines as they are written in a function.
func indented(body string) string {
	var b strings.Builder
	for line := range strings.Lines(body + "\n") {
		if line != "\n" {
			b.WriteByte('\t')
		}
		b.WriteString(line)
	}
	return b.String()
}

// uncommented returns the text of lines that are comments.
func uncommented(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(strings.TrimPrefix(strings.TrimPrefix(line, "//"), " "))
	}
	return b.String()
}
