package readers

import (
	"strconv"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// isHex reports whether s is hexadecimal digits, one or more.
func isHex(s string) bool {
	for i := range len(s) {
		if !octet.IsHex(s[i]) {
			return false
		}
	}
	return s != ""
}

// printIPv6 writes an address as inet_ntop does: as RFC 5952 recommends, and the last two groups as an IPv4 address behind nothing but
// zeros or ::ffff.
func printIPv6(groups [8]uint16) string {
	first, longest := 0, 1
	for i, zeros := 0, 0; i < 8; i++ {
		if zeros++; groups[i] != 0 {
			zeros = 0
		}
		if zeros > longest {
			first, longest = i+1-zeros, zeros
		}
	}
	var b []byte
	for i := 0; i < 8; i++ {
		switch {
		case i == 6 && first == 0 && (longest == 6 || longest == 5 && groups[5] == 0xffff):
			return string(b) + ":" + printIPv4(uint32(groups[6])<<16|uint32(groups[7]))
		case longest > 1 && i == first:
			b = append(b, ':')
			if i += longest - 1; i == 7 {
				b = append(b, ':')
			}
			continue
		case i > 0:
			b = append(b, ':')
		}
		b = strconv.AppendUint(b, uint64(groups[i]), 16)
	}
	return string(b)
}

// aton reads an IPv4 address as inet_aton does: one to four numbers, octal behind "0", hexadecimal behind "0x"; the last one
// fills what is left of the 32 bits.
func aton(s string) (address uint32, ok bool) {
	parts := strings.Split(octet.LowerString(s), ".")
	if len(parts) > 4 {
		return 0, false
	}
	for i, part := range parts {
		n, _, ok := host.Number(part)
		room := 8
		if i == len(parts)-1 {
			room = 32 - 8*i
		}
		if !ok || part == "0x" || n>>room != 0 {
			return 0, false
		}
		address |= uint32(n) << (32 - 8*i - room)
	}
	return address, true
}

// printIPv4 writes an IPv4 address as four decimal numbers.
func printIPv4(address uint32) string {
	var b []byte
	for shift := 24; shift >= 0; shift -= 8 {
		b = append(strconv.AppendUint(b, uint64(address>>shift&0xff), 10), '.')
	}
	return string(b[:len(b)-1])
}
