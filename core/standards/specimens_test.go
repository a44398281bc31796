package standards

import (
	"flag"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/golden"
)

// askGo asks net/url, as the command line does.
func askGo(s string) Answer {
	u, err := url.Parse(s)
	if err != nil {
		return Answer{}
	}
	return Answer{OK: true, Result: u.String()}
}

func compare(s string) *Comparison { return Compare(core.Parse(s), Asked{Go: askGo}) }

var update = flag.Bool("update", false, "write what the standards say now to testdata/standards/verdicts.txt")

// A specimen is a line of testdata/standards/verdicts.txt.
type specimen struct {
	verdicts string // one letter for each standard, as in the file
	input    string
	result   string // the text that the URL Standard prints; "" for a failure
}

// specimens returns the specimens of the file.
func specimens(t testing.TB) (list []specimen) {
	t.Helper()
	for _, line := range specimenLines(t) {
		if s, ok := specimenIn(t, line); ok {
			list = append(list, s)
		}
	}
	return list
}

const verdictsFile = "../../testdata/standards/verdicts.txt"

func specimenLines(t testing.TB) []string {
	t.Helper()
	return strings.Split(golden.Read(t, verdictsFile), "\n")
}

// specimenIn parses a line. It is false if the line has no specimen.
func specimenIn(t testing.TB, line string) (specimen, bool) {
	t.Helper()
	verdicts, rest, ok := strings.Cut(line, " \"")
	if !ok || len(verdicts) != len(letters) {
		return specimen{}, false
	}
	input, result, _ := strings.Cut("\""+rest, " → ")
	return specimen{verdicts, unquoted(t, input), unquoted(t, result)}, true
}

func unquoted(t testing.TB, s string) string {
	t.Helper()
	if s == "" {
		return ""
	}
	text, err := strconv.Unquote(s)
	if err != nil {
		t.Fatalf("%s: %v", s, err)
	}
	return text
}

// letters returns the verdicts as letters, one for each standard.
const letters = "YRANX?"

func verdictLetter(r Reading) byte {
	if r.Standard == Go && r.Verdict == VerdictInvalid {
		r.Verdict = VerdictFailure
	}
	return map[Verdict]byte{VerdictValid: 'Y', VerdictRelative: 'R', VerdictErrors: 'A', VerdictInvalid: 'N', VerdictFailure: 'X'}[r.Verdict]
}

// TestVerdicts compares the verdicts on the specimens with the file.
func TestVerdicts(t *testing.T) {
	var b strings.Builder
	for i, line := range specimenLines(t) {
		if i > 0 {
			b.WriteByte('\n')
		}
		s, ok := specimenIn(t, line)
		if !ok {
			b.WriteString(line)
			continue
		}
		c := compare(s.input)
		for _, r := range c.Readings {
			b.WriteByte(verdictLetter(r))
		}
		b.WriteString(" " + strconv.Quote(s.input))
		if result := c.Readings[WHATWG].Result; result != "" {
			b.WriteString(" → " + strconv.Quote(result))
		}
	}
	golden.Hold(t, verdictsFile, b.String(), *update)
}
