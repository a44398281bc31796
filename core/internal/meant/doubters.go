package meant

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// lacksAt reports whether an address of mail has no "@", nor its escape: "mailto:joe", not "mailto:joe%40h.org".
func lacksAt(p parts) bool {
	return p.scheme == "mailto" && strings.Count(p.rest(), "@")+strings.Count(p.rest(), "%40") == 0
}

// address returns an address of mail without the header fields that later standards have behind a "?":
// "joe@h" of "mailto:joe@h?cc=bob@h&subject=Re:%20x".
func address(p parts) string {
	address, _, _ := strings.Cut(p.rest(), "?")
	return address
}

// hasFinalMark reports whether a mark of a sentence, a quote, or a bracket that closes none of its own, ends the text: "http://h/x.",
// not "http://h/x/..". A name of news may end so, and so may what was cut off.
func hasFinalMark(p parts) bool {
	switch {
	case unpairedEnd(p.text), strings.HasSuffix(p.text, "'"):
		return true
	case strings.HasSuffix(p.text, "/."), strings.HasSuffix(p.text, "/.."), p.scheme == "news":
		return false
	}
	return endsInMark(p.text) && !endsInAbbreviation(p.text) && !isCutOff(p.text, p)
}

// isLargeAddress reports whether an address of four numbers has one over 255: "http://127.0.0.300/", not "http://127.0.0.1/".
func isLargeAddress(p parts) bool {
	h := p.host.in(p.text)
	return p.server() && strings.Count(h, ".") == 3 && isDotted(h) && !host.IsAddress(h)
}

// beginsWord reports whether a word may begin with the first two letters of s: "docs", not "rdocs", whose "r" is a
// type in front of "docs".
func beginsWord(s string) bool {
	const onsets = "bl br ch cl cr dr fl fr gl gr kn ph pl pr sc sh sk sl sm sn sp sq st sw th tr tw wh wr "
	if strings.ContainsAny(s[:2], "aeiouyAEIOUY") {
		return octet.IsAlpha(s[0]) && octet.IsAlpha(s[1])
	}
	for i := 0; i < len(onsets); i += len("bl ") {
		if octet.EqualFold(onsets[i:i+2], s[:2]) {
			return true
		}
	}
	return false
}

// selectorIn returns the path of gopher up to the first tab, behind which a gopher+ string may be "?": "/7x"
// of "gopher://h/7x%09y%09?".
func selectorIn(p parts) string {
	selector, _, _ := strings.Cut(p.path.in(p.text), "%09")
	return selector
}

// unpairedEnd reports whether s ends in a bracket that closes none of its own, as it is or
// written as an escape: "x)", but not "(x)" nor "%7Bx}".
func unpairedEnd(s string) bool {
	for _, pair := range [...]struct{ opens, closes, opensEscaped, closesEscaped string }{
		{"(", ")", "%28", "%29"}, {"[", "]", "%5B", "%5D"}, {"{", "}", "%7B", "%7D"}, {"<", ">", "%3C", "%3E"},
	} {
		if strings.HasSuffix(s, pair.closes) {
			return count(s, pair.closes, pair.closesEscaped) > count(s, pair.opens, pair.opensEscaped)
		}
	}
	return false
}

// count returns how often s has a sign, as it is or as an escape: 2 "@" in "a@b%40c".
func count(s, sign, escaped string) int { return strings.Count(s, sign) + strings.Count(s, escaped) }

// hasURLInPath reports whether a path is another URL, which may be the one that is meant:
// "http://h/http://h/x", not "http://www.h.org/http://h/x". A host that is named as its scheme is may well
// have a URL in its path, as an archive has, unless that one's is named so too.
func hasURLInPath(p parts) bool {
	path := p.path.in(p.text)
	return schemeInPath(path) && (agreement(p) == 0 || agreement(partsOf(strings.TrimLeft(path, "/"))) > 0)
}

// schemeInPath reports whether a path goes on as a URL does: "/http://h/".
func schemeInPath(path string) bool {
	path = strings.TrimLeft(path, "/")
	name, rest, ok := strings.Cut(path, ":")
	return ok && strings.HasPrefix(rest, "/") && langOf(name) != nil
}
