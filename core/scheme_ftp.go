package core

import (
	"slices"
	"strings"

	"urlscope/core/internal/suffix"
	"urlscope/core/octet"
)

const typeMark = ";type="

// splitFTP: "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
func splitFTP(u *URL) {
	u.slashes()
	u.login(octet.Slash)
	if !u.slash() {
		return
	}
	if u.next('/') {
		u.facts |= maySlip
	}
	end, seen := u.scan(octet.Semicolon)
	mark := Span{Start: end, End: end}
	if end < u.end {
		if mark = u.typeMark(); mark.Start > end {
			end, seen = mark.Start, octet.ClassesOf(u.src[u.at:mark.Start])
		}
	}
	u.segments(Fsegment, end, seen)
	if !octet.EqualFold(mark.In(u.src), typeMark) {
		u.facts |= noType
	}
	if mark.Len() == 0 {
		return
	}
	u.skipAll(mark.Len())
	if mark.Len() >= len(typeMark) || u.at < u.end {
		u.consumeType()
	}
}

// consumeType takes what is left of the URL as the typecode, and notes whether it is not one.
func (u *URL) consumeType() {
	odd := u.end-u.at != 1 || !isTypecode(u.src[u.at])
	if u.consume(Ftptype, u.end); odd {
		u.note(oddType)
	}
}

// typeMark returns the span of the ";type=" that ends the URL, with its typecode. It also returns a beginning of
// ";type=" that is still being typed. If there is neither, it returns an empty span at the end. No slash can come
// after it (section 3.2.2).
func (u *URL) typeMark() Span {
	rest := u.rest()
	i := strings.LastIndexByte(rest, ';')
	tail := rest[i:]
	if strings.IndexByte(tail, '/') < 0 &&
		(octet.HasPrefixFold(tail, typeMark) || octet.HasPrefixFold(typeMark, tail)) {
		return Span{Start: u.at + i, End: u.at + i + min(len(tail), len(typeMark))}
	}
	return Span{Start: u.end, End: u.end}
}

// isTypecode reports whether b is an ftptype of section 5.
func isTypecode(b byte) bool {
	switch octet.Lower(b) {
	case 'a', 'i', 'd':
		return true
	}
	return false
}

// typeDelim returns the span of ";type=", of a beginning of it that ends the URL, or of the octets that were
// typed instead of it.
func (u *URL) typeDelim() (Span, bool) {
	if u.delims&octet.Semicolon == 0 {
		return Span{}, false
	}
	if t, ok := u.Token(Ftptype); ok && octet.EqualFold(u.src[max(t.Start-len(typeMark), 0):t.Start], typeMark) {
		return Span{Start: t.Start - len(typeMark), End: t.Start}, true
	}
	list := u.Tokens()
	for i := len(list) - 1; i >= 0; i-- {
		if t := list[i]; t.Part == Delim && t.Start > u.named.End && t.Len() > 0 && u.src[t.Start] == ';' {
			return t.Span, true
		}
	}
	return Span{}, false
}

// name returns the last fsegment, which names the file.
func (u *URL) name() (Token, bool) {
	for _, t := range slices.Backward(u.tokens) {
		if t.Part == Fsegment { // or a path
			t.Start += strings.LastIndexByte(t.In(u.src), '/') + 1
			return t, true
		}
	}
	return Token{}, false
}

// Suffix returns the suffix of the file name of an FTP URL, from the last dot on. If no type can be guessed from
// it (section 3.2.3), Suffix returns "".
func (u *URL) Suffix() string {
	name, _ := u.name()
	if suffix.Type(name.In(u.src)) == 0 {
		return ""
	}
	return suffix.Of(name.In(u.src))
}
