package lesson

import (
	"strconv"
	"strings"

	"urlscope/core/text"
)

// An Error says what is wrong with a file or a link, and what to do.
type Error struct {
	file string
	line int    // from 1; 0 for the whole, or a link
	Key  string // of the field, as files name it; "" for none
	nth  int    // of the fields of that name, from 0
	Why  Why
	More string // the limit, or what was written
	*text.Fault
}

// A Why is the reason of an Error.
type Why uint8

// The reasons. With AnotherVersion comes a Lesson that has nothing but what can be shown.
const (
	AnotherVersion Why = iota // it is not of this version
	TooLong                   // a field, or the whole, is longer than it may be
	TooMany                   // there are more of a field than there may be
	Missing                   // a field is not there
	NotUTF8                   // a field is not text
	Broken                    // a field does not say what it should
)

// Error says it in English, with the place in front, as compilers do.
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

// broken returns the error that a fault is with a field.
func broken(key string, err error) *Error {
	f, _ := err.(*text.Fault) // the errors of goal are none else
	return &Error{Key: key, Why: Broken, Fault: f}
}

// Errors is all that is wrong with a file; nil when nothing is.
type Errors []*Error

// Error says all, a line each.
func (list Errors) Error() string {
	all := make([]string, len(list))
	for i, e := range list {
		all[i] = e.Error()
	}
	return strings.Join(all, "\n")
}
