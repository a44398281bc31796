package meant

import (
	"math/bits"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// PlainHost reports whether a host has nothing that Doubtful doubts, as "www.example.org", not "wwe.example.org": its top label is
// no other one misspelt, nor is its first. Every URL that has a host is asked this, so it looks at the first and the last
// four octets of most, here at "www." and ".org", and at six of the name in between, here at "exa" and "ple". Doubtful is asked of
// what is not plain.
func PlainHost(name string) bool {
	switch {
	case len(name) < len("ww.jp"): // no slip is shorter
		return isWholeHost(name)
	case !endsPlain(name):
		return name == "localhost" || host.IsAddress(name)
	}
	return beginsPlain(name) && !nearsName(name)
}

// endsPlain reports whether a host ends as most do, or in any label that is no slip: "h.org", "h.co.uk", "h.dom". Behind "www" it has
// to be known, since a dot may be lost, or a slash may part a name from its top label: "www.examplecom", "http://www.h/com/".
func endsPlain(host string) bool {
	end := host[len(host)-len(".com"):]
	switch end { // of most, in lower case
	case ".com", ".org", ".net", ".edu", ".gov", ".mil", ".int":
		return true
	}
	if end[1] == '.' && isCountry(end[2], end[3]) || strings.HasSuffix(host, ".example") {
		return true
	}
	dot := strings.LastIndexByte(host, '.')
	top := host[dot+1:]
	return dot > 0 && (isText(top) && isNoNumberAtEnd(top) && topSlip(top) == "" && !beginsWWW(host) || IsTop(top))
}

// beginsPlain reports whether a host begins with none of firstSlips, nor with "www" or "ftp" where the dot is
// lost, nor with "www." twice: "www.h.org", not "wwe.h.org", nor "wwwh.org", nor "www.www.h.org".
func beginsPlain(host string) bool {
	return slipsAt[0][host[0]]&slipsAt[1][host[1]]&slipsAt[2][host[2]]&slipsAt[3][host[3]] == 0 &&
		(host[4] != 'w' || !strings.HasPrefix(host, "www.www")) // few have that "w"
}

// slipsAt has a set of slips for each value of each of the first four octets of a host: a bit for each slip that has
// this octet in this place. The sets of the four octets of "wwe.example.org" have "wwe." in common.
var slipsAt = func() (at [4][256]uint32) {
	bit := uint32(1)
	add := func(slip, fourth string) {
		for i := range at {
			octets := fourth // any of these
			if i < len(slip) {
				octets = slip[i : i+1]
			}
			for _, b := range []byte(octets + strings.ToUpper(octets)) {
				at[i][b] |= bit
			}
		}
		bit <<= 1
	}
	const letters = "abcdefghijklmnopqrstuvwxyz"
	for slip := range firstSlips {
		add(slip+".", letters+"0123456789-.")
	}
	add("www", letters)
	add("ftp", letters)
	return at
}()

// nearsName reports whether the label in front of the top label begins or ends like a known name but differs from it:
// "www.gogle.com", "googel.com", not "example.com". A slip is at one place, so most slips leave the beginning or the end as it was. Many
// URLs have the known names themselves, which need no closer look.
func nearsName(host string) bool {
	end := len(host) - len(".com")
	for end > 0 && host[end] != '.' {
		end--
	}
	start := strings.LastIndexByte(host[:end], '.') + 1
	label := host[start:end]
	n := len(label)
	if n < 4 || n >= len(namesLong) {
		return false
	}
	near := namesLong[n] & (namesAt[0][label[0]]&namesAt[1][label[1]]&namesAt[2][label[2]] |
		namesAt[3][label[n-3]]&namesAt[4][label[n-2]]&namesAt[5][label[n-1]])
	for rest := near; rest != 0; rest &= rest - 1 {
		if label == names[bits.TrailingZeros16(rest)] {
			return false
		}
	}
	return near != 0
}

// namesAt has for each of the first and the last three octets of a label, by what it is, a bit for each known name that has it
// there; namesLong by the length of a label: the length of the name, or one octet more or less, which a slip adds or removes.
var namesAt, namesLong = func() (at [6][256]uint16, long [16]uint16) {
	for i, name := range names {
		for j, b := range []byte(name[:3] + name[len(name)-3:]) {
			at[j][b] |= 1 << i
		}
		for n := len(name) - 1; n <= len(name)+1; n++ {
			long[n] |= 1 << i
		}
	}
	return at, long
}()

// OddTop reports whether a host ends in a label that is no known one: "h.zzz". That alone is no doubt, but the text behind it can be
// more of the host, as in "https://www.ex?ample.org/".
func OddTop(host string) bool {
	dot := strings.LastIndexByte(host, '.')
	return dot >= 0 && !IsTop(host[dot+1:]) && !octet.IsDigits(host[dot+1:])
}

// OddMailbox reports whether an address of mail has no user or no plain host, a dot beside another or beside the at sign, or begins
// as the host of a site does: "joe", "joe.@h.org", "www.joe@h.org".
func OddMailbox(s string) bool {
	user, host, _ := strings.Cut(s, "@")
	return user == "" || user[0] == '.' || user[len(user)-1] == '.' || !PlainHost(host) || strings.IndexByte(host, '@') >= 0 ||
		strings.HasPrefix(s, "www.") || strings.Contains(s, "..")
}

// OddGroup reports whether a group or an article is one as there seldom is: "", "comp..lang", "comp.lang.", "comp.LANG", "@h".
func OddGroup(s string) bool {
	if s == "" || s[0] == '@' {
		return true
	}
	last := s[len(s)-1]
	return last == '.' || 'A' <= last && last <= 'Z' || strings.Contains(s, "..")
}

// OddSelector reports whether a selector, from an offset to the end of a URL, begins with a letter that is not its gtype, the octet
// in front of it, or names what is not text, or ends a line: "docs/x" behind another gtype than "d".
func OddSelector(url string, start int) bool {
	selector, n := url[start:], len(url)
	if len(selector) < 2 {
		return false
	}
	first := selector[0]
	return octet.IsAlpha(first) && url[start-1] != first || first == '/' && url[n-4] == '.' && url[n-3:] != "txt" || strings.HasSuffix(url, "%0D%0A")
}

// OddSearch reports whether a search has two marks between fields or in front of them, has a first field without a value, or what
// the encoding of mail writes: "a=1&&b=2", "?a=1", "user+ann&pw=x", "a=3D1".
func OddSearch(s string) bool {
	first, _, more := strings.Cut(s, "&")
	return strings.HasPrefix(s, "?") || more && first != "" && strings.IndexByte(first, '=') < 0 ||
		strings.Contains(s, "&&") || strings.Contains(s, "==") || strings.Contains(s, "=3D")
}
