package fix

import (
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
)

// fixNonASCII encodes the octets. If there are more octets outside US-ASCII, a second fix encodes all of them. A port that has them it
// removes.
func fixNonASCII(u *core.URL, d core.Diagnostic) []Fix {
	if d.Part == core.Port {
		return fixPortOctet(u, d)
	}
	list := fixEncodeLikely(u, d)
	if len(list) == 0 || len(u.Source()) > longest { // which is looked through for each of its findings
		return list
	}
	if all := encodeUTF8(u); len(all) > 1 {
		list = append(list, Fix{Title: TitleEncodeAll, Kind: KindLikely, Edits: all, whole: true})
	}
	return list
}

// encodeUTF8 returns the edits that encode all octets outside US-ASCII in parts that take escapes. It returns nil
// if one of those parts is not UTF-8, raw or decoded, because "/%E9/日" may be in another character set.
func encodeUTF8(u *core.URL) (list []core.Edit) {
	for _, t := range u.Tokens() {
		if !allowsEscapes(t.Part) || octet.ClassesOf(t.In(u.Source()))&octet.NonASCII == 0 {
			continue
		}
		if raw := t.In(u.Source()); !utf8.ValidString(raw) || !utf8.Valid(octet.AppendDecoded(nil, raw)) {
			return nil
		}
		for run := range runsOf(u.Source(), t.Span, octet.NonASCII) {
			list = append(list, core.Edit{Span: run, New: encoded(u, run)})
		}
	}
	return list
}
