package core

import "unicode/utf8"

// fixNonASCII writes the octets as escapes and, where others are outside US-ASCII as well, all of
// them at one go: of "http://ja.wikipedia.org/wiki/日本語_(曖昧さ回避)" both runs.
func fixNonASCII(u *URL, d Diagnostic) []Fix {
	list := fixEncodeLikely(u, d)
	if len(list) == 0 || len(u.src) > longest { // which is looked through for each of its findings
		return list
	}
	if all := u.encodeUTF8(); len(all) > 1 {
		list = append(list, Fix{Title: TitleEncodeAll, Kind: Likely, Edits: all, whole: true})
	}
	return list
}

// encodeUTF8 returns the edits that write all that is outside US-ASCII as escapes, where a part takes
// them; nil where one of those parts is not UTF-8, as it stands or decoded: "/%E9/日" may be of another
// character set.
func (u *URL) encodeUTF8() (list []Edit) {
	for _, t := range u.Tokens() {
		if !escapable.Has(t.Part) || classesOf(t.In(u.src))&NonASCII == 0 {
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
