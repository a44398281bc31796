package hosts

import (
	"fmt"
	"math/rand/v2"
	"net/netip"
	"strings"
	"testing"

	"golang.org/x/net/idna"

	"urlscope/core/internal/rounds"
	"urlscope/core/octet"
)

// ofNet returns the address that the standard library has.
func ofNet(a netip.Addr) Address {
	if a.Is4() {
		b := a.As4()
		return ip4(uint64(b[0]), uint64(b[1]), uint64(b[2]), uint64(b[3]))
	}
	var halves [2]uint64
	for i, b := range a.As16() {
		halves[i/8] = halves[i/8]<<8 | uint64(b)
	}
	return ip6(halves[0], halves[1])
}

// anyAddress returns an address, often with zeros, or in a range of the registries.
func anyAddress(r *rand.Rand) netip.Addr {
	var b [16]byte
	for i := range b {
		if r.IntN(3) == 0 {
			b[i] = byte(r.Uint32())
		}
	}
	if r.IntN(2) == 0 {
		all := Ranges()
		copy(b[:], all[r.IntN(len(all))].Prefix.Octets())
	}
	if r.IntN(2) == 0 {
		return netip.AddrFrom4([4]byte(b[:4]))
	}
	return netip.AddrFrom16(b)
}

// TestCanonical: an address is written, and read, as the standard library does both.
func TestCanonical(t *testing.T) {
	r := rand.New(rand.NewPCG(16, 5952))
	for range rounds.Of(100_000) {
		want := anyAddress(r)
		a := ofNet(want)
		if got := a.String(); got != want.String() {
			t.Fatalf("%s: written %q", want, got)
		}
		if string(a.Octets()) != string(want.AsSlice()) {
			t.Fatalf("%s: octets %v", want, a.Octets())
		}
		text := want.String()
		if want.Is6() {
			text = "[" + text + "]"
		}
		h := Unfold(text, octet.Span{Start: 0, End: len(text)}, Asked{})
		if h.Address != a || h.Spelling != 0 {
			t.Fatalf("%s: read as %s, spelt %q", want, h.Address, h.Spelling)
		}
	}
}

// TestReadsWhatNetipReads: text in brackets is an address if the standard library says so, and the same one.
func TestReadsWhatNetipReads(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 4291))
	pieces := []string{":", "::", "0", "1", "ffff", "00a", "12345", "10.0.0.1", "1.2.3", "256.1.1.1", "01.2.3.4", "fe80", "%eth0", "%", "DB8", ".", "g", "64:ff9b::"}
	check := func(s string) {
		if _, zone, _ := strings.Cut(s, "%"); strings.HasPrefix(zone, "25") { // a "%" in a URL, not so in the library
			return
		}
		want, err := netip.ParseAddr(s)
		h := Unfold("["+s+"]", octet.Span{Start: 0, End: len(s) + 2}, Asked{})
		if ok := err == nil && want.Is6(); ok != (h.Kind == KindAddress6) {
			t.Fatalf("%q: %v, want %v (%v)", s, h.Kind, ok, err)
		} else if !ok {
			return
		}
		zone := ("[" + s + "]")[h.Zone.Start:h.Zone.End]
		if h.Address != ofNet(want.WithZone("")) || zone != want.Zone() {
			t.Fatalf("%q: %s %q, want %s", s, h.Address, zone, want)
		}
	}
	for range rounds.Of(200_000) {
		s := ""
		for range r.IntN(18) {
			if s += pieces[r.IntN(len(pieces))]; r.IntN(3) > 0 {
				s += ":"
			}
		}
		check(s)
		if text := []byte(anyAddress(r).WithZone("").String()); len(text) > 0 { // and what is nearly right
			text[r.IntN(len(text))] = ":0f.g%"[r.IntN(6)]
			check(string(text))
		}
	}
}

