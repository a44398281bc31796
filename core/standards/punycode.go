package standards

import "strings"

// isPunycode reports whether s, what follows "xn--" in a label, is Punycode (RFC 3492, section
// 6.2) of something that is not all ASCII. Whether UTS 46 would have written it so is not looked
// at.
func isPunycode(s string) bool {
	length := max(strings.LastIndexByte(s, '-'), 0) // of the code points of ASCII, then of all
	s = s[length:]
	if length > 0 {
		s = s[1:]
	}
	if s == "" {
		return false
	}
	n, i, bias := 128, 0, 72
	for s != "" {
		before, weight := i, 1
		for k := 36; ; k += 36 {
			if s == "" {
				return false
			}
			digit := punycodeDigit(s[0])
			s = s[1:]
			i += digit * weight
			threshold := min(max(k-bias, 1), 26)
			if digit < threshold {
				break
			}
			weight *= 36 - threshold
			if digit == 36 || weight > 1<<26 || i > 1<<30 {
				return false
			}
		}
		length++
		bias = punycodeBias(i-before, length, before == 0)
		n += i / length
		i = i%length + 1
		if n < 0xA0 || n > 0x10FFFF { // a control, or nothing
			return false
		}
	}
	return true
}

// punycodeDigit returns the value of a digit; 36 for what is none.
func punycodeDigit(c byte) int {
	switch {
	case isAlpha(c):
		return int(c | 0x20 - 'a')
	case isDigit(c):
		return int(c-'0') + 26
	}
	return 36
}

// punycodeBias adapts the bias (RFC 3492, section 6.1).
func punycodeBias(delta, length int, first bool) int {
	if first {
		delta /= 700
	} else {
		delta /= 2
	}
	delta += delta / length
	k := 0
	for ; delta > 35*26/2; k += 36 {
		delta /= 35
	}
	return k + 36*delta/(delta+38)
}
