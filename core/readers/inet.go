package readers

import (
	"slices"
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

// printIPv6 writes an address as inet_ntop does: the last two groups as an address of version 4 behind nothing but zeros or ::ffff.
func printIPv6(g [8]uint16) string {
	if g[0]|g[1]|g[2]|g[3]|g[4] == 0 && (g[5] == 0xFFFF || g[5] == 0 && g[6] != 0) {
		return formatMixed(g)
	}
	return formatIPv6(g)
}

// aton reads an IPv4 address as inet_aton does, for which "0x" alone is no number.
func aton(s string) (address uint32, ok bool) {
	if slices.Contains(strings.Split(octet.LowerString(s), "."), "0x") {
		return 0, false
	}
	return host.Address4(s)
}

// formatIPv4 writes an address as four decimal numbers.
func formatIPv4(v4 uint32) string { return host.Format4(v4) }
