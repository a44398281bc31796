package core

import (
	"urlscope/core/internal/host"
	"urlscope/core/internal/octet"
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

// Valid reports whether the whole input is derivable from the production that applies to it (section 5,
// read as the package comment says): "http://h/" is, "http://h?q" is not. Without a scheme it is not.
func (u *URL) Valid() bool {
	ok, _ := u.reach()
	return ok
}

// Offset returns the length of the longest prefix of the input that can be continued to a URL of the
// production that applies, or, without a scheme, to any URL: 8 of "http://h?q". For a valid input it is
// the input's length. What is wrong need not be there: "h:8O80" of
// "ftp://h:8O80/" may be a user and a password up to 12, and the port is wrong at 9. [Check] says what is wrong; the first
// error of an invalid input begins at the offset or in front of it, never behind.
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

// reach returns whether the input goes with its production, and how far it comes: false and 8 for
// "http://h?q".
func (u *URL) reach() (ok bool, n int) {
	r := reader{src: u.src}
	if u.scheme == nil {
		n, _ = classesBefore(u.src, octets&^schemeOctets)
		return false, n
	}
	r.at = u.named.End + len(":")
	ok = u.scheme.reach(&r) && r.at == len(r.src)
	return ok, max(r.at, r.far)
}

// more reports whether something is left to read: the "?" of "http://h?q".
func (r *reader) more() bool { return r.at < len(r.src) }

// lit reads a literal, "://" say. RFC 822 literals ignore case (decision 2).
func (r *reader) lit(text string) bool {
	for i := range len(text) {
		if !r.more() || octet.Lower(r.src[r.at]) != text[i] {
			return false
		}
		r.at++
	}
	return true
}

// next reports whether octet b comes next, "/" behind "http://h", and reads it if so.
func (r *reader) next(b byte) bool {
	if r.more() && r.src[r.at] == b {
		r.at++
		return true
	}
	return false
}

// run reads octets of the set, zero or more of them: "a%20" of "a%20#". Percent in the set stands for
// escapes; run returns false when one is broken off.
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

// runIn returns where the octets of the set end that s has from index i on, and whether no escape among
// them is broken off: of XChar in "a%2" for 0 that is 3, and false.
func runIn(s string, i int, set Class) (end int, ok bool) {
	for i < len(s) && classes[s[i]]&set != 0 {
		escape := s[i] == '%'
		i++
		for range 2 {
			if !escape {
				break
			}
			if i == len(s) || !octet.IsHex(s[i]) {
				return i, false
			}
			i++
		}
	}
	return i, true
}

// run1 reads one or more octets of the set: a port is one or more of Digit.
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

// hostport reads a host, and maybe a port: "h:80".
func (r *reader) hostport() bool {
	return r.host() && (!r.next(':') || r.run1(Digit))
}

// host reads a hostname or a hostnumber: "h.org", "10.0.0.1".
func (r *reader) host() bool {
	n, ok := hostIn(r.src[r.at:])
	r.at += n
	return ok
}

// hostIn returns how many octets of s a hostname or a hostnumber can begin with, and whether they are
// one: 5 and true of "h.org/".
func hostIn(s string) (n int, ok bool) { return host.Prefix(s) }
