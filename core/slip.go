package core

import (
	"slices"
	"strings"

	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// slipOctets lists, per part, the octets that hint at a slip. They are rare there: a URL without any skips the
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

// ownHints holds, for schemes with slips of their own, a function that reports whether a URL may have one.
var ownHints = [numSchemes]func(*URL) bool{gopherID: hintsInGopher, mailtoID: hintsInMailto, newsID: hintsInNews, fileID: hintsInFile}

// isPlain is a cheap filter: if it returns true, meant.Doubtful cannot find anything. Most URLs are plain. It
// uses only the facts noted while reading, and the end of the URL.
func (p *pass) isPlain() bool {
	s, n := p.src, len(p.src)
	return ownHints[p.reading.id] == nil && octet.Class(p.facts&maySlip)|p.slips|p.escaped&(octet.Percent|octet.Question) == 0 && n >= 5 &&
		(oddFifth[s[n-5]]&oddThird[s[n-3]]&oddLast[s[n-1]] == 0 || !p.oddEnd())
}

// hints is the second filter before meant.Doubtful. It looks at more octets than isPlain, but still at few, so
// that reading a URL without slips stays fast. It rejects "http://h.org/x.html" and keeps "http://h.org/xhtml".
func (p *pass) hints() bool {
	switch {
	case p.facts&maySlip != 0 || p.slips|p.escaped&(octet.Percent|octet.Question) != 0:
		return p.hintsCloser()
	case p.oddEnd():
		return true
	}
	own := ownHints[p.reading.id]
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

// hintsCloser looks closer at a URL with an octet that hints at a slip, such as the "&" of "http://h.org/a&b".
func (p *pass) hintsCloser() bool {
	switch s := p.src; {
	case p.has.has(Fragment):
		return false
	case p.facts&maySlip != 0, p.oddEnd(), strings.HasSuffix(s, "'s"):
		return true
	}
	switch p.reading {
	case HTTP, laterWeb:
		return p.hintsInWeb()
	case Mailto:
		return p.slips&^(octet.Percent|octet.Hialpha) != 0 || meant.OddAddress(p.src)
	case File:
		return p.slips&octet.Colon != 0 && (strings.Count(p.src, ":/") > 2 || meant.SchemeAgain(p.data()))
	}
	return true
}

// hintsInWeb looks closer at path and search: at the "==" of "http://h.org/?a==b", say.
func (p *pass) hintsInWeb() bool {
	path, search, asks := strings.Cut(strings.TrimPrefix(p.data(), "//"), "?")
	_, path, _ = strings.Cut(path, "/")
	return p.has.has(Password) && strings.ContainsAny(p.Text(Password), "@?") || p.hintsInPath(path, asks) || p.slips&octet.Semicolon != 0 && (strings.Contains(p.src, ";http") || strings.Contains(search, ";"))
}

// pathHints holds the octets of a path that hint at a slip, and which paths with them do.
var pathHints = [...]struct {
	octets octet.Class
	in     func(path string, asks bool) bool // asks tells whether a search follows
}{
	{octet.Ampersand, func(string, bool) bool { return true }},
	{octet.Equals, func(path string, asks bool) bool { return !asks || meant.HasPrinted(path) }}, // "/ref=sr_1?x=y" is fine
	{octet.Colon, func(path string, _ bool) bool { return meant.HasURL(path) || strings.HasPrefix(path, ":") }},
	{octet.Extra, func(path string, _ bool) bool {
		return meant.HasWordSign(path) || strings.Contains(path[max(len(path)-len(",xhtml"), 0):], ",")
	}},
}

// hintsInPath looks at the octets of a path that hint at a slip.
func (p *pass) hintsInPath(path string, asks bool) bool {
	for _, h := range pathHints {
		if p.slips&h.octets != 0 && h.in(path, asks) {
			return true
		}
	}
	return p.escaped&(octet.Percent|octet.Question) != 0 && meant.OddEscapes(path)
}

// hintsInGopher looks closer at the end of a gopher URL: the selector of "gopher://h/1docs/x" does not begin with
// its gtype.
func hintsInGopher(u *URL) bool {
	t := u.tokens[len(u.tokens)-1]
	if t.Part == Selector {
		return meant.OddSelector(u.src, t.Start)
	}
	return strings.HasSuffix(u.src, "%0D%0A") || strings.HasSuffix(u.src, "?")
}

// hintsInMailto looks closer at a mail address, such as "joe.@h.org" or "www.joe@h.org".
func hintsInMailto(u *URL) bool { return meant.OddMailbox(u.data()) }

// hintsInNews looks closer at a group or an article, such as "comp..lang" or "comp.lang.".
func hintsInNews(u *URL) bool { return meant.OddGroup(u.data()) }

// hintsInFile looks closer at slashes, such as those of "file:////server/share".
func hintsInFile(u *URL) bool {
	return strings.HasPrefix(u.data(), "////") // what begins with a scheme has a colon
}

// warnOfSlip warns that a valid URL is likely mistyped, unless a finding is about those octets already:
// "http://localhost8080/" lacks a colon.
func (p *pass) warnOfSlip() {
	if slices.ContainsFunc(p.out, isFact) || !meant.Doubtful(p.beforeMarks(p.src)) { // one thing at a time
		return
	}
	list := p.findRepairs()
	if len(list) == 0 {
		return
	}
	changes := slices.DeleteFunc(slices.Clone(list[0].Changes), p.isExplained)
	if len(changes) == 0 {
		return
	}
	first := changes[0][0]
	at := Span{first.Start, first.End}
	p.rule, p.part = slip, p.partAt(at)
	p.report(at, list[0].Text)
}

// isExplained reports whether a finding already explains a change. That a URL has a password explains no slip in it.
func (p *pass) isExplained(edits []meant.Edit) bool {
	return slices.ContainsFunc(p.out, func(d Diagnostic) bool { return d.mayBeSlip() && d.Part != Password && anyTouches(d.Span, edits) })
}

// isFact reports whether d says the same as the rule "slip".
func isFact(d Diagnostic) bool { return d.Rule.fact }

// mayBeSlip reports whether d may be about a slip.
func (d Diagnostic) mayBeSlip() bool { return d.Severity < SeverityNote || d.Rule.fact }

// data returns the text behind the scheme's colon.
func (u *URL) data() string { return u.src[min(u.named.End+1, len(u.src)):] }
