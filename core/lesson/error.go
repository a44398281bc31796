package lesson

import (
	"errors"
	"strconv"
)

// An Error says what is wrong with a file or a link, and what to do.
type Error struct {
	File string
	Line int    // from 1; 0 for the whole, or a link
	Key  string // of the field, as files name it; "" for none
	Why  Why
	More string // the limit, or what else there is to say
}

// A Why is the reason of an Error.
type Why uint8

// The reasons. With AnotherVersion comes a Lesson that has nothing but what can be shown.
const (
	AnotherVersion Why = iota // it is not of this version
	TooLong                   // a field, or the whole, is longer than it may be
	TooMany                   // there are more of a field than there may be
	Missing                   // a field is not there
	NotUTF8                   // a field is no text
	Broken                    // a field does not say what it should
)

// Error says it in English, with the place in front, as compilers do.
func (e *Error) Error() string {
	s := ""
	if e.File != "" {
		s = e.File + ":"
		if e.Line > 0 {
			s += strconv.Itoa(e.Line) + ":"
		}
		s += " "
	}
	if e.Key != "" {
		s += e.Key + ": "
	}
	return s + e.reason()
}

func (e *Error) reason() string {
	switch e.Why {
	case AnotherVersion:
		return "it is not of version " + Version + " of the format, which begins with \"lesson " + Version + "\": it is not run"
	case TooLong:
		return "it is longer than " + e.More + " octets: shorten it"
	case TooMany:
		return "there are more than " + e.More + ": leave some out"
	case Missing:
		return "it is missing: add " + e.More
	case NotUTF8:
		return "it is not UTF-8, which all of a lesson is"
	}
	return e.More
}

// Errors is all that is wrong with a file; nil when nothing is.
type Errors []*Error

// Error says all, a line each.
func (list Errors) Error() string {
	var all []error
	for _, e := range list {
		all = append(all, e)
	}
	return errors.Join(all...).Error()
}
