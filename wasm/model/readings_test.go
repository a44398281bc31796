package model

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
)

// TestFirstErrorIsAtOneOctet: whichever standard judges, the first error by RFC 1738 is at the same octet in the
// verdict, in the title and in the panel "Then and now".
func TestFirstErrorIsAtOneOctet(t *testing.T) {
	broken := 0
	for _, src := range quotedInCases(t) {
		m := New(src)
		if m.State != Broken || m.Standards() == nil {
			continue
		}
		broken++
		said := standards.FirstError(m.URL, m.Found)
		runs := m.ReadRuns(&m.Standards().Readings[standards.RFC1738])
		i := slices.IndexFunc(runs, func(r ReadRun) bool { return r.Class == core.SeverityError.String() })
		switch {
		case i < 0 && said < len(src):
			t.Errorf("%q: nothing is marked; octet %d is said", src, said)
		case i >= 0 && runs[i].Start != CharacterStart(src, said):
			t.Errorf("%q: octet %d is marked, octet %d is said", src, runs[i].Start, said)
		}
		for _, judge := range Judges {
			m.JudgeBy(judge)
			if n := standards.FirstError(m.URL, m.Found); n != said {
				t.Errorf("%q: octet %d is said when %v judges, else octet %d", src, n, judge, said)
			}
		}
	}
	if broken < 100 {
		t.Errorf("only %d of the examples are broken", broken)
	}
}

// quotedInCases returns the URLs of the case files.
func quotedInCases(t *testing.T) (list []string) {
	files, err := filepath.Glob("../../testdata/rules/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			if s, err := strconv.Unquote(strings.TrimSpace(line)); err == nil {
				list = append(list, s)
			}
		}
	}
	return list
}
