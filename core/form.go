package core

import "urlscope/core/internal/octet"

// A form says how an input goes with the production that it is read by. Octets that want
// encoding are taken for escapes: "http://h/a b" is well formed.
type form uint8

const (
	wellFormed form = iota
	unfinished      // it can be continued to what is, and must be: "http:/"
	malformed       // it cannot: "http://h:x/"
)

// form returns how the input goes with what it is read by: "http://h/a b" is wellFormed, "http:/"
// unfinished, "http://h:x/" malformed. Where a fragment follows, what can only be continued is
// malformed: it is not being typed.
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
	case u.reading == nil || u.escapeParted(end):
		return malformed
	case u.src[u.named.End] == ':' && u.reading.wants(u.src[u.named.End+len(":"):end]):
		return wellFormed
	case !ok && u.Offset() == end:
		return unfinished
	}
	return malformed
}

// escapeParted reports whether an octet that parts the URL got into an escape: the "#" of
// "http://h/a%2#0b", where the URL ends, or the "?" of "http://h/a%?20b". Behind an escape a "%" is
// rather that of the next than a per cent sign: "http://h/%E6%97%#A".
func (u *URL) escapeParted(end int) bool {
	src := u.src[:end]
	for i := octet.NextPercent(src, u.named.End); i < end; i = octet.NextPercent(src, i+1) {
		at := i + len("%")
		if octet.IsHexAt(u.src, at) {
			at++
		}
		half := at > i+len("%")
		if at < len(u.src) && classes[u.src[at]]&(Hash|Question|Semicolon|Slash|Break) != 0 &&
			(half || octet.EndsEscape(u.src[at+1:]) || octet.IsHexAt(u.src, at+1) && octet.IsEscape(u.src, max(i-len("%XX"), 0))) {
			return true
		}
	}
	return false
}

// isOdd reports whether the scheme is none that anybody knows, as "frobnicate", or section 5 does not
// place the parts that a later one has: it may be another misspelt.
func (u *URL) isOdd() bool {
	return u.unplaced || u.reading == Other && u.scheme == Other && u.isUnknown()
}

// isUnknown reports whether the scheme is none that anybody knows, nor meant to be none: the prefix of the
// appendix is. "frobnicate" is such a one, "x-foo" and "urn" are not.
func (u *URL) isUnknown() bool {
	name := u.SchemeText()
	return u.known == nil && !isExperimental(name) && !octet.EqualFold(name, "url")
}
