//go:build small

package model

// The readings of libraries and clients, and the derivation by the grammar, are computed only in the program with
// the workshop.

type (
	readerCache     struct{}
	clientCache     struct{}
	derivationCache struct{}
)
