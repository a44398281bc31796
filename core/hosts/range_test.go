package hosts

import (
	"cmp"
	"flag"
	"fmt"
	"math/rand/v2"
	"net/netip"
	"slices"
	"strings"
	"testing"

	"urlscope/core/internal/golden"
	"urlscope/core/internal/rounds"
	"urlscope/core/octet"
)

var update = flag.Bool("update", false, "write testdata/hosts")

// TestRanges holds the table to the list that people can review beside IANA's.
func TestRanges(t *testing.T) {
	const file = "../../testdata/hosts/ranges.txt"
	head, _, _ := strings.Cut(golden.Read(t, file), "\n\n")
	var b strings.Builder
	b.WriteString(head + "\n\n")
	for _, r := range Ranges() {
		inside := ""
		if r.Inside {
			inside = "inside"
		}
		fmt.Fprintln(&b, strings.TrimRight(fmt.Sprintf("%-22s %-15s %-8s %-7s %-7s %s",
			fmt.Sprintf("%s/%d", r.Prefix, r.Bits), r.Kind, strings.ReplaceAll(r.Document, " ", ""), r.Section, r.Reach, inside), " "))
	}
	golden.Hold(t, file, b.String(), *update)
}

// TestKnown holds what is made of the addresses in testdata/hosts/known.txt to what stands behind each, which people wrote.
func TestKnown(t *testing.T) {
	had := map[*Range]bool{}
	for line := range strings.Lines(golden.Read(t, "../../testdata/hosts/known.txt")) {
		text, _, _ := strings.Cut(line, "#")
		want := strings.Fields(text)
		if len(want) == 0 {
			continue
		}
		r := Unfold(want[0], octet.Span{Start: 0, End: len(want[0])}, Asked{}).Address.Range()
		if r == nil {
			t.Errorf("%s has no range", want[0])
			continue
		}
		had[r] = true
		got := []string{want[0], r.Kind.String(), cmp.Or(strings.ReplaceAll(r.Document, " ", ""), "-"), r.Reach.String()}
		if r.Inside {
			got = append(got, "inside")
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", want[0], got[1:], want[1:])
		}
	}
	if n := len(Ranges()); len(had) != n {
		t.Errorf("of %d ranges %d have a line", n, len(had))
	}
}

// TestRangesAreInOrder: each prefix ends in zeros, stands behind those in front of it, and is in the table once. So a range stands
// behind those around it, and the last one that fits is the innermost.
func TestRangesAreInOrder(t *testing.T) {
	var last netip.Prefix
	for _, r := range Ranges() {
		a, _ := netip.AddrFromSlice(r.Prefix.Octets())
		prefix := netip.PrefixFrom(a, r.Bits)
		if prefix != prefix.Masked() {
			t.Errorf("%s has bits behind its prefix", prefix)
		}
		if last.IsValid() && last.Compare(prefix) >= 0 {
			t.Errorf("%s stands behind %s", prefix, last)
		}
		last = prefix
	}
}

// TestInnermost: of the ranges that an address is in, the one with the longest prefix counts; and the standard library has the
// same kinds of addresses.
func TestInnermost(t *testing.T) {
	r := rand.New(rand.NewPCG(19, 6890))
	all := Ranges()
	for range rounds.Of(200_000) {
		a := anyAddress(r)
		got := ofNet(a).Range()
		longest := -1
		for _, row := range all {
			prefix, _ := netip.AddrFromSlice(row.Prefix.Octets())
			if p := netip.PrefixFrom(prefix, row.Bits); (p.Contains(a) || a.Is4In6() && p.Contains(netip.AddrFrom16(a.As16()))) && p.Addr().Is4() == a.Is4() {
				longest = max(longest, row.Bits)
			}
		}
		if got == nil || got.Bits != longest && !a.Is4In6() {
			t.Fatalf("%s: %v, want a prefix of %d bits", a, got, longest)
		}
		if a.Is4In6() {
			continue // to the library it has the range of the embedded address
		}
		for _, c := range []struct {
			name string
			is   bool
			want bool
		}{
			{"loopback", got.Kind == RangeLoopback, a.IsLoopback()},
			{"private", got.Kind == RangePrivate || got.Kind == RangeUniqueLocal || got.Kind == RangeMetadata && a.IsPrivate(), a.IsPrivate()},
			{"link-local", got.Kind == RangeLinkLocal || got.Kind == RangeMetadata && a.IsLinkLocalUnicast(), a.IsLinkLocalUnicast()},
			{"multicast", got.Kind >= RangeMulticast && got.Kind <= RangeMulticastSite, a.IsMulticast()},
			{"unspecified", got.Kind == RangeUnspecified, a.IsUnspecified()},
		} {
			if c.is != c.want {
				t.Fatalf("%s: %v, %s is %v to the library", a, got.Kind, c.name, c.want)
			}
		}
		if (a.IsLoopback() || a.IsPrivate() || a.IsLinkLocalUnicast() || a.IsUnspecified()) && (!got.Inside || got.Reach != ReachNo) {
			t.Fatalf("%s: inside %v, reach %v", a, got.Inside, got.Reach)
		}
	}
	if new(Address).Range() != nil || new(Address).String() != "" || embeddedIn(Address{}) != nil {
		t.Error("no address has a range, a text or an address in it")
	}
}

// TestAround: what a range is in.
func TestAround(t *testing.T) {
	for address, want := range map[string]string{
		"169.254.169.254": "link-local RFC 3927", "100.100.100.200": "shared RFC 6598", "192.0.0.192": "protocol RFC 6890", "168.63.129.16": "public ",
		"[fd00:ec2::254]": "unique-local RFC 4193", "[fe80::a9fe:a9fe]": "link-local RFC 4291", "10.0.0.1": "public ",
	} {
		h := Unfold(address, octet.Span{End: len(address)}, Asked{})
		around := h.Address.Range().Around()
		if got := around.Kind.String() + " " + around.Document; got != want {
			t.Errorf("the range of %s is in the range of %s, want %s", address, got, want)
		}
	}
	if h := Unfold("8.8.8.8", octet.Span{End: 7}, Asked{}); h.Address.Range().Around() != nil {
		t.Error("something is around all addresses")
	}
}
