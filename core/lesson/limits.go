package lesson

// Version is the version of the format of files and links.
const Version = "1"

// A key is a field of a lesson: its name in a file, its letter in a link, and how much there may
// be of it.
type key struct {
	name   string
	letter string // "" for what only a file has
	octets int    // of one
	many   int    // how many there may be
}

// The limits of links. What is packed is unpacked no further than to the second.
const (
	MaxLink     = 8 << 10
	maxUnpacked = 16 << 10
	maxURL      = 2 << 10
)

// keys lists the fields, in the order in which they are written.
var keys = [...]key{
	{"title", "t", 120, 1},
	{"lang", "l", 35, 1},
	{"text", "x", 2000, 1},
	{"start", "u", maxURL, 1},
	{"goal", "g", 200, 12},
	{"hint", "h", 300, 2},
	{"wrong", "w", 300, 6},
	{"next", "n", 3, 1},
	{"solution", "", maxURL, 6},
	{"mistake", "", maxURL, 6},
}

func keyOf(name string) *key {
	for i := range keys {
		if keys[i].name == name {
			return &keys[i]
		}
	}
	return nil
}

func keyOfLetter(letter string) *key {
	for i := range keys {
		if keys[i].letter == letter && letter != "" {
			return &keys[i]
		}
	}
	return nil
}
