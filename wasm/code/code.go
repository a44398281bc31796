// Package code draws texts as QR codes (ISO/IEC 18004): links that are to be opened on another device, off a wall or a
// sheet of paper. A text stands in its code octet for octet, at level M, so that a seventh of the code may be unreadable.
package code

import (
	"strconv"
	"strings"
)

// MaxText is the length of the longest text that is drawn, in octets: the code of a longer one is so dense that it
// cannot be read off a wall.
const MaxText = 700

// quiet is the margin that a code needs around it, in modules.
const quiet = 4

// SVGPath returns the dark modules of the code of a text as the path of an SVG, black on white, in a square of size
// modules with the margin that a code needs. It is false for a text that is too long.
func SVGPath(text string) (path string, size int, ok bool) {
	if len(text) > MaxText {
		return "", 0, false
	}
	g := encode(text)
	var b strings.Builder
	for y, row := range g {
		for x := 0; x < len(row); x++ {
			start := x
			for x < len(row) && row[x]&dark != 0 {
				x++
			}
			if n := strconv.Itoa(x - start); x > start {
				b.WriteString("M" + strconv.Itoa(quiet+start) + " " + strconv.Itoa(quiet+y) + "h" + n + "v1h-" + n + "z")
			}
		}
	}
	return b.String(), len(g) + 2*quiet, true
}

// encode returns the code of a text in the smallest version that has room for it.
func encode(text string) grid {
	for version := 1; ; version++ {
		g := blank(version)
		v := versions[version]
		room := g.free() / 8
		if octets := message(text, version); len(octets) <= room-v.blocks*v.check {
			g.fill(protected(octets, room, v))
			return g
		}
	}
}

// A version says into how many blocks the octets of a code are parted at level M, and how many octets each of them has
// to check the others by (table 9 of the standard).
type version struct{ blocks, check int }

// versions are those that a text of MaxText octets needs, by their number.
var versions = [...]version{
	{}, {1, 10}, {1, 16}, {1, 26}, {2, 18}, {2, 24}, {4, 16}, {4, 18}, {4, 22}, {5, 22}, {5, 26}, {5, 30},
	{8, 22}, {9, 22}, {9, 24}, {10, 24}, {10, 28}, {11, 28}, {13, 26}, {14, 26}, {16, 26}, {17, 26},
}

// message returns what a code of a version says: octets follow, how many, and these; and that nothing follows. All of it
// is half octets.
func message(text string, version int) []byte {
	const octetsFollow, end = 4, 0
	n := len(text)
	halves := []byte{octetsFollow}
	if version > 9 { // the length has two octets
		halves = append(halves, byte(n>>12), byte(n>>8&15))
	}
	halves = append(halves, byte(n>>4&15), byte(n&15))
	for i := range n {
		halves = append(halves, text[i]>>4, text[i]&15)
	}
	halves = append(halves, end)
	octets := make([]byte, len(halves)/2)
	for i := range octets {
		octets[i] = halves[2*i]<<4 | halves[2*i+1]
	}
	return octets
}

// protected returns what stands in a code that has room for so many octets: those given and what pads them, parted into
// blocks, then those that check each block; the first of all blocks, then the second, and so on.
func protected(octets []byte, room int, v version) (out []byte) {
	for pad := byte(0xEC); len(octets) < room-v.blocks*v.check; pad ^= 0xEC ^ 0x11 {
		octets = append(octets, pad)
	}
	var data, checks [][]byte
	factors := generator(v.check)
	for i := range v.blocks {
		n := len(octets) / (v.blocks - i) // the last ones are an octet longer where it cannot be shared out evenly
		data, checks = append(data, octets[:n]), append(checks, remainder(octets[:n], factors))
		octets = octets[n:]
	}
	for _, list := range [][][]byte{data, checks} {
		for i := range len(list[v.blocks-1]) {
			for _, block := range list {
				if i < len(block) {
					out = append(out, block[i])
				}
			}
		}
	}
	return out
}

// times multiplies in the field of 256 elements that the standard takes: of polynomials modulo x⁸+x⁴+x³+x²+1.
func times(a, b byte) (product byte) {
	for ; b > 0; b >>= 1 {
		if b&1 != 0 {
			product ^= a
		}
		carry := a >> 7
		a = a<<1 ^ carry*0x1D
	}
	return product
}

// generator returns the polynomial whose roots are the first n powers of 2, without its first factor, which is 1.
func generator(n int) []byte {
	factors := make([]byte, n)
	factors[n-1] = 1
	root := byte(1)
	for range n {
		for i := range factors {
			factors[i] = times(factors[i], root)
			if i+1 < n {
				factors[i] ^= factors[i+1]
			}
		}
		root = times(root, 2)
	}
	return factors
}

// remainder returns the octets that check a block: what remains of it when it is divided by the polynomial.
func remainder(block, factors []byte) []byte {
	rest := make([]byte, len(factors)+1)
	for _, c := range block {
		c ^= rest[0]
		copy(rest, rest[1:])
		for i, f := range factors {
			rest[i] ^= times(f, c)
		}
	}
	return rest[:len(factors)]
}
