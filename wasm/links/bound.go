package links

import (
	"slices"
	"sort"
	"strings"

	"urlscope/core"
)

// A Reason says why only people can rewrite a URL: more than the URL would change, or not every reader takes it for a URL.
type Reason byte

// The reasons. If there are several, the last one counts.
const (
	Free    Reason = iota // not bound
	Prose                 // it is read and not followed: in the text of a link, unless that is its destination once more, and in titles
	Mark                  // some of its octets may be marks of the text that it stands in
	Pattern               // it may be part of a regular expression
	Program               // only a program knows what it makes of it, as of a role of reStructuredText and of "data-url"
	Heading               // the name by which others refer to a heading is made of its text
	Shared                // it is the value of an attribute of AsciiDoc, which stands wherever that is named
	Layout                // what stands beside it is as long as it is: in a drawn table, or a title over a line
	Key                   // it names a value in a file of a program
	Name                  // programs compare it octet by octet, as the name of a namespace of XML; the same name is in other documents
)

// String returns the reason in a word.
func (r Reason) String() string {
	return [...]string{"free", "prose", "mark", "pattern", "program", "heading", "shared", "layout", "key", "name"}[r]
}

// Bound returns why e is to be written in another way by people only; Free when programs may do it.
func (e Excerpt) Bound() Reason { return e.why }

// binding returns what tells yield of URLs that are bound.
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

// ofTheWeb are schemes that RFC 1738 has not and that all programs of the web read alike.
var ofTheWeb = []string{"https", "ws", "wss"}

// linking returns what tells yield of URLs that are where a link leads to, and no text.
func linking(yield func(Excerpt)) func(Excerpt) {
	return func(e Excerpt) {
		e.linked = true
		yield(e)
	}
}

// A bound says why what stands between two offsets is bound.
type bound struct {
	start, end int32
	why        Reason
}

// bind says that what is found in these octets is bound.
func (m *manuscript) bind(start, end int, why Reason) {
	m.bounds = append(m.bounds, bound{int32(start), int32(end), why})
}

// setBound gives each excerpt, all in order, the reason why it is bound. Headings and prose do not bind the destinations of
// links.
func (m *manuscript) setBound(list []Excerpt) {
	slices.SortFunc(m.bounds, func(a, b bound) int { return int(a.start - b.start) })
	for _, b := range m.bounds {
		first := sort.Search(len(list), func(i int) bool { return list[i].Offset(0) >= int(b.start) })
		if first > 0 && list[first-1].Offset(len(list[first-1].Text)) > int(b.start) { // it goes on here
			first--
		}
		for i := first; i < len(list) && list[i].Offset(0) < int(b.end); i++ {
			if isText := b.why == Heading || b.why == Prose; !isText || !list[i].linked {
				list[i].why = max(list[i].why, b.why)
			}
		}
	}
}
