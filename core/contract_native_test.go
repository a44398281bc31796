//go:build !js

// The tests that a browser cannot run: one starts a process, one needs more memory
// than WebAssembly has.

package core

import (
	"os/exec"
	"strings"
	"testing"

	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
)

// TestDeps: core is for the browser and for any Go program, so it brings nothing
// with it that talks to a machine or formats text; nor does what reads a URL as
// other standards do.
func TestDeps(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".", "./find", "./fix", "./hosts", "./wire", "./clients", "./standards").Output()
	if err != nil {
		t.Fatal(err)
	}
	why := map[string]string{
		"fmt":           "core holds no prose",
		"regexp":        "parsing is linear and allocates nothing",
		"encoding/json": "the report is in urlscope/core/report",
		"reflect":       "what is not there cannot be slow",
		"syscall/js":    "the page is in urlscope/wasm",
		"net":           "core reaches nothing",
		"os":            "core reads nothing",
	}
	own, err := exec.Command("go", "list", "-m").Output()
	if err != nil {
		t.Fatal(err)
	}
	for dep := range strings.FieldsSeq(string(out)) {
		top, _, _ := strings.Cut(dep, "/")
		reason, banned := why[dep]
		if top == "net" {
			reason, banned = why["net"], true
		}
		if banned {
			t.Errorf("core depends on %s: %s", dep, reason)
		}
		if strings.Contains(top, ".") && dep != "github.com/agnivade/levenshtein" && !strings.HasPrefix(dep, strings.TrimSpace(string(own))+"/") {
			t.Errorf("core depends on %s", dep)
		}
	}
}

// TestLongInputs: nothing that can be asked of long hostile inputs takes more than
// a moment, or this test would never end. BenchmarkGrowth measures it.
func TestLongInputs(t *testing.T) {
	var c Checker
	for _, s := range rounds.Some(inputs.Hostile(64 << 10)) {
		u, _ := c.Check(s)
		u.Valid()
		u.TokenAt(len(s) / 2)
	}
}
