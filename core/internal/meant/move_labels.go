package meant

import (
	"slices"
	"strings"

	"urlscope/core/octet"
)

// moveLabels puts right what parts the labels of a host: "http://www h.org/" is "http://www.h.org/".
func moveLabels(text string, p parts) []variant {
	return everyWay(text, p, blanksInHost, signsInHost)
}

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

// A hostSign is a sign that is not one of a host, and what was meant by it, where it
// stands: in a host without its port, at an offset.
type hostSign struct {
	signs string
	meant string
	where func(host string, i int) bool
}

// hostSigns are tried in their order.
var hostSigns = [...]hostSign{
	{".", "", isSpareDot},
	{"!-,+", "", isLastSign},
	{"'\"()", "", func(string, int) bool { return true }},
	{",;/=", ".", isInnerSign},
	{"_", "-", isInnerSign},
}

// isLastSign reports whether offset i is that of the last octet, as 5 is in "h.org!".
func isLastSign(host string, i int) bool { return i == len(host)-1 }

// isInnerSign reports whether offset i is neither the first nor the last, as 1 is in "h,org".
func isInnerSign(host string, i int) bool { return i > 0 && i < len(host)-1 }

// isSpareDot reports whether no label is in front of a dot, or none behind: "h..org."
func isSpareDot(host string, i int) bool {
	return i == 0 || isLastSign(host, i) || host[i-1] == '.'
}

// signsInHost writes dots for other signs, and takes out what is too much:
// "http://www,h..org/" is "http://www.h.org/".
func signsInHost(text string, p parts) []variant {
	h := hostOf(text, p)
	host := h.in(text)
	if p.slashes {
		host, _, _ = strings.Cut(host, ":")
	}
	var edits []Edit
	for i := range len(host) {
		if isAlphaDigit(host[i]) {
			continue
		}
		for _, s := range hostSigns {
			if strings.IndexByte(s.signs, host[i]) >= 0 && s.where(host, i) {
				edits = append(edits, Edit{h.start + i, h.start + i + 1, s.meant})
				break
			}
		}
	}
	return all(edits)
}
