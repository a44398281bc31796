// Package made gives the tests the very site that ships: it has make build it, as a person would.
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

// Site returns the folder of the site that the tests look at: what make site writes, compressed in haste. No test
// changes anything in it; one that wants another site changes a copy.
var Site = sync.OnceValues(func() (string, error) {
	dir, err := filepath.Abs("../../build/tested") // a host may look from elsewhere
	if err != nil {
		return "", err
	}
	return dir, Make("../..", "site", "SITE=build/tested", "SITE_FLAGS=-quality 1")
})

// Make runs make in the folder root. The tests of several packages run at a time: they take turns.
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
	// Of the make that runs the tests it is to know nothing.
	cmd.Env = slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "MAKE") || strings.HasPrefix(v, "MFLAGS=") })
	if output, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("make %s: %w\n%s", strings.Join(args, " "), err, output)
	}
	return nil
}

// Asset returns the name of the file of the site that was called name before its content named it.
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
