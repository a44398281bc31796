//go:build !js

package main

import (
	"encoding/base64"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"urlscope/core/report"
	"urlscope/core/text"
)

// A page of another origin that loads the parser itself gets the very reports that Go gives, and keeps its global
// object to itself.
func TestBrowserReport(t *testing.T) {
	g := visit(t, "<p>Somebody else.</p>", nil)
	g.value(`void (globalThis.before = Object.getOwnPropertyNames(globalThis))`, nil)
	files, err := filepath.Glob("../testdata/report/*.json")
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
		g.wait("import("+quote(g.home+"urlscope.js")+").then((urlscope) => urlscope.default.report("+quote(example)+", {lang: "+quote(tag)+"}))",
			report.In(l, example))
	}
	g.wait(`Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name) && name !== "before" && name !== "fs")`, []string{})
	if got := g.requests("app.wasm"); got > 1 {
		t.Errorf("app.wasm was asked for %d times", got)
	}
}
