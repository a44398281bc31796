package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"urlscope/wasm/house"
)

// configName is the default name of the configuration file.
const configName = ".urlscope.json"

// configKeys lists the options that a configuration may set: the options about documents. The format of the output belongs to
// the command line.
var configKeys = slices.Sorted(slices.Values(append(house.Words(), "baseline", "code", "exclude", "home", "ignore", "lang", "only", "severity", "standard")))

// configure applies the configuration to options that the command line does not set. It uses the configuration of the
// current folder, not of the document's folder. So a run has only one configuration, also for standard input, and a
// downloaded folder cannot change what is reported about it.
func (v *verifier) configure(o *options) error {
	file := findConfig()
	if v.config != nil {
		file = *v.config
	}
	if file == "" {
		return nil
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if err := v.obey(o, filepath.Dir(file), data); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}

// findConfig returns the nearest configuration: in this folder, or in one above it, up to the root of the repository. It
// returns "" if there is no configuration.
func findConfig() string {
	here, err := filepath.Abs(".")
	for dir := ""; err == nil; dir = filepath.Join(dir, "..") {
		if _, err := os.Stat(filepath.Join(dir, configName)); err == nil {
			return filepath.Join(dir, configName)
		}
		if _, err := os.Stat(filepath.Join(dir, ".git")); !errors.Is(err, fs.ErrNotExist) {
			break
		}
		if here == filepath.Dir(here) {
			break
		}
		here = filepath.Dir(here)
	}
	return ""
}

// obey sets the options of a configuration in the folder in, unless the command line sets them.
func (v *verifier) obey(o *options, in string, data []byte) error {
	var says map[string]json.RawMessage
	if err := json.Unmarshal(data, &says); err != nil || says == nil {
		return errors.New(jsonError(data, err))
	}
	delete(says, "$schema") // for editors only
	for key := range says {
		if !slices.Contains(configKeys, key) {
			return fmt.Errorf("%q is not a key of the configuration; the keys are %s%s", key, strings.Join(configKeys, ", "), didYouMean(key, configKeys, ""))
		}
	}
	for _, opt := range o.list {
		if opt.given {
			delete(says, opt.name)
		}
	}
	v.in = in
	for _, key := range configKeys {
		read := valuesOf
		if key == house.Canonical {
			read = pairsOf
		}
		values, err := read(says[key])
		if err != nil {
			return fmt.Errorf("%q: %w", key, err)
		}
		for _, value := range values {
			if err := o.lookup(key).parse(value); err != nil {
				return fmt.Errorf("%q: %w", key, err)
			}
		}
	}
	v.in = ""
	return nil
}

// valuesOf returns the values of a flag from JSON: a string, true or false, or a list of strings.
func valuesOf(raw json.RawMessage) (list []string, err error) {
	var one string
	var yes bool
	switch {
	case raw == nil:
		return nil, nil
	case json.Unmarshal(raw, &yes) == nil:
		return []string{fmt.Sprint(yes)}, nil
	case json.Unmarshal(raw, &one) == nil:
		return []string{one}, nil
	case json.Unmarshal(raw, &list) == nil:
		return list, nil
	}
	return nil, errors.New("must be a string, a list of strings, or true or false")
}

// jsonError describes an error in JSON, with its line.
func jsonError(data []byte, err error) string {
	if syntax := new(json.SyntaxError); errors.As(err, &syntax) {
		before := data[:max(syntax.Offset-1, 0)]
		line, column := bytes.Count(before, []byte("\n"))+1, len(before)-bytes.LastIndexByte(before, '\n')
		if errors.Is(json.NewDecoder(bytes.NewReader(data)).Decode(new(any)), io.ErrUnexpectedEOF) {
			return fmt.Sprintf("line %d: the file ends in the middle of its JSON", line)
		}
		return fmt.Sprintf("line %d, column %d: this is no JSON here", line, column)
	}
	return `the file is one object, such as {"standard": "rfc3986"}`
}

// within returns a path relative to dir, as a path from the current folder.
func within(dir, file string) string {
	if filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(dir, file)
}
