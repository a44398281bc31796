// Command record records how libraries and programs parse URLs. testdata/readers has a recording for each of them, and a
// script that calls it: the script reads one line of JSON per URL, and writes one line of JSON with the fields by name, or
// with the error.
//
//	go run ./wasm/internal/record [ID…]
//
// It prints the differences from the last recording. A reader that is not installed is reported, and its recording stays. No
// request is sent anywhere.
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

// dir is the folder of the recordings.
const dir = "testdata/readers"

// A reader is a library or program to record, through a command that runs in the folder of the scripts.
type reader struct {
	id      string
	program string   // the observed program, and the package that contains it
	ask     []string // the command; the first line of its output is the version
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

// record asks r about all URLs and writes its recording.
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

// An answer is how a reader parses one URL. An absent field is left out, or null.
type answer struct {
	URL     string             `json:"url"`
	Fields  map[string]*string `json:"fields,omitempty"`
	Raises  map[string]string  `json:"raises,omitempty"` // by field, the error that reading it raises
	Refused string             `json:"refused,omitempty"`
}

// line returns a as a line of the recording, without null fields.
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

// last returns the lines of the last recording by URL.
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
