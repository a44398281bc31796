//go:build !apart

package text

// A Row is one text, in every language: those of [Langs], in their order.
type Row [Chinese + 1]string

// In returns the text in l; in English when l is not a language.
func (r Row) In(l Lang) string { return r[l.known()] }

// Has reports whether the texts in l are there, which they are: only the page on the web is built without those of
// other languages than English (row_apart.go).
func Has(l Lang) bool { return true }

// Take takes over the texts in l, which only that page lacks to begin with; elsewhere it does nothing.
func Take(l Lang, texts []string) {}
