package site

import (
	"os"
	"os/exec"
	"path/filepath"
)

// workspace makes the go command build with wasm/go-app in place of the published go-app. A replace directive in go.mod
// would keep users from installing the command with go install.
const workspace = "wasm/go-app/go.work"

// goForBrowser returns a go command for GOOS=js with those arguments, to be run in the folder root.
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

// writeChanged writes a file only if its content changes, because the go command compares file times.
func writeChanged(name string, data []byte) error {
	if old, err := os.ReadFile(name); err == nil && string(old) == string(data) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return put(name, data)
}
