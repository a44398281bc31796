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

// TestVerifyKeepsFiles: -fix leaves a protected file alone and keeps both names of a file with two, and messages
// name the file.
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

// TestReplaceFileFull: the error about a file has the name as typed, also if that is a link.
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

// TestReplaceFileNames: the error about a file has its name.
func TestReplaceFileNames(t *testing.T) {
	name := filepath.Join(t.TempDir(), "none", "a.txt")
	err := replaceFile(name, "x")
	if want := "write " + name + ": no such file or directory"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// TestReplaceFileOwner: -fix keeps the owner and group of a file, also another user's, if the system allows that.
func TestReplaceFileOwner(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(name, []byte("before"), 0o640); err != nil {
		t.Fatal(err)
	}
	uid, gid := 1234, 2345
	if os.Getuid() != 0 {
		uid, gid = os.Getuid(), os.Getgid()
	}
	if err := os.Chown(name, uid, gid); err != nil && os.Getuid() >= 0 { // otherwise the system has no owners
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

// owner returns the fields of a system's file information that name the owner, as text.
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

// TestVerifyLateNUL: -fix leaves a file alone that is text only at its start.
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
