package piece

import "bytes"

// Mail takes an addr-spec apart (RFC 822, section 6.1): the words of the local part, the "@", and the parts of
// the domain. In "joe%h@relay" the host of the domain passes the word "joe%h" on.
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

// mailPiece returns the kind of the piece that begins at i of an addr-spec, and the piece's end.
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

// closing returns the index behind the octet that closes the piece that opens at i.
func closing(s []byte, i int, last byte) int {
	for i++; i < len(s) && s[i] != last; i++ {
		if s[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(s))
}
