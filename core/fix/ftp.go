package fix

import (
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
