package core

import (
	"iter"
	"strings"
)

// A Found is a URL that stands in free text.
type Found struct {
	text    string
	Span    Span // where it stands; without the wrapper, if it has one
	Wrapped bool // it stood between "<" and ">": white space in it is none of its own
}

// maxWrapped is how many octets may stand between "<" and ">". A longer stretch
// is text that happens to hold both.
const maxWrapped = 4096

// Find finds the URLs in text as the appendix of RFC 1738 recommends: those in
// angle brackets, with or without the prefix "URL:", over line breaks; and bare
// ones. It takes what looks like a URL of a known scheme, right or wrong: whether it
// is one, Parse and Check say. A scheme before "://" may be misspelt, too, as in
// "htps://host/".
//
// A bare URL begins behind any octet that is no letter or digit of US-ASCII. It ends
//   - before white space, controls, "<", ">" and the quote mark;
//   - before the bracket or quote that closes one directly before it;
//   - in other scripts, before what is no letter, mark or digit: punctuation, brackets,
//     quotes, symbols, the white space of Unicode, and octets that are no UTF-8. A sign that
//     joins the halves of a name, such as "·", is of the URL between two letters;
//   - where text goes on without a space, as far as that can be told (see below);
//
// and what punctuation it would end with then is of the sentence.
//
// No octet of another script may stand in a URL, but people write them, and browsers
// show them: "https://ja.wikipedia.org/wiki/日本語" is one URL, with octets to be encoded.
// Japanese and Chinese put no space between it and the text behind. Three things tell them
// apart. Behind a bracket that closes none of the URL's own comes text. A label that ends a host is all ASCII, or begins with another script, as
// "http://例え.jp/" and "http://例え.テスト/" do: of "http://host.com網站" only the host is URL.
// And hiragana that stands where no name begins, such as directly behind an ASCII letter
// or digit, or behind the slash after the host, is a particle of the sentence, as in
// "http://host/aを参照"; so is "を", with which no word begins, behind any ASCII. What else
// there is taken for the URL's own, rather than that "/wiki/C言語" were cut off:
// "http://host/a查看" is one URL.
func Find(text string) iter.Seq[Found] {
	return func(yield func(Found) bool) { find(text, false, yield) }
}

// FindSome finds URLs in the first part of a text of which more is to come. It
// yields those that Find would find in the whole, as far as nothing that follows
// can change them, and returns the offset in octets from which to look on: what
// begins there is wanted again, with the next piece behind it. When nothing more
// comes, Find finds those that are left.
func FindSome(text string, yield func(Found) bool) (next int) { return find(text, true, yield) }

// find is Find, and FindSome when more of text is to come.
func find(text string, more bool, yield func(Found) bool) (next int) {
	for next < len(text) {
		n := strings.IndexAny(text[next:], "<:")
		if n < 0 {
			break
		}
		at := next + n
		f, after, open := Found{text: text}, at+1, false
		if text[at] == '<' {
			f.Span, after, open = wrapped(text, at)
			f.Wrapped = f.Span.Len() > 0
		} else {
			f.Span, open = bare(text, next, at)
			after = max(after, f.Span.End)
		}
		if open && more {
			return max(next, at-maxScheme-1)
		}
		next = after
		if f.Span.Len() > 0 && !yield(f) {
			return next
		}
	}
	if !more {
		return len(text)
	}
	return max(next, len(text)-maxScheme-1) // a scheme may be on its way, and the octet before it tells where it begins
}

// wrapped returns the URL that the "<" at offset at opens, where to look next, and
// whether that is open as long as more of the text may come. Without the prefix
// "URL:" what it holds must begin like a URL, since text has angle brackets for other
// things too. Behind an empty line no URL goes on: the ">" there closes something else.
func wrapped(text string, at int) (s Span, next int, open bool) {
	start := at + 1
	n := strings.IndexAny(text[start:min(len(text), start+maxWrapped)], "<>")
	if n < 0 || text[start+n] == '<' {
		return Span{}, start, n < 0 && len(text) < start+maxWrapped
	}
	end := start + n
	s = trimSpace(text, Span{start, end})
	prefix := hasPrefixFold(s.In(text), "URL:")
	if prefix {
		s = trimSpace(text, Span{s.Start + len("URL:"), s.End})
	}
	if inside := s.In(text); hasEmptyLine(inside) || !hasScheme(inside, prefix) {
		return Span{}, start, false
	}
	return s, end + 1, false
}

// trimSpace returns a span of text without the white space at its ends.
func trimSpace(text string, s Span) Span {
	for s.Len() > 0 && classes[text[s.Start]]&whiteSpace != 0 {
		s.Start++
	}
	for s.Len() > 0 && classes[text[s.End-1]]&whiteSpace != 0 {
		s.End--
	}
	return s
}

// hasScheme reports whether s begins with a scheme: one that begins a URL, unless a prefix
// says that it is one.
func hasScheme(s string, prefix bool) bool {
	colon := strings.IndexAny(s, ":#")
	return colon > 0 && s[colon] == ':' && (prefix || beginsURL(s[:colon], s[colon:]))
}

// hasEmptyLine reports whether s has two line breaks with nothing but white space
// between them.
func hasEmptyLine(s string) bool {
	breaks := 0
	for i := range len(s) {
		switch {
		case s[i] == '\n' || s[i] == '\r' && (i+1 == len(s) || s[i+1] != '\n'):
			if breaks++; breaks > 1 {
				return true
			}
		case classes[s[i]]&whiteSpace == 0:
			breaks = 0
		}
	}
	return false
}

