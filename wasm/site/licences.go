package site

import (
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// A module is a Go module whose code is in app.wasm.
type module struct{ path, version, dir string }

// modules returns the modules of the browser's build except our own, sorted.
func modules(root string) ([]module, error) {
	list, err := goForBrowser(root, "list", "-deps", "-f", "{{with .Module}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}", "./wasm")
	if err != nil {
		return nil, err
	}
	output, err := list.Output()
	if err != nil {
		return nil, fmt.Errorf("go list for the browser: %w", err)
	}
	lines := strings.Split(strings.TrimSuffix(string(output), "\n"), "\n")
	own := lines[len(lines)-1] // go list prints dependencies first, so our own package is last
	var found []module
	for _, line := range lines {
		if f := strings.Split(line, "\t"); len(f) == 3 && line != own {
			found = append(found, module{f[0], f[1], f[2]})
		}
	}
	slices.SortFunc(found, func(a, b module) int { return cmp.Compare(a.path, b.path) })
	return slices.Compact(found), nil
}

// licences returns the licence of everything that the site contains. The licences require copies of the binary to carry
// them.
func licences(root string) ([]byte, error) {
	found, err := modules(root)
	if err != nil {
		return nil, err
	}
	// Some installations of Go lack the licence file, so it is read from golang.org/x/net, which has the same one.
	golang, err := exec.Command("go", "list", "-C", root, "-m", "-f", "{{.Dir}}", "golang.org/x/net").Output()
	if err != nil {
		return nil, fmt.Errorf("go list golang.org/x/net: %w", err)
	}
	found = append([]module{
		{path: "urlscope", dir: root},
		{path: "Go: its runtime, its standard library and wasm_exec.js", dir: strings.TrimSpace(string(golang))},
	}, found...)
	var b strings.Builder
	b.WriteString("What this site is made of, and under which licences.\n")
	b.WriteString("The list of public suffixes, " + suffixesFile + ", is under the " + suffixesLicence + ".\n")
	b.WriteString("The lessons are under CC-BY-4.0 (https://creativecommons.org/licenses/by/4.0/), too.\n")
	for _, m := range found {
		text, err := licence(m.dir)
		if err != nil {
			return nil, fmt.Errorf("the licence of %s: %w", m.path, err)
		}
		title := strings.TrimSpace(m.path + " " + m.version)
		fmt.Fprintf(&b, "\n\n%s\n%s\n\n%s\n", title, strings.Repeat("=", len(title)), strings.TrimSpace(text))
	}
	return []byte(b.String()), nil
}

// licence returns the licence in the folder of a module, with the notices beside it.
func licence(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return "", err
	}
	var texts []string
	for _, e := range entries {
		name := strings.ToUpper(e.Name())
		name = strings.TrimSuffix(strings.TrimSuffix(name, filepath.Ext(name)), "-MIT")
		if !e.Type().IsRegular() || !slices.Contains([]string{"LICENSE", "LICENCE", "COPYING", "NOTICE"}, name) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return "", err
		}
		texts = append(texts, string(text))
	}
	if len(texts) == 0 {
		return "", fmt.Errorf("no licence in %s", dir)
	}
	return strings.Join(texts, "\n\n"), nil
}
