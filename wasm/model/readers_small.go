//go:build small

package model

// What libraries and clients make of the text is worked out by the program that has the workshop.

type (
	readerCache struct{}
	clientCache struct{}
)
