package host

import (
	"strconv"
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

// Address4 returns the IPv4 address that browsers and the programs of C (inet_aton) read in a host of one to four such numbers, the last
// of which fills what is left of the 32 bits: 127.0.0.1 in "127.1" and "0x7F.0.0.1".
func Address4(host string) (address uint32, ok bool) {
	const most = 4 // numbers
	left := strings.Count(host, ".")
	if left >= most {
		return 0, false
	}
	bits := 8
	for part := range strings.SplitSeq(octet.LowerString(host), ".") {
		if left--; left < 0 {
			bits = 8 * (most - strings.Count(host, "."))
		}
		n, _, ok := Number(part)
		if !ok || n>>bits != 0 {
			return 0, false
		}
		address = address<<bits | uint32(n)
	}
	return address, true
}

// Format4 writes an address as four decimal numbers.
func Format4(address uint32) string {
	b := make([]byte, 0, len("255.255.255.255"))
	for shift := 24; shift >= 0; shift -= 8 {
		b = append(strconv.AppendUint(b, uint64(address>>shift&255), 10), '.')
	}
	return string(b[:len(b)-1])
}
