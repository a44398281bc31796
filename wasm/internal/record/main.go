// Command record writes down what libraries and programs make of URLs: testdata/readers has a file for each, and a script that
// asks it, which reads a line of JSON a URL and writes a line of JSON with the fields by their names, or with the error.
//
//	go run ./wasm/internal/record [ID…]
//
// It prints what is another than in the last recording. A reader that is not installed is named and left as it was. Nothing is
// sent anywhere.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"
)

// dir is where the recordings are, from the top of the repository.
const dir = "testdata/readers"

// A reader is what is asked: a command, run in the folder of the scripts, that reads and writes lines.
type reader struct {
	id      string
	program string   // what is observed, and the package that has it
	ask     []string // the command; its first line says the version
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("record: ")
	flag.Parse()
	failed := false
	for _, r := range readers {
		if flag.NArg() > 0 && !slices.Contains(flag.Args(), r.id) {
			continue
		}
		if err := r.record(); err != nil {
			log.Printf("%s: %v", r.id, err)
			failed = true
		}
	}
	if failed {
		os.Exit(1)
	}
}

// record asks r about all URLs and writes what it said.
func (r reader) record() error {
	var in bytes.Buffer
	lines := json.NewEncoder(&in)
	lines.SetEscapeHTML(false)
	list := urls()
	for _, url := range list {
		if err := lines.Encode(url); err != nil {
			return err
		}
	}
	cmd := exec.Command(r.ask[0], r.ask[1:]...)
	cmd.Dir = filepath.Join(dir, "record")
	cmd.Stdin, cmd.Stderr = &in, os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("%v: %w", r.ask, err)
	}
	answers := bufio.NewScanner(bytes.NewReader(out))
	answers.Buffer(nil, 1<<20)
	if !answers.Scan() {
		return errors.New("it says no version")
	}
	var b bytes.Buffer
	write := json.NewEncoder(&b)
	write.SetEscapeHTML(false)
	head := struct {
		Reader   string `json:"reader"`
		Program  string `json:"program"`
		Version  string `json:"version"`
		Recorded string `json:"recorded"`
	}{r.id, r.program, answers.Text(), time.Now().Format(time.DateOnly)}
	if err := write.Encode(head); err != nil {
		return err
	}
	file := filepath.Join(dir, r.id+".jsonl")
	before, err := last(file)
	if err != nil {
		return err
	}
	changed, n := 0, 0
	for _, url := range list {
		if !answers.Scan() {
			return fmt.Errorf("it stops behind %q", url)
		}
		var a answer
		if err := json.Unmarshal(answers.Bytes(), &a); err != nil {
			return fmt.Errorf("%q: %w", url, err)
		}
		a.URL = url
		line, err := a.line()
		if err != nil {
			return err
		}
		if was := before[url]; was != "" && was != line {
			changed++
			fmt.Printf("%s: %q\n\twas %s\n\tis  %s\n", r.id, url, was, line)
		}
		b.WriteString(line + "\n")
		n++
	}
	fmt.Printf("%s %s: %d URLs, %d another than before\n", r.id, head.Version, n, changed)
	return os.WriteFile(file, b.Bytes(), 0o666)
}

// An answer is what a reader makes of one URL. A field that is absent is left out, or null.
type answer struct {
	URL     string             `json:"url"`
	Fields  map[string]*string `json:"fields,omitempty"`
	Raises  map[string]string  `json:"raises,omitempty"` // by field, what is said where one reads it
	Refused string             `json:"refused,omitempty"`
}

// line returns a as a line of the recording, without what is null.
func (a answer) line() (string, error) {
	for name, v := range a.Fields {
		if v == nil {
			delete(a.Fields, name)
		}
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(a)
	return string(bytes.TrimSuffix(b.Bytes(), []byte("\n"))), err
}

// last returns the lines of the last recording, by URL.
func last(file string) (map[string]string, error) {
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	list := map[string]string{}
	for line := range bytes.Lines(data) {
		var a answer
		if err := json.Unmarshal(line, &a); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		list[a.URL] = string(bytes.TrimSpace(line))
	}
	return list, nil
}
