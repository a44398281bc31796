package core

// fixGopherDefault writes the default type, 1.
func fixGopherDefault(u *URL, d Diagnostic) []Fix {
	text := "1"
	if d.Span.Start == 0 || u.src[d.Span.Start-1] != '/' {
		text = "/1"
	}
	return []Fix{edit(TitleInsert, FixSame, d.Span, text)}
}
