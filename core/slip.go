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
	Hsegment: octet.Ampersand | octet.Equals | octet.Colon | octet.Semicolon | octet.Extra,
	Search:   octet.Semicolon,
	Fsegment: octet.Equals | octet.Colon | octet.Question | octet.Ampersand | octet.Extra,
	Selector: octet.Question | octet.Extra,
	Addr:     octet.Extra | octet.Question | octet.Colon | octet.Slash | octet.Semicolon | octet.Equals | octet.Ampersand | octet.Percent | octet.Hialpha,
	Article:  octet.Slash | octet.Percent,
	Psegment: octet.Extra | octet.Question | octet.Colon | octet.Ampersand,
}

// oddEnds gives a bit to octets at three places near the end of a URL, for each odd ending: punctuation, and "html"
// without its dot. If all three octets have the same bit, the ending may be odd.
var oddEnds = func() (fifth, third, last [256]uint8) {
	const mark, html = 1, 2
	for b := range 256 {
		fifth[b], third[b] = mark|html, mark
	}
	fifth['.'] &^= html // the fifth octet from the end, in front of "html"
	third['t'] |= html
	for _, b := range []byte(".,;:!)'") {
		last[b] = mark
	}
	last['l'] = html
	return fifth, third, last
}

var oddFifth, oddThird, oddLast = oddEnds()

// ownHints holds, for schemes with slips of their own, a function that reports whether a URL may have one: "comp..lang",
// "joe.@h.org", "////server/share", or a selector that does not begin with its gtype, as in "gopher://h.org/1docs/x".
var ownHints = [numSchemes]func(*URL) bool{
	mailtoID: func(u *URL) bool { return meant.OddMailbox(u.data()) },
	newsID:   func(u *URL) bool { return meant.OddGroup(u.data()) },
	fileID:   func(u *URL) bool { return strings.HasPrefix(u.data(), "////") },
	gopherID: func(u *URL) bool {
		t := u.tokens[len(u.tokens)-1]
		return t.Part == Selector && meant.OddSelector(u.src, t.Start) || strings.HasSuffix(u.src, "%0D%0A")
	},
}

// isPlain is a cheap filter: if it returns true, meant.Doubtful cannot find anything. Most URLs are plain. It
// uses only the facts noted while reading, the end of the URL, and ownHints.
func (p *pass) isPlain() bool {
	s, n := p.src, len(p.src)
	if p.scheme == nil || p.has.has(Fragment) { // errors say more
		return true
	}
	own := ownHints[p.reading.id]
	if user, ok := p.Token(User); ok && octet.EqualFold(user.In(s), "mailto") { // "https://mailto:joe@h.org"
		return false
	}
	return octet.Class(p.facts&maySlip)|p.slips == 0 && n >= 5 && oddFifth[s[n-5]]&oddThird[s[n-3]]&oddLast[s[n-1]] == 0 && (own == nil || !own(p.URL))
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
	at := first.Span
	p.rule, p.part = slip, p.partAt(at)
	p.report(at, list[0].Text)
}

// isExplained reports whether a finding already explains a change. That a URL has a password explains no slip in it.
func (p *pass) isExplained(edits []Edit) bool {
	return slices.ContainsFunc(p.out, func(d Diagnostic) bool { return d.mayBeSlip() && d.Part != Password && anyTouches(d.Span, edits) })
}

// isFact reports whether d says the same as the rule "slip".
func isFact(d Diagnostic) bool { return d.Rule.fact }

// mayBeSlip reports whether d may be about a slip.
func (d Diagnostic) mayBeSlip() bool { return d.Severity < SeverityNote || d.Rule.fact }

// data returns the text behind the scheme's colon.
func (u *URL) data() string { return u.src[min(u.named.End+1, len(u.src)):] }
