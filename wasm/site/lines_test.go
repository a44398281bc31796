package site

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"urlscope/wasm/internal/made"
)

// deep uses its stack in every way that a page does. It collects garbage and grows the stack far down, recovers from a panic
// there, and ends with a panic in an inlined generic function, called by a function of the standard library in a goroutine.
const deep = `package main

import (
	"os"
	"runtime"
	"slices"
)

type node struct{ next *node; s []byte }

func sink(n int, list *node) int {
	if n == 0 {
		runtime.GC()
		panic("at the bottom")
	}
	defer func() { _ = list.s }()
	list = &node{list, make([]byte, n)}
	return sink(n-1, list) + len(list.s)
}

func try() (err any) {
	defer func() { err = recover() }()
	return sink(2000, nil)
}

func at[T any](list []T, i int) T { return list[i] }

//go:noinline
func end[T any](list []T, fault string) {
	slices.IndexFunc(list, func(t T) bool {
		if fault == "map" {
			var none map[string]int
			none["a"] = 1
		}
		if fault == "pointer" {
			var none *node
			println(none.s)
		}

		_ = at(list, len(list)+1)
		return true
	})
}

func main() {
	for range 20 {
		println(try().(string))
	}
	go end([]string{"a"}, os.Args[1])
	select {}
}
`

// arguments matches the arguments that a stack prints for functions with lines.
var arguments = regexp.MustCompile(`(?m)\((?:0x|\{|_).*\)$`)

// runWasm runs a program that must end with a panic, and returns its output.
func runWasm(t *testing.T, wasm []byte, args ...string) string {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("WebAssembly needs node here")
	}
	goroot, err := goRoot()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "m.wasm")
	if err := os.WriteFile(file, wasm, 0o666); err != nil {
		t.Fatal(err)
	}
	run := exec.Command(node, append([]string{filepath.Join(goroot, "lib/wasm/wasm_exec_node.js"), file}, args...)...)
	output, err := run.CombinedOutput()
	if err == nil {
		t.Error("the program did not panic")
	}
	return string(output)
}

// TestTakeLines checks that a program without lines still runs. Its panics name functions without lines, and its symbols
// restore the lines, also in the output of Chromium's console. A program of an unknown toolchain keeps its lines.
func TestTakeLines(t *testing.T) {
	before, err := joinData(buildWasm(t, deep))
	if err != nil {
		t.Fatal(err)
	}
	version, err := toolchain("../..")
	if err != nil {
		t.Fatal(err)
	}
	after := shrink(before, version)
	if _, ok := knownLines(version); !ok {
		if !bytes.Equal(after.binary, before) || after.symbols != nil || after.larger == "" {
			t.Errorf("the lines of a program of %s are removed", version)
		}
		return
	}
	if after.larger != "" {
		t.Fatal(after.larger)
	}
	for fault, says := range map[string]string{"map": "assignment to entry in nil map", "pointer": "nil pointer dereference", "index": "index out of range"} {
		long, short := runWasm(t, before, fault), runWasm(t, after.binary, fault)
		if !strings.Contains(short, strings.Repeat("at the bottom\n", 20)) || !strings.Contains(short, says) || strings.Contains(short, ".go:") {
			t.Fatalf("%s, without lines:\n%s", fault, short)
		}
		want := arguments.ReplaceAllString(long, "()")
		if !strings.Contains(want, "/main.go:") || !strings.Contains(want, "/slices.go:") {
			t.Fatalf("%s, with lines:\n%s", fault, long)
		}
		if got := withLines(t, short, after.symbols); got != want {
			t.Errorf("%s, with lines from the symbols:\n%s\nwant\n%s", fault, got, want)
		}
		printed := consoleLine.ReplaceAllString(strings.TrimSuffix(short, "\n"), "wasm_exec.2c432d341ba7.js:1 ") + "\n"
		wantPrinted := consoleLine.ReplaceAllString(strings.TrimSuffix(want, "\n"), "wasm_exec.2c432d341ba7.js:1 ") + "\n"
		if got := withLines(t, printed, after.symbols); got != wantPrinted {
			t.Errorf("%s, in a console, with lines from the symbols:\n%s\nwant\n%s", fault, got, wantPrinted)
		}
	}
}

