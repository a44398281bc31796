package standards

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core/internal/glyph"
	"urlscope/core/internal/host"
	"urlscope/core/internal/punycode"
	"urlscope/core/octet"
)

// readHost reads and prints the host from start to end. The host must not be empty, except in a scheme that is
// not special. readHost reports whether the host is right.
func (w *whatwg) readHost(start, end int) bool {
	s := w.in[start:end]
	switch {
	case strings.HasPrefix(s, "["):
		if !strings.HasSuffix(s, "]") {
			return w.fail("IPv6-unclosed", start, end)
		}
		return w.address6(start+1, end-1)
	case !w.special:
		return w.opaqueHost(start, end)
	}
	return w.domain(start, end)
}

// opaqueHost reads the host of a scheme that is not special.
func (w *whatwg) opaqueHost(start, end int) bool {
	for i := start; i < end; i++ {
		if encodeSets[w.in[i]]&forbiddenInHost != 0 {
			return w.fail("host-invalid-code-point", i, i+1)
		}
	}
	w.text(start, end, controlSet)
	return true
}

// domain reads the host of a special scheme, a domain or an IPv4 address.
func (w *whatwg) domain(start, end int) bool {
	raw := w.in[start:end]
	if i := firstEscape(raw); i >= 0 {
		w.report("domain-percent-encoded", start+i, start+i+3)
	}
	domain, ok := mapped(decoded(raw))
	if !ok || domain == "" {
		return w.fail("domain-to-ASCII", start, end)
	}
	if c, ok := firstForbidden(domain); ok {
		at, n := w.find(start, end, c)
		return w.fail("domain-to-ASCII", at, at+n)
	}
	name, ok, known := w.edition.ASCII(domain, w.ascii)
	if w.unknown = !known; known {
		domain = name
	}
	if _, forbidden := firstForbidden(domain); forbidden || !ok && known {
		return w.fail("domain-to-ASCII", start, end)
	}
	ascii, number := octet.IsASCII(domain), endsInNumber(domain)
	switch {
	case !ascii && number: // not an address
		return w.fail("IPv4-non-numeric-part", start, end)
	case !ascii: // as "bücher.example": what comes of it is for UTS 46 to say
		return true
	case !isStrictDomain(domain):
		w.report("domain-to-ASCII", start, end)
	}
	if !number {
		w.print(domain)
		return true
	}
	if !octet.IsASCII(decoded(raw)) {
		w.report("IPv4-non-ASCII-input", start, end)
	}
	return w.address4(domain, start, end)
}

// firstForbidden returns the first octet that a domain must not hold, and whether it has one.
func firstForbidden(domain string) (c byte, ok bool) {
	for i := range len(domain) {
		if c := domain[i]; isForbidden(c) && !strings.HasPrefix(domain[i+1:], "\u0338") { // with that stroke "<" is another sign
			return c, true
		}
	}
	return 0, false
}

// isForbidden reports whether a domain must not hold c.
func isForbidden(c byte) bool {
	return c < ' ' || c == 0x7F || c == '%' || encodeSets[c]&forbiddenInHost != 0
}

// mapped applies the simple mappings of UTS 46 to a domain, and leaves ignored characters out. It returns false for
// a code point without a domain, such as U+FFFD for octets that are not UTF-8.
func mapped(domain string) (string, bool) {
	b := make([]byte, 0, len(domain))
	for _, c := range domain {
		c = mappedRune(c)
		switch {
		case isIgnored(c):
		case c == utf8.RuneError || isDisallowed(c):
			return "", false
		default:
			b = utf8.AppendRune(b, c)
		}
	}
	return string(b), true
}

// mappings are the simple mappings of UTS 46: the code points from lo to hi become those from to on. UTS 46 has many
// more for letters that are not ASCII.
var mappings = [...]struct{ lo, hi, to rune }{
	{'A', 'Z', 'a'},
	{0xA0, 0xA0, ' '},
	{0x3000, 0x3000, ' '},
	{0x3002, 0x3002, '.'},
	{0xFF01, 0xFF20, '!'}, // full-width forms
	{0xFF21, 0xFF3A, 'a'},
	{0xFF3B, 0xFF5E, '['},
	{0xFF61, 0xFF61, '.'},
}

func mappedRune(c rune) rune {
	for i := range mappings {
		if m := &mappings[i]; m.lo <= c && c <= m.hi {
			return m.to + c - m.lo
		}
	}
	return c
}

// isIgnored reports whether c is left out of domains, as a soft hyphen is. UTS 46 has more such characters.
func isIgnored(c rune) bool { return glyph.Unseen(c) }

// isDisallowed reports whether UTS 46 disallows c. It has more such characters than disallowed.
func isDisallowed(c rune) bool { return c&0xFFFE == 0xFFFE || unicode.Is(disallowed, c) }

