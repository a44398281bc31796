package site

import (
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// A program is a WebAssembly binary, with the lines that were taken out of it.
type program struct {
	binary  []byte
	symbols []byte // for reading its stacks; nil if the binary still has its lines
	larger  string // the reason why the binary is larger than necessary, or ""
}

// shrink removes from a binary what readers do not need. toolchain is the version that built it. If something cannot be
// removed, it stays; the program works either way.
func shrink(binary []byte, toolchain string) program {
	joined, err := joinData(binary)
	if err != nil {
		return program{binary: binary, larger: fmt.Sprintf("its data stays as %s wrote it: %v", toolchain, err)}
	}
	functions, ok := knownLines(toolchain)
	if !ok {
		return program{binary: joined, larger: fmt.Sprintf("it keeps its line tables: those of %s are not known to wasm/site/lines.go", toolchain)}
	}
	without, symbols, err := withoutLines(joined, functions)
	if err != nil {
		return program{binary: joined, larger: fmt.Sprintf("it keeps its line tables, for those of %s are not as expected: %v", toolchain, err)}
	}
	return program{binary: without, symbols: symbols}
}

// withoutLines returns the binary without the lines of its functions, and the lines as a file of symbols.
func withoutLines(binary []byte, functions int) (without, symbols []byte, err error) {
	without, err = withData(binary, func(list []segment) ([]segment, error) {
		symbols, err = cutLines(list, functions)
		return list, err
	})
	return without, symbols, err
}

// toolchain returns the version of the toolchain that builds the module in the folder root.
func toolchain(root string) (string, error) {
	version := exec.Command("go", "env", "GOVERSION")
	version.Dir = root
	output, err := version.Output()
	if err != nil {
		return "", fmt.Errorf("go env GOVERSION: %w", err)
	}
	return strings.TrimSpace(string(output)), nil
}

// symbolFiles returns the files of symbols of a site's programs by name.
func symbolFiles(programs map[string]program) site {
	files := site{}
	for name, p := range programs {
		if p.symbols != nil {
			files[strings.TrimSuffix(hashed(name, p.binary), ".wasm")+".txt"] = p.symbols
		}
	}
	return files
}

// writeSymbols writes the files of symbols into a folder beside out, because they are not published.
func writeSymbols(out string, files site) error {
	out, err := filepath.Abs(out) // "." has no folder beside it
	if err != nil {
		return err
	}
	dir := out + ".symbols"
	if err := os.RemoveAll(dir); err != nil || len(files) == 0 { // symbols of an earlier build are useless
		return err
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for name, data := range files {
		packed, err := compress(data, "gzip", 0)
		if err != nil {
			return err
		}
		if err := put(filepath.Join(dir, name+".gz"), packed); err != nil {
			return err
		}
	}
	return nil
}

// sayLarger logs each reason for larger programs in one line, with the programs.
func sayLarger(log io.Writer, programs map[string]program) {
	if log == nil {
		return
	}
	reasons := map[string][]string{}
	for _, name := range slices.Sorted(maps.Keys(programs)) {
		if p := programs[name]; p.larger != "" {
			reasons[p.larger] = append(reasons[p.larger], name)
		}
	}
	for _, reason := range slices.Sorted(maps.Keys(reasons)) {
		fmt.Fprintf(log, "%s: larger than it could be: %s\n", strings.Join(reasons[reason], ", "), reason)
	}
}
