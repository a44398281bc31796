package cli

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"
)

// A baseline lists known findings, so that a project can check its documents before all are repaired. A finding is recognised
// by file, rule and URL, and not by its line, which changes with any edit above it.
type baseline struct {
	file   string // the file's name; "" for no baseline
	writes bool   // write the findings into the file
	counts map[knownFinding]int
	met    int // how many known findings were found
	missed int // how many known findings of checked files were not found
}

// A knownFinding is the key of a finding. Equal findings have the same key.
type knownFinding struct {
	File string `json:"file"` // relative to the folder of the baseline, with slashes
	ID   string `json:"id"`
	URL  string `json:"url"` // or the hash of a long one
}

// baselineVersion is the version of the file format.
const baselineVersion = 1

// A baselineFile is the content of the file.
type baselineFile struct {
	Version  int `json:"version"`
	Findings []struct {
		knownFinding
		Count int `json:"count"`
	} `json:"findings"`
}

// read reads the file, if there is one.
func (b *baseline) read() error {
	b.counts = map[knownFinding]int{}
	if b.file == "" {
		if b.writes {
			return errors.New("-write-baseline needs a file: -baseline names it, or \"baseline\" in " + configName)
		}
		return nil
	}
	data, err := os.ReadFile(b.file)
	if errors.Is(err, fs.ErrNotExist) {
		if b.writes {
			return nil
		}
		return fmt.Errorf("%w; -write-baseline makes it", err)
	}
	if err != nil {
		return err
	}
	var f baselineFile
	if err := json.Unmarshal(data, &f); err != nil {
		return fmt.Errorf("%s: %s; -write-baseline makes a new one where it is removed", b.file, jsonError(data, err))
	}
	if f.Version != baselineVersion {
		return fmt.Errorf("%s is a baseline of version %d, and this urlscope knows %d", b.file, f.Version, baselineVersion)
	}
	for _, known := range f.Findings {
		b.counts[known.knownFinding] += known.Count
	}
	return nil
}

// A knownList has the known findings of one document that have not been found yet.
type knownList struct {
	file string
	left map[knownFinding]int
}

// of returns the known findings of a document.
func (b *baseline) of(name string) knownList {
	if b.file == "" {
		return knownList{}
	}
	k := knownList{file: b.seen(name), left: map[knownFinding]int{}}
	for f, n := range b.counts {
		if f.File == k.file {
			k.left[f] = n
		}
	}
	return k
}

// seen returns the name of a document relative to the folder of the baseline.
func (b *baseline) seen(name string) string {
	whole, err1 := filepath.Abs(name)
	dir, err2 := filepath.Abs(filepath.Dir(b.file))
	if way, err := filepath.Rel(dir, whole); err1 == nil && err2 == nil && err == nil && name != stdinName {
		name = way
	}
	return filepath.ToSlash(name)
}

// remove removes a finding from the list, and reports whether it was in the list.
func (k *knownList) remove(f *finding) bool {
	if len(k.left) == 0 {
		return false
	}
	key := k.key(f)
	if k.left[key] == 0 {
		return false
	}
	k.left[key]--
	return true
}

// key returns the key of a finding.
func (k *knownList) key(f *finding) knownFinding {
	const longest = 1000
	url := f.url.Source()
	if len(url) > longest || !utf8.ValidString(url) {
		url = fmt.Sprintf("sha256:%x", sha256.Sum256([]byte(url)))
	}
	return knownFinding{File: k.file, ID: f.Rule.ID, URL: url}
}

// checked counts the known findings of a checked document that were not found.
func (b *baseline) checked(k knownList) {
	for f, n := range k.left {
		b.missed += n
		if b.writes {
			if b.counts[f] -= n; b.counts[f] <= 0 {
				delete(b.counts, f)
			}
		}
	}
}

// gone says that the file lists findings that no longer exist; "" if all exist.
func (b *baseline) gone() string {
	if b.missed == 0 || b.writes {
		return ""
	}
	return fmt.Sprintf("%s: findings in it that are gone: %d; -write-baseline takes them out", b.file, b.missed)
}

// write writes the file if -write-baseline asks for it: a line per finding, so that versions of the file can be compared and
// merged. Findings of files that no longer exist are dropped.
func (b *baseline) write() error {
	if !b.writes {
		return nil
	}
	list := slices.SortedFunc(maps.Keys(b.counts), func(x, y knownFinding) int {
		return cmp.Or(strings.Compare(x.File, y.File), strings.Compare(x.ID, y.ID), strings.Compare(x.URL, y.URL))
	})
	var lines []string
	for _, f := range list {
		if _, err := os.Stat(within(filepath.Dir(b.file), filepath.FromSlash(f.File))); err != nil && f.File != stdinName {
			continue
		}
		line, err := marshalPlain(struct {
			knownFinding
			Count int `json:"count"`
		}{f, b.counts[f]})
		if err != nil {
			return err
		}
		lines = append(lines, "\n    "+line)
	}
	end := "\n  ]"
	if len(lines) == 0 {
		end = "]"
	}
	return replaceFile(b.file, fmt.Sprintf("{\n  \"version\": %d,\n  \"findings\": [%s%s\n}\n", baselineVersion, strings.Join(lines, ","), end))
}

// marshalPlain returns a value as JSON without escapes for "&".
func marshalPlain(v any) (string, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return strings.TrimSuffix(b.String(), "\n"), err
}
