package wire

import (
	"urlscope/core"
	"urlscope/core/octet"
)

// A Beginning is one of the ways in which the path of an FTP URL may begin, which section 3.2.2 explains: where
// the login lands, at the root, which takes a "%2F", or behind an empty name, which is a CWD with a null
// argument.
type Beginning uint8

// The beginnings: "/etc/motd", "/%2Fetc/motd" and "//etc/motd".
const (
	BeginningLogin Beginning = iota
	BeginningRoot
	BeginningNull
)

var beginnings = [...]string{BeginningLogin: "", BeginningRoot: "%2F", BeginningNull: "/"}

// Beginnings returns how the path of an FTP URL begins and, for each beginning, the edit that gives it to the
// path. The edit of the present beginning changes nothing. Beginnings returns false if u is not an FTP URL with a
// name in its path, or is in a wrapper that drops white space.
func Beginnings(u *core.URL) (current Beginning, edits [3]core.Edit, ok bool) {
	names := list(u, core.Fsegment)
	if u.Reading() != core.FTP || u.Unfolded() != nil || len(names) == 0 {
		return 0, edits, false
	}
	first, last := names[0], names[len(names)-1]
	begin := core.Span{Start: first.Start, End: first.Start}
	switch text := first.In(u.Source()); {
	case text == "" && last.End > first.End:
		current, begin.End = BeginningNull, begin.End+len("/")
	case octet.IsEscape(text, 0) && octet.Value(text, 0) == '/':
		current, begin.End = BeginningRoot, begin.End+len("%2F")
	}
	for b, text := range beginnings {
		edits[b] = core.Edit{Span: begin, New: text}
	}
	edits[current].New = begin.In(u.Source()) // as it is written, "%2f" too
	return current, edits, last.End > begin.End
}
