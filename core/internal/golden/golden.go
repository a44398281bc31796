// Package golden holds files of testdata to what is made now. It is for tests.
package golden

import (
	"os"
	"testing"
)

// Read returns what a file holds; without the file the test ends.
func Read(t testing.TB, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Hold fails the test when a file does not hold what is made now; with update it writes that.
func Hold(t testing.TB, file, got string, update bool) {
	t.Helper()
	if update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if Read(t, file) != got {
		t.Errorf("%s is not what is made now; go test with -update rewrites it:\n%s", file, got)
	}
}
