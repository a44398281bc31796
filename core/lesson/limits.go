package lesson

// version is the version of the format of files and links.
const version = "1"

// A key describes a field of a lesson.
type key struct {
	name   string
	letter string // in a link; "" for a field of files only
	octets int    // largest size of a value
	many   int    // largest number of values

	text func(*Lesson) *string   // the place of a single text
	list func(*Lesson) *[]string // the place of several texts
}

// Limits of links, in octets. Unpacking stops at maxUnpacked.
const (
	maxLink     = 8 << 10
	maxUnpacked = 16 << 10
	maxURL      = 2 << 10
)

// keys lists the fields in the order of files and links.
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

// keyOf returns the key of that name, or nil.
func keyOf(name string) *key {
	return keyWhere(func(k *key) bool { return k.name == name })
}

func keyWhere(is func(*key) bool) *key {
	for i := range keys {
		if is(&keys[i]) {
			return &keys[i]
		}
	}
	return nil
}

// Limit returns how many octets a field can have, and how many fields of that name there can be: 300 and 2 for
// "hint". It returns 0 and 0 for any other name.
func Limit(name string) (octets, many int) {
	if k := keyOf(name); k != nil {
		return k.octets, k.many
	}
	return 0, 0
}

// keyOfLetter returns the key with that letter, or nil.
func keyOfLetter(letter string) *key {
	return keyWhere(func(k *key) bool { return k.letter == letter && letter != "" })
}