// bare returns the URL whose scheme ends with the colon at offset colon, and
// which begins at from or later; an empty span when there is none. It is open when
// what stands behind the end of the text, should more come, may change it.
func bare(text string, from, colon int) (s Span, open bool) {
	start := colon
	for start > from && colon-start < maxScheme && classes[text[start-1]]&schemeOctets != 0 {
		start--
	}
	if start < colon && len(text)-colon < len("://") {
		open = true
	}
	start = schemeStart(text, start, colon)
	var before byte
	if start > from {
		before = text[start-1]
	}
	if start == colon || classes[before]&AlphaDigit != 0 {
		return Span{}, open
	}
	end, cut := bareEnd(text, colon+1, before)
	open = open || cut
	end = start + len(trimSentence(text[start:end]))
	if end <= colon+1 || text[start:end] == text[start:colon]+"://" {
		return Span{}, open
	}
	return Span{start, end}, open
}

// schemeStart returns where the scheme begins that ends in front of a colon, from offset
// start on; the colon's when none does. A scheme begins a word, but a full stop or hyphen may
// stick to it.
func schemeStart(text string, start, colon int) int {
	for start < colon && !beginsURL(text[start:colon], text[colon:]) {
		n := strings.IndexAny(text[start:colon], ".-+")
		if n < 0 {
			return colon
		}
		start += n + 1
	}
	return start
}

// maxScheme is longer than the name of any known scheme.
const maxScheme = 16

// beginsURL reports whether a known scheme and what follows it look like the
// beginning of a URL. Schemes that reach a host show it by their slashes, and so do
// those that are misspelt.
func beginsURL(scheme, rest string) bool {
	n := lookup(scheme)
	switch n.scheme {
	case Mailto, News:
		return true
	}
	return strings.HasPrefix(rest, "://") && (n != &unknown || isMisspelt(scheme))
}

// isMisspelt reports whether a name that is no scheme is one misspelt. A word that is
// stuck to a scheme is none, as in "\nhttp://host/", unless the key of the first letter was
// struck twice.
func isMisspelt(name string) bool {
	if classesOf(name)&octets&^AlphaDigit != 0 {
		return false
	}
	near := misspelt(name)
	stuck := len(name) - len(near)
	return near != "" && (stuck <= 0 || !equalFold(name[stuck:], near) || stuck == 1 && lower(name[0]) == near[0])
}

// misspelt returns the name that was likely meant by one that is none: of the ten schemes, or
// https. It may hold one slip in three octets, so that "htp" is http but "xy" is nothing, or x for
// each t, as "hxxp" does, so that nobody follows it. It is "" for what is none of these, and for
// one of them over TLS: "gophers".
func misspelt(name string) string {
	const longest = 16 // no name that is meant is that long
	if len(name) > longest || name == "" || lookup(name[:len(name)-1]).scheme != Other && lower(name[len(name)-1]) == 's' {
		return ""
	}
	name = strings.ToLower(name)
	best, least := "", min(len(name)/3, 2)+1
	for _, s := range append(schemes[:10:10], &Scheme{Name: "https"}) {
		if strings.ReplaceAll(s.Name, "t", "x") == name {
			return s.Name
		}
		if d := Slips(name, s.Name); d < least {
			best, least = s.Name, d
		}
	}
	return best
}

// trimSentence takes the punctuation off that ends a sentence or closes what was
// opened before the URL. A bracket that closes one of the URL's own stays.
func trimSentence(s string) string {
	var surplus [len(closers)]int // how many more of each close than open
	for i := range surplus {
		surplus[i] = strings.Count(s, closers[i:i+1]) - strings.Count(s, openers[i:i+1])
	}
	for s != "" {
		last := s[len(s)-1]
		if i := strings.IndexByte(closers, last); i >= 0 {
			if surplus[i] <= 0 {
				break
			}
			surplus[i]--
		} else if strings.IndexByte(".,;:!?'`*_|\\", last) < 0 {
			break
		}
		s = s[:len(s)-1]
	}
	return s
}

// URL returns the URL itself, without the white space that broke it over lines
// and without its fragment. A hyphen at the end of a line is kept, though it may
// be the printer's: see Hyphens.
func (f Found) URL() string {
	whole := f.Text()
	if i := strings.IndexByte(whole, '#'); i >= 0 {
		return whole[:i]
	}
	return whole
}

// Fragment returns what follows "#", which is not part of the URL; "" when there
// is none.
func (f Found) Fragment() string {
	_, fragment, _ := strings.Cut(f.Text(), "#")
	return fragment
}

// Text returns the URL with its fragment.
func (f Found) Text() string {
	raw := f.Span.In(f.text)
	if !f.Wrapped || !strings.ContainsAny(raw, " \t\r\n") {
		return raw
	}
	var b strings.Builder
	for i := range len(raw) {
		if classes[raw[i]]&whiteSpace == 0 {
			b.WriteByte(raw[i])
		}
	}
	return b.String()
}

// Hyphens returns the offsets in Text of the hyphens that stood at the end of a
// line: each may have been added where the line was broken (appendix).
func (f Found) Hyphens() (list []int) {
	if !f.Wrapped {
		return nil
	}
	raw := f.Span.In(f.text)
	n := 0
	for i := range len(raw) {
		if classes[raw[i]]&whiteSpace != 0 {
			continue
		}
		if raw[i] == '-' && i+1 < len(raw) && classes[raw[i+1]]&Break != 0 {
			list = append(list, n)
		}
		n++
	}
	return list
}