var consoleLine = regexp.MustCompile(`(?m)^`)

// withLines returns a stack with its lines restored from the symbols.
func withLines(t *testing.T, stack string, symbols []byte) string {
	t.Helper()
	packed, err := compress(symbols, "gzip", 0)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := PrintStack(&b, strings.NewReader(stack), bytes.NewReader(packed)); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestTakeLinesRefuses(t *testing.T) {
	for name, data := range map[string][]byte{
		"no table":        []byte("no table"),
		"two tables":      bytes.Repeat(tableHead, 2),
		"a head alone":    tableHead,
		"half of a table": append(bytes.Clone(tableHead), bytes.Repeat([]byte{1}, 80)...),
	} {
		if _, err := cutLines([]segment{{0, data}}, goFunctions["go1.26"]); err == nil {
			t.Errorf("%s is read as a table of functions", name)
		}
	}
}

// TestTakeLinesRefusesSteps checks that an address step without end, or with more bits than the runtime reads, is an error,
// and neither loops nor allocates.
func TestTakeLinesRefusesSteps(t *testing.T) {
	const at = 16 // offset 0 means no table, and the octet before the table would end it
	for name, step := range map[string][]byte{
		"without end": append(bytes.Repeat([]byte{0xFF}, 11), 0),
		"of 37 bits":  {0x80, 0x80, 0x80, 0x80, 0x80, 0x02, 0},
		"cut off":     {0x80},
	} {
		table := functionTable{values: slices.Concat(make([]byte, at), []byte{2}, step)}
		for reader, read := range map[string]func(){
			"read": func() { table.read(at) },
			"mark": func() { table.mark(make([]bool, len(table.values)), at) },
		} {
			func() {
				defer func() { _ = recover() }()
				read()
				t.Errorf("%s accepts a step %s", reader, name)
			}()
		}
	}
}

// TestShrinkLeaves checks that with an unknown toolchain or table the program is published unchanged, with one line in the
// log.
func TestShrinkLeaves(t *testing.T) {
	before := buildWasm(t, deep)
	joined, err := joinData(before)
	if err != nil {
		t.Fatal(err)
	}
	otherTable := bytes.Replace(joined, tableHead, bytes.Repeat([]byte{7}, len(tableHead)), 1)
	counted := slices.Concat(before, []byte{dataCountSection, 1, 0})
	for _, c := range []struct {
		name         string
		binary, want []byte
		toolchain    string
		says         string
	}{
		{"another toolchain", before, joined, "go1.99", "those of go1.99 are not known"},
		{"one on its way", before, joined, "devel go1.27-0a1b2c3 Fri Nov 27", "those of devel go1.27-0a1b2c3"},
		{"an early one", before, joined, "go1.27rc1", "those of go1.27rc1"},
		{"another table", otherTable, otherTable, "go1.26.1", "not as expected: it has 0 tables"},
		{"other data", counted, counted, "go1.26.1", "its data stays as go1.26.1 wrote it"},
	} {
		p := shrink(c.binary, c.toolchain)
		if !bytes.Equal(p.binary, c.want) || p.symbols != nil {
			t.Errorf("%s: the program is changed, or has symbols", c.name)
		}
		var b strings.Builder
		sayLarger(&b, map[string]program{"app.wasm": p, "parser.wasm": p, "small.wasm": {}})
		line := b.String()
		if !strings.HasPrefix(line, "app.wasm, parser.wasm: ") || !strings.Contains(line, c.says) || strings.Index(line, "\n") != len(line)-1 {
			t.Errorf("%s: the build says %q", c.name, line)
		}
	}
	if long := runWasm(t, shrink(before, "go1.99").binary, "map"); !strings.Contains(long, "/main.go:") {
		t.Errorf("a program that keeps its lines prints\n%s", long)
	}
}

// TestToolchainDecides checks that the toolchain belongs to the go command that builds the program.
func TestToolchainDecides(t *testing.T) {
	command, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	other := t.TempDir()
	const script = "#!/bin/sh\nif [ \"$*\" = 'env GOVERSION' ]; then echo go1.99; else exec '%s' \"$@\"; fi\n"
	if err := os.WriteFile(filepath.Join(other, "go"), fmt.Appendf(nil, script, command), 0o777); err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module m\n\ngo 1.26\n", workspace: "go 1.26\n\nuse ../..\n", "wasm/main.go": deep} {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", other+string(filepath.ListSeparator)+os.Getenv("PATH"))
	p, err := buildWith(root, nil)
	if err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	sayLarger(&said, map[string]program{"app.wasm": p})
	if !strings.Contains(said.String(), "those of go1.99 are not known") || strings.Count(said.String(), "\n") != 1 || p.symbols != nil {
		t.Errorf("the build logs %q and returns %d octets of symbols", &said, len(p.symbols))
	}
	if long := runWasm(t, p.binary, "map"); !strings.Contains(long, "/main.go:") {
		t.Errorf("without its lines the program prints\n%s", long)
	}
}

