package fix

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
)

// fixMailEscape encodes the "%" of an older kind of address, such as user%host@relay (section 3.5). It does not
// if the escapes are characters of UTF-8, which later addresses may hold (RFC 6068). A header field is no address.
func fixMailEscape(u *core.URL, d core.Diagnostic) []Fix {
	kind := KindLikely
	switch {
	case d.Case != "":
		return nil
	case utf8.Valid(octet.AppendDecoded(nil, d.Span.In(u.Source()))):
		kind = KindChanges
	}
	return []Fix{edit(TitleEncode, kind, d.Span, strings.ReplaceAll(d.Span.In(u.Source()), "%", "%25"))}
}

// fixMailPlus writes each "+" of a header field, from the reported one on, as the space that was likely meant.
func fixMailPlus(u *core.URL, d core.Diagnostic) []Fix {
	f := Fix{Title: TitleReplace, Kind: KindLikely, New: "%20"}
	t, _ := u.Token(core.Addr)
	value, _, _ := strings.Cut(u.Source()[d.Span.Start:t.End], "&")
	for at := range len(value) {
		if value[at] == '+' {
			f.Edits = append(f.Edits, core.Edit{Span: core.Span{Start: d.Span.Start + at, End: d.Span.Start + at + 1}, New: f.New})
		}
	}
	return []Fix{f}
}

// fixControl removes escaped controls. A line end that is right where it stands is left alone, and one of another
// system in the body of a message becomes CR LF (RFC 6068, section 5).
func fixControl(u *core.URL, d core.Diagnostic) []Fix {
	switch d.Case {
	case "encoded-control/body", "encoded-control/text":
		return nil
	case "encoded-control/body-line":
		lines := strings.NewReplacer("\r\n", "%0D%0A", "\r", "%0D%0A", "\n", "%0D%0A").Replace(string(octet.AppendDecoded(nil, d.Span.In(u.Source()))))
		return []Fix{edit(TitleReplace, KindLikely, d.Span, lines)}
	}
	return fixRemove(KindChanges)(u, d)
}
