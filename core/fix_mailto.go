package core

import (
	"strings"
	"unicode/utf8"
)

// fixMailEscape encodes the "%" of an older kind of address, such as user%host@relay (section 3.5). It does not
// if the escapes are characters of UTF-8, which later addresses may hold (RFC 6068).
func fixMailEscape(u *URL, d Diagnostic) []Fix {
	kind := FixLikely
	if utf8.Valid(AppendDecoded(nil, d.Span.In(u.src))) {
		kind = FixChanges
	}
	return []Fix{edit(TitleEncode, kind, d.Span, strings.ReplaceAll(d.Span.In(u.src), "%", "%25"))}
}
