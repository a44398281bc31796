package host

import (
	"math/rand/v2"
	"regexp"
	"testing"
)

func TestPrefix(t *testing.T) {
	for _, c := range []struct {
		in string
		n  int
		ok bool
	}{
		{"", 0, false},
		{"h.org/", 5, true},
		{"h.", 2, false},
		{"a.b-.c", 4, false},
		{"192.0.2.1:80", 9, true},
		{"192.0.2", 7, false},
		{"3com.com", 8, true},
		{"www.a.3com", 10, false},
	} {
		if n, ok := Prefix(c.in); n != c.n || ok != c.ok {
			t.Errorf("%q: %d %v, want %d %v", c.in, n, ok, c.n, c.ok)
		}
	}
}

// Whatever Prefix takes is a host by section 5, written as an expression, and the other way
// round.
func TestPrefixIsTheGrammars(t *testing.T) {
	const label = `[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?`
	const top = `[a-zA-Z](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?`
	host := regexp.MustCompile(`^(?:(?:` + label + `\.)*` + top + `|[0-9]+\.[0-9]+\.[0-9]+\.[0-9]+)$`)
	r := rand.New(rand.NewPCG(16, 1738))
	for range 200000 {
		s := make([]byte, r.IntN(20))
		for i := range s {
			s[i] = "aZ019-.._"[r.IntN(8+r.IntN(50)/49)]
		}
		n, ok := Prefix(string(s))
		if got := ok && n == len(s); got != host.Match(s) {
			t.Fatalf("%q: %v", s, got)
		}
	}
}
