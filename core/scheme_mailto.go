package core

import "strings"

// splitMailto: "mailto:" encoded822addr
//
// An address in angle brackets, as it stands in a message behind the name of a
// person, is the address all the same.
func splitMailto(u *URL) {
	rest := u.rest()
	if n := len(rest) - len(">"); n > 0 && rest[n] == '>' {
		if open := strings.LastIndexByte(rest, '<'); open >= 0 && open+1 < n {
			u.end--
			u.delimit()
			u.skipAll(open + 1)
			defer func() { u.end++; u.skip() }()
		}
	}
	u.take(Addr, u.end)
}

// A HeaderField is a header field of a mailto URL, such as "subject=x". RFC 1738 has none (decision 30); a later
// document puts them behind the "?", with "&" between them (RFC 6068, section 2). Name and Value are spans of the
// input.
type HeaderField struct{ Name, Value Span }

// HeaderField returns a header field of a mailto URL that is not empty: the first if from is 0, the next if from is
// the end of the last value. It returns false where there is none, as in all other schemes. Fields stand behind the
// first "?".
func (u *URL) HeaderField(from int) (f HeaderField, ok bool) {
	t, _ := u.Token(Addr)
	if from <= t.Start {
		from = t.Start + strings.IndexByte(t.In(u.src), '?')
		if from < t.Start {
			return f, false
		}
	}
	for at := min(from, t.End) + len("?"); at < t.End; {
		field, _, _ := strings.Cut(u.src[at:t.End], "&")
		if field == "" {
			at += len("&")
			continue
		}
		name, _, _ := strings.Cut(field, "=")
		end := at + len(field)
		return HeaderField{Span{at, at + len(name)}, Span{min(at+len(name)+len("="), end), end}}, true
	}
	return f, false
}
