package links

import (
	"slices"
	"sort"
	"strings"

	"urlscope/core"
)

// A Reason tells why a URL is bound, which means that a program must not rewrite it: other text would have to
// change with it, or some readers do not take it for a URL.
type Reason byte

// The reasons. If there are several, the last one counts.
const (
	Free    Reason = iota // not bound
	Prose                 // it is read and not followed: a title, or the text of a link to another URL
	Mark                  // some of its octets may be markup
	Pattern               // it may be part of a regular expression
	Program               // only a program knows its meaning, as in a role of reStructuredText or in "data-url"
	Heading               // the anchor of a heading is made from it
	Shared                // it is the value of an AsciiDoc attribute, which is used elsewhere in the document
	Layout                // its length matters for the layout: in a drawn table, or in an underlined title
	Key                   // it is a key in a data file
	Name                  // programs compare it octet by octet, as an XML namespace, and other documents have the same name
)

// String returns the reason as a word.
func (r Reason) String() string {
	return [...]string{"free", "prose", "mark", "pattern", "program", "heading", "shared", "layout", "key", "name"}[r]
}

// Bound returns why only people should rewrite e, or Free if programs may.
func (e Excerpt) Bound() Reason { return e.why }

// binding returns a function that binds a URL and calls yield with it.
func binding(yield func(Excerpt), why Reason) func(Excerpt) {
	return func(e Excerpt) {
		e.why = max(e.why, why)
		yield(e)
	}
}

// bindingOpaque returns a function that calls yield, and first marks as bound the URLs whose scheme only its own programs
// know. It is neither a scheme of RFC 1738 or of the web, nor a misspelt one: "jdbc:h2:~/a", "chrome://a^b", "git://h/~joe".
// Such a program need not decode escapes (RFC 3986, 2.4).
func bindingOpaque(yield func(Excerpt)) func(Excerpt) {
	return func(e Excerpt) {
		scheme, _, ok := strings.Cut(e.Text, ":")
		if ok && core.LookupScheme(scheme).Name == "" && !isNearWeb(strings.ToLower(scheme)) && !slices.Contains(ofTheWeb, strings.ToLower(scheme)) {
			e.why = max(e.why, Program)
		}
		yield(e)
	}
}

// ofTheWeb are schemes that are not in RFC 1738 and that all programs of the web read alike.
var ofTheWeb = []string{"https", "ws", "wss"}

// linking returns a function that marks a URL as the destination of a link and calls yield with it.
func linking(yield func(Excerpt)) func(Excerpt) {
	return func(e Excerpt) {
		e.linked = true
		yield(e)
	}
}

// A bound is a range of the document whose URLs are bound, with the reason.
type bound struct {
	start, end int32
	why        Reason
}

// bind binds the URLs in a range.
func (m *manuscript) bind(start, end int, why Reason) {
	m.bounds = append(m.bounds, bound{int32(start), int32(end), why})
}

// setBound gives each excerpt, all in order, the reason why it is bound. Headings and prose do not bind the destinations of
// links.
func (m *manuscript) setBound(list []Excerpt) {
	slices.SortFunc(m.bounds, func(a, b bound) int { return int(a.start - b.start) })
	for _, b := range m.bounds {
		first := sort.Search(len(list), func(i int) bool { return list[i].Offset(0) >= int(b.start) })
		if first > 0 && list[first-1].Offset(len(list[first-1].Text)) > int(b.start) { // the URL continues in this range
			first--
		}
		for i := first; i < len(list) && list[i].Offset(0) < int(b.end); i++ {
			if isText := b.why == Heading || b.why == Prose; !isText || !list[i].linked {
				list[i].why = max(list[i].why, b.why)
			}
		}
	}
}
