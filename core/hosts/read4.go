package hosts

import "urlscope/core/octet"

// A Number is one of the numbers that an address of IPv4 is written with.
type Number struct {
	Span  octet.Span // its octets
	Value uint32     // at most 255, but for the last number
	Base  int        // 8, 10 or 16
	Bits  int        // of the address that it fills: 8, but the last number fills all that is left
}

// A reading4 is what the IPv4 parser of the URL Standard (section 3.5) makes of a host.
type reading4 struct {
	numbers  [4]number
	count    int    // of the numbers, of which the first four are kept
	last     number // of them
	spelling Spelling
}

// read4 reads a host that is not in brackets.
func read4(s string) (r reading4) {
	o := octets{s: s}
	n := number{}
	for {
		c, ok := o.next()
		switch {
		case !ok && n.size == 0 && r.count > 0: // a dot at the end
			r.spelling |= o.spelling | SpellingDot
			return r
		case !ok:
			r.add(n)
			r.spelling |= o.spelling
			return r
		case c == '.':
			r.add(n)
			n = number{}
		default:
			if n.size == 0 {
				n.span.Start = o.start
			}
			n.add(c)
			n.span.End = o.at
		}
	}
}

func (r *reading4) add(n number) {
	if n.size == 1 { // "0" is no octal number
		n.base = 10
	}
	if r.count < len(r.numbers) {
		r.numbers[r.count] = n
	}
	r.last = n
	r.count++
}

// isName reports whether the host is a name and not an address, right or wrong: its last label is not a number.
func (r *reading4) isName() bool {
	return !r.last.decimal && (r.last.base != 16 || r.last.wrong)
}

// address returns the address that the numbers stand for, and how they are written. It returns false if they are not an
// address.
func (r *reading4) address() (a Address, spelling Spelling, ok bool) {
	if r.count > len(r.numbers) {
		return Address{}, 0, false
	}
	value := uint64(0)
	for i := range r.count {
		n := &r.numbers[i]
		bits := r.bits(i)
		if n.size == 0 || n.wrong || n.value>>bits != 0 {
			return Address{}, 0, false
		}
		value = value<<bits | n.value
		spelling |= baseSpellings[n.base]
	}
	return address4(uint32(value)), spelling | countSpellings[r.count] | r.spelling, true
}

// The spellings of numbers by their base, and of an address by how many numbers it has.
var (
	baseSpellings  = [...]Spelling{8: SpellingOctal, 16: SpellingHex}
	countSpellings = [...]Spelling{1: SpellingWhole, 2: SpellingShort, 3: SpellingShort, 4: 0}
)

// bits returns the number of bits that the i-th number fills.
func (r *reading4) bits(i int) int {
	if i == r.count-1 {
		return 8 * (len(r.numbers) - i)
	}
	return 8
}

// list returns the numbers of an address.
func (r *reading4) list() []Number {
	list := make([]Number, r.count)
	for i := range list {
		n := &r.numbers[i]
		list[i] = Number{n.span, uint32(n.value), int(n.base), r.bits(i)}
	}
	return list
}

// A number is a number while it is read.
type number struct {
	span    octet.Span
	size    int    // of its octets as mapped
	value   uint64 // more than 32 bits become 1<<32
	base    uint8
	decimal bool // all octets are decimal digits
	wrong   bool // an octet is no digit of its base
}

// add reads an octet more.
func (n *number) add(c byte) {
	n.size++
	switch {
	case n.size == 1:
		n.base, n.decimal = 10, true
		if c == '0' {
			n.base = 8
		}
	case n.size == 2 && n.base == 8 && c == 'x':
		n.base, n.decimal = 16, false
		return
	}
	digit := octet.Unhex(c)
	n.decimal = n.decimal && octet.ClassOf(c)&octet.Digit != 0
	n.wrong = n.wrong || !octet.IsHex(c) || digit >= n.base
	n.value = min(n.value*uint64(n.base)+uint64(digit), 1<<32)
}
