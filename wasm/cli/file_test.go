package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// TestVerifyKeepsFiles holds -fix to what a file is: one that is protected stays as it is, one with two names keeps both, and
// what is said names the file.
func TestVerifyKeepsFiles(t *testing.T) {
	dir := t.TempDir()
	protected, first, second := filepath.Join(dir, "protected.txt"), filepath.Join(dir, "first.txt"), filepath.Join(dir, "second.txt")
	const wrong, right = "http://host.example/~joe\n", "http://host.example/%7Ejoe\n"
	for _, name := range []string{protected, first} {
		if err := os.WriteFile(name, []byte(wrong), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(protected, 0o444); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(first, second); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	if status := Main([]string{"verify", "-fix", protected, first}, nil, &stdout, &stderr); status != 2 {
		t.Errorf("status %d", status)
	}
	if want := "urlscope: " + protected + " is write-protected: its fixes are left out\n"; !strings.Contains(stderr.String(), want) {
		t.Errorf("%q does not say %q", stderr.String(), want)
	}
	for name, want := range map[string]string{protected: wrong, first: right, second: right} {
		if got, err := os.ReadFile(name); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v, want %q", name, got, err, want)
		}
	}
}

// TestReplaceFileFull names a file that cannot be written as it was typed, also if it is a link.
func TestReplaceFileFull(t *testing.T) {
	const full = "/dev/full"
	if _, err := os.Stat(full); err != nil {
		t.Skip(err)
	}
	link := filepath.Join(t.TempDir(), "link.svg")
	if err := os.Symlink(full, link); err != nil {
		t.Fatal(err)
	}
	if got, want := inWords(replaceFile(link, "text")), link+": there is no room left on the disk"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}

// TestReplaceFileNames says of a file that cannot be written which one it is.
func TestReplaceFileNames(t *testing.T) {
	name := filepath.Join(t.TempDir(), "none", "a.txt")
	err := replaceFile(name, "x")
	if want := "write " + name + ": no such file or directory"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// TestReplaceFileOwner holds -fix to leave a file its owner and group: those of somebody else, where one may give files away.
func TestReplaceFileOwner(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(name, []byte("before"), 0o640); err != nil {
		t.Fatal(err)
	}
	uid, gid := 1234, 2345
	if os.Getuid() != 0 {
		uid, gid = os.Getuid(), os.Getgid()
	}
	if err := os.Chown(name, uid, gid); err != nil && os.Getuid() >= 0 { // else a file has none
		t.Fatal(err)
	}
	if err := replaceFile(name, "behind"); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(name, uid, gid); err != nil && os.Getuid() >= 0 {
		t.Fatal(err)
	}
	again, err := os.Stat(name)
	if err != nil || !reflect.DeepEqual(owner(info), owner(again)) || info.Mode().Perm() != 0o640 {
		t.Errorf("the owner is %v, the mode %v", owner(info), info.Mode())
	}
	if got, err := os.ReadFile(name); string(got) != "behind" {
		t.Errorf("%q, %v", got, err)
	}
}

// owner returns the fields of what a system says of a file that name its owner, as they print.
func owner(info os.FileInfo) []string {
	var list []string
	v := reflect.Indirect(reflect.ValueOf(info.Sys()))
	for _, field := range []string{"Uid", "Gid"} {
		if f := v.FieldByName(field); f.IsValid() {
			list = append(list, fmt.Sprint(f.Interface()))
		}
	}
	return list
}

// TestVerifyLateNUL leaves a file alone that is a text at its beginning only.
func TestVerifyLateNUL(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.md")
	binary := strings.Repeat("a", 9000) + " http://host.example/~joe \x00\n"
	if err := os.WriteFile(name, []byte(binary), 0o666); err != nil {
		t.Fatal(err)
	}
	var stdout, stderr bytes.Buffer
	if status := Main([]string{"verify", "-fix", name}, nil, &stdout, &stderr); status != 2 || !strings.Contains(stderr.String(), "is a binary file") {
		t.Errorf("status %d, %s", status, stderr.String())
	}
	if got, err := os.ReadFile(name); string(got) != binary {
		t.Errorf("%q, %v", got, err)
	}
}
