// Package piece takes apart decoded text in other languages that URLs carry: gopher+ strings and mail addresses.
package piece

// A Piece is a run of octets with a meaning of its own. It begins where the one before it
// ends.
type Piece struct {
	Kind string
	End  int
}
