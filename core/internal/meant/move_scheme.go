package meant

import (
	"strings"

	"urlscope/core/octet"
)

// head is what of a text may be its scheme and the delimiter behind it.
type head struct {
	name  string
	start int // of the name
	end   int // of the delimiter
	delim string
}

// heads returns the ways in which the beginning of text can be a scheme with its delimiter, whatever was typed for
// either. One way is letters and the signs behind them, as "http" and ";//" of "http;//h". If the text in front of
// "://", or of a colon, is longer, that is another way: "ht tp" of "ht tp://h".
func heads(text string) (list []head) {
	start := marksAt(text)
	add := func(name, end int) {
		if end > name {
			list = append(list, head{text[start:name], start, end, text[name:end]})
		}
	}
	begin := text[start:min(len(text), start+18)]
	name := start + len(begin) - len(strings.TrimLeft(begin, alphaDigits))
	end := name
	for end < len(text) && !octet.IsAlphaDigit(text[end]) && end < name+8 && text[end] != '[' {
		end++
	}
	add(name, end)
	if n := start + strings.Index(begin, "://"); n > name {
		add(n, n+len("://"))
	}
	if n := start + strings.IndexByte(begin, ':'); n > name {
		add(n, n+1+blanksAt(text[n+1:], "/"))
	}
	return list
}

// moveScheme writes the scheme that was likely meant, with its colon and slashes: "htpps//h" becomes "https://h".
func moveScheme(text string, p parts) (list []variant) {
	for _, h := range heads(text) {
		for _, g := range guesses(octet.LowerString(h.name)) {
			list = append(list, h.meant(g)...)
		}
	}
	return append(list, movedColon(text)...)
}

// movedColon puts the colon behind a scheme where it belongs: "http:s//h" becomes "https://h".
func movedColon(text string) []variant {
	colon := strings.IndexByte(text, ':')
	end := strings.Index(text, "//")
	if colon <= 0 || end <= colon || text[end-1] == ':' || langOf(text[:colon]+text[colon+1:end]) == nil {
		return nil
	}
	return []variant{{edits: []Edit{{colon, colon + 1, ""}, {end, end, ":"}}, extra: -30}}
}

// meant returns the variant that writes a scheme for h, unless h is that: of the "htpp//" of "htpp//h.org" it makes "http://".
func (h head) meant(g guess) []variant {
	h = h.trimmed(g.scheme)
	name, delim := g.scheme, g.delim()
	if h.start == 0 && h.delim == delim && octet.LowerString(h.name) == name {
		return nil
	}
	if strings.EqualFold(h.name, name) { // which keeps its capitals
		name = h.name
	}
	edits := []Edit{{0, h.start + len(h.name), name}, {h.end - len(h.delim), h.end, delim}}
	return []variant{{edits: edits, extra: g.price + delimSlips(h.delim, delim) + g.rarely - 40 + 30*h.start}}
}

// trimmed returns h without the octet of its delimiter that is what the scheme goes on with:
// the third slash of "file:///x", the star of "news:*".
func (h head) trimmed(scheme string) head {
	if scheme == "file" && strings.HasSuffix(h.delim, "///") || scheme == "news" && strings.HasSuffix(h.delim, "*") {
		h.end--
		h.delim = h.delim[:len(h.delim)-1]
	}
	return h
}

// delim returns what stands behind a scheme: "://" behind "http", ":" behind "news".
func (l *lang) delim() string {
	if l.slashes {
		return "://"
	}
	return ":"
}
