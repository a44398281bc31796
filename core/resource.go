package core

import (
	"bytes"
	"strconv"

	"urlscope/core/octet"
)

// This file tells which URLs name the same resource, part by part. Fixes keep the resource, and comparisons use it.

// An Idle tells why a token can be left out without changing the resource, such as a default port. It is "" for a
// token that is needed.
type Idle string

// The ways to be idle.
const (
	IdleAround    Idle = "around"        // a wrapper, or white space (appendix): the "<" of "<http://h/>"
	IdlePort      Idle = "port-default"  // the port of the scheme (section 3.1): the "80" of "http://h:80/"
	IdleLaterPort Idle = "port-later"    // the port of a scheme that came later: the "443" of "https://h:443/"
	IdleEmptyPath Idle = "path-default"  // the path of http (section 3.3), which is empty in "http://h/"
	IdleType      Idle = "gtype-default" // type and selector of a menu (section 3.4.1): the "1" of "gopher://h/1"
)

// AppendMeaning appends the decoded meaning of token i of Tokens to dst, and tells why the token can be left out: "80"
// and IdlePort for the port of "http://h:080/".
func (u *URL) AppendMeaning(dst []byte, i int) (value []byte, idle Idle) {
	if i < 0 || i >= len(u.Tokens()) {
		return dst, ""
	}
	value = u.valueOf(dst[len(dst):], &u.Tokens()[i])
	idle = u.idleAt(i, value) // before value, which may lie behind dst, moves
	return append(dst, value...), idle
}

// valueOf appends the decoded meaning of a token to dst. Scheme and host ignore case (section 2.1, RFC 1034), a
// port is a number, and an empty host in a file URL is the local one (section 3.10).
func (u *URL) valueOf(dst []byte, t *Token) []byte {
	value := octet.AppendDecoded(dst, t.In(u.src))
	switch t.Part {
	case SchemeName, Ftptype:
		octet.ToLower(value)
	case Host:
		octet.ToLower(value)
		if u.reading == File && string(value) == "localhost" {
			return value[:0]
		}
	case Addr:
		octet.ToLower(value[bytes.LastIndexByte(value, '@')+1:])
	case Port:
		if n := bytes.TrimLeft(value, "0"); len(n) > 0 {
			return n
		}
	}
	return value
}

// idleAt tells why token i, whose meaning is value, can be left out: a default port (section 3.1), white space
// and a wrapper around the URL (appendix), the slash of http (section 3.3), the default type and selector of a
// gopher URL (section 3.4.1).
func (u *URL) idleAt(i int, value []byte) Idle {
	t := &u.Tokens()[i]
	switch raw := t.In(u.src); {
	case t.Part == Stray && (i == 0 && isAround(raw) || t.Start >= u.end):
		return IdleAround
	case t.Part == Port:
		return u.idlePort(string(value))
	case t.Part == Hsegment && u.isEmptyPath(i):
		return IdleEmptyPath
	case u.isMenu(i), u.isMenu(i - 1):
		return IdleType
	}
	return ""
}

// idlePort tells why a port can be left out, or returns "".
func (u *URL) idlePort(port string) Idle {
	switch {
	case port == strconv.Itoa(u.reading.Port):
		return IdlePort
	case port == strconv.Itoa(u.DefaultPort()):
		return IdleLaterPort
	}
	return ""
}

// isEmptyPath reports whether token i is the whole path, is empty, and ends the URL.
func (u *URL) isEmptyPath(i int) bool {
	list := u.Tokens()
	return list[i].Len() == 0 && !u.Has(Search) && (i < 2 || list[i-2].Part != Hsegment) &&
		(i+2 >= len(list) || list[i+2].Part != Hsegment)
}

// isMenu reports whether token i is the type of a menu and the selector behind it is empty.
func (u *URL) isMenu(i int) bool {
	list := u.Tokens()
	return i >= 0 && list[i].Part == Gtype && string(octet.AppendDecoded(nil, list[i].In(u.src))) == "1" && i+1 < len(list) &&
		list[i+1].Part == Selector && list[i+1].Len() == 0
}
