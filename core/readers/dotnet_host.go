package readers

import (
	"strconv"
	"strings"
	"unicode"

	"urlscope/core/octet"
)

// readHost reads the host at the start of s and returns where it ends; 0 if s begins with no host.
func (u *netURI) readHost(s string) int {
	if s[0] == '[' {
		if n := u.readLiteral(s); n > 0 {
			return n
		}
	}
	ends := `/\:?#`
	if u.implicit {
		ends = `/\`
	}
	name, _ := cutAny(s, ends)
	if v4, ok := u.readIPv4(name); ok {
		u.host = formatIPv4(v4)
		return len(name)
	}
	switch {
	case isNetName(name):
		u.host = netName(strings.Map(dropBidi, name))
	case isUncName(name):
		u.host, u.strange = netName(name), u.decodes
	default:
		return 0
	}
	return len(name)
}

// netName writes a name: with small letters if it has a capital one of US-ASCII. "İ" has none outside Turkish.
func netName(name string) string {
	if strings.ContainsAny(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
		name = strings.Map(func(c rune) rune {
			if c == 'İ' {
				return c
			}
			return unicode.ToLower(c)
		}, name)
	}
	if name == "loopback" {
		name = "localhost"
	}
	return name
}

// isNetName reports whether s is labels of letters, digits, "-" and "_", and of characters from U+00A0 on, which begin with none of the signs.
// A label has room for 63 octets, and for "xn--" of them where it has such a character, which counts for two beyond U+00FF.
func isNetName(s string) bool {
	s = netStops(s)
	for label := range strings.SplitSeq(strings.TrimSuffix(s, "."), ".") {
		limit := 63
		if !octet.IsASCII(label) {
			limit -= len("xn--")
		}
		for _, c := range label {
			switch {
			case c > 0xFFFF:
				limit -= 4
			case c > 0xFF:
				limit -= 2
			case c >= 0xA0, among(byte(c), "-_"):
				limit--
			default:
				return false
			}
		}
		if label == "" || limit < 0 || strings.IndexByte("-_", label[0]) >= 0 {
			return false
		}
	}
	return true
}

func netStops(host string) string {
	return strings.NewReplacer("\u3002", ".", "\uFF0E", ".", "\uFF61", ".").Replace(host)
}

// isUncName reports whether s is the name of a server of Windows: labels of letters, digits, "-" and "_". The first is not all digits,
// those from the third on begin with a letter or a digit, and none is empty but the last.
func isUncName(s string) bool {
	for i, label := range strings.Split(strings.TrimSuffix(s, "."), ".") {
		switch {
		case label == "", strings.Trim(label, alphanumeric+"-_") != "" && octet.IsASCII(label):
			return false
		case i == 0 && isDigits(label), i > 1 && !among(label[0], "") && label[0] < 0x80:
			return false
		}
	}
	return len(s) <= 256
}

// readIPv4 reads an address of version 4 as the scheme has it.
func (u *netURI) readIPv4(s string) (v4 uint32, ok bool) {
	if u.is(isUnknown) {
		return netDecimal(s)
	}
	parts := strings.Split(s, ".")
	if len(parts) > 4 {
		return 0, false
	}
	for i, part := range parts {
		bits := 8
		if i == len(parts)-1 {
			bits = 8 * (5 - len(parts))
		}
		base, digits := netBase(part)
		n, err := strconv.ParseUint(digits, base, 32)
		if err != nil || n>>bits != 0 {
			return 0, false
		}
		v4 = v4<<bits | uint32(n)
	}
	return v4, true
}

// netBase returns the base of a part of an address of version 4, and the digits without the mark of the base.
func netBase(part string) (base int, digits string) {
	switch {
	case octet.HasPrefixFold(part, "0x"):
		return 16, part[2:]
	case len(part) > 1 && part[0] == '0':
		return 8, part
	}
	return 10, part
}

// netDecimal reads four decimal numbers. If the last has a zero in front, it is read again, as octal: "010" is 8, and
// "08", which is not octal, makes the whole 255.255.255.255.
func netDecimal(s string) (v4 uint32, ok bool) {
	v4, ok = netIPv4(s)
	last := s[strings.LastIndexByte(s, '.')+1:]
	if !ok || len(last) == 1 || last[0] != '0' {
		return v4, ok
	}
	n, err := strconv.ParseUint(last, 8, 8)
	if err != nil {
		return 0xFFFFFFFF, true
	}
	return v4&^0xFF | uint32(n), true
}

// netIPv4 is like parseIPv4, but allows one zero in front of the last number.
func netIPv4(s string) (v4 uint32, ok bool) {
	i := strings.LastIndexByte(s, '.') + 1
	if i > 0 && i+1 < len(s) && s[i] == '0' && s[i+1] != '0' {
		s = s[:i] + s[i+1:]
	}
	return parseIPv4(s)
}

// readLiteral reads an address in brackets, which a zone may follow, and the length of a prefix.
func (u *netURI) readLiteral(s string) int {
	n := strings.IndexByte(s, ']')
	if n < 0 {
		return 0
	}
	inside, prefix, prefixed := strings.Cut(s[1:n], "/")
	address, zone, zoned := strings.Cut(inside, "%")
	if strings.HasPrefix(address, ":") && strings.Contains(address[1:], "::") { // ":1::2" is "0:1::2"
		address = "0" + address
	}
	groups, ok := readIPv6(address, netIPv4)
	if !ok || prefixed && (!isDigits(prefix) || len(prefix) < 1 || len(prefix) > 2) {
		return 0
	}
	if zoned {
		u.zone = "%" + zone
	}
	u.host = "[" + formatNetIPv6(groups) + "]"
	return n + 1
}

// formatNetIPv6 writes the last groups as an address of version 4 where section 5 of RFC 5952 has it so.
func formatNetIPv6(g [8]uint16) string {
	front := g[0]|g[1]|g[2]|g[3] == 0
	mapped := front && g[6] != 0 && (g[4] == 0 && (g[5] == 0 || g[5] == 0xFFFF) || g[4] == 0xFFFF && g[5] == 0)
	if mapped || g[4] == 0 && g[5] == 0x5EFE {
		return formatMixed(g)
	}
	return formatIPv6(g)
}

// hasNoForm reports whether form C of Unicode may have s in another way: this is not known here.
func hasNoForm(s string) bool {
	return strings.ContainsFunc(s, func(c rune) bool { return unicode.Is(formless, c) })
}

var formless = &unicode.RangeTable{R16: []unicode.Range16{
	{0x300, 0x36F, 1}, {0x1100, 0x11FF, 1}, {0x2126, 0x2126, 1}, {0x212A, 0x212B, 1}, {0xF900, 0xFAFF, 1},
}}
