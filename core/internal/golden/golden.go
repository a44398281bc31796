// Package golden compares files of testdata with the present results. It is for tests.
package golden

import (
	"os"
	"testing"
)

// Read returns the content of a file. If there is no such file, the test ends.
func Read(t testing.TB, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Hold fails the test if the file differs from got. With update it writes got to the file.
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
