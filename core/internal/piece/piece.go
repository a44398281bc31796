// Package piece takes apart what URLs bring of other languages, once it is decoded:
// gopher+ strings and addresses of mail.
package piece

// A Piece is a run of octets with a meaning of its own. It begins where the one before it
// ends.
type Piece struct {
	Kind string
	End  int
}
