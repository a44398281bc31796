// Package made builds the published site for the tests, with make, as a person would.
package made

import (
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
)

// Site returns the folder of the site that the tests use, the output of make site with fast compression. Tests must not
// change it; a test that needs another site changes a copy.
var Site = sync.OnceValues(func() (string, error) {
	dir, err := filepath.Abs("../../build/tested") // absolute, because a server may run in another folder
	if err != nil {
		return "", err
	}
	return dir, Make("../..", "site", "SITE=build/tested", "SITE_FLAGS=-quality 1")
})

// Make runs make in the folder root. A lock serializes it, because tests of several packages run at the same time.
func Make(root string, args ...string) error {
	if err := os.MkdirAll(filepath.Join(root, "build"), 0o777); err != nil {
		return err
	}
	lock, err := os.Create(filepath.Join(root, "build", ".make-lock"))
	if err != nil {
		return err
	}
	defer lock.Close()
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX); err != nil {
		return err
	}
	cmd := exec.Command("make", append([]string{"-C", root}, args...)...)
	// This make must not inherit the settings of the make that runs the tests.
	cmd.Env = slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "MAKE") || strings.HasPrefix(v, "MFLAGS=") })
	if output, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("make %s: %w\n%s", strings.Join(args, " "), err, output)
	}
	return nil
}

// Asset returns the published name, with its hash, of a file of the site.
func Asset(t testing.TB, name string) string {
	t.Helper()
	dir, err := Site()
	if err != nil {
		t.Fatal(err)
	}
	ext := path.Ext(name)
	found, err := filepath.Glob(filepath.Join(dir, strings.TrimSuffix(name, ext)+".????????????"+ext))
	if err != nil || len(found) != 1 {
		t.Fatalf("%v are the files for %s, %v", found, name, err)
	}
	return filepath.Base(found[0])
}
