package hosts

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// read6 reads an address of IPv6 (RFC 4291, section 2.2) without brackets and zone.
func read6(s string) (a Address, spelling Spelling, ok bool) {
	front, behind, short := strings.Cut(s, "::")
	r := reading6{run: octet.Span{Start: -1, End: -1}}
	ok = r.read(front)
	if short { // "::" stands for one group at least
		ok = ok && !r.dotted
		r.run.Start = r.count
		ok = r.read(behind) && ok
		r.run.End = r.run.Start + groups6 - r.count
	}
	if !ok || short == (r.count == groups6) {
		return Address{}, 0, false
	}
	if strings.ContainsAny(s, "ABCDEF") {
		r.spelling |= SpellingCapital
	}
	a = r.address()
	return a, r.spelling | r.other(a), true
}

// A reading6 is the state of reading an address of IPv6.
type reading6 struct {
	groups   [groups6]uint16
	count    int        // of the groups that were read
	run      octet.Span // the groups that "::" stands for; -1 to -1 without one
	dotted   bool
	spelling Spelling
}

// read reads groups with colons between them. It returns false if they are of no address. No text has no groups.
func (r *reading6) read(s string) (ok bool) {
	for more := s != ""; more; {
		var text string
		text, s, more = strings.Cut(s, ":")
		if !more && strings.IndexByte(text, '.') >= 0 {
			return r.tail(text)
		}
		if !r.group(text) {
			return false
		}
	}
	return true
}

// group reads up to four hexadecimal digits.
func (r *reading6) group(text string) bool {
	if text == "" || len(text) > 4 || r.count == groups6 {
		return false
	}
	value := uint16(0)
	for _, c := range []byte(text) {
		if !octet.IsHex(c) {
			return false
		}
		value = value<<4 | uint16(octet.Unhex(c))
	}
	if text[0] == '0' && len(text) > 1 {
		r.spelling |= SpellingZeros
	}
	r.groups[r.count] = value
	r.count++
	return true
}

// tail reads the last two groups as an address of IPv4. Only its canonical form is right there.
func (r *reading6) tail(text string) bool {
	four := read4(text)
	a, spelling, ok := four.address()
	if !ok || spelling != 0 || r.count > groups6-2 {
		return false
	}
	r.groups[r.count], r.groups[r.count+1] = uint16(a.lo>>16), uint16(a.lo)
	r.count += 2
	r.dotted = true
	return true
}

// address returns the address of the groups, those behind "::" moved to the end.
func (r *reading6) address() Address {
	var list [groups6]uint16
	for i := range r.count {
		at := i
		if i >= r.run.Start {
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
	if start, end := host.Zeros(a.groups()); r.run != (octet.Span{Start: start, End: end}) {
		s |= SpellingRuns
	}
	return s
}