// TestSpellings: in whatever way an address is spelt, it unfolds to that address, and its spellings are reported.
func TestSpellings(t *testing.T) {
	r := rand.New(rand.NewPCG(18, 1738))
	for range rounds.Of(100_000) {
		n := r.Uint32() >> r.IntN(24)
		text, spelling := spell4(r, n)
		h := Unfold("//"+text+"/", octet.Span{Start: 2, End: 2 + len(text)}, Asked{})
		if h.Kind != KindAddress4 || h.Address != address4(n) || h.Spelling != spelling {
			t.Fatalf("%q: %v %s %q, want %s %q", text, h.Kind, h.Address, h.Spelling, address4(n), spelling)
		}
		value, bits := uint64(0), 0
		for _, one := range h.Numbers {
			value, bits = value<<one.Bits|uint64(one.Value), bits+one.Bits
			alone := Unfold("//"+text+"/", one.Span, Asked{})
			if alone.Address != address4(one.Value) {
				t.Fatalf("%q: the number at %v is %d, and alone %s", text, one.Span, one.Value, alone.Address)
			}
		}
		if value != uint64(n) || bits != 32 {
			t.Fatalf("%q: numbers %v", text, h.Numbers)
		}
		want := spelling != 0 && address4(n).Range().Inside
		if got, hides := Hidden(text); hides != want || hides && got != address4(n) {
			t.Fatalf("%q: hides %s, %v", text, got, hides)
		}
	}
}

// spell4 spells an address of IPv4 in any way.
func spell4(r *rand.Rand, n uint32) (text string, s Spelling) {
	count := 1 + r.IntN(4)
	for i := range count {
		value, room := n>>(24-8*i)&255, 8
		if i == count-1 {
			room = 32 - 8*i
			value = uint32(uint64(n) & (1<<room - 1))
		}
		if i > 0 {
			text += "."
		}
		switch r.IntN(4) {
		case 0:
			text += fmt.Sprintf("0%s%o", strings.Repeat("0", r.IntN(3)), value)
			s |= SpellingOctal
		case 1:
			text += fmt.Sprintf([...]string{"0x%x", "0X%X", "0x000%x"}[r.IntN(3)], value)
			s |= SpellingHex
		default:
			text += fmt.Sprint(value)
		}
	}
	s |= [...]Spelling{1: SpellingWhole, 2: SpellingShort, 3: SpellingShort, 4: 0}[count]
	if r.IntN(5) == 0 {
		text += "."
		s |= SpellingDot
	}
	var b strings.Builder
	for _, c := range text {
		switch i := strings.IndexRune("0123456789", c); {
		case r.IntN(8) == 0:
			fmt.Fprintf(&b, "%%%02x", c)
			s |= SpellingEscaped
		case r.IntN(8) == 0 && i >= 0:
			b.WriteRune('０' + rune(i))
			s |= SpellingWide
		case r.IntN(8) == 0 && i > 0:
			b.WriteRune('①' + rune(i-1))
			s |= SpellingCircled
		case r.IntN(8) == 0 && i >= 0:
			b.WriteRune('𝟎' + rune(i))
			s |= SpellingStyled
		case r.IntN(8) == 0 && c == '.':
			b.WriteRune('。')
			s |= SpellingDots
		default:
			b.WriteRune(c)
		}
		if r.IntN(20) == 0 && c != '.' {
			b.WriteString("\u00ad")
			s |= SpellingUnseen
		}
	}
	return b.String(), s
}

// TestMappings: of all characters, exactly those are mapped that UTS 46 maps to octets of an address.
func TestMappings(t *testing.T) {
	uts46 := idna.New(idna.MapForLookup(), idna.StrictDomainName(false))
	for c := rune(0x80); c <= 0x10FFFF; c++ {
		if 0xD800 <= c && c < 0xE000 {
			continue
		}
		mapped, err := uts46.ToUnicode("a" + string(c) + "a")
		want := err == nil && len(mapped) >= 2 && strings.Trim(mapped[1:len(mapped)-1], "0123456789abcdefx.") == "" && mapped != "a"+string(c)+"a"
		text, kind := mappedTo(c)
		switch {
		case want != (kind != 0):
			t.Errorf("%U: mapped %v, want %v (%q %v)", c, kind != 0, want, mapped, err)
		case want && "a"+text+"a" != mapped:
			t.Errorf("%U: mapped to %q, want %q", c, text, mapped)
		}
	}
}
