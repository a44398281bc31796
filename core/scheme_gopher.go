package core

import (
	"strings"

	"urlscope/core/octet"
)

// splitGopher: "gopher://" hostport [ "/" [ gtype [ selector
// [ "%09" search [ "%09" gopher+_string ] ] ] ] ]
//
// The first two encoded tabs are the ones that separate (decision 25). A raw tab,
// which no URL may hold, is read as one.
func splitGopher(u *URL) {
	u.slashes()
	u.login(octet.Slash)
	if !u.slash() {
		return
	}
	if u.at == u.end {
		u.facts |= noPath
		return
	}
	u.consumeGtype()
	for _, p := range [...]Part{Selector, GopherSearch} {
		at, seen := u.scan(0)
		width := 0
		if seen&(octet.Percent|octet.Break) != 0 {
			at, width = u.tab()
			seen = octet.ClassesOf(u.src[u.at:at])
		}
		twice := p == Selector && u.at < u.end && u.src[u.at] == u.src[u.at-1]
		u.push(p, at, seen)
		if twice {
			u.note(typeAgain)
		}
		if width == 0 {
			return
		}
		u.skipAll(width)
	}
	u.consume(GopherString, u.end)
}

// consumeGtype takes the gtype, an octet or an escape, and notes whether no list has it.
func (u *URL) consumeGtype() {
	if octet.IsEscape(u.rest(), 0) {
		u.push(Gtype, u.at+len("%XX"), octet.Percent)
		u.note(oddType)
		return
	}
	gtype := u.src[u.at]
	u.push(Gtype, u.at+1, octet.ClassOf(gtype))
	if strings.IndexByte(gopherTypes, gtype) < 0 {
		u.note(oddType)
	}
}

// tab returns the offset of the next tab and its width: 3 for "%09", 1 for a raw tab. If there is no tab, it
// returns the end of the URL and 0.
func (u *URL) tab() (at, width int) {
	rest := u.rest()
	encoded := strings.Index(rest, "%09")
	raw := strings.IndexByte(rest, '\t')
	switch {
	case encoded >= 0 && (raw < 0 || encoded < raw):
		return u.at + encoded, len("%09")
	case raw >= 0:
		return u.at + raw, 1
	}
	return u.end, 0
}

// gopherTypes are the types of RFC 1436, section 3.8, and the later ones in use.
const gopherTypes = "0123456789+TgI" + "hisdM;:<cpPr"

// gtype returns the decoded octet of the gtype. If the gtype is not exactly one octet, it returns false.
func (u *URL) gtype() (byte, bool) { return octet.Only(u.Text(Gtype)) }
