package core

import (
	"strings"

	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// slipOctets lists, per part, the octets that hint at a typo. They are rare there: a URL without any skips the
// slower check.
var slipOctets = [maxParts]octet.Class{
	User:     octet.Semicolon,
	Password: octet.At | octet.Question,
	Hsegment: octet.Ampersand | octet.Equals | octet.Colon | octet.At | octet.Semicolon | octet.Extra,
	Search:   octet.Semicolon,
	Fsegment: octet.Equals | octet.Colon | octet.Question | octet.Ampersand | octet.Extra,
	Selector: octet.Question | octet.Extra,
	Addr:     octet.Extra | octet.Question | octet.Colon | octet.Slash | octet.Semicolon | octet.Equals | octet.Ampersand | octet.Percent | octet.Hialpha,
	Article:  octet.Slash | octet.Percent,
	Psegment: octet.Extra | octet.Question | octet.Colon | octet.Ampersand,
}

// oddEnds gives a bit to octets at three places near the end of a URL, for each odd ending: punctuation, "html"
// without its dot, and "%20". If all three octets have the same bit, the ending may be odd.
var oddEnds = func() (fifth, third, last [256]uint8) {
	const mark, html, blank = 1, 2, 4
	for b := range 256 {
		fifth[b], third[b] = mark|html|blank, mark|html
	}
	fifth['.'] &^= html // the fifth octet from the end, in front of "html"
	third['%'] |= blank
	for _, b := range []byte(".,;:!)'") {
		last[b] = mark
	}
	last['l'], last['0'] = html, blank
	return fifth, third, last
}

var oddFifth, oddThird, oddLast = oddEnds()

// ownDoubts holds, for schemes with doubts of their own, a function that reports whether a URL may be doubted.
var ownDoubts = [numSchemes]func(*URL) bool{gopherID: doubtsGopher, mailtoID: doubtsMailto, newsID: doubtsNews, fileID: doubtsFile}

// isPlain is a cheap filter: if it returns true, meant.Doubtful cannot find anything. Most URLs are plain. It
// uses only the facts noted while reading, and the end of the URL.
func (p *pass) isPlain() bool {
	s, n := p.src, len(p.src)
	return ownDoubts[p.reading.id] == nil && octet.Class(p.facts&doubtful)|p.slips|p.escaped&(octet.Percent|octet.Question) == 0 && n >= 5 &&
		(oddFifth[s[n-5]]&oddThird[s[n-3]]&oddLast[s[n-1]] == 0 || !p.oddEnd())
}

// mayDoubt is the second filter before meant.Doubtful. It looks at more octets than isPlain, but still at few, so
// that reading a URL without typos stays fast. It rejects "http://h.org/x.html" and keeps "http://h.org/xhtml".
func (p *pass) mayDoubt() bool {
	switch {
	case p.facts&doubtful != 0 || p.slips|p.escaped&(octet.Percent|octet.Question) != 0:
		return p.doubtsCloser()
	case p.oddEnd():
		return true
	}
	own := ownDoubts[p.reading.id]
	return own != nil && own(p.URL)
}

// oddEnd reports whether the end of a URL is odd: punctuation, "html" without its dot, or an escaped blank.
func (p *pass) oddEnd() bool {
	s := p.src
	n := len(s)
	switch last := s[n-1]; last {
	case 'l':
		return strings.HasSuffix(s, "html") && !strings.Contains(s[max(n-len(".shtml"), 0):], ".")
	case '0':
		before, blank := strings.CutSuffix(s, "%20")
		return blank && !(p.has.has(Search) && strings.TrimRight(before, ".,;:!") != before) // "?t=Done.%20" is a text that is sent
	case ')':
		return meant.UnpairedEnd(s) || meant.HasWordSign(s)
	case '\'':
		return true
	default:
		return oddLast[last] != 0 && len(p.beforeMarks(s)) == n
	}
}

// doubtsCloser looks closer at a URL with an octet that hints at a typo, such as the "&" of "http://h.org/a&b".
func (p *pass) doubtsCloser() bool {
	switch s := p.src; {
	case p.has.has(Fragment):
		return false
	case p.facts&doubtful != 0, p.oddEnd(), strings.HasSuffix(s, "'s"):
		return true
	}
	switch p.reading {
	case HTTP, laterWeb:
		return p.doubtsWeb()
	case Mailto:
		return p.slips&^(octet.Percent|octet.Hialpha) != 0 || meant.OddAddress(p.src)
	case File:
		return p.slips&octet.Colon != 0 && (strings.Count(p.src, ":/") > 2 || meant.SchemeAgain(p.data()))
	}
	return true
}

// doubtsWeb looks closer at path and search: at the "==" of "http://h.org/?a==b", say.
func (p *pass) doubtsWeb() bool {
	path, search, asks := strings.Cut(strings.TrimPrefix(p.data(), "//"), "?")
	_, path, _ = strings.Cut(path, "/")
	return p.has.has(Password) && strings.ContainsAny(p.Text(Password), "@?") || p.doubtsPath(path, asks) || p.slips&octet.Semicolon != 0 && (strings.Contains(p.src, ";http") || strings.Contains(search, ";"))
}

// doubtsPath looks at the octets of a path that hint at a typo. An "=" is fine if a search follows, as in
// "/ref=sr_1?x=y".
func (p *pass) doubtsPath(path string, asks bool) bool {
	return p.slips&octet.Ampersand != 0 ||
		p.slips&octet.Equals != 0 && (!asks || meant.HasPrinted(path)) ||
		p.slips&octet.Colon != 0 && (meant.HasURL(path) || strings.HasPrefix(path, ":")) ||
		p.slips&octet.Extra != 0 && (meant.HasWordSign(path) || strings.Contains(path[max(len(path)-len(",xhtml"), 0):], ",")) ||
		p.escaped&(octet.Percent|octet.Question) != 0 && meant.OddEscapes(path)
}

// doubtsGopher looks closer at the end of a gopher URL: the selector of "gopher://h/1docs/x" does not begin with
// its gtype.
func doubtsGopher(u *URL) bool {
	t := u.tokens[len(u.tokens)-1]
	if t.Part == Selector {
		return meant.OddSelector(u.src, t.Start)
	}
	return strings.HasSuffix(u.src, "%0D%0A") || strings.HasSuffix(u.src, "?")
}

// doubtsMailto looks closer at a mail address, such as "joe.@h.org" or "www.joe@h.org".
func doubtsMailto(u *URL) bool { return meant.OddMailbox(u.data()) }

// doubtsNews looks closer at a group or an article, such as "comp..lang" or "comp.lang.".
func doubtsNews(u *URL) bool { return meant.OddGroup(u.data()) }

// doubtsFile looks closer at slashes, such as those of "file:////server/share".
func doubtsFile(u *URL) bool {
	return strings.HasPrefix(u.data(), "////") // what begins with a scheme has a colon
}

// data returns the text behind the scheme's colon.
func (u *URL) data() string { return u.src[min(u.named.End+1, len(u.src)):] }

// repairs returns the repairs of the URL, best first. It searches for them at most once.
func (p *pass) repairs() []meant.Candidate {
	if len(p.meant) > 0 {
		return p.meant
	}
	if !p.wondered {
		if p.wondered = true; !p.asked {
			p.own = p.askOf(meant.Of, Span{0, len(p.src)})
		}
		if p.guesses = len(p.own) == 0 && !p.Valid() && !p.Has(HostLiteral); p.guesses {
			p.own = p.askOf(meant.Any, Span{0, len(p.src)})
		}
	}
	return p.own
}
