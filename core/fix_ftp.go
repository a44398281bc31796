package core

// fixTypeAbsent writes the type that the name suggests. Where it suggests none, that comes
// first which keeps every octet as it is; of a name such as "a.gz" text would make another file.
func fixTypeAbsent(u *URL, d Diagnostic) []Fix {
	name, _ := u.name()
	text := edit(TitleInsert, Likely, d.Span, typeMark+"a")
	image := edit(TitleInsert, Likely, d.Span, typeMark+"i")
	switch guessType(name.In(u.src)) {
	case 'a':
		return []Fix{text, image}
	case 'i':
		return []Fix{image}
	}
	return []Fix{image, text}
}
