//go:build !apart

package text

// A Row is one text in every language, in the order of [Langs].
type Row [Chinese + 1]string

// In returns the text in l, or in English if l is not a language.
func (r Row) In(l Lang) string { return r[l.known()] }

// Has reports whether the texts in l are loaded. They always are, except in the program of the web page
// (row_apart.go).
func Has(l Lang) bool { return true }

// Load loads the texts in l. It does nothing, except in the program of the web page.
func Load(l Lang, texts []string) {}
