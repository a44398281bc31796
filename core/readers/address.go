package readers

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// parseIPv6 reads an address of version 6 as section 2.2 of RFC 4291 writes it, without brackets and zone. Python's ipaddress and
// Go's netip read the same ones: "::" stands for one group at least, and a number of an address of version 4 has no zero in front.
func parseIPv6(s string) (groups [8]uint16, ok bool) { return readIPv6(s, parseIPv4) }

// readIPv6 is parseIPv6, with addresses of version 4 inside as parse reads them.
func readIPv6(s string, parse func(string) (uint32, bool)) (groups [8]uint16, ok bool) {
	front, back, short := strings.Cut(s, "::")
	if strings.Contains(back, "::") || strings.HasPrefix(back, ":") {
		return groups, false
	}
	last := parse
	if short {
		last = nil
	}
	m, ok1 := readGroups(groups[:], front, last)
	var behind [8]uint16
	n, ok2 := readGroups(behind[:], back, parse)
	if !ok1 || !ok2 || short && m+n > 7 || !short && m != 8 {
		return groups, false
	}
	copy(groups[8-n:], behind[:n])
	return groups, true
}

// readGroups reads groups with colons between them, the last two by parse where that is not nil and they have dots. No text has no groups.
func readGroups(groups []uint16, s string, parse func(string) (uint32, bool)) (n int, ok bool) {
	for more := s != ""; more; n++ {
		var group string
		if group, s, more = strings.Cut(s, ":"); n == len(groups) {
			return n, false
		}
		if parse != nil && !more && strings.Contains(group, ".") {
			v4, ok := parse(group)
			if !ok || n+2 > len(groups) {
				return n, false
			}
			groups[n], groups[n+1] = uint16(v4>>16), uint16(v4)
			return n + 2, true
		}
		v, ok := number(group, 16, 4)
		if !ok {
			return n, false
		}
		groups[n] = uint16(v)
	}
	return n, true
}

// parseIPv4 reads four decimal numbers of one octet each, without zeros in front.
func parseIPv4(s string) (v4 uint32, ok bool) {
	if strings.Count(s, ".") != 3 {
		return 0, false
	}
	for part := range strings.SplitSeq(s, ".") {
		v, ok := number(part, 10, 3)
		if !ok || v > 255 || len(part) > 1 && part[0] == '0' {
			return 0, false
		}
		v4 = v4<<8 | uint32(v)
	}
	return v4, true
}

// unpadded removes the zeros that the numbers of an address begin with.
func unpadded(s string) string {
	b := make([]byte, 0, len(s))
	inside := false // of a number that has begun
	for i := range len(s) {
		if s[i] == '0' && !inside && octet.IsHexAt(s, i+1) {
			continue
		}
		inside = octet.IsHex(s[i])
		b = append(b, s[i])
	}
	return string(b)
}

// formatIPv6 writes an address as section 4 of RFC 5952 asks for, but the last groups never as an address of version 4.
func formatIPv6(groups [8]uint16) string { return string(host.Append6(nil, groups)) }

// formatMixed is formatIPv6, with the last two groups as an address of version 4.
func formatMixed(g [8]uint16) string {
	v4 := formatIPv4(uint32(g[6])<<16 | uint32(g[7]))
	g[6], g[7] = 1, 1 // no zeros
	return strings.TrimSuffix(formatIPv6(g), "1:1") + v4
}
