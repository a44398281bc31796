package core

import (
	"strings"
	"unicode/utf8"
)

// fixMailEscape: what reads as an escape was likely the "%" of an older kind of
// address, such as user%host@relay (section 3.5); not so where it reads as a character of UTF-8,
// as later addresses have them (RFC 6068).
func fixMailEscape(u *URL, d Diagnostic) []Fix {
	kind := Likely
	if utf8.Valid(AppendDecoded(nil, d.Span.In(u.src))) {
		kind = Changes
	}
	return []Fix{edit(TitleEncode, kind, d.Span, strings.ReplaceAll(d.Span.In(u.src), "%", "%25"))}
}
