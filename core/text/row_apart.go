//go:build apart

package text

// In the program of the web page a Row has only the English text, because most readers need one language. The texts
// of each other language are in a file that the page loads (wasm/site/texts.go).

// A Row is one text: in English, and its number in the files of the other languages.
type Row struct {
	English string
	Number  uint16 // 0 if there is no text
}

// loaded are the loaded texts of each language, by number.
var loaded [Chinese + 1][]string

// In returns the text in l, or in English if l is not a language or its texts are not loaded.
func (r Row) In(l Lang) string {
	if l = l.known(); r.Number > 0 && int(r.Number) < len(loaded[l]) { // a file may be cut short
		return loaded[l][r.Number]
	}
	return r.English
}

// Has reports whether the texts in l are loaded.
func Has(l Lang) bool { return l == English || loaded[l] != nil }

// Load loads the texts in l, in the order of their numbers.
func Load(l Lang, texts []string) { loaded[l] = texts }
