// Package punycode writes the labels of hosts in other scripts in ASCII, and reads such labels.
package punycode

import "unicode/utf8"

// The parameters of Punycode (RFC 3492, section 5).
const (
	base, tMin, tMax, skew, damp = 36, 1, 26, 38, 700
	initialBias, initialN        = 72, 128
)

const (
	prefix   = "xn--"
	maxLabel = 256 // keeps delta far from overflow
)

// Encode returns the ASCII form of one host label (RFC 3492), in lower case: "xn--bcher-kva" for "bücher". It
// returns false for octets that are not UTF-8, and for text without such a form. Names were internationalized
// after RFC 1738; Encode does not make the mapping of RFC 5891 that clients make first, except for the case of
// US-ASCII letters.
func Encode(label string) (string, bool) {
	if !utf8.ValidString(label) || len(label) > maxLabel {
		return "", false
	}
	e := encoder{out: []byte(prefix), bias: initialBias}
	for _, r := range label {
		if r < utf8.RuneSelf {
			b, ok := basic(byte(r))
			if !ok {
				return "", false
			}
			e.out, r = append(e.out, b), rune(b)
		}
		e.runes = append(e.runes, r)
	}
	if e.done = len(e.out) - len(prefix); e.done > 0 {
		e.out = append(e.out, '-')
	}
	e.basics = e.done
	e.encode()
	return string(e.out), true
}

// basic returns an octet of US-ASCII in lower case, and whether a label may hold it.
func basic(b byte) (byte, bool) {
	if 'A' <= b && b <= 'Z' {
		b += 'a' - 'A'
	}
	return b, 'a' <= b && b <= 'z' || '0' <= b && b <= '9' || b == '-'
}

// An encoder is the state of the procedure of RFC 3492, section 6.3.
type encoder struct {
	runes  []rune
	out    []byte
	basics int // code points of US-ASCII
	done   int // code points written
	delta  int // steps of the decoder since the last code point it put in
	bias   int
}

// encode writes the positions of the code points outside US-ASCII, the smallest code point first.
func (e *encoder) encode() {
	for n := rune(initialN); e.done < len(e.runes); n++ {
		least := e.least(n)
		e.delta += int(least-n) * (e.done + 1)
		n = least
		for _, r := range e.runes {
			switch {
			case r < n:
				e.delta++
			case r == n:
				e.number(e.delta)
				e.adapt()
			}
		}
		e.delta++
	}
}

// least returns the smallest code point that is not less than n.
func (e *encoder) least(n rune) rune {
	least := rune(utf8.MaxRune)
	for _, r := range e.runes {
		if r >= n {
			least = min(least, r)
		}
	}
	return least
}

// number writes a number with as many digits as it needs (section 3.3).
func (e *encoder) number(q int) {
	for k := base; ; k += base {
		t := min(max(k-e.bias, tMin), tMax)
		if q < t {
			break
		}
		e.out = append(e.out, digit(t+(q-t)%(base-t)))
		q = (q - t) / (base - t)
	}
	e.out = append(e.out, digit(q))
}

// adapt adapts the bias when a code point was written.
func (e *encoder) adapt() {
	first := e.done == e.basics
	e.done++
	e.bias = adapt(e.delta, e.done, first)
	e.delta = 0
}

// adapt returns the bias behind the n-th code point, which is delta steps from the one before (section 6.1).
func adapt(delta, n int, first bool) int {
	if first {
		delta /= damp
	} else {
		delta /= 2
	}
	delta += delta / n
	k := 0
	for ; delta > (base-tMin)*tMax/2; k += base {
		delta /= base - tMin
	}
	return k + (base-tMin+1)*delta/(delta+skew)
}

// digit returns the digit of a value: "a" to "z" for 0 to 25, then "0" to "9".
func digit(value int) byte {
	if value < 26 {
		return 'a' + byte(value)
	}
	return '0' + byte(value-26)
}
