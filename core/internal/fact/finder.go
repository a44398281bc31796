package fact

import "strings"

// A Finder returns where the first of what it finds begins and ends in a part of a URL; both are 0 for none.
type Finder func(part string) (start, end int)

// At is where something was found, in octets from the beginning of the part.
type At struct{ Start, End int }

// All appends all that is found: of Twice in "%2520%2520" 0 to 5 and 5 to 10.
func (f Finder) All(list []At, part string) []At {
	return f.from(list, part, func(string) int { return 0 })
}

// First appends the first that is found, or when the part is a path the first of each segment: of Twice in
// "%2520%2520/%2520" 0 to 5 and 11 to 16.
func (f Finder) First(list []At, part string, isPath bool) []At {
	return f.from(list, part, func(rest string) int {
		if n := strings.IndexByte(rest, '/'); n >= 0 && isPath {
			return n
		}
		return len(rest)
	})
}

// from appends what is found, each time past what is to be left out of the rest.
func (f Finder) from(list []At, part string, leave func(rest string) int) []At {
	for at := 0; at < len(part); {
		start, end := f(part[at:])
		if end == 0 {
			break
		}
		list = append(list, At{at + start, at + end})
		at += end
		at += leave(part[at:])
	}
	return list
}
