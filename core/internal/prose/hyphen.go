package prose

import "strings"

// IsHyphenBreak reports whether the white space at src[start:end] breaks the line after a hyphen (appendix). It ignores
// the line breaks of a quoted message, "> rail-\n> way", because nobody typeset those lines.
func IsHyphenBreak(src string, start, end int) bool {
	return strings.HasSuffix(src[:start], "-") && strings.ContainsAny(src[start:end], "\n\r") && !strings.HasPrefix(src[end:], ">")
}
