package shipped

import (
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"urlscope/wasm/internal/made"
	"urlscope/wasm/site"
)

// parserPage alternates between the parser and the browser's URL class, and returns the best time per URL in nanoseconds for
// each: parse and check in Go, new URL, and new URL with all its properties read. Each loop stays in its language, so that
// no call between Go and JavaScript is measured.
const parserPage = `(async () => {
	globalThis.urls = await (await fetch("urls.txt")).text();
	const go = new Go();
	const { instance } = await WebAssembly.instantiateStreaming(fetch("parser.wasm"), go.importObject);
	go.run(instance);
	const list = urls.split("\n");
	let kept = 0;
	const each = (f) => () => { for (const s of list) try { kept += f(s); } catch { } };
	const turns = [checkAll, each((s) => new URL(s) ? 1 : 0), each((s) => {
		const u = new URL(s);
		return u.protocol.length + u.username.length + u.password.length + u.hostname.length + u.port.length
			+ u.pathname.length + u.search.length + u.hash.length;
	})];
	const best = turns.map(() => Infinity);
	for (let round = 0; round < 15; round++) {
		turns.forEach((turn, i) => {
			const start = performance.now();
			for (let k = 0; k < 50_000 / list.length; k++) turn();
			best[i] = Math.min(best[i], (performance.now() - start) * 1e6 / Math.ceil(50_000 / list.length) / list.length);
		});
	}
	return best;
})()`

// BenchmarkPageParser compares the parser, built as the page is, with the browser's new URL on the corpus, or on the file
// named in URLS.
func BenchmarkPageParser(t *testing.B) {
	dir := t.TempDir()
	build := exec.Command("go", slices.Concat([]string{"build", "-o", filepath.Join(dir, "parser.wasm")}, site.WasmFlags, []string{"./testdata/parser"})...)
	build.Dir = "../.."
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if output, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, output)
	}
	built, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	corpus := cmp.Or(os.Getenv("URLS"), filepath.Join("../..", "testdata", "urls.txt"))
	for name, from := range map[string]string{"wasm_exec.js": filepath.Join(built, made.Asset(t, "wasm_exec.js")), "urls.txt": corpus} {
		data, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		writeTo(t, filepath.Join(dir, name), strings.TrimSuffix(string(data), "\n"))
	}
	writeTo(t, filepath.Join(dir, "index.html"), `<!DOCTYPE html><title>parser</title><link rel="icon" href="data:,"><script src="wasm_exec.js"></script>`)
	b := newTab(t)
	b.serve(site.Handler(os.DirFS(dir)))
	b.load("/")
	var ns []float64
	b.value(parserPage, &ns)
	fmt.Printf("\n%-40s %8s\n", "parser in the browser, "+filepath.Base(corpus), "ns/URL")
	fmt.Printf("%-40s %8.0f\n%-40s %8.0f\n%-40s %8.0f\n", "core, parse and check, WebAssembly", ns[0], "new URL", ns[1], "new URL, all components read", ns[2])
	fmt.Printf("%-40s %7.2f×   bar: none is set; with all components read %.2f×\n", "core to new URL", ns[0]/ns[1], ns[0]/ns[2])
}

func writeTo(t testing.TB, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}
