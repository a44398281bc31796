package standards

import (
	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// An address6 is the state of reading an IPv6 address.
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
	case a.compress >= 0: // what follows the "::" moves to the end
		moved := 8 - (a.index - a.compress)
		copy(a.pieces[moved:], a.pieces[a.compress:a.index])
		clear(a.pieces[a.compress:moved])
	case a.index != 8:
		return w.fail("IPv6-too-few-pieces", start, end)
	}
	a.print()
	return true
}

// next returns the next octet, or 0 at the end.
func (a *address6) next() byte {
	if a.at < a.end {
		return a.w.in[a.at]
	}
	return 0
}

// fail fails at the next octet.
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
	for parts := range 4 {
		switch {
		case parts == 0:
		case a.at == a.end:
			return a.fail("IPv4-in-IPv6-too-few-parts")
		case a.next() != '.':
			return a.fail("IPv4-in-IPv6-invalid-code-point")
		default:
			a.at++
		}
		first, n := a.at, uint16(0) // a number up to 255, without zeros in front of it
		for octet.IsDigit(a.next()) && (n > 0 || a.at == first) {
			n = n*10 + uint16(a.next()-'0')
			if n > 255 {
				return a.fail("IPv4-in-IPv6-out-of-range-part")
			}
			a.at++
		}
		if a.at == first || octet.IsDigit(a.next()) {
			return a.fail("IPv4-in-IPv6-invalid-code-point")
		}
		a.pieces[a.index] = a.pieces[a.index]<<8 | n
		a.index += parts & 1
	}
	if a.at < a.end {
		return a.fail("IPv4-in-IPv6-invalid-code-point")
	}
	return true
}

// print prints the address in brackets.
func (a *address6) print() {
	a.w.print("[" + string(host.Append6(nil, a.pieces)) + "]")
}
