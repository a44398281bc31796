package meant

import (
	"slices"
	"strings"
)

// moveSearch writes the reserved octets of a search as escapes: "http://h/?a/b" →
// "http://h/?a%2Fb". Behind a host it writes the slash that is missing, too, where there is
// no doubt of a search: "http://h?a=b/c" → "http://h/?a=b%2Fc". A "?" that parts two fields is
// rather an "&": "http://h/?a=1?b=2" → "http://h/?a=1&b=2".
func moveSearch(text string, p parts) []variant {
	if p.scheme != "http" && p.scheme != "wais" {
		return nil
	}
	var escaped, parted []Edit
	add := func(start, end int, octets, fields string) {
		escaped = append(escaped, Edit{start, end, octets})
		parted = append(parted, Edit{start, end, fields})
	}
	if p.question == p.login.end && strings.ContainsAny(text[p.question:], "=&") {
		add(p.question, p.question, "/", "/")
	}
	start := p.question + 1
	for i := start; i < len(text); i++ {
		switch octets := escapes(text[i : i+1]); {
		case text[i] == '?' && partsFields(text[start:i], text[i+1:]):
			add(i, i+1, octets, "&")
			start = i + 1
		case text[i] == '?', text[i] == '/':
			add(i, i+1, octets, octets)
		}
	}
	list := plus(-8, all(escaped))
	if !slices.Equal(escaped, parted) {
		list = append(list, plus(-14, all(parted))...)
	}
	return list
}

// partsFields reports whether what stands between two stretches of a search parts fields: "a=1" has a name and a value in front
// of it, and "b=2" a name behind; "url=h/x" is no value of one field, for it may have a search of its own.
func partsFields(before, behind string) bool {
	name, value, ok := strings.Cut(before[strings.LastIndexByte(before, '&')+1:], "=")
	next, _, more := strings.Cut(behind, "=")
	return ok && more && isWord(name) && isWord(next) && !strings.ContainsAny(value, "/:=?")
}
