package clients

import (
	"strings"

	"urlscope/core/octet"
)

// The ways to read a typecode. Each returns the path without it, and the letter.

// typeAnywhere takes all behind the first ";type=" for one, of which only the first letter counts.
func typeAnywhere(path text) (text, byte, Does) {
	i := strings.Index(path.string(), ";type=")
	if i < 0 {
		return path, 0, Sends
	}
	code := path[i+len(";type="):]
	switch {
	case code.begins("aA"):
		return path[:i], 'a', Sends
	case code.begins("dD"):
		return path[:i], 'd', Sends
	}
	return path[:i], 'i', Sends
}

// typeOfParams takes all behind the first semicolon for parameters, and any letter for a type.
func typeOfParams(path text) (text, byte, Does) {
	path, params, ok := path.cut(";")
	if ok && len(params) > len("type=") && octet.HasPrefixFold(params.string(), "type=") {
		return path, octet.Lower(params[len("type=")].Value), Sends
	}
	return path, 0, Sends
}

// typeAtEnd takes ";type=" with a letter of the RFC at the end for a typecode, in either case, and all else for a part of the name.
func typeAtEnd(path text) (text, byte, Does) {
	if i := path.last(";"); i >= 0 && len(path) == i+len(";type=a") {
		if s := octet.LowerString(path[i:].string()); s == ";type=a" || s == ";type=i" || s == ";type=d" {
			return path[:i], s[len(";type=")], Sends
		}
	}
	return path, 0, Sends
}

// typeOrNothing is typeAtEnd, and refuses whatever else is behind a semicolon.
func typeOrNothing(path text) (text, byte, Does) {
	path, code, _ := typeAtEnd(path)
	if code == 0 && path.last(";") >= 0 {
		return path, 0, Refuses
	}
	return path, code, Sends
}

// typeOfAttributes takes what stands between semicolons for attributes, of which the last type counts.
func typeOfAttributes(path text) (text, byte, Does) {
	list := path.split(";")
	code := byte(0)
	for _, t := range list[1:] {
		name, value, ok := t.cut("=")
		if ok && octet.EqualFold(name.string(), "type") && len(value) == 1 && value.begins("aAiIdD") {
			code = octet.Lower(value[0].Value)
		}
	}
	return list[0], code, Sends
}

// typeOfSegment takes what is behind the semicolon of each segment away. Only "type=a" behind the last one does something.
func typeOfSegment(path text) (text, byte, Does) {
	list := path.split("/")
	code := byte(0)
	for i, t := range list {
		params := t.split(";")
		if list[i] = params[0]; len(list[i]) == 0 {
			continue
		}
		code = 0
		for _, s := range params[1:] {
			if s, ok := strings.CutPrefix(s.string(), "type="); ok {
				code = 'i'
				if s == "a" {
					code = 'a'
				}
			}
		}
	}
	return join(list, "/"), code, Sends
}
