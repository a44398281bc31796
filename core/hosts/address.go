package hosts

import (
	"strconv"

	"urlscope/core/internal/host"
)

// An Address is an IP address: the 32 bits of IPv4 or the 128 of IPv6. The zero Address is not an address. Addresses
// can be compared.
type Address struct {
	hi, lo uint64
	bits   uint8 // 32, 128, or 0 for none
}

// address4 returns the address of IPv4 with the bits of n.
func address4(n uint32) Address { return Address{lo: uint64(n), bits: 32} }

// Bits returns the number of the address's bits: 32, 128, or 0 for the zero Address.
func (a Address) Bits() int { return int(a.bits) }

// Octets returns the bits of the address in network byte order: 4 octets, 16, or none.
func (a Address) Octets() []byte {
	list := make([]byte, a.bits/8)
	for i := range list {
		list[len(list)-1-i] = byte(a.group(8*i, 8))
	}
	return list
}

// group returns the size bits of an address that stand from the bit at on, counted from the lowest.
func (a Address) group(at, size int) uint64 {
	n := a.lo >> at // of 64 and more it is 0
	if at >= 64 {
		n = a.hi >> (at - 64)
	}
	return n & (1<<size - 1)
}

// in reports whether the first bits of an address equal the bits of prefix.
func (a Address) in(prefix Address, bits int) bool {
	if a.bits != prefix.bits {
		return false
	}
	free := int(a.bits) - bits
	high, low := max(free-64, 0), min(free, 64)
	return (a.hi^prefix.hi)>>high == 0 && (a.lo^prefix.lo)>>low == 0
}

// String returns the canonical form of the address: four decimal numbers for IPv4, and for IPv6 the form of RFC 5952. It
// has no brackets. For the zero Address it returns "".
func (a Address) String() string {
	switch a.bits {
	case 32:
		return string(a.append4(nil))
	case 128:
		return string(a.append6(nil))
	}
	return ""
}

func (a Address) append4(dst []byte) []byte {
	for at := 24; at >= 0; at -= 8 {
		dst = strconv.AppendUint(dst, a.group(at, 8), 10)
		if at > 0 {
			dst = append(dst, '.')
		}
	}
	return dst
}

// append6 writes the form of RFC 5952, with the address of IPv4 in a mapped one dotted (section 5).
func (a Address) append6(dst []byte) []byte {
	if a.in(mapped4, mappedBits) {
		return address4(uint32(a.lo)).append4(append(dst, "::ffff:"...))
	}
	return host.Append6(dst, a.groups())
}

const groups6 = 8 // of 16 bits

// groups returns the groups of an address of IPv6, from left to right.
func (a Address) groups() (list [groups6]uint16) {
	for i := range list {
		list[i] = uint16(a.group(16*(groups6-1-i), 16))
	}
	return list
}
