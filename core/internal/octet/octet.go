// Package octet knows the escapes of section 5 of RFC 1738.
package octet

// hex tells which octets are hexadecimal digits.
var hex = func() (t [256]bool) {
	for _, b := range []byte("0123456789ABCDEFabcdef") {
		t[b] = true
	}
	return t
}()

// IsHex reports whether b is a hexadecimal digit.
func IsHex(b byte) bool { return hex[b] }

// Unhex returns the value of a hexadecimal digit. Letters of either case have bit 6 set,
// digits have not, and the low four bits of "A" are 1.
func Unhex(b byte) byte { return b&15 + b>>6*9 }

// IsEscape reports whether an escape (section 5: "%" hex hex) begins at s[i].
func IsEscape(s string, i int) bool {
	return i+2 < len(s) && s[i] == '%' && hex[s[i+1]] && hex[s[i+2]]
}

// Value returns the octet that the escape at s[i] stands for.
func Value(s string, i int) byte { return Unhex(s[i+1])<<4 | Unhex(s[i+2]) }

// AppendEscaped appends the escape of each octet of s, in upper case as section 2.2 first
// gives it.
func AppendEscaped(dst []byte, s string) []byte {
	const digits = "0123456789ABCDEF"
	for i := range len(s) {
		dst = append(dst, '%', digits[s[i]>>4], digits[s[i]&15])
	}
	return dst
}