// TestSymbolFiles checks that each program without lines has a file of symbols beside the site, and that the site has none.
func TestSymbolFiles(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	version, err := toolchain("../..")
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := knownLines(version); !ok {
		if _, err := os.Stat(dir + ".symbols"); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("the programs have their lines, but there are symbols: %v", err)
		}
		return
	}
	for name := range programs {
		stem := strings.TrimSuffix(name, ".wasm") + ".????????????"
		if name != learnProgram { // not published by itself
			stem = strings.TrimSuffix(made.Asset(t, name), ".wasm")
		}
		found, err := filepath.Glob(filepath.Join(dir+".symbols", stem+".txt.gz"))
		if err != nil || len(found) != 1 {
			t.Fatalf("%v are the symbols of %s, %v", found, name, err)
		}
		file := found[0]
		symbols, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		defer symbols.Close()
		var b strings.Builder
		const stack = "urlscope/core.unheardOf()\n\t?:0 +0x1\nmain.main()\n\t?:0 +0x1\n"
		if err := PrintStack(&b, strings.NewReader(stack), symbols); err != nil {
			t.Fatal(err)
		}
		if !regexp.MustCompile(`unheardOf\(\)\n\t\?:0 \+0x1\nmain.main\(\)\n\turlscope/wasm/main\S*\.go:\d+ \+0x1\n$`).MatchString(b.String()) {
			t.Errorf("%s reads a stack as\n%s", file, &b)
		}
	}
}

// TestSymbolFilesBeside checks that a site built into the current folder has its symbols beside that folder, too.
func TestSymbolFilesBeside(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "public")
	if err := os.Mkdir(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	for _, out := range []string{".", "../public/", dir} {
		if err := writeSymbols(out, site{"app.txt": []byte("main.main\n")}); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat("../public.symbols/app.txt.gz"); err != nil {
			t.Errorf("-o %s: %v", out, err)
		}
		if published, err := os.ReadDir("."); err != nil || len(published) > 0 {
			t.Errorf("-o %s: %v is published, %v", out, published, err)
		}
		if err := os.RemoveAll("../public.symbols"); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPrintStackRefuses(t *testing.T) {
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	w.Write([]byte("main.main\n\tno number\tmain.go:1\n"))
	w.Close()
	for name, symbols := range map[string][]byte{"text": []byte("main.main"), "a torn file": packed.Bytes()[:20], "another file": packed.Bytes()} {
		var b strings.Builder
		if err := PrintStack(&b, strings.NewReader("main.main()\n\t?:0 +0x1\n"), bytes.NewReader(symbols)); err == nil || b.Len() > 0 {
			t.Errorf("%s is read as symbols: %q", name, &b)
		}
	}
}
