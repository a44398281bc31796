package site

import (
	"os"
	"os/exec"
	"path/filepath"
)

// workspace has the go command take the go-app that draws the page, wasm/go-app, in place of the published one. It is no replacement in
// go.mod, for then nobody could install the command by its name.
const workspace = "wasm/go-app/go.work"

// goForBrowser returns the go command with those arguments in the folder root, for a browser.
func goForBrowser(root string, args ...string) (*exec.Cmd, error) {
	file, err := filepath.Abs(filepath.Join(root, filepath.FromSlash(workspace)))
	if err != nil {
		return nil, err
	}
	cmd := exec.Command("go", args...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWORK="+file)
	return cmd, nil
}

// writeChanged writes a file where it differs, for the go command looks at the time of a file.
func writeChanged(name string, data []byte) error {
	if old, err := os.ReadFile(name); err == nil && string(old) == string(data) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return put(name, data)
}
