package readers

import "urlscope/core/octet"

// The octets that appendix A of RFC 3986 allows in the parts of a URL, Percent for an escape.
const (
	nameOctets     = octet.Unreserved | octet.Tilde | octet.Ampersand | octet.Semicolon | octet.Equals | octet.Percent
	loginOctets    = nameOctets | octet.Colon
	segmentOctets  = loginOctets | octet.At
	pathOctets     = segmentOctets | octet.Slash
	fragmentOctets = pathOctets | octet.Question
)

// decoded returns s with its escapes decoded.
func decoded(s string) string { return string(octet.AppendDecoded(nil, s)) }

// unescape is decoded, and false where a "%" begins no escape.
func unescape(s string) (text string, ok bool) { return decoded(s), !octet.HasBrokenEscape(s) }

// madeOf reports whether each octet of s is of a set, and each "%" begins an escape. The empty text is made of any set.
func madeOf(s string, set octet.Class) bool {
	return octet.ClassesOf(s)&octet.All&^set == 0 && !octet.HasBrokenEscape(s)
}
