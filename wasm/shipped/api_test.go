package shipped

import (
	"encoding/base64"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// TestReportTypes checks that the TypeScript types have every field of the report and every production. make test-embed
// checks that they are right.
func TestReportTypes(t *testing.T) {
	types, err := os.ReadFile("../../web/urlscope.d.ts")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[reflect.Type]bool{}
	var visit func(reflect.Type)
	visit = func(r reflect.Type) {
		for r.Kind() == reflect.Pointer || r.Kind() == reflect.Slice {
			r = r.Elem()
		}
		if r.Kind() != reflect.Struct || seen[r] {
			return
		}
		seen[r] = true
		_, body, _ := strings.Cut(string(types), "export interface "+r.Name()+" ")
		body, _, _ = strings.Cut(body, "\n}")
		for f := range r.Fields() {
			visit(f.Type)
			name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
			if strings.Contains(options, "omit") {
				name += "?"
			}
			if !f.Anonymous && !strings.Contains(body, "\n  "+name+":") {
				t.Errorf("web/urlscope.d.ts lacks %s of %s", name, r.Name())
			}
		}
	}
	visit(reflect.TypeFor[report.Report]())
	visit(reflect.TypeFor[report.Standards]())
	for production := range validExamples() {
		if !strings.Contains(string(types), strconv.Quote(production)) {
			t.Errorf("web/urlscope.d.ts lacks %s", production)
		}
	}
}

// TestBrowserReport checks that a page of another origin that loads the parser gets the same reports as Go, and no new
// globals.
func TestBrowserReport(t *testing.T) {
	g := visit(t, "<p>Somebody else.</p>", nil)
	g.value(`void (globalThis.before = Object.getOwnPropertyNames(globalThis))`, nil)
	files, err := filepath.Glob("../../testdata/report/*.json")
	if err != nil {
		t.Fatal(err)
	}
	type input struct {
		Input       *string `json:"input"`
		InputBase64 []byte  `json:"inputBase64"`
	}
	n := 0
	for _, file := range files {
		if strings.HasSuffix(file, "schema.json") {
			continue
		}
		golden, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var in input
		if err := json.Unmarshal(golden, &in); err != nil {
			t.Fatal(err)
		}
		ask := "Uint8Array.from(atob(" + quote(base64.StdEncoding.EncodeToString(in.InputBase64)) + "), (c) => c.charCodeAt())"
		if in.Input != nil {
			ask = quote(*in.Input)
		}
		g.wait("import("+quote(g.home+"urlscope.js")+").then((urlscope) => urlscope.report("+ask+"))", json.RawMessage(golden))
		n++
	}
	if n < 10 {
		t.Errorf("only %d reports in testdata/report", n)
	}
	for _, tag := range []string{"ja", "zh-Hant", "zh-TW", "xx"} {
		l, _ := text.ParseLang(tag)
		g.wait("import("+quote(g.home+"urlscope.js")+").then((urlscope) => urlscope.default.report("+quote(model.Example)+", {lang: "+quote(tag)+"}))",
			report.In(l, model.Example))
	}
	// Octets can come in any buffer or view. Other values are rejected.
	g.value(`import(`+quote(g.home+"urlscope.js")+`).then((urlscope) => { globalThis.ask = (...args) => urlscope.report(...args).then(
		(report) => report.input ?? report.inputBase64, (e) => e.name + ": " + e.message); })`, nil)
	none := func(what string) string {
		return "TypeError: urlscope: report takes a string, or octets in an ArrayBuffer or a view of one; this is of the type " + what
	}
	for _, c := range []struct{ ask, want string }{
		{`""`, ""},
		{`"a\ud800\0\r\n"`, "a\uFFFD\x00\r\n"},
		{`new Uint8Array([97, 255, 98])`, "Yf9i"},
		{`new ArrayBuffer(3)`, "\x00\x00\x00"},
		{`new Uint8ClampedArray([300, 97])`, "/2E="},
		{`new Uint16Array([0x6261, 0x6463]).subarray(1)`, "cd"},
		{`new DataView(new TextEncoder().encode("news:*").buffer, 1, 3)`, "ews"},
		{`new URL("HTTP://h/é")`, "http://h/%C3%A9"},
		{`"news:*", null`, "news:*"},
		{`"news:*", { lang: Symbol() }`, "news:*"},
		{`"news:*", { lang: { toString() { throw new Error("hostile"); } } }`, "Error: hostile"},
		{``, none("Undefined")},
		{`null`, none("Null")},
		{`7`, none("Number")},
		{`7n`, none("BigInt")},
		{`true`, none("Boolean")},
		{`Symbol("s")`, none("Symbol")},
		{`[104, 105]`, none("Array")},
		{`{ length: 1, 0: 97 }`, none("Object")},
		{`{ toString: () => "http://h/" }`, none("Object")},
		{`new Blob(["http://h/"])`, none("Blob")},
		{`document.createElement("a")`, none("HTMLAnchorElement")},
		{`() => "http://h/"`, none("Function")},
	} {
		g.wait("ask("+c.ask+")", c.want)
	}
	g.value(`void delete globalThis.ask`, nil)
	g.wait(`Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name) && name !== "before" && name !== "fs")`, []string{})
	if got := g.requests("parser.wasm"); got > 1 {
		t.Errorf("parser.wasm was requested %d times", got)
	}
}
