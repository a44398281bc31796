//go:build apart

package text

// This is what a Row is in the program that a page on the web loads: most readers need one language, and what is not
// English comes in a file for each (wasm/site/texts.go).

// A Row is one text: in English, and its number in the other languages.
type Row struct {
	English string
	Number  uint16 // 0 is that of no text
}

// taken holds the texts of a language by their numbers, none where they are not there.
var taken [Chinese + 1][]string

// In returns the text in l; in English when l is not a language. A page shows none in another before it has its texts.
func (r Row) In(l Lang) string {
	if l = l.known(); r.Number > 0 && int(r.Number) < len(taken[l]) { // a file may end too early
		return taken[l][r.Number]
	}
	return r.English
}

// Has reports whether the texts in l are there.
func Has(l Lang) bool { return l == English || taken[l] != nil }

// Take takes over the texts in l, in the order of their numbers.
func Take(l Lang, texts []string) { taken[l] = texts }
