//go:build apart

package text

// The program of the web page does not have net/url (standards/golang_apart.go).
var goTexts []clauseText
