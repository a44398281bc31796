// Package host reads the hosts of section 5 of RFC 1738.
package host

import (
	"math/bits"
	"strings"

	"urlscope/core/octet"
)

// Prefix returns how many octets of s a hostname or a hostnumber can begin with, and whether they are one: 5 and
// true for "h.org/", 2 and false for "h.", 4 and false for "a.b-.c".
func Prefix(s string) (n int, ok bool) {
	n, ok, _ = Scan(s)
	return n, ok
}

// Scan is like Prefix. It also reports whether the host has adjacent hyphens, as "xn--a.org" has.
//
// Every label may be a domainlabel until the host ends. Only there is it known whether the last label is a
// toplabel, or all labels are the four digit groups of a hostnumber.
func Scan(s string) (n int, ok, hyphens bool) {
	last := uint64(besideDot)     // a host begins as the label behind a dot does
	seen := uint64(0)             // the sums of all neighbours
	for ; len(s)-n >= 8; n += 8 { // eight at a time are faster
		octets := beside8(s[n:])
		sums := octets + (octets<<8 | last)
		if apart := sums & (octet.Ones * besideApart); apart != 0 {
			seen |= sums & (apart&-apart - 1) // of the octets in front of the first
			return end(s[:n+bits.TrailingZeros64(apart)/8], seen)
		}
		seen |= sums
		last = octets >> 56
	}
	for n < len(s) && (uint64(beside[s[n]])+last)&besideApart == 0 { // the last few
		seen |= uint64(beside[s[n]]) + last
		last = uint64(beside[s[n]])
		n++
	}
	return end(s[:n], seen)
}

// end returns the results of Scan for a host whose neighbours are right. seen holds the sums of the neighbours.
func end(host string, seen uint64) (n int, ok, hyphens bool) {
	n = len(host)
	if n == 0 || beside[host[n-1]]&^besideDigit != besideAlpha { // no label, or none that ends as one does
		return n, false, false
	}
	hyphens = seen&(octet.Ones*besideHyphens) != 0
	if seen&(octet.Ones*besideDigits) == 0 { // each label begins with a letter
		return n, true, hyphens
	}
	top := n - 1
	for top > 0 && host[top-1] != '.' {
		top--
	}
	return n, beside[host[top]] == besideAlpha || isNumber(host), hyphens
}

// isNumber reports whether a host, whose labels are right, is four groups of digits.
func isNumber(host string) bool {
	for i := range len(host) {
		if b := beside[host[i]]; b != besideDigit && b != besideDot {
			return false
		}
	}
	return strings.Count(host, ".") == 3
}

// IsAddress reports whether a host is an IPv4 address in its usual form: four numbers of up to 255 without
// leading zeros.
func IsAddress(host string) bool {
	dots, digits, n := 0, 0, 0 // of the number that is read, the digits and what they are
	for i := range len(host) {
		switch b := beside[host[i]]; {
		case b == besideDot && digits > 0:
			dots, digits, n = dots+1, 0, 0
		case b == besideDigit && (digits == 0 || n > 0):
			digits, n = digits+1, n*10+int(host[i]-'0')
		default:
			return false
		}
		if n > 255 {
			return false
		}
	}
	return dots == 3 && digits > 0
}

// LikeAddress6 reports whether s looks like an IPv6 address without its brackets: hexadecimal digits with seven
// colons between them, or with two adjacent ones, and dots only behind the last. A "%" and the name of a zone may follow (RFC 6874, which
// RFC 9844 obsoletes).
func LikeAddress6(s string) bool {
	s, _, _ = strings.Cut(s, "%")
	return strings.IndexByte(s[:max(strings.LastIndexByte(s, ':'), 0)], '.') < 0 && strings.Trim(s, "0123456789ABCDEFabcdef:.") == "" && (strings.Contains(s, "::") || strings.Count(s, ":") == 7)
}

// LikeFuture reports whether s is an address of a version after IPv6, without its brackets: "v1.a" (RFC 3986, section 3.2.2).
func LikeFuture(s string) bool {
	version, address, ok := strings.Cut(s, ".")
	if !ok || len(version) < len("v1") || version[0]|0x20 != 'v' || address == "" {
		return false
	}
	return strings.Trim(version[1:], "0123456789ABCDEFabcdef") == "" &&
		octet.ClassesOf(address)&octet.All&^(octet.AlphaDigit|octet.Safe|octet.Extra|octet.Tilde|octet.Semicolon|octet.Colon|octet.Ampersand|octet.Equals) == 0
}

// beside holds a number for each octet. The sum of the numbers of two adjacent octets has the bit besideApart if
// a host must not hold them side by side: a label begins and ends with a letter or digit.
var beside = func() (t [256]uint8) {
	for b := range t { // most octets are not allowed in a host
		t[b] = besideApart
	}
	for _, row := range []struct {
		beside uint8
		octets string
	}{
		{besideAlpha, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"},
		{besideDigit, "0123456789"},
		{besideHyphen, "-"},
		{besideDot, "."},
	} {
		for _, b := range []byte(row.octets) {
			t[b] = row.beside
		}
	}
	return t
}()

const (
	besideAlpha  = 0
	besideHyphen = 3 | besideHyphens/2 // is allowed beside itself
	besideDot    = 5                   // is not allowed beside itself
	besideApart  = 8
	besideDigit  = 16

	besideDigits  = besideDigit | 2*besideDigit // what the sum with a digit has
	besideHyphens = 128                         // only the sum of two hyphens has it
)

// beside8 returns the numbers of the first eight octets of s, side by side, the first in the lowest bits. No sum
// of two numbers overflows its octet.
func beside8(s string) uint64 {
	_ = s[7]
	return uint64(beside[s[0]]) | uint64(beside[s[1]])<<8 | uint64(beside[s[2]])<<16 | uint64(beside[s[3]])<<24 |
		uint64(beside[s[4]])<<32 | uint64(beside[s[5]])<<40 | uint64(beside[s[6]])<<48 | uint64(beside[s[7]])<<56
}
