package core

import "unicode/utf8"

// fixNonASCII encodes the octets. If there are more octets outside US-ASCII, a second fix encodes all of them.
func fixNonASCII(u *URL, d Diagnostic) []Fix {
	list := fixEncodeLikely(u, d)
	if len(list) == 0 || len(u.src) > longest { // which is looked through for each of its findings
		return list
	}
	if all := u.encodeUTF8(); len(all) > 1 {
		list = append(list, Fix{Title: TitleEncodeAll, Kind: FixLikely, Edits: all, whole: true})
	}
	return list
}

// encodeUTF8 returns the edits that encode all octets outside US-ASCII in parts that take escapes. It returns nil
// if one of those parts is not UTF-8, raw or decoded, because "/%E9/日" may be in another character set.
func (u *URL) encodeUTF8() (list []Edit) {
	for _, t := range u.Tokens() {
		if !escapable.has(t.Part) || classesOf(t.In(u.src))&NonASCII == 0 {
			continue
		}
		if raw := t.In(u.src); !utf8.ValidString(raw) || !utf8.Valid(AppendDecoded(nil, raw)) {
			return nil
		}
		for run := range u.runsOf(t, NonASCII) {
			list = append(list, Edit{run, u.encoded(run)})
		}
	}
	return list
}
