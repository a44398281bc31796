// Package fact finds text that is valid and often misunderstood: escapes of escapes, placeholders, names that
// look like others. Each function returns the start and end of the first match in a part of a URL, or 0 and 0.
package fact

import (
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/glyph"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/punycode"
	"urlscope/core/octet"
)

// Plus finds a plus sign.
func Plus(s string) (start, end int) {
	n := strings.IndexByte(s, '+')
	return n, n + len("+")
}

// PlusBetween finds a plus sign where a space might be, between letters or digits: in "a+b", not in "c++".
func PlusBetween(s string) (start, end int) {
	for i := 1; i+1 < len(s); i++ {
		if s[i] == '+' && octet.IsAlphaDigit(s[i-1]) && octet.IsAlphaDigit(s[i+1]) {
			return i, i + len("+")
		}
	}
	return 0, 0
}

// Twice finds an escape of an escape, such as "%2520".
func Twice(s string) (start, end int) {
	const length = len("%25XX")
	for i := octet.NextPercent(s, 0); i+length <= len(s); i = octet.NextPercent(s, i+1) {
		if s[i+1:i+3] == "25" && octet.IsHex(s[i+3]) && octet.IsHex(s[i+4]) {
			return i, i + length
		}
	}
	return 0, 0
}

// Entity finds an entity of HTML, such as "&amp;".
func Entity(s string) (start, end int) {
	for i := strings.IndexByte(s, ';'); i >= 0; i = next(s, i, ';') {
		if n := meant.EntityEnding(s[:i+1]); n > 0 {
			return i + 1 - n, i + 1
		}
	}
	return 0, 0
}

// next returns the offset of the next b behind offset i, or -1.
func next(s string, i int, b byte) int {
	n := strings.IndexByte(s[i+1:], b)
	if n < 0 {
		return -1
	}
	return i + 1 + n
}

// Placeholder finds a segment of a path that only names what belongs there: ":id" in "users/:id".
func Placeholder(path string) (start, end int) {
	for start < len(path) {
		name, _, _ := strings.Cut(path[start:], "/")
		if meant.IsFillIn(name) {
			return start, start + len(name)
		}
		start += len(name) + len("/")
	}
	return 0, 0
}

// PlaceholderValue finds a value in a query that only names what belongs there: ":id" in "a=1&user=:id".
func PlaceholderValue(query string) (start, end int) {
	for start < len(query) {
		field, _, _ := strings.Cut(query[start:], "&")
		if name, value, ok := strings.Cut(field, "="); ok && meant.IsFillIn(value) {
			start += len(name) + len("=")
			return start, start + len(value)
		}
		start += len(field) + len("&")
	}
	return 0, 0
}

// Template finds a placeholder whose braces were encoded: "%7Bid%7D".
func Template(s string) (start, end int) {
	for i := octet.NextPercent(s, 0); i+len("%7B") < len(s); i = octet.NextPercent(s, i+1) {
		if s[i+1] != '7' || s[i+2]|0x20 != 'b' {
			continue
		}
		if n := meant.FillInEncoded(s[i:]); n > 0 {
			return i, i + n
		}
	}
	return 0, 0
}

// LookAlike finds a label of a host whose letters look like US-ASCII and are not: "xn--pypal-4ve". It skips hosts
// that end in another script, because such letters belong there.
func LookAlike(host string) (start, end int) {
	if dot := strings.LastIndexByte(host, '.'); dot >= 0 && isForeign(host[dot+1:]) {
		return 0, 0
	}
	for start < len(host) {
		label, _, _ := strings.Cut(host[start:], ".")
		if isForeign(label) && looksLatin(label[len("xn--"):]) {
			return start, start + len(label)
		}
		start += len(label) + len(".")
	}
	return 0, 0
}

// isForeign reports whether a label stands for one in another script.
func isForeign(label string) bool { return octet.HasPrefixFold(label, "xn--") }

// looksLatin reports whether s, which is Punycode, stands for characters outside US-ASCII that all look like
// US-ASCII letters. There must be at least one.
func looksLatin(s string) bool {
	var buf [64]rune // of a label: else it is allocated
	list, ok := punycode.Decode(buf[:0], s)
	for _, c := range list {
		ok = ok && (c < utf8.RuneSelf || glyph.LooksLatin(string(c)))
	}
	return ok
}
