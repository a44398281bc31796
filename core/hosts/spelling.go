package hosts

import "math/bits"

// A Spelling is a set of ways in which an address is written otherwise than in its canonical form. The canonical form has none.
type Spelling uint32

// The spellings of an address of IPv4, and of each that is not in brackets.
const (
	SpellingShort   Spelling = 1 << iota // two or three numbers, of which the last fills up what is left: "127.1"
	SpellingWhole                        // one number for all 32 bits: "2130706433"
	SpellingOctal                        // a number behind "0": "0177.0.0.1"
	SpellingHex                          // a number behind "0x": "0x7f.0.0.1"
	SpellingDot                          // a dot at the end: "127.0.0.1."
	SpellingEscaped                      // escapes: "%31%32%37.0.0.1"
	SpellingWide                         // full-width digits, letters or dots: "１２７.0.0.1"
	SpellingCircled                      // circled digits, numbers or letters: "①②⑦.0.0.1"
	SpellingDots                         // ideographic dots: "127。0。0。1"
	SpellingStyled                       // superscript, mathematical or Roman characters: "𝟏𝟐𝟕.0.0.1"
	SpellingUnseen                       // characters that are left out, such as U+00AD
)

// The spellings of an address of IPv6.
const (
	SpellingCapital Spelling = SpellingUnseen << (iota + 1) // digits in upper case: "2001:DB8::1"
	SpellingZeros                                           // zeros in front of a number: "2001:0db8::1"
	SpellingRuns                                            // zeros shortened otherwise than RFC 5952, section 4.2, does: "0:0:0:0:0:0:0:1"
	SpellingDotted                                          // the last 32 bits as an address of IPv4, which is not mapped: "64:ff9b::10.0.0.1"
	SpellingGroups                                          // a mapped address without dots: "::ffff:a00:1"
	SpellingBare                                            // without brackets

	spellingEnd
)

// String returns the identifiers of the spellings, parted by blanks: "short hex". For the canonical form it returns "".
func (s Spelling) String() string {
	text := ""
	for one := range s.Each {
		if text != "" {
			text += " "
		}
		text += spellingNames[bits.TrailingZeros32(uint32(one))]
	}
	return text
}

var spellingNames = [...]string{"short", "whole", "octal", "hex", "dot", "escaped", "wide", "circled", "dots", "styled", "unseen",
	"capital", "zeros", "runs", "dotted", "groups", "bare"}

// Each calls yield with each spelling of the set, in the order of the constants, until it returns false.
func (s Spelling) Each(yield func(Spelling) bool) {
	for s &= spellingEnd - 1; s != 0; s &= s - 1 {
		if !yield(s & -s) {
			return
		}
	}
}
