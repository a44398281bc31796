package meant

import (
	"slices"
	"strings"

	"urlscope/core/octet"
)

// hostOf returns where a host is with its port, that of a mailbox too: "h.org:80" in
// "http://joe@h.org:80/x".
func hostOf(text string, p parts) span {
	if p.slashes {
		return span{p.host.start, p.login.end}
	}
	return mailboxHost(text, p)
}

// mailboxHost returns where the host of a mailbox is: "h.org" in "mailto:joe@h.org?cc=x".
func mailboxHost(text string, p parts) span {
	end := p.data + len(address(p))
	if at := strings.LastIndexByte(text[:end], '@'); at >= 0 && p.scheme == "mailto" {
		return span{at + 1, end}
	}
	return span{}
}

// blanksInHost takes white space out of a host, or writes a dot for it: "http://www h.org/" is "http://www.h.org/", as is
// "http://www. h.org/". Where both may be meant, the likelier comes first: of "http://my site.org/" it is "http://mysite.org/".
func blanksInHost(text string, p parts) []variant {
	h := hostOf(text, p)
	var likely, other []Edit
	for i := h.start; i < h.end; i++ {
		end := i + blanksAt(text[i:h.end], " \t")
		if end == i {
			continue
		}
		before, behind := text[h.start:i], text[end:h.end]
		first, second := "", ""
		switch inside := before != "" && behind != "" && between(text, i, end); {
		case inside && isWholeHost(before): // and here is another one
			return nil
		case inside && partsLabels(before, behind):
			first = "."
		case inside:
			second = "."
		}
		likely, other = append(likely, Edit{i, end, first}), append(other, Edit{i, end, second})
		i = end
	}
	list := together(likely)
	if !slices.Equal(likely, other) {
		list = append(list, plus(12, together(other))...)
	}
	return list
}

// partsLabels reports whether a blank likely stands for the dot between two pieces of a host: behind a label that hosts begin
// with, as in "www h.org" and "docs h.org", or in front of the last, as in "h org", not in "my site.org" nor in "git hub.com".
func partsLabels(before, behind string) bool {
	name, _, _ := strings.Cut(behind, ":")
	next, _, more := strings.Cut(name, ".")
	return !more || hasWord(beginLabels, octet.LowerString(before)) && !slices.Contains(names[:], octet.LowerString(before+next))
}

// isWholeHost reports whether s is a host with a known last label: "h.org", not "www.h".
func isWholeHost(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	return dot >= 0 && knownTop(s[dot+1:])
}

// beginLabels are those that many hosts begin with: services, and languages.
const beginLabels = " www ftp gopher mail news ns wais api blog de dev docs en es forum fr git ja m shop wiki zh "

// blanksAt returns how many octets at the beginning of s are some of blanks: 2 of "  h.org".
func blanksAt(s, blanks string) int { return len(s) - len(strings.TrimLeft(s, blanks)) }
