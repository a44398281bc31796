package fix

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
)

// fixMailEscape encodes the "%" of an older kind of address, such as user%host@relay (section 3.5). It does not
// if the escapes are characters of UTF-8, which later addresses may hold (RFC 6068).
func fixMailEscape(u *core.URL, d core.Diagnostic) []Fix {
	kind := KindLikely
	if utf8.Valid(octet.AppendDecoded(nil, d.Span.In(u.Source()))) {
		kind = KindChanges
	}
	return []Fix{edit(TitleEncode, kind, d.Span, strings.ReplaceAll(d.Span.In(u.Source()), "%", "%25"))}
}
