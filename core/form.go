package core

import (
	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// A form tells how an input fits the production that it is read by. Octets that need encoding count as escapes, so
// "http://h/a b" fits it.
type form uint8

const (
	wellFormed form = iota
	unfinished      // it can be continued to what is, and must be: "http:/"
	malformed       // it cannot: "http://h:x/"
)

// form returns how the input fits its production: "http://h/a b" is wellFormed, "http:/" unfinished,
// "http://h:x/" malformed. An unfinished URL with a fragment is malformed, because nobody is typing it any more.
func (u *URL) form() form {
	if u.named.Len() == 0 {
		return malformed
	}
	end := u.end
	fragment, ok := u.Token(Fragment)
	if ok {
		end = fragment.Start - len("#")
	}
	switch {
	case u.named.End == end && !ok: // a scheme that is still being typed
		return unfinished
	case u.reading == nil, u.escapeParted(end):
		return malformed
	case u.src[u.named.End] == ':' && u.reading.wants(u.src[u.named.End+len(":"):end]):
		return wellFormed
	case !ok && u.Offset() == end:
		return unfinished
	}
	return malformed
}

// escapeParted reports whether a delimiter of the URL stands inside an escape: the "#" of "http://h/a%2#0b",
// where the URL ends, or the "?" of "http://h/a%?20b". Behind an escape a "%" more likely begins another escape
// than stands for a percent sign, as in "http://h/%E6%97%#A".
func (u *URL) escapeParted(end int) bool {
	src := u.src[:end]
	for i := octet.NextPercent(src, u.named.End); i < end; i = octet.NextPercent(src, i+1) {
		at := i + len("%")
		if octet.IsHexAt(u.src, at) {
			at++
		}
		half := at > i+len("%")
		if at < len(u.src) && octet.ClassOf(u.src[at])&(octet.Hash|octet.Question|octet.Semicolon|octet.Slash|octet.Break) != 0 &&
			(half || octet.EndsEscape(u.src[at+1:]) || octet.IsHexAt(u.src, at+1) && octet.IsEscape(u.src, max(i-len("%XX"), 0))) {
			return true
		}
	}
	return false
}

// isOdd reports whether the scheme may be a slip for another: it is unknown, as "frobnicate" is, or section 5
// does not place the parts that the later scheme has.
func (u *URL) isOdd() bool {
	return u.unplaced || u.reading == Other && u.scheme == Other && u.isUnknown()
}

// isUnknown reports whether nobody knows the scheme. The prefix "URL:" of the appendix, "x-foo" and "urn" do not
// count as unknown.
func (u *URL) isUnknown() bool {
	name := u.SchemeText()
	return u.known == nil && !scheme.IsExperimental(name) && !octet.EqualFold(name, "url")
}
