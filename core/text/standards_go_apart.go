//go:build apart

package text

// Nobody can ask net/url in the program that a page on the web loads (standards/golang_apart.go).
var goTexts []clauseText
