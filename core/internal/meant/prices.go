package meant

import (
	"strings"
	"sync"

	"urlscope/core/octet"
)

// Prices are hundredths of the price of a letter in place of another. Moves and rows have one of four prices, by what
// they say of the text: nobody can mean it as it is, hardly anybody does, something else was possibly meant, or it is a
// guess beside others.
const (
	certain   = 17
	likely    = 31
	plausible = 43
	possible  = 56
)

// What a URL costs that is valid and hardly meant.
const (
	odd     = 60
	strange = 75
	wrong   = 100
)

// delimiters are the octets that part one component from another.
const delimiters = ":/?#@;=&."

// dropPrice is what it costs that text[i] got in: 66 for the "$" of "http://h$/", and 60 for the second slash of "http://h//".
func dropPrice(text string, i int) int {
	b := text[i]
	switch {
	case b >= 0xC0 && endsInLetter(text[:i]): // of Latin-1, the last of "caf\xe9"
		return 100
	case b < ' ' || b >= 0x7F:
		return 35
	case b == ' ':
		return 55
	case octet.IsAlphaDigit(b):
		return 98
	case strings.HasSuffix(text[:i], text[i:i+1]): // "http://h//"
		return 60
	case strings.IndexByte(delimiters, b) < 0: // "http://h$/"
		return 66
	case between(text, i, i+1): // "http://w?ww.h.org/"
		return 108
	}
	return 82
}

// replacing are the octets that are tried in place of others.
const replacing = ":/?@;=.&%-019"

// replacements holds the price of each of them in place of each octet.
type replacements [len(replacing)][256]uint8

var replacePrices = sync.OnceValue(func() *replacements {
	var table replacements
	for n := range table {
		for b := range 256 {
			table[n][b] = uint8(replacePrice(byte(b), replacing[n]))
		}
	}
	return &table
})

// replacePrice works that out by the keys and the kinds of the two: 58 of ";" for ":", 85 of "." for "/", its neighbour, 140 of "x" for
// "/".
func replacePrice(typed, meant byte) int {
	switch apart := keysApart(typed, meant); {
	case typed >= 0x80:
		return 125
	case apart == sameKey:
		return 58
	case apart == nextKey && meant == '@' && octet.IsAlpha(typed): // with Shift, too
		return 110
	case apart == nextKey:
		return 85
	case !octet.IsAlphaDigit(typed) && !octet.IsAlphaDigit(meant):
		return 92
	}
	return 140
}

// insertPrice is what it costs that meant was left out in front of text[i]: 140 in the midst of a name,
// where "h|org" lacks a dot, and 80 where nothing else can stand, as the "y" of "t|pe=".
func insertPrice(text string, i int, meant byte) int {
	switch {
	case meant == '/' && i+1 < len(text) && text[i] == '.' && octet.IsAlpha(text[i+1]): // a name goes on
		return 140
	case meant == '/' && beginsInMark(text[i:]): // which stands for it
		return 96
	case between(text, i, i): // in the midst of a name
		return 140
	}
	return 90
}

// between reports whether what text has from i to j stands between letters or digits: the "?" of "w?w".
func between(text string, i, j int) bool {
	return i > 0 && j < len(text) && octet.IsAlphaDigit(text[i-1]) && octet.IsAlphaDigit(text[j])
}

const (
	swapPrice   = 85
	encodePrice = 58 // of an octet that has a job of its own
	unsafePrice = 34 // of one that no URL may hold
)

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
