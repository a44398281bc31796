package hosts

import (
	"strings"

	"urlscope/core/octet"
)

// read6 reads an address of IPv6 (RFC 4291, section 2.2) without brackets and zone.
func read6(s string) (a Address, spelling Spelling, ok bool) {
	r := reading6{s: s}
	r.run = Span{-1, -1}
	if !r.read() {
		return Address{}, 0, false
	}
	a = r.address()
	return a, r.spelling | r.other(a), true
}

// A reading6 is the state of reading an address of IPv6.
type reading6 struct {
	s        string
	at       int
	groups   [groups6]uint16
	count    int  // of the groups that were read
	run      Span // the groups that "::" stands for; -1 to -1 without one
	dotted   bool
	spelling Spelling
}

// read reads all groups. It returns false if they are no address.
func (r *reading6) read() bool {
	if strings.HasPrefix(r.s, "::") {
		r.shorten()
	}
	for r.at < len(r.s) && r.count < groups6 {
		if !r.group() {
			return false
		}
		switch {
		case r.at == len(r.s):
		case strings.HasPrefix(r.s[r.at:], "::") && r.run.Start < 0:
			r.shorten()
		case r.s[r.at] == ':' && r.at+1 < len(r.s) && r.s[r.at+1] != ':' && r.count < groups6:
			r.at++
		default:
			return false
		}
	}
	if r.at < len(r.s) {
		return false
	}
	if r.run.Start < 0 {
		return r.count == groups6
	}
	r.run.End = r.run.Start + groups6 - r.count
	return r.count < groups6 // "::" stands for one group at least
}

// shorten reads "::".
func (r *reading6) shorten() {
	r.run.Start = r.count
	r.at += len("::")
}

// group reads up to four hexadecimal digits, or four decimal numbers at the end.
func (r *reading6) group() bool {
	start, value := r.at, 0
	for r.at < len(r.s) && r.at-start < 4 && octet.IsHex(r.s[r.at]) {
		c := r.s[r.at]
		if 'A' <= c && c <= 'F' {
			r.spelling |= SpellingCapital
		}
		value = value<<4 | int(octet.Unhex(c))
		r.at++
	}
	if r.at == start {
		return false
	}
	if r.at < len(r.s) && r.s[r.at] == '.' {
		return r.tail(start)
	}
	if r.s[start] == '0' && r.at-start > 1 {
		r.spelling |= SpellingZeros
	}
	r.groups[r.count] = uint16(value)
	r.count++
	return true
}

// tail reads the last two groups as an address of IPv4, from offset start on. Only its canonical form is right there.
func (r *reading6) tail(start int) bool {
	text := r.s[start:]
	if r.count > groups6-2 {
		return false
	}
	four := read4(text)
	a, spelling, ok := four.address()
	if !ok || spelling != 0 || strings.Trim(text, "0123456789.") != "" {
		return false
	}
	r.groups[r.count], r.groups[r.count+1] = uint16(a.lo>>16), uint16(a.lo)
	r.count += 2
	r.at = len(r.s)
	r.dotted = true
	return true
}

// address returns the address of the groups, those behind "::" moved to the end.
func (r *reading6) address() Address {
	var list [groups6]uint16
	for i := range r.count {
		at := i
		if r.run.Start >= 0 && i >= r.run.Start {
			at += r.run.End - r.run.Start
		}
		list[at] = r.groups[i]
	}
	var halves [2]uint64
	for i, group := range list {
		halves[i/4] = halves[i/4]<<16 | uint64(group)
	}
	return ip6(halves[0], halves[1])
}

// other returns how the form differs from the form of RFC 5952, apart from the digits.
func (r *reading6) other(a Address) (s Spelling) {
	isMapped := a.in(mapped4, mappedBits)
	switch {
	case r.dotted && !isMapped:
		s = SpellingDotted
	case !r.dotted && isMapped:
		s = SpellingGroups
	}
	if r.run != a.longestZeros() {
		s |= SpellingRuns
	}
	return s
}
