package meant

import (
	"strings"

	"urlscope/core/octet"
)

// moveGroup puts the name of a news group or of an article right (section 3.6): "news:comp lang c" is
// "news:comp.lang.c".
func moveGroup(text string, p parts) []variant {
	if p.scheme != "news" {
		return nil
	}
	list := newsHost(text, p)
	if !strings.Contains(p.rest(), "@") {
		list = append(list, everyWay(text, p, groupSigns, articleAt)...)
	}
	return append(list, articleBrackets(text, p)...)
}

// newsHost takes off the host, which a news URL has not: "news://h.org/a@b" → "news:a@b".
// With a group it may be an nntp URL: "news://h.org/g" → "nntp://h.org/g", "news:g".
func newsHost(text string, p parts) []variant {
	if !p.slashes {
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

// groupSigns writes a dot for what parts the names of a group: "news:comp lang,c" →
// "news:comp.lang.c".
func groupSigns(_ string, p parts) []variant {
	var edits []Edit
	rest := p.rest()
	for i := range len(rest) {
		if meant, ok := groupSign(rest, i); ok {
			edits = append(edits, Edit{p.data + i, p.data + i + 1, meant})
		}
	}
	return all(edits)
}

// groupSign returns what the octet s[i] of a group should be, and whether it is not part of
// a name: "" for the second of two dots.
func groupSign(s string, i int) (meant string, ok bool) {
	inside := i > 0 && i+1 < len(s)
	switch s[i] {
	case '.':
		return "", i > 0 && s[i-1] == '.'
	case '/', '\\':
		return ".", inside && isAlpha(s[i+1]) && s[i-1] != '/'
	case ' ':
		return ".", inside
	case ',':
		return ".", i+1 < len(s)
	}
	return "", false
}

// articleAt writes the "@" that an article lost: "news:4f2a$9kq$1news.h.org" →
// "news:4f2a$9kq$1@news.h.org".
func articleAt(_ string, p parts) (list []variant) {
	rest := p.rest()
	if !strings.ContainsAny(rest, "$%") {
		return nil
	}
	for _, prefix := range [...]string{"news.", "www.", "mail."} {
		if n := strings.LastIndex(rest, prefix); n > 0 && isHost(rest[n:]) {
			list = append(list, one(p.data+n, p.data+n, "@")...)
		}
	}
	return list
}

// articleBrackets takes off the brackets of an article, which a URL has not (section 3.6):
// "news:<a@b>" → "news:a@b".
func articleBrackets(text string, p parts) []variant {
	if rest := p.rest(); !strings.HasPrefix(rest, "<") || !strings.HasSuffix(rest, ">") {
		return nil
	}
	return []variant{{[]Edit{{p.data, p.data + 1, ""}, {len(text) - 1, len(text), ""}}, -10}}
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

// moveNNTP puts the path of an nntp URL right (section 3.7): "nntp://h/g,x" is "nntp://h/g.x".
func moveNNTP(text string, p parts) []variant {
	if p.scheme != "nntp" || !p.slashes {
		return nil
	}
	if list := nntpMessage(text, p); list != nil {
		return list
	}
	return everyWay(text, p, nntpSigns, nntpNumber)
}

// nntpNumber takes off what is behind the number of an article, or what is none behind a group
// with a dot: "nntp://h/alt.x/12a" → "nntp://h/alt.x/12".
func nntpNumber(text string, p parts) []variant {
	group, article, ok := strings.Cut(strings.TrimPrefix(p.path.in(text), "/"), "/")
	rest := strings.TrimLeft(article, "0123456789")
	start := len(text) - len(rest)
	switch {
	case !ok || rest == "" || strings.Contains(rest, "/"):
		return nil
	case rest != article:
		return one(start, len(text), "")
	case strings.Contains(group, "."):
		return dear(start-1, len(text), "", 8)
	}
	return nil
}

// nntpMessage writes as a news URL what is named by its message (section 3.6):
// "nntp://h/g/a@b" → "news:a@b".
func nntpMessage(text string, p parts) []variant {
	_, article, _ := strings.Cut(strings.TrimPrefix(p.path.in(text), "/"), "/")
	if !strings.Contains(article, "@") {
		return nil
	}
	return plus(-5, one(0, len(text)-len(article), "news:"))
}

// nntpSigns writes dots in the name of a group, and the slash behind it:
// "nntp://h/comp/lang,c 42" → "nntp://h/comp.lang.c/42".
func nntpSigns(text string, p parts) []variant {
	var edits []Edit
	path := p.path.in(text)
	for i := 1; i < len(path); i++ {
		if meant, ok := nntpSign(path, i); ok {
			edits = append(edits, Edit{p.path.start + i, p.path.start + i + 1, meant})
		}
	}
	return all(edits)
}

// nntpSign returns what the octet path[i] should be, which is not the first, and whether it is wrong: a
// slash may stand in front of a number only. For the comma of "/comp,lang" it is ".".
func nntpSign(path string, i int) (meant string, ok bool) {
	switch path[i] {
	case ',':
		return ".", true
	case '/':
		return ".", i+1 < len(path) && !isDigit(path[i+1])
	case '\\':
		return ".", true
	case ' ':
		return nntpBlank(path, i), true
	}
	return "", false
}

// nntpBlank returns what a blank at path[i] stands for: "/" for that of "/g 42", "." for that of
// "/comp lang".
func nntpBlank(path string, i int) string {
	switch {
	case path[i-1] == '/':
		return ""
	case isDigits(path[i+1:]):
		return "/"
	}
	return "."
}
