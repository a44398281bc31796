package standards

import (
	"strconv"

	"urlscope/core/internal/octet"
)

// An address6 is an IPv6 address while it is read.
type address6 struct {
	w        *whatwg
	at, end  int
	pieces   [8]uint16
	index    int
	compress int // the index behind "::"; -1 for none
}

// address6 reads the IPv6 address between brackets, and prints it.
func (w *whatwg) address6(start, end int) bool {
	a := address6{w: w, at: start, end: end, compress: -1}
	if a.next() == ':' {
		if a.at+1 >= end || w.in[a.at+1] != ':' {
			return w.fail("IPv6-invalid-compression", a.at, a.at+1)
		}
		a.at += 2
		a.index = 1
		a.compress = 1
	}
	for a.at < end {
		if !a.piece() {
			return false
		}
	}
	switch {
	case a.compress >= 0:
		moved := a.index - a.compress
		for i := range moved {
			from, to := a.index-1-i, 7-i
			a.pieces[to], a.pieces[from] = a.pieces[from], a.pieces[to]
		}
	case a.index != 8:
		return w.fail("IPv6-too-few-pieces", start, end)
	}
	w.out = a.appendTo(w.out)
	return true
}

// next returns the octet that comes next; 0 at the end.
func (a *address6) next() byte {
	if a.at < a.end {
		return a.w.in[a.at]
	}
	return 0
}

// fail fails at the octet that comes next.
func (a *address6) fail(name string) bool {
	return a.w.fail(name, a.at, min(a.at+1, a.end))
}

// piece reads a piece and the colon behind it, a second colon, or an IPv4 address at the end.
func (a *address6) piece() bool {
	if a.index == 8 {
		return a.fail("IPv6-too-many-pieces")
	}
	if a.next() == ':' {
		if a.compress >= 0 {
			return a.fail("IPv6-multiple-compression")
		}
		a.at++
		a.index++
		a.compress = a.index
		return true
	}
	begin, value := a.at, uint16(0)
	for a.at < begin+4 && octet.IsHex(a.next()) {
		value = value<<4 | uint16(octet.Unhex(a.next()))
		a.at++
	}
	switch c := a.next(); {
	case c == '.':
		return a.address4(begin)
	case c == ':':
		a.at++
		if a.at == a.end {
			return a.fail("IPv6-invalid-code-point")
		}
	case a.at < a.end:
		return a.fail("IPv6-invalid-code-point")
	}
	if n := a.at - begin; a.w.in[begin] == '0' && n > 1 && a.w.in[begin+1] != ':' {
		a.w.report("IPv6-piece-leading-zero", begin, begin+1)
	}
	a.pieces[a.index] = value
	a.index++
	return true
}

// address4 reads an IPv4 address at the end, the first part of which begins at begin.
func (a *address6) address4(begin int) bool {
	if a.at == begin {
		return a.fail("IPv4-in-IPv6-invalid-code-point")
	}
	a.at = begin
	if a.index > 6 {
		return a.fail("IPv4-in-IPv6-too-many-pieces")
	}
	for parts := 0; parts < 4; parts++ {
		if parts > 0 {
			if a.at == a.end {
				return a.fail("IPv4-in-IPv6-too-few-parts")
			}
			if a.next() != '.' {
				return a.fail("IPv4-in-IPv6-invalid-code-point")
			}
			a.at++
		}
		n, ok := a.octet()
		if !ok {
			return false
		}
		a.pieces[a.index] = a.pieces[a.index]<<8 | n
		a.index += parts & 1
	}
	if a.at < a.end {
		return a.fail("IPv4-in-IPv6-invalid-code-point")
	}
	return true
}

// octet reads a number up to 255, without zeros in front of it.
func (a *address6) octet() (n uint16, ok bool) {
	begin := a.at
	for isDigit(a.next()) {
		if a.at > begin && n == 0 {
			return 0, a.fail("IPv4-in-IPv6-invalid-code-point")
		}
		n = n*10 + uint16(a.next()-'0')
		if n > 255 {
			return 0, a.fail("IPv4-in-IPv6-out-of-range-part")
		}
		a.at++
	}
	if a.at == begin {
		return 0, a.fail("IPv4-in-IPv6-invalid-code-point")
	}
	return n, true
}

// appendTo appends the address in brackets, the longest run of zeros left out, the first of
// those of one length; a single zero stays.
func (a *address6) appendTo(b []byte) []byte {
	first, longest := -1, 1
	for i := 0; i < 8; i++ {
		n := 0
		for i+n < 8 && a.pieces[i+n] == 0 {
			n++
		}
		if n > longest {
			first, longest = i, n
		}
		i += n
	}
	b = append(b, '[')
	for i := 0; i < 8; i++ {
		if i == first {
			b = append(b, "::"[min(i, 1):]...)
			i += longest - 1
			continue
		}
		b = strconv.AppendUint(b, uint64(a.pieces[i]), 16)
		if i < 7 {
			b = append(b, ':')
		}
	}
	return append(b, ']')
}
