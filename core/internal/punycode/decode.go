package punycode

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Encodes reports whether s, the text behind "xn--" in a label, is the Punycode (section 6.2) of a text that is
// not all ASCII. It does not check whether UTS 46 would write it so.
func Encodes(s string) bool {
	var buf [maxRunes]rune // else it is allocated
	_, ok := Decode(buf[:0], s)
	return ok
}

// maxRunes is the number of characters in the longest label of the DNS.
const maxRunes = 63

// Decode appends the characters of s to list; s is the text behind "xn--" in a label. It returns false if Encodes
// does.
func Decode(list []rune, s string) ([]rune, bool) {
	begin := len(list)
	if n := strings.LastIndexByte(s, '-'); n > 0 { // behind the code points of ASCII
		for _, c := range []byte(s[:n]) {
			list = append(list, rune(c))
		}
		s = s[n+len("-"):]
	}
	if s == "" || len(s) > maxLabel {
		return list, false
	}
	n, i, bias := initialN, 0, initialBias
	for first := true; s != ""; first = false {
		delta, rest := number(s, bias)
		if delta < 0 {
			return list, false
		}
		s = rest
		length := len(list) - begin + 1
		bias = adapt(delta, length, first)
		i += delta
		n += i / length
		i %= length
		if n < firstPrintable || n > utf8.MaxRune {
			return list, false
		}
		list = slices.Insert(list, begin+i, rune(n))
		i++
	}
	return list, true
}

// firstPrintable is the first character behind US-ASCII that is not a control.
const firstPrintable = 0xA0

// number returns the number at the start of s (section 3.3) and the rest of s. If s begins with no number, or with a
// larger number than any label needs, the result is negative.
func number(s string, bias int) (n int, rest string) {
	weight := 1
	for i := range len(s) {
		digit := valueOf(s[i])
		n += digit * weight
		if digit == base || n > 1<<30 {
			return -1, s
		}
		threshold := min(max(base*(i+1)-bias, tMin), tMax)
		if digit < threshold {
			return n, s[i+1:]
		}
		if weight *= base - threshold; weight > 1<<26 {
			return -1, s
		}
	}
	return -1, s
}

// valueOf returns the value of a digit in either case: 0 for "a", 26 for "0". For any other octet it returns 36.
func valueOf(digit byte) int {
	switch {
	case 'a' <= digit|0x20 && digit|0x20 <= 'z':
		return int(digit | 0x20 - 'a')
	case '0' <= digit && digit <= '9':
		return int(digit-'0') + 26
	}
	return base
}
