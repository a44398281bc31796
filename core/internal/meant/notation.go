package meant

import (
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// A notation is a way to type something else than what is meant.
type notation struct {
	begins octetSet                                // one of which it begins with
	read   func(s string) (meant string, size int) // what is meant by what s begins with, and how long that is; "" and 0 for nothing of it
}

// typed is one text for another: "%25" for "%".
func typed(text, meant string) notation {
	return notation{octetsOf(text[:1]), func(s string) (string, int) {
		if strings.HasPrefix(s, text) {
			return meant, len(text)
		}
		return "", 0
	}}
}

// leftOut is nothing for a text: for the ":" of "h.org:80".
func leftOut(meant string) notation {
	return lacking(func(string) string { return meant })
}

// lacking is nothing for a text that what is behind it tells; "" if that tells none.
func lacking(meant func(behind string) string) notation {
	return notation{anyOctet, func(s string) (string, int) { return meant(s), 0 }}
}

// oneOf is one of some octets for a text: "," or ";" for ".".
func oneOf(octets, meant string) notation {
	return notation{octetsOf(octets), func(s string) (string, int) {
		_, size := utf8.DecodeRuneInString(s)
		return meant, size
	}}
}

// raw is one of some octets for its escape: " " for "%20". In front of a digit of base 16 a "%" is rather what is left of an escape; there
// are rows of those.
func raw(octets string) notation {
	return notation{octetsOf(octets), func(s string) (string, int) {
		if s[0] == '%' && !isNoHexDigit(s[1:]) {
			return "", 0
		}
		return escapes(s[:1]), 1
	}}
}

// digitKeys is one of some octets for the digit of its key, or of the key above: "@" for "2", and "w".
func digitKeys(octets string) notation {
	return notation{octetsOf(octets), func(s string) (string, int) {
		_, column := key(s[0])
		return keyboard[0][0][column : column+1], 1
	}}
}

// pairs are words, each with what it means. Few are found nearly as soon in a list, which is data, as in a map, which is code that fills
// it when a program starts.
type pairs [][2]string

// of returns what a word means; false for none of the words.
func (list pairs) of(word string) (meaning string, ok bool) {
	for i := range list {
		if list[i][0] == word {
			return list[i][1], true
		}
	}
	return "", false
}

// words are texts, in either case, each for another: "[.]" for ".". A longer text comes before a text with which it begins.
func words(list pairs) notation {
	begins := ""
	for _, pair := range list {
		begins += octet.LowerString(pair[0][:1]) + octet.UpperString(pair[0][:1])
	}
	return notation{octetsOf(begins), func(s string) (string, int) {
		for i := range list {
			if typed := list[i][0]; typed[0]|0x20 == s[0]|0x20 && octet.HasPrefixFold(s, typed) {
				return list[i][1], len(typed)
			}
		}
		return "", 0
	}}
}

// label is the label of a host for what it means: "wwe" for "www". It is asked where a label begins.
func label(meant func(label string) string) notation {
	return notation{anyOctet, func(s string) (string, int) {
		s, _, _ = strings.Cut(s, ".")
		return either(meant(s), len(s))
	}}
}

// whole is all of a part for what it means: "bücher.example" for "xn--bcher-kva.example".
func whole(meant func(s string) string) notation {
	return notation{anyOctet, func(s string) (string, int) { return either(meant(s), len(s)) }}
}

// gotIn is all of a part for nothing.
var gotIn = notation{anyOctet, func(s string) (string, int) { return "", len(s) }}

// either returns what is meant, and how long that is which stands for it: nothing for nothing.
func either(meant string, size int) (string, int) {
	if meant == "" {
		return "", 0
	}
	return meant, size
}

// escapes returns the octets of s as escapes: "%C3%A9" of "é".
func escapes(s string) string { return string(octet.AppendEscaped(nil, s)) }

// An octetSet has octets, all controls as one of them, and all octets outside ASCII as one.
type octetSet [4]uint64

var anyOctet = octetSet{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}

// octetsOf returns the set of the octets of text: of ";:;" it has ";" and ":".
func octetsOf(text string) (set octetSet) {
	for i := range len(text) {
		b := kindOf(text[i])
		set[b>>6] |= 1 << (b & 63)
	}
	return set
}

// kindOf returns an octet, the same for all controls and for all outside ASCII.
func kindOf(b byte) byte {
	switch {
	case b >= 0x80:
		return 0x80
	case b < ' ' || b == 0x7F:
		return 0
	}
	return b
}

// meets reports whether two sets have an octet in common.
func (set *octetSet) meets(other *octetSet) bool {
	return set[0]&other[0]|set[1]&other[1]|set[2]&other[2] != 0
}

// index returns where in s the first octet of the set is; -1 for nowhere. What any octet begins is anywhere, even at the end.
func (set *octetSet) index(s string) int {
	if *set == anyOctet {
		return 0
	}
	for i := range len(s) {
		if b := kindOf(s[i]); set[b>>6]&(1<<(b&63)) != 0 {
			return i
		}
	}
	return -1
}
