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

// A headFinder finds the heads of a text.
type headFinder struct {
	text  string
	start int // of the name
	list  []head
}

// heads returns how the beginning of text may be a scheme with its delimiter, whatever was
// typed for either: "http;//h" has "http" with ";//".
func heads(text string) []head {
	f := headFinder{text: text}
	for f.start < min(len(text), 3) && !isAlphaDigit(text[f.start]) {
		f.start++
	}
	name := f.letters()
	f.colons(name)
	f.slashes()
	return f.list
}

// add adds the head whose name and delimiter end at those offsets: "http" and ";//" of "http;//h" for 4 and 7.
func (f *headFinder) add(nameEnd, end int) {
	if nameEnd > f.start {
		f.list = append(f.list, head{f.text[f.start:nameEnd], f.start, end, f.text[nameEnd:end]})
	}
}

// letters adds a name of letters and what is not a letter behind it, "http" and ";//", and returns where the name ends.
func (f *headFinder) letters() int {
	name := f.start
	for name < len(f.text) && isAlphaDigit(f.text[name]) && name < f.start+16 {
		name++
	}
	end := name
	for end < len(f.text) && !isAlphaDigit(f.text[end]) && end < name+8 && f.text[end] != '[' {
		end++
	}
	if end > name {
		f.add(name, end)
	}
	return name
}

// colons adds what stands in front of "://", or of a colon, when it is more than the
// letters that end at an offset: "ht tp" of "ht tp://h".
func (f *headFinder) colons(letters int) {
	begin := f.text[:min(len(f.text), f.start+18)]
	if n := strings.Index(begin, "://"); n > letters {
		f.add(n, n+len("://"))
	}
	if n := strings.IndexByte(begin, ':'); n > letters {
		end := n + 1
		for end < len(f.text) && f.text[end] == '/' {
			end++
		}
		f.add(n, end)
	}
}

// slashes adds what stands in front of two slashes without a colon, of which a letter or two
// may have been typed for it: "ftp" with "P//" of "ftpP//h".
func (f *headFinder) slashes() {
	n := strings.Index(f.text[:min(len(f.text), f.start+14)], "//")
	if n <= f.start+1 || f.text[n-1] == ':' {
		return
	}
	for _, typed := range [...]int{1, 0, 2} {
		f.add(n-typed, n+len("//"))
	}
}

// moveScheme writes the scheme that was likely meant, with its colon and slashes: "htpps//h" becomes "https://h".
func moveScheme(text string, p parts) (list []variant) {
	for _, h := range heads(text) {
		typed := nameOf(octet.LowerString(h.name))
		for _, l := range langs {
			if slips, ok := typed.slips(l.scheme); ok {
				list = h.appendMeant(list, text, l, slips)
			}
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
	return []variant{{[]Edit{{colon, colon + 1, ""}, {end, end, ":"}}, -30}}
}

// appendMeant appends the variant that writes the scheme of l for h, unless h cannot be it or is it. slips
// is the price of its name. For the "htpp//" of "htpp//h.org" it is "http://".
func (h head) appendMeant(list []variant, text string, l *lang, slips int) []variant {
	if !l.slashes && len(h.delim) > 1 && h.delim[0] != ':' && (h.delim != "//" || slips > 0) {
		return list
	}
	h = h.trimmed(l.scheme)
	delim := l.delim()
	if h.start == 0 && h.delim == delim && octet.LowerString(h.name) == l.scheme {
		return list
	}
	return append(list, variant{
		edits: edit2(Edit{0, h.start + len(h.name), l.scheme}, Edit{h.end - len(h.delim), h.end, delim}, text),
		extra: slips + delimSlips(h.delim, delim) + l.rarely - 40 + 30*h.start,
	})
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

// edit2 returns two edits without that which changes nothing. A scheme keeps its capitals where its letters
// are right: of "HTTP;//h" only the delimiter changes.
func edit2(a, b Edit, text string) (list []Edit) {
	if !strings.EqualFold(text[a.Start:a.End], a.New) {
		list = append(list, a)
	}
	if text[b.Start:b.End] != b.New {
		list = append(list, b)
	}
	return list
}
