package core

import (
	"strings"

	"urlscope/core/internal/addrspec"
)

// splitMailto: "mailto:" encoded822addr
//
// An address in angle brackets, as messages have it behind the name of a person, is also read as the address.
func splitMailto(u *URL) {
	rest := u.rest()
	if n := len(rest) - len(">"); n > 0 && rest[n] == '>' {
		if open := strings.LastIndexByte(rest, '<'); open >= 0 && open+1 < n && !strings.Contains(rest[:open], "?") {
			u.end--
			u.delimit()
			u.skipAll(open + 1)
			defer func() { u.end++; u.skip() }()
		}
	}
	u.consume(Addr, u.end)
}

// headerField returns a header field of a mailto URL, the next behind offset from: see addrspec.NextField. Other schemes have
// none.
func (u *URL) headerField(from int) (addrspec.Field, bool) {
	t, _ := u.Token(Addr)
	return addrspec.NextField(u.src[:t.End], t.Start, from)
}
