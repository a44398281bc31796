package fix

import "urlscope/core"

// fixGopherDefault writes the default type, 1.
func fixGopherDefault(u *core.URL, d core.Diagnostic) []Fix {
	text := "1"
	if d.Span.Start == 0 || u.Source()[d.Span.Start-1] != '/' {
		text = "/1"
	}
	return []Fix{edit(TitleInsert, KindSame, d.Span, text)}
}
