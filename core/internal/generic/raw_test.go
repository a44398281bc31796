//go:build !js

// The same machines run in a browser, where this would take a minute.

package generic

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"urlscope/core/internal/grammar"
	"urlscope/core/internal/rounds"
)

// parts are where octets are put, in a URL of each kind.
var parts = map[string]struct{ production, before, after string }{
	"userinfo": {"ftpurl", "ftp://a", "@h/"},
	"path":     {"httpurl", "http://h/", ""},
	"query":    {"httpurl", "http://h/?", ""},
	"fragment": {"httpurl", "http://h/#", ""},
}

// raw returns what testdata/standards/raw.txt has: the octets by part and standard.
func raw(t *testing.T) map[[2]string]string {
	data, err := os.ReadFile("../../../testdata/standards/raw.txt")
	if err != nil {
		t.Fatal(err)
	}
	table := map[[2]string]string{}
	for line := range strings.Lines(string(data)) {
		if f := strings.Fields(line); len(f) > 1 && f[0] != "#" {
			table[[2]string{f[0], f[1]}] = strings.Join(f[2:], "")
		}
	}
	return table
}

// TestRaw compares the grammars with the table of the octets that are allowed raw.
func TestRaw(t *testing.T) {
	const octets = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ \x00\x7f\x80"
	table := raw(t)
	if len(table) != len(parts)*4 {
		t.Fatalf("the table has %d lines", len(table))
	}
	machines := map[string]grammar.Table{"rfc1808": RFC1808, "rfc2396": RFC2396, "rfc3986": RFC3986}
	first := map[string]grammar.Table{}
	for _, part := range parts {
		first[part.production] = grammar.Section5().Compile(part.production).Minimal().Table()
	}
	takes := func(standard, part, text string) bool {
		m, ok := machines[standard]
		if !ok {
			m = first[parts[part].production]
		}
		state, n := m.Run(grammar.Start, text)
		return n == len(text) && m.Final(state)
	}
	r := rand.New(rand.NewPCG(1738, 20))
	names := []string{"fragment", "path", "query", "userinfo"}
	agreed, texts := 0, rounds.Of(100_000)
	for range texts {
		part := names[r.IntN(len(names))]
		in := table[[2]string{part, "rfc2396"}] // of octets that all refuse there would be too many
		if r.IntN(4) == 0 {
			in = octets
		}
		var b []byte
		for range 1 + r.IntN(6) {
			switch r.IntN(4) {
			case 0:
				b = append(b, "aZ09"[r.IntN(4)])
			case 1:
				b = append(b, "%"+[]string{"2f", "00", "E9", "7e"}[r.IntN(4)]...)
			default:
				b = append(b, in[r.IntN(len(in))])
			}
		}
		inside := string(b)
		if part == "userinfo" && strings.ContainsAny(inside, ":@/?#") || part == "path" && strings.ContainsAny(inside, "?#") || strings.Contains(inside, "#") {
			continue // another part begins there
		}
		text := parts[part].before + inside + parts[part].after
		var said [4]bool
		for i, standard := range [...]string{"rfc1738", "rfc1808", "rfc2396", "rfc3986"} {
			allowed, has := table[[2]string{part, standard}]
			want := has && (part != "fragment" || standard != "rfc1738") && isAllowed(inside, allowed)
			if said[i] = takes(standard, part, text); said[i] != want {
				t.Fatalf("%s, %s: %q is taken: %v, by the table %v", standard, part, text, said[i], want)
			}
			if i > 0 && said[i] && said[i-1] {
				agreed++
			}
		}
	}
	if agreed < texts/2 {
		t.Errorf("two grammars that follow one another take a text only %d times", agreed)
	}
}

// isAllowed reports whether s is made of letters, digits, escapes and the octets of a set.
func isAllowed(s, set string) bool {
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '%':
			if i+2 >= len(s) || strings.Trim(s[i+1:i+3], "0123456789abcdefABCDEF") != "" {
				return false
			}
			i += 2
		case '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z':
		case strings.IndexByte(set, c) < 0:
			return false
		}
	}
	return true
}
