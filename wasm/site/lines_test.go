package site

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// deep looks at its stack in every way that a page does: it collects garbage and grows the stack far down, recovers from a
// panic there, and ends with another.
const deep = `package main

import "runtime"

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

func main() {
	for range 20 {
		println(try().(string))
	}
	var none map[string]int
	none["a"] = 1
}
`

// A program without lines runs as before; when it panics it names the functions still, but no lines.
func TestForgetLines(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("without node no WebAssembly runs here")
	}
	before := buildWasm(t, deep)
	after, err := slimData(before)
	if err != nil {
		t.Fatal(err)
	}
	goroot, err := goRoot()
	if err != nil {
		t.Fatal(err)
	}
	run := func(wasm []byte) string {
		file := filepath.Join(t.TempDir(), "m.wasm")
		if err := os.WriteFile(file, wasm, 0o666); err != nil {
			t.Fatal(err)
		}
		output, err := exec.Command(node, filepath.Join(goroot, "lib/wasm/wasm_exec_node.js"), file).CombinedOutput()
		if err == nil {
			t.Error("the panic did not end it")
		}
		return string(output)
	}
	long, short := run(before), run(after)
	for _, want := range []string{strings.Repeat("at the bottom\n", 20), "panic: assignment to entry in nil map", "main.main()"} {
		if !strings.Contains(long, want) || !strings.Contains(short, want) {
			t.Errorf("without %q:\n%s\nwith lines:\n%s", want, short, long)
		}
	}
	if !strings.Contains(long, "main.go:") || strings.Contains(short, "main.go:") {
		t.Errorf("with lines:\n%s\nwithout:\n%s", long, short)
	}
}

func TestForgetLinesRefuses(t *testing.T) {
	for name, data := range map[string][]byte{
		"no table":        []byte("no table"),
		"two tables":      bytes.Repeat(tableHead, 2),
		"a head alone":    tableHead,
		"half of a table": append(bytes.Clone(tableHead), bytes.Repeat([]byte{1}, 80)...),
	} {
		if err := forgetLines(data); err == nil {
			t.Errorf("%s is taken for a table of functions", name)
		}
	}
}
