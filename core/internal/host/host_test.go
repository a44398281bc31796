package host

import (
	"math/rand/v2"
	"net/netip"
	"regexp"
	"strings"
	"testing"

	"urlscope/core/internal/rounds"
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

// TestIsAddress asks the standard library, which takes no other form of an address either.
func TestIsAddress(t *testing.T) {
	r := rand.New(rand.NewPCG(16, 1738))
	octets := []string{"0", "1", "25", "255", "256", "01", "1000", ".", "a", ""}
	for range rounds.Of(100_000) {
		list := make([]string, 4+r.IntN(2)-r.IntN(2))
		for i := range list {
			list[i] = octets[min(r.IntN(3*len(octets)), r.IntN(len(octets)))]
		}
		s := strings.Join(list, ".")
		address, err := netip.ParseAddr(s)
		if want := err == nil && address.Is4(); IsAddress(s) != want {
			t.Fatalf("%q: not %v", s, want)
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
	for range rounds.Of(200_000) {
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

// TestAddress4 has each way to write an address, and texts that are no addresses.
func TestAddress4(t *testing.T) {
	for typed, want := range map[string]string{
		"127.0.0.1": "127.0.0.1", "127.1": "127.0.0.1", "10.1.258": "10.1.1.2", "2130706433": "127.0.0.1", "0177.0.0.1": "127.0.0.1", "0X7F.0.0.1": "127.0.0.1",
		"": "", "1.2.3.4.5": "", "256.1.1.1": "", "1.2.3.256": "", "1..2": "", "08.1.1.1": "", "h": "", "4294967296": "",
	} {
		got, ok := Address4(typed)
		if ok != (want != "") || ok && Format4(got) != want {
			t.Errorf("%q is %s, %v", typed, Format4(got), ok)
		}
	}
}
