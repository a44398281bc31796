package host

import (
	"strings"

	"urlscope/core/internal/octet"
)

// Number returns the value of a part of an IPv4 address as the programs of C read one, in lower case, and its base: octal behind
// "0", hexadecimal behind "0x". Those of "0x7f" are 127 and 16; "0x" by itself is 0, as it is to browsers. What is past 32 bits comes out as 1<<32. It is false for what is
// not a number.
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
