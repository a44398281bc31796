package site

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"urlscope/wasm/internal/made"
)

// Budgets in octets, compressed with brotli (make size): for the first paint, for all downloads of a first visit, and for
// what an embed loads before the reader opens it.
const (
	firstPaintBudget = 30_000
	firstVisitBudget = 1_300_000
	embedBudget      = 4_000
)

var sizeOf = flag.String("size", "", "hold the sizes of the site in this `folder` against the budget")

// paintsFirst lists the files that the page needs before its WebAssembly.
var paintsFirst = []string{"index.html", "style.css", "theme.js", "app.js"}

// onlyLater lists the files that a first visit in English does not download.
var onlyLater = []string{"404.html", "LICENSES.txt", "embed.css", "embed.js", "grammar.css", "grammar.html", "grammar.ja.html", "grammar.zh-Hant.html", "host.css", "host.html", "host.js", "lessons.en.txt", "lessons.ja.txt", "lessons.js", "lessons.zh-Hant.txt", "parser.wasm", "robots.txt", "rules.css", "rules.html", "rules.ja.html", "rules.zh-Hant.html", "suffixes.txt", "teach.css", "teach.html", "teach.ja.html", "teach.zh-Hant.html", "texts.ja.txt", "texts.zh-Hant.txt", "urlscope.js", "workshop.css", "workshop.wasm",
	"worksheets.css", "worksheets.en.html", "worksheets.ja.html", "worksheets.zh-Hant.html"}

// TestFirstPaintSize is fast enough to run with all tests.
func TestFirstPaintSize(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	sum := 0
	for _, name := range paintsFirst {
		if !keepsName(name) {
			name = made.Asset(t, name)
		}
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		packed, err := compress(data, "br", 11)
		if err != nil {
			t.Fatal(err)
		}
		sum += len(packed)
	}
	if sum == 0 || sum > firstPaintBudget {
		t.Errorf("what paints first takes %d octets; the budget is %d", sum, firstPaintBudget)
	}
}

// TestSize measures the published site when make size sets the flag. Without the flag it only measures the parts, because
// the site of the tests is compressed at low quality.
func TestSize(t *testing.T) {
	if *sizeOf != "" {
		checkSizes(t, *sizeOf)
		checkStandards(t, *sizeOf)
	}
	parts := weigh(t)
	if len(parts) < 10 || parts[0].raw < 1000 {
		t.Errorf("the binary has %d parts, the largest of %d octets", len(parts), parts[0].raw)
	}
	if *sizeOf == "" {
		return
	}
	const few = 3000
	rest := part{name: fmt.Sprintf("packages of less than %d octets each", few)}
	fmt.Printf("\n%-50s %9s %9s %9s %9s %9s\n", "part of app.wasm", "raw", "brotli", "functions", "tables", "brotli")
	for _, p := range parts {
		if p.raw < few {
			rest.add(p)
			continue
		}
		p.print()
	}
	rest.print()
}

func (p part) print() {
	fmt.Printf("%-50s %9d %9d %9d %9d %9d\n", p.name, p.raw, p.packed, p.functions, p.tables, p.tablesPacked)
}

func (p *part) add(q part) {
	p.raw += q.raw
	p.packed += q.packed
	p.functions += q.functions
	p.tables += q.tables
	p.tablesPacked += q.tablesPacked
}

