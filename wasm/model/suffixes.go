package model

import (
	"slices"
	"strings"
)

// Suffixes are the rules of the list of public suffixes, sorted: "co.uk", "*.ck" for all names below it, and
// "!www.ck" for an exception. Names are in lower-case ASCII.
type Suffixes []string

// ReadSuffixes parses the file of rules (wasm/site/suffixes.go), which has comments and then a rule a line. It
// returns nil if the file is not valid.
func ReadSuffixes(file string) Suffixes {
	for strings.HasPrefix(file, "//") {
		_, file, _ = strings.Cut(file, "\n")
	}
	if file == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(file, "\n"), "\n")
}

// Of returns the public suffix of a name, and whether a rule lists it. Without a rule it is the last label.
func (s Suffixes) Of(name string) (suffix string, listed bool) {
	for {
		_, parent, more := strings.Cut(name, ".")
		switch {
		case s.has("!" + name):
			return parent, true
		case s.has(name), more && s.has("*."+parent):
			return name, true
		case !more:
			return name, false
		}
		name = parent
	}
}

// Registrable returns the public suffix of a name with the label before it; "" if the name has no such label.
func (s Suffixes) Registrable(name string) string {
	suffix, _ := s.Of(name)
	before, ok := strings.CutSuffix(name, "."+suffix)
	label := before[strings.LastIndexByte(before, '.')+1:]
	if empty := strings.Contains("."+name+".", ".."); !ok || empty {
		return ""
	}
	return label + "." + suffix
}

func (s Suffixes) has(rule string) bool {
	_, ok := slices.BinarySearch(s, rule)
	return ok
}

// SetSuffixes sets the list by which sites are told apart.
func (m *Model) SetSuffixes(s Suffixes) {
	m.Suffixes = s
	if m.compared != nil {
		m.compared.ladder = ladder{}
	}
}
