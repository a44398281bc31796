package site

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
)

// image returns the initial memory of a binary, and the number of its segments.
func image(t *testing.T, wasm []byte) (memory []byte, segments int) {
	t.Helper()
	r := wasmReader{wasm[len(wasmHead):]}
	for len(r.b) > 0 {
		id, section := r.octet(), r.bytes()
		if id != dataSection {
			continue
		}
		list, err := readSegments(wasmReader{section})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range list {
			if n := s.at + len(s.data); n > len(memory) {
				memory = append(memory, make([]byte, n-len(memory))...)
			}
			copy(memory[s.at:], s.data)
		}
		segments += len(list)
	}
	return memory, segments
}

// buildWasm builds a program for the browser.
func buildWasm(t *testing.T, program string) []byte {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module m\n\ngo 1.26\n", "main.go": program} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	build := exec.Command("go", "build", "-o", "m.wasm")
	build.Dir, build.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWORK=off")
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	binary, err := os.ReadFile(filepath.Join(dir, "m.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	return binary
}

// TestJoinData checks that joining segments does not change a program's initial memory.
func TestJoinData(t *testing.T) {
	before := buildWasm(t, "package main\n\nvar table = [1 << 18]int32{1, 1 << 17: 2, 1<<18 - 1: 3}\n\n"+
		"func main() { println(table[len(table)-1], len(table)) }\n")
	after, err := joinData(before)
	if err != nil {
		t.Fatal(err)
	}
	want, many := image(t, before)
	got, few := image(t, after)
	if !bytes.Equal(got, want) {
		t.Error("the memory differs")
	}
	if few >= many/100 {
		t.Errorf("%d segments became %d", many, few)
	}
	for _, broken := range [][]byte{nil, []byte("<html>"), before[:len(before)/2], slices.Concat(wasmHead, []byte{dataSection, 3, 1, 1, 0})} {
		if _, err := joinData(broken); err == nil {
			t.Errorf("%.20q is joined", broken)
		}
	}
}