func checkSizes(t *testing.T, dir string) {
	files, err := filepath.Glob(filepath.Join(dir, "*.br"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no site in %s: %v", dir, err)
	}
	var first, visit, embed int
	fmt.Printf("%-42s %9s %9s %9s\n", "file", "raw", "gzip", "brotli")
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".br")
		var n [3]int
		for i, ext := range []string{"", ".gz", ".br"} {
			info, err := os.Stat(filepath.Join(dir, name+ext))
			if err != nil {
				t.Fatal(err)
			}
			n[i] = int(info.Size())
		}
		name = HashedName.ReplaceAllString(name, "$1")
		fmt.Printf("%-42s %9d %9d %9d\n", name, n[0], n[1], n[2])
		if !slices.Contains(onlyLater, name) {
			visit += n[2]
		}
		if slices.Contains(paintsFirst, name) {
			first += n[2]
		}
		if name == "embed.js" {
			embed = n[2]
		}
	}
	for _, b := range []struct {
		what         string
		size, budget int
	}{{"paints first", first, firstPaintBudget}, {"first visit", visit, firstVisitBudget}, {"embed.js", embed, embedBudget}} {
		fmt.Printf("%-42s %9s %9s %9d of %d\n", b.what, "", "", b.size, b.budget)
		if b.size > b.budget {
			t.Errorf("%s: %d octets are over the budget of %d", b.what, b.size, b.budget)
		}
	}
}

// A part is the code of a package with its share of the function table, or the rest of the data.
type part struct {
	name                 string
	raw, packed          int
	functions            int
	tables, tablesPacked int
}

// weigh builds the page's binary with function names, which the published one lacks, and returns the size of each package,
// largest first. Compressed alone, a package is slightly larger than within the whole.
func weigh(t *testing.T) []part {
	flags, _, err := pageFlags("../..", programs["app.wasm"])
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "app.wasm")
	named := slices.DeleteFunc(slices.Clone(WasmFlags), func(flag string) bool { return strings.HasPrefix(flag, "-ldflags") })
	build, err := goForBrowser("../..", slices.Concat([]string{"build", "-o", file}, flags, named, []string{"./wasm"})...)
	if err != nil {
		t.Fatal(err)
	}
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	binary, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	list, err := goForBrowser("../..", slices.Concat([]string{"list", "-deps"}, flags, []string{"./wasm"})...)
	if err != nil {
		t.Fatal(err)
	}
	packages, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	version, err := toolchain("../..")
	if err != nil {
		t.Fatal(err)
	}
	binary = shrink(binary, version).binary
	octets, err := wasmParts(binary, strings.Fields(string(packages)))
	if err != nil {
		t.Fatal(err)
	}
	quality := 1
	if *sizeOf != "" {
		quality = 11
	}
	packed := func(b []byte) int {
		packed, err := compress(b, "br", quality)
		if err != nil {
			t.Fatal(err)
		}
		return len(packed)
	}
	var parts []part
	for name, o := range octets {
		parts = append(parts, part{name, len(o.code), packed(o.code), o.functions, len(o.tables), packed(o.tables)})
	}
	slices.SortFunc(parts, func(a, b part) int {
		return cmp.Or(cmp.Compare(b.raw, a.raw), strings.Compare(a.name, b.name))
	})
	return parts
}

// octets are the code and data of a part.
type octets struct {
	code, tables []byte
	functions    int
}

// wasmParts splits a WebAssembly binary with function names into its packages, and returns the rest of its data.
func wasmParts(binary []byte, packages []string) (parts map[string]octets, err error) {
	m, err := readWasm(binary)
	if err != nil {
		return nil, err
	}
	// The linker replaces all characters except letters, digits and dots by underscores, also in package paths.
	paths := map[string]string{}
	for _, p := range packages {
		paths[unnameable.ReplaceAllString(p, "_")] = p
	}
	paths["main"] = "urlscope/wasm"
	parts = map[string]octets{}
	for i, body := range m.bodies {
		name := packageOf(m.names[m.imported+i], paths)
		p := parts[name]
		p.code = append(p.code, body...)
		p.functions++
		parts[name] = p
	}
	at := bytes.Index(m.data, tableHead)
	if at < 0 {
		return nil, errors.New("the binary has no table of functions")
	}
	table := readFunctions(m.data[at:])
	taken := make([]bool, len(table.values)) // by an earlier function
	for i := range table.count {
		name, octets := table.share(m.data[at:], i, taken)
		name, _, _ = strings.Cut(name, "(") // the receiver
		name, _, _ = strings.Cut(name, "[")
		name = packageOf(unnameable.ReplaceAllString(name, "_"), paths)
		p := parts[name]
		p.tables = append(p.tables, octets...)
		parts[name] = p
	}
	parts["data: types, texts, variables"] = octets{code: slices.Concat(m.data[:at], table.first[table.end():])}
	return parts, nil
}

