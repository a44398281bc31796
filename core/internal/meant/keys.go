package meant

import "strings"

// keyboard is the usual one of the United States: each row of keys, and what they write with Shift.
var keyboard = [4][2]string{
	{"`1234567890-=", "~!@#$%^&*()_+"},
	{" qwertyuiop[]\\", " QWERTYUIOP{}|"},
	{" asdfghjkl;'", " ASDFGHJKL:\""},
	{"  zxcvbnm,./", "  ZXCVBNM<>?"},
}

// key returns where the key of an octet is; row -1 for none: row 1, column 5 of "t" and "T".
func key(b byte) (row, column int) {
	for r, halves := range keyboard {
		for _, half := range halves {
			if c := strings.IndexByte(half, b); c >= 0 && b != ' ' {
				return r, c
			}
		}
	}
	return -1, 0
}

// How far apart two keys are: the same, neighbours, or further.
const (
	sameKey = iota
	nextKey
	farKey
)

// keysApart returns how far apart the keys of two octets are: "t" and "T" have one, "r" is beside "t", "p" further off.
func keysApart(a, b byte) int {
	ra, ca := key(a)
	rb, cb := key(b)
	switch {
	case ra < 0 || rb < 0:
		return farKey
	case ra == rb && ca == cb:
		return sameKey
	case ra == rb && abs(ca-cb) == 1, abs(ra-rb) == 1 && (ca == cb || ca-cb == ra-rb):
		return nextKey
	}
	return farKey
}

// abs returns n without its sign: 2 of -2.
func abs(n int) int { return max(n, -n) }
