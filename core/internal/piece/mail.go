package piece

import "bytes"

// Mail takes an addr-spec apart (RFC 822, section 6.1): the words of the local part, the
// "@", and the parts of the domain. "joe%h@relay" has a word that the domain passes on.
func Mail(s []byte) (list []Piece) {
	word := "mail-word"
	for at := 0; at < len(s); {
		kind, end := mailPiece(s, at)
		switch {
		case kind == "mail-at":
			word = "mail-domain"
		case kind == "mail-word" && word == kind && bytes.IndexByte(s[at:end], '%') >= 0:
			kind = "mail-relay" // user%host, which the domain's host passes on
		case kind == "mail-word":
			kind = word
		}
		list = append(list, Piece{kind, end})
		at = end
	}
	return list
}

// mailPiece returns what begins at i of an addr-spec, and where it ends: in "joe@h" a word up to 3, then the "@"
// up to 4.
func mailPiece(s []byte, i int) (kind string, end int) {
	switch s[i] {
	case '.':
		return "mail-dot", i + 1
	case '@':
		return "mail-at", i + 1
	case '"':
		return "mail-quoted", closing(s, i, '"')
	case '[':
		return "mail-literal", closing(s, i, ']')
	}
	if n := bytes.IndexAny(s[i+1:], ".@"); n >= 0 {
		return "mail-word", i + 1 + n
	}
	return "mail-word", len(s)
}

// closing returns the index behind the octet that closes what opens at i: 3 in `"a"@h` for 0.
func closing(s []byte, i int, last byte) int {
	for i++; i < len(s) && s[i] != last; i++ {
		if s[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(s))
}
