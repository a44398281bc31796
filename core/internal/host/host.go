// Package host reads the hosts of section 5 of RFC 1738.
package host

import (
	"math/bits"
	"strings"
)

// Prefix returns how many octets of s a hostname or a hostnumber can begin with, and whether
// they are one: 5 and true of "h.org/", 2 and false of "h.", 4 and false of "a.b-.c".
func Prefix(s string) (n int, ok bool) {
	n, ok, _ = Scan(s)
	return n, ok
}

// Scan is Prefix, and tells whether two hyphens may stand beside each other in what is one, as in "xn--a.org".
//
// Every label may be a domainlabel until the host ends, so only there is it known whether the
// last one is a toplabel or all of them are the four digit groups of a hostnumber.
func Scan(s string) (n int, ok, hyphens bool) {
	last := uint8(besideDot) // a host begins as the label behind a dot does
	seen := uint8(0)
	for len(s)-n >= 8 { // eight at a time are faster, and tell at once which of them ends the host
		t := s[n : n+8]
		a, b, c, d := beside[t[0]], beside[t[1]], beside[t[2]], beside[t[3]]
		e, f, g, h := beside[t[4]], beside[t[5]], beside[t[6]], beside[t[7]]
		seen |= (last + a) | (a + b) | (b + c) | (c + d) | (d + e) | (e + f) | (f + g) | (g + h)
		if seen&apart != 0 {
			n += bits.TrailingZeros8((last+a)&apart>>3 | (a+b)&apart>>2 | (b+c)&apart>>1 | (c+d)&apart |
				(d+e)&apart<<1 | (e+f)&apart<<2 | (f+g)&apart<<3 | (g+h)&apart<<4)
			break
		}
		last = h
		n += 8
	}
	if seen&apart == 0 { // the last few
		for n < len(s) && (last+beside[s[n]])&apart == 0 {
			seen |= last + beside[s[n]]
			last = beside[s[n]]
			n++
		}
	}
	host := s[:n]
	if n == 0 || beside[host[n-1]]&^besideDigit != besideAlpha { // no label, or none that ends as one does
		return n, false, false
	}
	hyphens = seen&besideHyphens != 0
	if seen&besideDigits == 0 { // each label begins with a letter
		return n, true, hyphens
	}
	top := n - 1
	for top > 0 && host[top-1] != '.' {
		top--
	}
	return n, beside[host[top]] == besideAlpha || isNumber(host), hyphens
}

// isNumber reports whether a host, whose labels are right, is four groups of digits: "10.0.0.1", not "10.0.1", nor
// "h.0.0.1".
func isNumber(host string) bool {
	for i := range len(host) {
		if b := beside[host[i]]; b != besideDigit && b != besideDot {
			return false
		}
	}
	return strings.Count(host, ".") == 3
}

// LikeAddress6 reports whether s looks like an address of IPv6 without the brackets that were made for it: hexadecimal digits
// with seven colons between them, or with two together, and behind a "%" the name of a zone (RFC 6874): "2001:db8::1" and
// "fe80::1%eth0".
func LikeAddress6(s string) bool {
	s, _, _ = strings.Cut(s, "%")
	return strings.Trim(s, "0123456789ABCDEFabcdef:.") == "" && (strings.Contains(s, "::") || strings.Count(s, ":") == 7)
}

// beside holds for each octet a number such that the sum of those of two neighbours
// has the bit apart when they cannot stand beside each other in a host: labels begin
// and end with a letter or digit.
var beside = func() (t [256]uint8) {
	for b := range t { // most stand in no host
		t[b] = apart
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
	besideHyphen = 3 | besideHyphens/2 // may stand beside itself
	besideDot    = 5                   // may not
	apart        = 8
	besideDigit  = 16

	besideDigits  = besideDigit | 2*besideDigit // what the sum with a digit has
	besideHyphens = 128                         // what that of two hyphens has
)
