// Package octet knows the octets of URLs: which class of section 5 of RFC 1738 each is in, the escapes that stand for them, and
// the letters of US-ASCII. [ClassOf] returns the [Class] of an octet, a set of which is a Class, too. A [Span] is octets of a
// text that stand side by side, and an [Edit] replaces them; all packages share the two.
package octet

import (
	"iter"
	"math/bits"
	"strings"
	"unicode/utf8"
)

// hex tells which octets are hexadecimal digits.
var hex = func() (t [256]bool) {
	for _, b := range []byte("0123456789ABCDEFabcdef") {
		t[b] = true
	}
	return t
}()

// IsHex reports whether b is a hexadecimal digit.
func IsHex(b byte) bool { return hex[b] }

// IsHexAt reports whether a hexadecimal digit stands at offset i of s. Behind the end of s none does.
func IsHexAt(s string, i int) bool { return i < len(s) && hex[s[i]] }

// Unhex returns the value of a hexadecimal digit. In letters of either case bit 6 is set, in digits it is not,
// and the low four bits of "A" are 1.
func Unhex(b byte) byte { return b&15 + b>>6*9 }

// IsEscape reports whether an escape (section 5: "%" hex hex) begins at s[i].
func IsEscape(s string, i int) bool {
	return i+2 < len(s) && s[i] == '%' && hex[s[i+1]] && hex[s[i+2]]
}

// Value returns the octet of the escape at s[i].
func Value(s string, i int) byte { return Unhex(s[i+1])<<4 | Unhex(s[i+2]) }

// Only returns the octet that s stands for, if s is exactly one octet, or an escape.
func Only(s string) (b byte, ok bool) {
	switch {
	case len(s) == 1:
		return s[0], true
	case IsEscape(s, 0):
		return Value(s, 0), true
	}
	return 0, false
}

// EndsEarly reports whether b ends a line or a string for a server. If a URL brought b, the server takes the octets
// behind it for something else (section 6).
func EndsEarly(b byte) bool { return b == '\r' || b == '\n' || b == 0 }

// Digits describes the two digits of an escape.
type Digits byte

// The kinds of octets in the place of a digit, other than decimal digits and capital letters.
const (
	SmallDigit Digits = 1 << (iota + 4) // a small letter: the "f" of "%2f"
	NoDigit                             // no digit at all, or missing: then it is no escape
)

// digitValues holds, for each octet, its value as a hexadecimal digit in the low four bits, and the bits of
// Digits above them.
var digitValues = func() (t [256]Digits) {
	for b := range t {
		switch {
		case !hex[b]:
			t[b] = NoDigit
		case b >= 'a':
			t[b] = SmallDigit | Digits(Unhex(byte(b)))
		default:
			t[b] = Digits(Unhex(byte(b)))
		}
	}
	return t
}()

// Decode combines IsEscape and Value: it returns the octet of the escape at s[i] and a description of its digits.
// If no escape begins there, the description is NoDigit or more.
func Decode(s string, i int) (byte, Digits) {
	if i+2 >= len(s) || s[i] != '%' {
		return 0, NoDigit
	}
	high, low := digitValues[s[i+1]], digitValues[s[i+2]]
	return byte(high<<4 | low&15), high | low
}

// Runs yields, from offset i of s on, the runs of octets that is says yes to: where each begins and where it ends.
func Runs(s string, i int, is func(byte) bool) iter.Seq2[int, int] {
	return func(yield func(start, end int) bool) {
		for ; i < len(s); i++ {
			start := i
			for i < len(s) && is(s[i]) {
				i++
			}
			if i > start && !yield(start, i) {
				return
			}
		}
	}
}

// Ones times an octet gives a number with that octet in each of its eight octets, as Eight returns it.
const Ones = 0x0101010101010101

// Eight returns the first eight octets of s as one number, the first octet in the lowest bits.
func Eight(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// Until returns the offset of the first octet of s from i on that is in ends, or the length of s.
func Until(s string, i int, ends string) int {
	if n := strings.IndexAny(s[i:], ends); n >= 0 {
		return i + n
	}
	return len(s)
}

// NextPercent returns the offset of the first "%" of s from i on, or the length of s. Escapes stand close
// together, so a call of strings.IndexByte for each takes longer, most of all in WebAssembly.
func NextPercent(s string, i int) int {
	if i < len(s) && s[i] == '%' { // as in a run of them
		return i
	}
	return nextPercent(s, i)
}

func nextPercent(s string, i int) int {
	for ; len(s)-i >= 8; i += 8 {
		others := Eight(s[i:]) ^ Ones*'%' // a "%" is 0 now, and what borrows to be one less than that has its top bit
		if percents := (others - Ones) &^ others & (Ones << 7); percents != 0 {
			return i + bits.TrailingZeros64(percents)/8
		}
	}
	for i < len(s) && s[i] != '%' {
		i++
	}
	return i
}

// digits are the hexadecimal digits in upper case, as section 2.2 first gives them.
const digits = "0123456789ABCDEF"

// Hex returns an octet as two hexadecimal digits.
func Hex(b byte) string { return string([]byte{digits[b>>4], digits[b&15]}) }

// AppendEscaped appends the escape of each octet of s to dst.
func AppendEscaped(dst []byte, s string) []byte {
	for i := range len(s) {
		dst = append(dst, '%', digits[s[i]>>4], digits[s[i]&15])
	}
	return dst
}

// AppendDecoded appends to dst the octets that raw stands for. It decodes each escape and keeps everything else,
// including broken escapes, as it is (section 2.2).
func AppendDecoded(dst []byte, raw string) []byte {
	for i := 0; i < len(raw); i++ {
		if IsEscape(raw, i) {
			dst = append(dst, Value(raw, i))
			i += len("XX")
			continue
		}
		dst = append(dst, raw[i])
	}
	return dst
}

// A Character is a character outside US-ASCII that escapes stand for, in UTF-8.
type Character struct {
	Start, End int  // where these stand, in octets
	Rune       rune // utf8.RuneError for a single octet that is in no character
}

// Characters yields the characters outside US-ASCII that escapes of s stand for, from offset i on. For an escape
// that belongs to no character, it yields utf8.RuneError.
func Characters(s string, i int) iter.Seq[Character] {
	return func(yield func(Character) bool) {
		for i < len(s) {
			if i = NextPercent(s, i); i == len(s) {
				return
			}
			if !IsEscape(s, i) || s[i+1] < '8' { // of an octet below 80
				i++
				continue
			}
			var octets [utf8.UTFMax]byte
			n := 0
			for at := i; n < len(octets) && IsEscape(s, at); at += len("%XX") {
				octets[n] = Value(s, at)
				n++
			}
			c, size := utf8.DecodeRune(octets[:n])
			if end := i + size*len("%XX"); !yield(Character{i, end, c}) {
				return
			}
			i += size * len("%XX")
		}
	}
}
