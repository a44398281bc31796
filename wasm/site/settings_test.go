package site

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// The page's program holds nothing that reads GODEBUG, and still has timers.
func TestForgetSettings(t *testing.T) {
	flags, _, err := pageFlags("../..")
	if err != nil {
		t.Fatal(err)
	}
	list := exec.Command("go", slices.Concat([]string{"list", "-deps"}, flags, []string{"./wasm"})...)
	list.Dir = "../.."
	list.Env = append(list.Environ(), "GOOS=js", "GOARCH=wasm")
	output, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := strings.Fields(string(output))
	if slices.Contains(packages, "internal/bisect") || !slices.Contains(packages, "time") {
		t.Errorf("the page imports %s", packages)
	}
}
