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

// A program is a WebAssembly binary as it travels.
type program struct {
	binary  []byte
	symbols []byte // by which its stacks are read; nil when it has all lines itself
	larger  string // why it is larger than it could be, "" when it is not
}

// shrink takes out of a binary, built by that toolchain, what no reader needs. What cannot be taken out of it stays: the
// program works with it, too.
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

// withoutLines returns the binary without the lines of its functions, and those as a file of symbols.
func withoutLines(binary []byte, functions int) (without, symbols []byte, err error) {
	without, err = withData(binary, func(list []segment) ([]segment, error) {
		symbols, err = takeLines(list, functions)
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

// symbolFiles returns the files of symbols of the programs of a site, by their names.
func symbolFiles(programs map[string]program) site {
	files := site{}
	for name, p := range programs {
		if p.symbols != nil {
			files[strings.TrimSuffix(hashed(name, p.binary), ".wasm")+".txt"] = p.symbols
		}
	}
	return files
}

// writeSymbols writes the files of symbols beside the folder out of the site, for none of it is published.
func writeSymbols(out string, files site) error {
	out, err := filepath.Abs(out) // beside "." is nothing
	if err != nil {
		return err
	}
	dir := out + ".symbols"
	if err := os.RemoveAll(dir); err != nil || len(files) == 0 { // those of an earlier build are of no use
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

// sayLarger says in one line of each reason for which programs are larger than they could be.
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
