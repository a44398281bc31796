package site

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"urlscope/wasm/internal/made"
)

// The budget in octets as brotli makes them (make size): for what paints first, for all that a first visit downloads, and
// for what a page of somebody else loads before anybody wants more.
const (
	firstPaintBudget = 30_000
	firstVisitBudget = 1_300_000
	embedBudget      = 4_000
)

var sizeOf = flag.String("size", "", "hold the sizes of the site in this `folder` against the budget")

// paintsFirst are the files that the page needs before its WebAssembly.
var paintsFirst = []string{"index.html", "style.css", "theme.js", "app.js"}

// onlyLater are the files that a first visit does not download: they come with what a reader asks for.
var onlyLater = []string{"LICENSES.txt", "embed.css", "embed.js", "host.css", "host.html", "host.js", "urlscope.js"}

// What paints first is small enough to be weighed each time.
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

// make size runs this on the site that is published; without the flag it looks at the parts alone, for the site of the
// tests is compressed in haste.
func TestSize(t *testing.T) {
	if *sizeOf != "" {
		checkSizes(t, *sizeOf)
	}
	parts := weigh(t)
	if len(parts) < 10 || parts[0].raw < 1000 {
		t.Errorf("the binary falls into %d parts, the largest of %d octets", len(parts), parts[0].raw)
	}
	if *sizeOf == "" {
		return
	}
	const few = 3000
	var rest part
	fmt.Printf("\n%-42s %9s %9s\n", "part of app.wasm", "raw", "brotli")
	for _, p := range parts {
		if p.raw < few {
			rest.raw += p.raw
			rest.packed += p.packed
			continue
		}
		fmt.Printf("%-42s %9d %9d\n", p.name, p.raw, p.packed)
	}
	fmt.Printf("%-42s %9d %9d\n", fmt.Sprintf("packages of less than %d octets each", few), rest.raw, rest.packed)
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

// A part is the code of a package, or the data of all.
type part struct {
	name        string
	raw, packed int
}

// weigh builds the page's binary with the names of its functions, which the one that is published lacks, and returns
// what each package weighs in it, the heaviest first. Compressed by itself each is a little heavier than in the whole.
func weigh(t *testing.T) []part {
	slimmed, err := slim("../..")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "app.wasm")
	named := slices.DeleteFunc(slices.Clone(WasmFlags), func(flag string) bool { return strings.HasPrefix(flag, "-ldflags") })
	build := exec.Command("go", slices.Concat([]string{"build", slimmed, "-o", file}, named, []string{"./wasm"})...)
	build.Dir = "../.."
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	binary, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	list := exec.Command("go", "list", "-deps", slimmed, "./wasm")
	list.Dir, list.Env = build.Dir, build.Env
	packages, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	octets, err := wasmParts(binary, strings.Fields(string(packages)))
	if err != nil {
		t.Fatal(err)
	}
	quality := 1
	if *sizeOf != "" {
		quality = 11
	}
	var parts []part
	for name, b := range octets {
		packed, err := compress(b, "br", quality)
		if err != nil {
			t.Fatal(err)
		}
		parts = append(parts, part{name, len(b), len(packed)})
	}
	slices.SortFunc(parts, func(a, b part) int {
		return cmp.Or(cmp.Compare(b.raw, a.raw), strings.Compare(a.name, b.name))
	})
	return parts
}

// wasmParts returns the code of each of the packages in a WebAssembly binary that names its functions, and its data.
func wasmParts(binary []byte, packages []string) (parts map[string][]byte, err error) {
	m, err := readWasm(binary)
	if err != nil {
		return nil, err
	}
	// In the names the linker turns all but letters, digits and dots into an underscore, also in the path of a package.
	paths := map[string]string{}
	for _, p := range packages {
		paths[unnameable.ReplaceAllString(p, "_")] = p
	}
	paths["main"] = "urlscope/wasm"
	parts = map[string][]byte{"data: types, tables of the runtime, texts": m.data}
	for i, body := range m.bodies {
		p := packageOf(m.names[m.imported+i], paths)
		parts[p] = append(parts[p], body...)
	}
	return parts, nil
}

var unnameable = regexp.MustCompile(`[^\w.]`)

// packageOf returns the package of a function: the longest of paths that stands before a dot in its name, receiver
// left out.
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

// A wasmModule is what wasmParts needs of a WebAssembly binary.
type wasmModule struct {
	imported int            // how many functions are; their numbers come first
	bodies   [][]byte       // the code of the others
	names    map[int]string // of functions, by number
	data     []byte
}

// readWasm reads a binary, after the WebAssembly Core Specification, section 5.5.
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
			m.imported = section.number() // Go imports functions alone
		case code:
			for range section.number() {
				m.bodies = append(m.bodies, section.bytes())
			}
		case dataSection:
			m.data = section.b
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

// readNames reads the names of functions in the section of names.
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

// The script of <url-scope> is small, and make test knows at once when it grows.
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
