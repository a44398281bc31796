// Package recorded reads, for tests, what was recorded of other programs: folders of testdata with files of JSON, a line each.
package recorded

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Lines calls read for each line of a file with its number, the first of which is 0. An error of it ends the test.
func Lines(t *testing.T, file string, read func(n int, line []byte) error) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	s.Buffer(nil, 1<<20)
	n := 0
	for ; s.Scan(); n++ {
		if err := read(n, s.Bytes()); err != nil {
			t.Fatalf("%s:%d: %v", file, n+1, err)
		}
	}
	if err := s.Err(); err != nil || n == 0 {
		t.Fatalf("%s: %d lines, %v", file, n, err)
	}
}

// Exceptions are the URLs with which a program is known to do something else than its model. The file exceptions.txt of
// a folder lists them, a line each: the ID of the program, the URL as a string of JSON, and the reason.
type Exceptions struct{ used map[exception]bool }

type exception struct{ id, url string }

// ReadExceptions returns the exceptions of a folder. Each needs a reason.
func ReadExceptions(t *testing.T, folder string) Exceptions {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, "exceptions.txt"))
	if err != nil {
		t.Fatal(err)
	}
	e := Exceptions{map[exception]bool{}}
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		id, rest, _ := strings.Cut(line, " ")
		d := json.NewDecoder(strings.NewReader(rest))
		var url string
		if err := d.Decode(&url); err != nil {
			t.Fatalf("exceptions.txt: %q: %v", line, err)
		}
		if strings.TrimSpace(rest[d.InputOffset():]) == "" {
			t.Errorf("exceptions.txt: %q gives no reason", line)
		}
		e.used[exception{id, url}] = false
	}
	return e
}

// Excuse reports whether a program is known to do something else with a URL, and remembers that it did.
func (e Exceptions) Excuse(id, url string) bool {
	_, ok := e.used[exception{id, url}]
	if ok {
		e.used[exception{id, url}] = true
	}
	return ok
}

// AllUsed fails for exceptions that are no longer needed, because the models do what was recorded.
func (e Exceptions) AllUsed(t *testing.T) {
	t.Helper()
	for x, used := range e.used {
		if !used {
			t.Errorf("exceptions.txt: %s %q is needed no longer", x.id, x.url)
		}
	}
}
