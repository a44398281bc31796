package core

import (
	"bytes"
	"strconv"

	"urlscope/core/internal/octet"
)

// This file says what the parts of a URL mean: by that a fix keeps the resource, and two URLs are compared.

// An Idle says by what a token means nothing, or what RFC 1738 itself would say without it; "" when it is wanted.
type Idle string

// The ways to be idle.
const (
	IdleAround    Idle = "around"        // a wrapper, or white space (appendix): the "<" of "<http://h/>"
	IdlePort      Idle = "port-default"  // the port of the scheme (section 3.1): the "80" of "http://h:80/"
	IdleLaterPort Idle = "port-later"    // that of a scheme that came later: the "443" of "https://h:443/"
	IdleEmptyPath Idle = "path-default"  // the path of http (section 3.3), which is empty in "http://h/"
	IdleType      Idle = "gtype-default" // type and selector of a menu (section 3.4.1): the "1" of "gopher://h/1"
)

// meaning returns the decoded parts of u, in order, each behind its length, and what stands there
// besides: a fragment, or what is out of place. URLs with the same name the same resource, as
// "http://h/%61" and "HTTP://H:80/a" do. What says what RFC 1738 itself makes of its absence is left
// out. What is read by another scheme names another resource: "pher://gopher.h.org" is read as one of gopher, and with a
// blank in front of it as one of a scheme that nobody knows.
func (u *URL) meaning() string {
	if u.folded != nil {
		return u.folded.url.meaning()
	}
	var list, value []byte
	if u.reading != nil { // by which the parts were told apart
		list = append(list, u.reading.Name...)
	}
	for i, t := range u.Tokens() {
		var idle Idle
		if value, idle = u.meansAt(value[:0], i); t.Part != Delim && (idle == "" || idle == IdleLaterPort) {
			list = append(strconv.AppendInt(append(list, byte(t.Part)), int64(len(value)), 10), ' ')
			list = append(list, value...)
		}
	}
	return string(list)
}

// Meaning returns what token i of Tokens means, decoded, and by what it means nothing, or goes without saying: "80" and
// IdlePort of the port of "http://h:080/".
func (u *URL) Meaning(i int) (value string, idle Idle) {
	if i < 0 || i >= len(u.Tokens()) {
		return "", ""
	}
	text, idle := u.meansAt(nil, i)
	return string(text), idle
}

// meansAt is Meaning, which appends to dst what the token means: "a" for "%61".
func (u *URL) meansAt(dst []byte, i int) (value []byte, idle Idle) {
	value = u.valueOf(dst, &u.Tokens()[i])
	return value, u.idleAt(i, value)
}

// valueOf appends to dst what a token means, decoded: "h" for the host "H". Letters of a scheme and of a
// host mean the same in either case (section 2.1, RFC 1034), a port is a number, and no host is the
// local one in a file URL (section 3.10).
func (u *URL) valueOf(dst []byte, t *Token) []byte {
	value := AppendDecoded(dst, t.In(u.src))
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

// idleAt says by what token i, which means value, is idle: the "80" of "http://h:80/" by section 3.1. So
// are white space and a wrapper around (appendix), and what else RFC 1738 says that a part defaults to:
// the path of http (section 3.3), and the type and selector of a gopher URL (section 3.4.1).
func (u *URL) idleAt(i int, value []byte) Idle {
	t := &u.Tokens()[i]
	switch raw := t.In(u.src); {
	case t.Part == Stray && (i == 0 && (isWrapper(raw) || isBlank(raw)) || t.Start >= u.end):
		return IdleAround
	case t.Part == Port:
		return u.idlePort(string(value))
	case t.Part == Hsegment && u.isEmptyPath(i):
		return IdleEmptyPath
	case t.Part == Gtype && u.isMenu(i), t.Part == Selector && u.isMenu(i-1):
		return IdleType
	}
	return ""
}

// idlePort says by what a port goes without saying; "" when it does not.
func (u *URL) idlePort(port string) Idle {
	switch {
	case port == strconv.Itoa(u.reading.Port):
		return IdlePort
	case port == strconv.Itoa(u.DefaultPort()):
		return IdleLaterPort
	}
	return ""
}

// isEmptyPath reports whether token i is all of a path, and empty, with nothing behind it: that of
// "http://h/".
func (u *URL) isEmptyPath(i int) bool {
	list := u.Tokens()
	return list[i].Len() == 0 && !u.Has(Search) && (i < 2 || list[i-2].Part != Hsegment) &&
		(i+2 >= len(list) || list[i+2].Part != Hsegment)
}

// isMenu reports whether token i is the type of a menu, with an empty selector behind it: the "1" of
// "gopher://h/1".
func (u *URL) isMenu(i int) bool {
	list := u.Tokens()
	return string(AppendDecoded(nil, list[i].In(u.src))) == "1" && i+1 < len(list) &&
		list[i+1].Part == Selector && list[i+1].Len() == 0
}
