package meant

import (
	"strings"

	"urlscope/core/octet"
)

// newsHost takes off the host, which a news URL has not: "news://h.org/a@b" → "news:a@b".
// With a group it may be an nntp URL: "news://h.org/g" → "nntp://h.org/g", "news:g".
func newsHost(text string, p parts) []variant {
	if p.scheme != "news" || !p.slashes {
		return nil
	}
	tail := strings.TrimLeft(p.rest(), "/")
	host, group, _ := strings.Cut(tail, "/")
	if !strings.Contains(host, ".") || group == "" {
		return plus(-5, one(p.data, len(text)-len(tail), ""))
	}
	bare := one(p.data, len(text)-len(group), "")
	if strings.Contains(group, "@") {
		return plus(-5, bare)
	}
	return append(plus(-5, one(0, len("news"), "nntp")), bare...)
}

// groupOf returns where the name of a group begins, with the slash in front of it: 5 in "news:comp.lang.c".
func groupOf(p parts) (at int, ok bool) {
	switch p.scheme {
	case "news":
		return p.data, true
	case "nntp":
		return p.path.start, true
	}
	return 0, false
}

// groupEscapes returns the edits that write escapes in the name of a group as what they
// stand for, and take those of angle brackets off: "news:%3Ca%40b%3E" → "news:a@b".
func groupEscapes(text string, from int) (edits []Edit) {
	for i := from; i < len(text); i++ {
		if !octet.IsEscape(text, i) {
			continue
		}
		if meant, ok := groupEscape(octet.Value(text, i), i == from, text[i+3:]); ok {
			edits = append(edits, Edit{i, i + 3, meant})
		}
		i += 2
	}
	return edits
}

// groupEscape returns what an octet that is escaped in the name of a group should be, maybe the
// first of the name, and what is behind it: "." of a slash in front of a letter.
func groupEscape(b byte, first bool, behind string) (meant string, ok bool) {
	switch {
	case b == '<' && first, b == '>' && behind == "":
		return "", true
	case b == '/' && isText(behind):
		return ".", true
	}
	return string(rune(b)), isAlphaDigit(b) || strings.IndexByte("+-_.@/", b) >= 0
}
