package readers

import "urlscope/core/octet"

// The octets that appendix A of RFC 3986 allows in the parts of a URL, Percent for an escape.
const (
	schemeOctets   = octet.AlphaDigit | octet.Plus | octet.Hyphen | octet.Dot // the first one is of Alpha
	nameOctets     = octet.Unreserved | octet.Tilde | octet.Ampersand | octet.Semicolon | octet.Equals | octet.Percent
	loginOctets    = nameOctets | octet.Colon
	segmentOctets  = loginOctets | octet.At
	pathOctets     = segmentOctets | octet.Slash
	fragmentOctets = pathOctets | octet.Question
)

// madeOf reports whether each octet of s is of a set, and each "%" begins an escape. The empty text is made of any set.
func madeOf(s string, set octet.Class) bool {
	return octet.ClassesOf(s)&octet.All&^set == 0 && !octet.HasBrokenEscape(s)
}
