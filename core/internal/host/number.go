package host

import (
	"strings"

	"urlscope/core/octet"
)

// Number returns the value and the base of a part of an IPv4 address in lower case, as C programs read it: octal
// behind "0", hexadecimal behind "0x". "0x" alone is 0, as in browsers. A value of more than 32 bits becomes
// 1<<32. If the text is not a number, Number returns false.
func Number(s string) (n, base int, ok bool) {
	base, digits := 10, s
	switch {
	case strings.HasPrefix(s, "0x"):
		base, digits = 16, s[2:]
	case len(s) > 1 && s[0] == '0':
		base, digits = 8, s[1:]
	}
	for i := range len(digits) { // strconv allocates for what is no number
		value := int(octet.Unhex(digits[i]))
		if !octet.IsHex(digits[i]) || value >= base {
			return 0, base, false
		}
		n = min(n*base+value, 1<<32)
	}
	return n, base, s != ""
}

// Address4 returns the IPv4 address that a host in lower case stands for: one to four numbers, of which the last fills what is left
// of the 32 bits.
func Address4(s string) (address uint32, ok bool) {
	parts := strings.Split(s, ".")
	if len(parts) > 4 {
		return 0, false
	}
	for i, part := range parts {
		n, _, ok := Number(part)
		bits := 8
		if i == len(parts)-1 {
			bits = 32 - 8*i
		}
		if !ok || n>>bits != 0 {
			return 0, false
		}
		address = address<<bits | uint32(n)
	}
	return address, true
}
