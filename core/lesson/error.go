package lesson

import (
	"strconv"
	"strings"

	"urlscope/core/text"
)

// An Error is a mistake in a file or a link. Its Fault says what to do.
type Error struct {
	file string
	line int    // from 1; 0 for the whole file, or a link
	Key  string // name of the field in files; "" for none
	nth  int    // index among the fields of that name
	Why  Why
	More string // the limit, or the wrong text
	*text.Fault
}

// A Why is the reason of an Error.
type Why uint8

// The reasons. A link of WhyVersion also has a Lesson with its title and text.
const (
	WhyVersion Why = iota // another version of the format
	WhyTooLong            // a field, or the whole, exceeds its limit
	WhyTooMany            // too many fields of one name
	WhyMissing            // a field is missing
	WhyNotUTF8            // a field is not UTF-8
	WhyBroken             // a field has wrong content
)

// Error returns the message in English, with the place first, as compilers do.
func (e *Error) Error() string {
	s := ""
	if e.file != "" {
		s = e.file + ":"
		if e.line > 0 {
			s += strconv.Itoa(e.line) + ":"
		}
		s += " "
	}
	if e.Key != "" {
		s += e.Key + ": "
	}
	return s + e.Fault.Error()
}

// broken returns the error for a field whose content has a fault.
func broken(key string, err error) *Error {
	f, _ := err.(*text.Fault) // package goal returns only *text.Fault
	return &Error{Key: key, Why: WhyBroken, Fault: f}
}

// Errors lists the errors of a file.
type Errors []*Error

// Error returns the messages, one a line.
func (list Errors) Error() string {
	all := make([]string, len(list))
	for i, e := range list {
		all[i] = e.Error()
	}
	return strings.Join(all, "\n")
}
