// Package prose finds URLs in free text. It knows only the schemes that its caller passes.
package prose

import (
	"strings"

	"urlscope/core/octet"
)

// A Place is the position of a URL in a text, without a wrapper.
type Place struct {
	Start, End int
	Wrapped    bool // it stands between "<" and ">"
}

// Schemes tells what begins a URL, and what ends its host.
type Schemes struct {
	Longest int                            // no name is longer
	Begin   func(scheme, rest string) bool // whether a scheme and what follows it, from its colon on, do

	// EndsHost tells whether a comma or semicolon ends the URL whose scheme and host stand before it, when such a word follows, and
	// the rest.
	EndsHost func(scheme, host string, mark byte, word, rest string) bool
}

// maxWrapped is the largest distance between "<" and ">" in octets. A longer stretch is text that happens to hold
// both.
const maxWrapped = 4096

// whiteSpace is the white space that a line break brings.
const whiteSpace = " \t\r\n"

// Find yields the URLs of a text. If more text is to come, it yields only those that no further text can change,
// and returns the offset from which to look on.
func Find(text string, more bool, schemes Schemes, yield func(Place) bool) (next int) {
	f := finder{text, schemes}
	for next < len(text) {
		n := strings.IndexAny(text[next:], "<:")
		if n < 0 {
			break
		}
		at := next + n
		var place Place
		var after int
		var open bool
		if text[at] == '<' {
			place, after, open = f.wrapped(at)
		} else {
			place, after, open = f.bare(next, at)
		}
		if open && more {
			return max(next, at-schemes.Longest-maxFront)
		}
		next = after
		if place.Start < place.End && !yield(place) {
			return next
		}
	}
	if !more {
		return len(text)
	}
	return max(next, len(text)-schemes.Longest-maxFront) // a scheme may be on its way, and what is before it tells where it begins
}

// maxFront is the number of octets before a URL that matter for its bounds: the two brackets of
// "[[http://h/|x]]".
const maxFront = 2

// A finder finds URLs in a text. Its methods return a place, which is empty if none was found, the offset where to look
// next, and whether the result is open: more text may change it.
type finder struct {
	text    string
	schemes Schemes
}

// wrapped returns the URL that the "<" at offset at opens: "http://h/" in "<URL:http://h/>". Without the prefix
// "URL:" the text must begin like a URL, because angle brackets have other uses. An empty line ends the search: a
// ">" behind it closes something else.
func (f *finder) wrapped(at int) (p Place, next int, open bool) {
	start := at + 1
	window := f.text[start:min(len(f.text), start+maxWrapped)]
	n := strings.IndexAny(window, "<>")
	if n < 0 || window[n] == '<' {
		return Place{}, start, n < 0 && len(window) < maxWrapped
	}
	inside := strings.Trim(window[:n], whiteSpace)
	prefix := len(inside) >= len("URL:") && strings.EqualFold(inside[:len("URL:")], "URL:")
	if prefix {
		inside = strings.TrimLeft(inside[len("URL:"):], whiteSpace)
	}
	if hasEmptyLine(inside) || !f.hasScheme(inside, prefix) {
		return Place{}, start, false
	}
	end := start + len(strings.TrimRight(window[:n], whiteSpace))
	return Place{end - len(inside), end, true}, start + n + 1, false
}

// hasScheme reports whether s begins with a scheme. With the prefix "URL:" before it, any name counts; otherwise
// it must begin a URL.
func (f *finder) hasScheme(s string, prefix bool) bool {
	colon := strings.IndexAny(s, ":#")
	return colon > 0 && s[colon] == ':' && (prefix || f.schemes.Begin(s[:colon], s[colon:]))
}

// hasEmptyLine reports whether s has two line breaks with only white space between them.
func hasEmptyLine(s string) bool { return strings.Contains(breaksOnly.Replace(s), "\n\n") }

// breaksOnly writes all line breaks in one way and removes other white space.
var breaksOnly = strings.NewReplacer("\r\n", "\n", "\r", "\n", " ", "", "\t", "")

// bare returns the URL whose scheme ends with the colon at offset colon and that begins at from or later.
func (f *finder) bare(from, colon int) (p Place, next int, open bool) {
	text, next := f.text, colon+1
	word := f.wordBefore(from, colon)
	open = word < colon && len(text)-colon < len("://")
	start := f.schemeStart(word, colon)
	front := text[max(from, start-maxFront):start]
	if start == colon || front != "" && octet.IsAlphaDigit(front[len(front)-1]) {
		return Place{}, next, open
	}
	end, cut := f.bareEnd(start, next, front)
	url := trimSentence(text[start:end])
	if strings.HasSuffix(front, "~") { // "~~http://h/~~" is struck through
		url = trimSentence(strings.TrimRight(url, "~"))
	}
	if scheme := text[start:next]; len(url) <= len(scheme) || url == scheme+"//" {
		return Place{}, next, open || cut
	}
	end = start + len(url)
	return Place{Start: start, End: end}, end, open || cut
}

// wordBefore returns the start of the octets before a colon that may be a scheme, at from or later.
func (f *finder) wordBefore(from, colon int) int {
	from = max(from, colon-f.schemes.Longest)
	for colon > from && isSchemeOctet(f.text[colon-1]) {
		colon--
	}
	return colon
}

// schemeStart returns the start of the scheme that ends at a colon, at start or later, or the colon's offset if no
// scheme ends there. A scheme begins a word, but a full stop or hyphen can stick to it, as in ".http://h/".
func (f *finder) schemeStart(start, colon int) int {
	for start < colon && !f.schemes.Begin(f.text[start:colon], f.text[colon:]) {
		n := strings.IndexAny(f.text[start:colon], ".-+")
		if n < 0 {
			return colon
		}
		start += n + 1
	}
	return start
}

// isSchemeOctet reports whether a scheme may hold b (section 2.1).
func isSchemeOctet(b byte) bool { return octet.ClassOf(b)&octet.Scheme != 0 }

// trimSentence removes the punctuation that ends a sentence: "http://h/a." becomes "http://h/a". An opening
// bracket at the end holds nothing and belongs to the sentence, too. A bracket that closes one of the URL stays.
func trimSentence(s string) string { return strings.TrimRight(s, sentenceMarks+"([") }
