//go:build small

package model

// What libraries and clients make of the text, and how the grammar derives it, is worked out by the program that has the workshop.

type (
	readerCache     struct{}
	clientCache     struct{}
	derivationCache struct{}
)
