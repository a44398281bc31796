package lesson

// Version is the version of the format of files and links.
const version = "1"

// A key is a field of a lesson: its name in a file, its letter in a link, and how much there may
// be of it.
type key struct {
	name   string
	letter string // "" for what only a file has
	octets int    // of one
	many   int    // how many there may be

	text func(*Lesson) *string   // where it is kept, of a field that is text and nothing else
	list func(*Lesson) *[]string // and of one that there may be more of
}

// The limits of links. What is packed is unpacked no further than to the second.
const (
	maxLink     = 8 << 10
	maxUnpacked = 16 << 10
	maxURL      = 2 << 10
)

// keys lists the fields, in the order in which they are written.
var keys = [...]key{
	{name: "title", letter: "t", octets: 120, many: 1, text: func(l *Lesson) *string { return &l.Title }},
	{name: "lang", letter: "l", octets: 35, many: 1},
	{name: "text", letter: "x", octets: 2000, many: 1, text: func(l *Lesson) *string { return &l.Text }},
	{name: "start", letter: "u", octets: maxURL, many: 1, text: func(l *Lesson) *string { return &l.Start }},
	{name: "goal", letter: "g", octets: 200, many: 12},
	{name: "hint", letter: "h", octets: 300, many: 2, list: func(l *Lesson) *[]string { return &l.Hints }},
	{name: "wrong", letter: "w", octets: 300, many: 6},
	{name: "next", letter: "n", octets: 3, many: 1, text: func(l *Lesson) *string { return &l.Next }},
	{name: "solution", octets: maxURL, many: 6, list: func(l *Lesson) *[]string { return &l.Solutions }},
	{name: "mistake", octets: maxURL, many: 6, list: func(l *Lesson) *[]string { return &l.Mistakes }},
}

// keyOf returns the key of a field by its name, "start" say; nil for none.
func keyOf(name string) *key {
	for i := range keys {
		if keys[i].name == name {
			return &keys[i]
		}
	}
	return nil
}

// Limit returns how many octets a field may have, and how many of it there may be: 300 and 2 for
// "hint".
func Limit(name string) (octets, many int) {
	k := keyOf(name)
	return k.octets, k.many
}

// keyOfLetter returns the key of a field by its letter in a link, "u" for the start; nil for none.
func keyOfLetter(letter string) *key {
	for i := range keys {
		if keys[i].letter == letter && letter != "" {
			return &keys[i]
		}
	}
	return nil
}