// share returns the name of function i, and its octets in the table: its index entry, its fields, its name, and the tables
// by instruction that no earlier function uses.
func (t functionTable) share(head []byte, i int, taken []bool) (name string, octets []byte) {
	names := head[binary.LittleEndian.Uint64(head[32:]):]
	f := t.function(i)
	label, _, _ := bytes.Cut(names[f.get(4):], []byte{0})
	octets = slices.Concat(t.first[8*i:8*i+8], f[:f.size()], label)
	needed := make([]bool, len(t.values))
	t.mark(needed, f.get(stackSize))
	for k := range f.get(valueCount) {
		t.mark(needed, f.get(lists+4*k))
	}
	for at, ok := range needed {
		if ok && !taken[at] {
			taken[at] = true
			octets = append(octets, t.values[at])
		}
	}
	return string(label), octets
}

// size returns the length of the entry.
func (f function) size() int { return lists + 4*f.get(valueCount) + 4*int(f[dataCount]) }

// end returns the offset of the last function's end.
func (t functionTable) end() int {
	last := t.function(t.count - 1)
	return len(t.first) - len(last) + last.size()
}

var unnameable = regexp.MustCompile(`[^\w.]`)

// packageOf returns the package of a function: the longest of paths that precedes a dot in its name, without the receiver.
func packageOf(function string, paths map[string]string) string {
	p := "without a package, and methods made by the compiler"
	function, _, _ = strings.Cut(function, "(")
	for dot := range function {
		if function[dot] == '.' && paths[function[:dot]] != "" {
			p = paths[function[:dot]]
		}
	}
	return p
}

// A wasmModule has the sections that wasmParts needs.
type wasmModule struct {
	imported int            // the number of imported functions, which are numbered first
	bodies   [][]byte       // the code of the other functions
	names    map[int]string // function names by number
	data     []byte
}

// readWasm reads a binary (WebAssembly Core Specification, section 5.5).
func readWasm(binary []byte) (*wasmModule, error) {
	const custom, imports, code = 0, 2, 10 // section 5.5.2
	if !bytes.HasPrefix(binary, wasmHead) {
		return nil, errors.New("not WebAssembly of version 1")
	}
	m := &wasmModule{names: map[int]string{}}
	r := wasmReader{binary[len(wasmHead):]}
	for len(r.b) > 0 {
		id := r.octet()
		section := wasmReader{r.bytes()}
		switch id {
		case imports:
			m.imported = section.number() // Go imports only functions
		case code:
			for range section.number() {
				m.bodies = append(m.bodies, section.bytes())
			}
		case dataSection:
			segments, err := readSegments(section)
			if err != nil {
				return nil, err
			}
			for _, s := range segments {
				m.data = append(m.data, s.data...)
			}
		case custom:
			if string(section.bytes()) == "name" {
				m.readNames(section)
			}
		}
	}
	if len(m.names) == 0 {
		return nil, errors.New("the binary does not name its functions")
	}
	return m, nil
}

// readNames reads the function names in the name section.
func (m *wasmModule) readNames(section wasmReader) {
	const functions = 1
	for len(section.b) > 0 {
		kind := section.octet()
		list := wasmReader{section.bytes()}
		if kind != functions {
			continue
		}
		for range list.number() {
			i := list.number()
			m.names[i] = string(list.bytes())
		}
	}
}

// TestEmbedSize checks the size of the script of <url-scope>, which has a budget of its own.
func TestEmbedSize(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, "embed.js"))
	if err != nil {
		t.Fatal(err)
	}
	packed, err := compress(data, "br", 11)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("embed.js: %d of %d octets", len(packed), embedBudget)
	if len(packed) > embedBudget {
		t.Errorf("embed.js has %d octets compressed, more than %d", len(packed), embedBudget)
	}
}
