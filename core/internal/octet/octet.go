// Package octet knows the escapes of section 5 of RFC 1738, and the letters of US-ASCII.
package octet

import (
	"iter"
	"math/bits"
	"unicode/utf8"
)

// hex tells which octets are hexadecimal digits.
var hex = func() (t [256]bool) {
	for _, b := range []byte("0123456789ABCDEFabcdef") {
		t[b] = true
	}
	return t
}()

// IsHex reports whether b is a hexadecimal digit: "F", "a", "0", not "g".
func IsHex(b byte) bool { return hex[b] }

// IsHexAt reports whether one is at offset i: at 1 of "%2G", not at 2, nor at 3.
func IsHexAt(s string, i int) bool { return i < len(s) && hex[s[i]] }

// Unhex returns the value of a hexadecimal digit, 10 of "a" and of "A". Letters of either case have bit 6 set,
// digits have not, and the low four bits of "A" are 1.
func Unhex(b byte) byte { return b&15 + b>>6*9 }

// IsEscape reports whether an escape (section 5: "%" hex hex) begins at s[i]: "%2F" is one, "%2" and "%zz" are
// none.
func IsEscape(s string, i int) bool {
	return i+2 < len(s) && s[i] == '%' && hex[s[i+1]] && hex[s[i+2]]
}

// Value returns the octet that the escape at s[i] stands for: "/" of "%2F".
func Value(s string, i int) byte { return Unhex(s[i+1])<<4 | Unhex(s[i+2]) }

// Digits says what the two digits of an escape are.
type Digits byte

// What one of the two may be, other than a decimal digit or a capital letter.
const (
	SmallDigit Digits = 1 << (iota + 4) // a small letter: the "f" of "%2f"
	NoDigit                             // no digit at all, or missing: then it is no escape
)

// digitValues holds the value of each octet as a hexadecimal digit in its low four bits, and above them what Digits says.
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

// Decode is IsEscape and Value in one: it returns the octet that the escape at s[i] stands for, and what its digits are, which
// is NoDigit or more where none begins. The "%2f" of "a%2fb" is "/", with a SmallDigit.
func Decode(s string, i int) (byte, Digits) {
	if i+2 >= len(s) || s[i] != '%' {
		return 0, NoDigit
	}
	high, low := digitValues[s[i+1]], digitValues[s[i+2]]
	return byte(high<<4 | low&15), high | low
}

// Ones times a number is that number in each of the eight octets that Eight puts into one.
const Ones = 0x0101010101010101

// Eight returns the first eight octets of s as one number, the first in its lowest bits: "http://h" of "http://h/".
func Eight(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// NextPercent returns the offset of the first "%" of s from i on, 1 of "a%20b" for 0; the length of s for none. Between
// escapes are few octets: to call strings.IndexByte for each takes longer, most of all in WebAssembly.
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

// digits are the hexadecimal ones, in upper case as section 2.2 first gives them.
const digits = "0123456789ABCDEF"

// Hex returns an octet in two hexadecimal digits: "2F" for "/".
func Hex(b byte) string { return string([]byte{digits[b>>4], digits[b&15]}) }

// AppendEscaped appends the escape of each octet of s: "%2F%20" for "/ ".
func AppendEscaped(dst []byte, s string) []byte {
	for i := range len(s) {
		dst = append(dst, '%', digits[s[i]>>4], digits[s[i]&15])
	}
	return dst
}

// AppendDecoded appends to dst the octets that raw stands for: "a/%2" for "a%2F%2". Each escape is its octet, all
// else, broken escapes included, stays as it is (section 2.2).
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

// A Character stands in a text as escapes of its octets in UTF-8.
type Character struct {
	Start, End int  // where these stand, in octets
	Rune       rune // utf8.RuneError for one octet that is of none
}

// Characters yields the characters outside US-ASCII that escapes of s stand for, from offset i on: of "a%C3%A9%41%FF" the
// "é", and at the last escape utf8.RuneError.
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