// disallowed are controls, characters that turn the direction of a text, and noncharacters.
var disallowed = &unicode.RangeTable{
	R16: []unicode.Range16{
		{0x0080, 0x009F, 1},
		{0x200E, 0x200F, 1},
		{0x202A, 0x202E, 1},
		{0x2066, 0x2069, 1},
		{0xFDD0, 0xFDEF, 1},
	},
}

// find returns the offset and the width of octet c in a host, raw or as an escape: the "<" of "h%3Cg" is 3 octets
// from 1 on.
func (w *whatwg) find(start, end int, c byte) (at, n int) {
	for i := start; i < end; i++ {
		switch {
		case octet.IsEscape(w.in[:end], i):
			if octet.Value(w.in, i) == c {
				return i, 3
			}
			i += 2
		case w.in[i] == c:
			return i, 1
		}
	}
	return start, end - start
}

// firstEscape returns the offset of the first escape in s, or -1.
func firstEscape(s string) int {
	for i := range len(s) {
		if octet.IsEscape(s, i) {
			return i
		}
	}
	return -1
}

// decoded returns s with its escapes decoded. A "%" without two digits stays.
func decoded(s string) string { return string(octet.AppendDecoded(nil, s)) }

// isStrictDomain reports whether a domain in lower case passes Unicode ToASCII with all the checks of the
// standard's validation error: letters, digits and hyphens; no hyphen at either end of a label, nor in its third
// and fourth place, unless Punycode follows "xn--"; lengths that DNS allows; and a name behind the last dot.
func isStrictDomain(domain string) bool {
	for at := 0; at <= len(domain); {
		end := until(domain, at, len(domain), ".")
		if !isStrictLabel(domain[at:end]) {
			return false
		}
		at = end + 1
	}
	return len(domain) <= 253
}

// isStrictLabel reports whether a label passes the checks of isStrictDomain.
func isStrictLabel(label string) bool {
	const allowed = "abcdefghijklmnopqrstuvwxyz0123456789-"
	return label != "" && len(label) <= 63 && strings.Trim(label, allowed) == "" && strings.Trim(label, "-") == label &&
		(len(label) < 4 || label[2:4] != "--" || label[:2] == "xn" && punycode.Encodes(label[4:]))
}

// endsInNumber reports whether the last label of a domain makes the domain an IPv4 address.
func endsInNumber(domain string) bool {
	last := strings.TrimSuffix(domain, ".")
	last = last[strings.LastIndexByte(last, '.')+1:]
	digits := last != ""
	for i := range len(last) {
		digits = digits && octet.IsDigit(last[i])
	}
	_, _, ok := host.Number(last)
	return digits || ok
}

// address4 reads an IPv4 address of up to four numbers, of which the last fills the rest: it prints "127.1" as
// "127.0.0.1".
func (w *whatwg) address4(domain string, start, end int) bool {
	if strings.HasSuffix(domain, ".") {
		w.report("IPv4-empty-part", end-1, end)
		domain = domain[:len(domain)-1]
	}
	last := strings.Count(domain, ".")
	if last < 3 {
		w.report("IPv4-too-few-parts", start, end)
	}
	if last > 3 {
		return w.fail("IPv4-too-many-parts", start, end)
	}
	a := numbersOf(domain, last)
	if a.otherBase {
		w.report("IPv4-non-decimal-part", start, end)
	}
	switch {
	case a.noNumber:
		return w.fail("IPv4-non-numeric-part", start, end)
	case a.tooLarge:
		return w.fail("IPv4-out-of-range-part", start, end)
	case a.large:
		w.report("IPv4-out-of-range-part", start, end)
	}
	for shift := 24; shift >= 0; shift -= 8 {
		w.print(strconv.Itoa(a.value >> shift & 255))
		if shift > 0 {
			w.print(".")
		}
	}
	return true
}

// numbers4 are the numbers of an IPv4 address.
type numbers4 struct {
	value     int  // of the address
	noNumber  bool // a part is not a number
	otherBase bool // a number is octal or hexadecimal
	large     bool // a number is over 255
	tooLarge  bool // a number has no room
}

// numbersOf reads the parts of an address up to the one with index last, or up to one that is not a number.
func numbersOf(domain string, last int) (a numbers4) {
	bits := 8
	for i := 0; i <= last && !a.noNumber; i++ {
		part, rest, _ := strings.Cut(domain, ".")
		domain = rest
		if i == last {
			bits = 8 * (4 - last)
		}
		value, base, ok := host.Number(part)
		a.noNumber = !ok
		a.otherBase = a.otherBase || base != 10 && ok
		a.large = a.large || value > 255
		a.tooLarge = a.tooLarge || value >= 1<<bits
		a.value = a.value<<bits | value&(1<<bits-1)
	}
	return a
}
