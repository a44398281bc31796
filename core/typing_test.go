package core

import (
	"os"
	"strings"
	"testing"

	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
)

// typed returns a line for each beginning of s as it is typed: the octets, and the
// parts that an editor would show. A part that is a guess has a "?".
func typed(s string) string {
	var b strings.Builder
	for n := 1; n <= len(s); n++ {
		u := Parse(s[:n])
		b.WriteString(s[:n] + strings.Repeat(" ", len(s)-n))
		for _, t := range u.Tokens() {
			if t.Part == Delim {
				continue
			}
			b.WriteString("  " + t.Part.String())
			if t.Mark&MarkGuess != 0 {
				b.WriteString("?")
			}
			if t.Len() == 0 {
				b.WriteString(` ""`)
			} else {
				b.WriteString(" " + t.In(s))
			}
		}
		b.WriteString("\n")
	}
	return b.String()
}

// TestTyping holds what is shown while a URL is typed to testdata/typing.txt.
// With -update it is rewritten, to be read line by line.
func TestTyping(t *testing.T) {
	const name = "../testdata/typing.txt"
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, _ := strings.Cut(string(data), "\n\n")
	got := head + "\n"
	for _, block := range strings.Split(strings.TrimSuffix(rest, "\n"), "\n\n") {
		lines := strings.Split(block, "\n")
		last := strings.Fields(lines[len(lines)-1])[0]
		got += "\n" + typed(last)
	}
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if got != string(data) {
		t.Errorf("%s is no longer right: go test ./core -run TestTyping -update, and read what changes", name)
	}
}

// TestOneBadOctet puts an octet that is not allowed in a URL into each part of the URLs of the corpus. One error points
// at it, that part includes it, and the other parts stay as they were. In two places the octet belongs to another part:
// in front of the scheme it is outside of the URL, and behind the scheme it is in front of the colon. A "|" in a host,
// which people write for a slash, can divide the host from a path, so there only the error is checked.
func TestOneBadOctet(t *testing.T) {
	t.Parallel()
	list := corpus()
	inputs.InParts(t, func(t *testing.T, n int) {
		for k := n; k < len(list); k += inputs.Splits {
			checkOneBadOctet(t, list[k])
		}
	})
}

func checkOneBadOctet(t *testing.T, s string) {
	u := Parse(s)
	for i, tok := range u.Tokens() {
		if tok.Part == Delim || tok.Part == Gtype || tok.Part == AllGroups { // the last two are one octet or something else
			continue
		}
		for at := tok.Start; at <= tok.End; at += rounds.Every() {
			edge := tok.Part == SchemeName && (at == tok.Start || at == tok.End)
			for _, bad := range []string{"|", "\x00", "\xe9"} {
				v := Parse(s[:at] + bad + s[at:])
				if !sameButFor(u, v, i) && !edge && !(bad == "|" && tok.Part == Host) {
					t.Errorf("%q in %s of %q: %v", bad, tok.Part, s, v.Tokens())
				}
				if u.Valid() && !pointsAt(Check(v), at) {
					t.Errorf("%q at %d in %s of %q: %v", bad, at, tok.Part, s, Check(v))
				}
			}
		}
	}
}

// pointsAt reports whether exactly one error is found, and is about the octet at an offset, or about the part that is
// missing in its place: "http|://h/" lacks the colon behind its scheme.
func pointsAt(list []Diagnostic, at int) bool {
	errors := 0
	for _, d := range list {
		if d.Severity == SeverityError {
			if errors++; errors > 1 || d.Span.Start > at || d.Span.End < at {
				return false
			}
		}
	}
	return errors == 1
}

// sameButFor reports whether u and v have the same tokens, but for the octets of the
// one at index i.
func sameButFor(u, v *URL, i int) bool {
	a, b := u.Tokens(), v.Tokens()
	if len(a) != len(b) {
		return false
	}
	for k := range a {
		if a[k].Part != b[k].Part || k != i && a[k].In(u.Source()) != b[k].In(v.Source()) {
			return false
		}
	}
	return true
}
