package fact

import (
	"strings"

	"urlscope/core/octet"
)

// A Finder returns the start and end of the first match in a part of a URL, or 0 and 0.
type Finder func(part string) (start, end int)

// All appends all matches to list.
func (f Finder) All(list []octet.Span, part string) []octet.Span {
	return f.from(list, part, func(string) int { return 0 })
}

// First appends the first match, or, if the part is a path, the first match of each segment.
func (f Finder) First(list []octet.Span, part string, isPath bool) []octet.Span {
	return f.from(list, part, func(rest string) int {
		if n := strings.IndexByte(rest, '/'); n >= 0 && isPath {
			return n
		}
		return len(rest)
	})
}

// from appends matches. After each one it skips the octets that leave returns.
func (f Finder) from(list []octet.Span, part string, leave func(rest string) int) []octet.Span {
	for at := 0; at < len(part); {
		start, end := f(part[at:])
		if end == 0 {
			break
		}
		list = append(list, octet.Span{Start: at + start, End: at + end})
		at += end
		at += leave(part[at:])
	}
	return list
}
