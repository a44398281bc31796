package core

// fixTypeAbsent adds the type that the name suggests. If it suggests none, "i" comes first, because it keeps
// every octet: as text, a file such as "a.gz" would change.
func fixTypeAbsent(u *URL, d Diagnostic) []Fix {
	name, _ := u.name()
	text := edit(TitleInsert, FixLikely, d.Span, typeMark+"a")
	image := edit(TitleInsert, FixLikely, d.Span, typeMark+"i")
	switch guessType(name.In(u.src)) {
	case 'a':
		return []Fix{text, image}
	case 'i':
		return []Fix{image}
	}
	return []Fix{image, text}
}
