//go:build apart

package text

// This is what a Row is in the program that a page on the web loads: most readers need one language, and what is not
// English comes in a file for each, as does what is English and needed only when something is opened (wasm/site/texts.go).

// A Row is one text: in English, and its number in the other languages.
type Row struct {
	English string // "" where that comes later, too
	Number  uint16 // 0 is that of no text
}

// taken holds the texts of a language by their numbers, none where they are not there.
var taken [Chinese + 1][]string

// lacking stands for a text that has not come.
const lacking = "…"

// In returns the text in l; in English when l is not a language. A page shows none in another before it has its texts.
func (r Row) In(l Lang) string {
	l = l.known()
	switch {
	case !Has(l):
		return r.In(English)
	case r.Number == 0 || l == English && r.English != "":
		return r.English
	case int(r.Number) < len(taken[l]):
		return taken[l][r.Number]
	case taken[l] == nil: // and not a file that ends too early
		onLack()
	}
	return lacking
}

var onLack = func() {}

// OnLack has f called whenever a text is asked for that has not come yet; "…" stands for it.
func OnLack(f func()) { onLack = f }

// Has reports whether the texts in l are there.
func Has(l Lang) bool { return l == English || taken[l] != nil }

// HasLater reports whether the texts in l are there that are needed only when something is opened.
func HasLater(l Lang) bool { return taken[l.known()] != nil }

// Take takes over the texts in l, in the order of their numbers; in English only those that come later, whose numbers are the first.
func Take(l Lang, texts []string) { taken[l.known()] = texts }
