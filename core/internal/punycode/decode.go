package punycode

import "strings"

// Encodes reports whether s, which follows "xn--" in a label, is Punycode (section 6.2) of something that is not
// all ASCII: "bcher-kva", not "bcher-". Whether UTS 46 would have written it so is not looked at.
func Encodes(s string) bool {
	length := max(strings.LastIndexByte(s, '-'), 0) // of the code points of ASCII, then of all
	s = s[length:]
	if length > 0 {
		s = s[1:]
	}
	if s == "" {
		return false
	}
	n, i, bias := initialN, 0, initialBias
	for s != "" {
		before, weight := i, 1
		for k := base; ; k += base {
			if s == "" {
				return false
			}
			digit := valueOf(s[0])
			s = s[1:]
			i += digit * weight
			threshold := min(max(k-bias, tMin), tMax)
			if digit < threshold {
				break
			}
			weight *= base - threshold
			if digit == base || weight > 1<<26 || i > 1<<30 {
				return false
			}
		}
		length++
		bias = adapt(i-before, length, before == 0)
		n += i / length
		i = i%length + 1
		if n < 0xA0 || n > 0x10FFFF { // a control, or nothing
			return false
		}
	}
	return true
}

// valueOf returns the value of a digit in either case: 0 of "a", 26 of "0"; 36 of what is not one.
func valueOf(digit byte) int {
	switch {
	case 'a' <= digit|0x20 && digit|0x20 <= 'z':
		return int(digit | 0x20 - 'a')
	case '0' <= digit && digit <= '9':
		return int(digit-'0') + 26
	}
	return base
}
