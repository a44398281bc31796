package core

import (
	"math/bits"
	"strings"
)

// A reader follows a production of section 5 octet by octet and stops at the
// first octet that cannot continue it. Its methods return false there; at is
// then the length of the longest prefix that some URL of the production has.
type reader struct {
	src  string
	at   int
	far  int   // how far an alternative came that was given up
	also Class // octets that may stand wherever escapes may, as broken escapes may then
}

// Valid reports whether the whole input is derivable from the production that
// applies to it (section 5, read as the package comment says). Without a scheme
// it is not.
func (u *URL) Valid() bool {
	ok, _ := u.reach()
	return ok
}

// Offset returns the length of the longest prefix of the input that can be
// continued to a URL of the production that applies, or, without a scheme, to
// any URL. For a valid input it is the input's length.
func (u *URL) Offset() int {
	_, n := u.reach()
	return n
}

// IsReference reports whether the input is a valid URL with a "#" and a fragment behind it:
// a reference to a place in what the URL names, of which the URL is all but those (section
// 2.2; RFC 1808, section 2.2).
func (u *URL) IsReference() bool {
	t, ok := u.Token(Fragment)
	if !ok || u.scheme == nil || t.End < len(u.src) {
		return false
	}
	r := reader{src: u.src[:t.Start-len("#")], at: u.named.End + len(":")}
	return u.scheme.reach(&r) && !r.more()
}

func (u *URL) reach() (ok bool, n int) {
	r := reader{src: u.src}
	if u.scheme == nil {
		for r.more() && classes[r.src[r.at]]&schemeOctets != 0 {
			r.at++
		}
		return false, r.at
	}
	r.at = u.named.End + len(":")
	ok = u.scheme.reach(&r) && r.at == len(r.src)
	return ok, max(r.at, r.far)
}

func (r *reader) more() bool { return r.at < len(r.src) }

// lit reads a literal. RFC 822 literals ignore case (decision 2).
func (r *reader) lit(text string) bool {
	for i := range len(text) {
		if !r.more() || lower(r.src[r.at]) != text[i] {
			return false
		}
		r.at++
	}
	return true
}

// next reports whether octet b comes next, and reads it if so.
func (r *reader) next(b byte) bool {
	if r.more() && r.src[r.at] == b {
		r.at++
		return true
	}
	return false
}

// run reads octets of the set, zero or more of them. Percent in the set stands
// for escapes; run returns false when one is broken off.
func (r *reader) run(set Class) bool {
	if set&Percent != 0 && r.also != 0 {
		n, _ := classesBefore(r.src[r.at:], octets&^(set|r.also))
		r.at += n
		return true
	}
	n, ok := runIn(r.src, r.at, set)
	r.at = n
	return ok
}

// runIn returns where the octets of the set end that s has from index i on, and
// whether no escape among them is broken off.
func runIn(s string, i int, set Class) (end int, ok bool) {
	for i < len(s) && classes[s[i]]&set != 0 {
		escape := s[i] == '%'
		i++
		for range 2 {
			if !escape {
				break
			}
			if i == len(s) || !isHex(s[i]) {
				return i, false
			}
			i++
		}
	}
	return i, true
}

// run1 reads one or more octets of the set.
func (r *reader) run1(set Class) bool {
	start := r.at
	return r.run(set) && r.at > start
}

// login reads [ user [ ":" password ] "@" ] hostport. Only at the "@" is it
// known that what came before was a user, so that is tried first.
func (r *reader) login() bool {
	user := *r
	found := user.run(loginOctets) && (!user.next(':') || user.run(loginOctets)) && user.next('@')
	if found {
		r.at = user.at
	} else {
		r.far = max(r.far, user.at)
	}
	return r.hostport()
}

func (r *reader) hostport() bool {
	return r.host() && (!r.next(':') || r.run1(Digit))
}

// host reads a hostname or a hostnumber.
func (r *reader) host() bool {
	n, ok := hostIn(r.src[r.at:])
	r.at += n
	return ok
}

// hostIn returns how many octets of s a hostname or a hostnumber can begin with,
// and whether they are one. Every label may be a domainlabel until the host ends,
// so only there is it known whether the last one is a toplabel or all of them are
// the four digit groups of a hostnumber.
func hostIn(s string) (n int, ok bool) {
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
			last = beside[s[n]]
			seen |= last
			n++
		}
	}
	host := s[:n]
	if n == 0 || classes[host[n-1]]&AlphaDigit == 0 { // no label, or none that ends as one does
		return n, false
	}
	if seen&besideDigits == 0 { // each label begins with a letter
		return n, true
	}
	top := n - 1
	for top > 0 && host[top-1] != '.' {
		top--
	}
	return n, classes[host[top]]&Alpha != 0 || isHostNumber(host)
}

// isHostNumber reports whether a host, whose labels are right, is four groups of
// digits.
func isHostNumber(host string) bool {
	return classesOf(host) == Digit|Dot && strings.Count(host, ".") == 3
}

// beside holds for each octet a number such that the sum of those of two neighbours
// has the bit apart when they cannot stand beside each other in a host: labels begin
// and end with a letter or digit.
var beside = func() (t [256]uint8) {
	for b := range t {
		switch c := classes[b]; {
		case c&Alpha != 0:
			t[b] = besideAlpha
		case c == Digit:
			t[b] = besideDigit
		case c == Hyphen:
			t[b] = besideHyphen
		case c == Dot:
			t[b] = besideDot
		default: // stands in no host
			t[b] = apart
		}
	}
	return t
}()

const (
	besideAlpha  = 0
	besideHyphen = 3 // may stand beside itself
	besideDot    = 5 // may not
	apart        = 8
	besideDigit  = 16

	besideDigits = besideDigit | 2*besideDigit // what the sum with a digit has
)
