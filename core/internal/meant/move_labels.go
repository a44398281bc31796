package meant

import "strings"

// mailboxHost returns where the host of a mailbox is: "h.org" in "mailto:joe@h.org?cc=x".
func mailboxHost(text string, p parts) span {
	end := p.data + len(address(p))
	if at := strings.LastIndexByte(text[:end], '@'); at >= 0 && p.scheme == "mailto" {
		return span{at + 1, end}
	}
	return span{}
}

// isWholeHost reports whether s is a host with a known last label: "h.org", not "www.h".
func isWholeHost(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	return dot >= 0 && knownTop(s[dot+1:])
}

// beginLabels are those that many hosts begin with: services, and languages.
const beginLabels = " www ftp gopher mail news ns wais api blog de dev docs en es forum fr ja m shop wiki zh "

// blanksAt returns how many octets at the beginning of s are some of blanks: 2 of "  h.org".
func blanksAt(s, blanks string) int { return len(s) - len(strings.TrimLeft(s, blanks)) }
