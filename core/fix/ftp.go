package fix

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/suffix"
)

// fixTypeAbsent adds the type that the name suggests. If it suggests none, "i" comes first, because it keeps
// every octet: as text, a file such as "a.gz" would change.
func fixTypeAbsent(u *core.URL, d core.Diagnostic) []Fix {
	text := edit(TitleInsert, KindLikely, d.Span, ";type=a")
	image := edit(TitleInsert, KindLikely, d.Span, ";type=i")
	switch suffix.Type(u.Suffix()) {
	case 'a':
		return []Fix{text, image}
	case 'i':
		return []Fix{image}
	}
	return []Fix{image, text}
}

// fixEncodedSlash writes "/" for "%2F", but not beside a slash: "ftp://h//etc" begins with an empty name, which
// nobody means.
func fixEncodedSlash(u *core.URL, d core.Diagnostic) []Fix {
	if src := u.Source(); src[d.Span.Start-1] == '/' || strings.HasPrefix(src[d.Span.End:], "/") {
		return nil
	}
	return fixDecode(KindChanges)(u, d)
}
