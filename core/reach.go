package core

import "strings"

// A reader follows a production of section 5 octet by octet and stops at the
// first octet that cannot continue it. Its methods return false there; at is
// then the length of the longest prefix that some URL of the production has.
type reader struct {
	src string
	at  int
	far int // how far an alternative came that was given up
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
	for r.more() && classes[r.src[r.at]]&set != 0 {
		escape := r.src[r.at] == '%'
		r.at++
		for range 2 {
			if !escape {
				break
			}
			if !r.more() || !isHex(r.src[r.at]) {
				return false
			}
			r.at++
		}
	}
	return true
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
	state := hostStart
	for ; n < len(s); n++ {
		step := hostSteps[s[n]]
		if step&state != 0 {
			break
		}
		state = step >> hostStates
	}
	if state != afterAny { // no label, or one that does not end with a letter or digit
		return n, false
	}
	top := n - 1
	for top > 0 && s[top-1] != '.' {
		top--
	}
	return n, classes[s[top]]&Alpha != 0 || isHostNumber(s[:n])
}

// isHostNumber reports whether a host, whose labels are right, is four groups of
// digits.
func isHostNumber(host string) bool {
	return classesOf(host) == Digit|Dot && strings.Count(host, ".") == 3
}

// A hostState says what came before an octet of a host.
type hostState uint8

const (
	afterAny hostState = 1 << iota // in every state
	afterDot
	afterHyphen

	hostStart  = afterAny | afterDot // a host begins as a label does
	hostStates = 4                   // how many bits they have
)

// hostSteps holds for each octet the states in which it cannot continue a host
// and, above them, the state after it: labels begin and end with a letter or digit.
var hostSteps = func() (steps [256]hostState) {
	for b := range steps {
		switch c := classes[b]; {
		case c&AlphaDigit != 0:
			steps[b] = afterAny << hostStates
		case c == Hyphen:
			steps[b] = afterDot | (afterAny|afterHyphen)<<hostStates
		case c == Dot:
			steps[b] = afterDot | afterHyphen | (afterAny|afterDot)<<hostStates
		default:
			steps[b] = afterAny
		}
	}
	return steps
}()
