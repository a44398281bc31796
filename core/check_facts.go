package core

import (
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/glyph"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/octet"
)

// The checks of this file speak of what is right as it stands and often taken for something else. They are asked
// only of parts that have the octets for it.

// checkTemplate reports what is yet to be filled in, as a whole: "{id}" in "http://h/{id}". There is no fix: its escapes
// would ask for something of that very name.
func checkTemplate(p *pass, t Token) {
	if n := meant.FillIn(p.src[t.Start:p.end]); n > 0 {
		p.filled = t.Start + n
		p.report(Span{t.Start, p.filled}, "")
	}
}

// checkPlaceholder reports segments that only name what belongs there: ":id" in "http://h/users/:id".
func checkPlaceholder(p *pass, t Token) {
	at := t.Start
	for name := range strings.SplitSeq(t.In(p.src), "/") {
		if meant.IsFillIn(name) {
			p.report(Span{at, at + len(name)}, "")
		}
		at += len(name) + len("/")
	}
}

// checkPlus reports the first "+" of a search: programs read it as they read a form, or as it is.
func checkPlus(p *pass, t Token) {
	at := t.Start + strings.IndexByte(t.In(p.src), '+')
	p.report(Span{at, at + len("+")}, "")
}

// checkQuestions reports each run of "?": that of "ftp://h/a?b" is in the name of a file.
func checkQuestions(p *pass, t Token) { p.runs(t, Question) }

// checkTwice reports the first escape of an escape: "%2520".
func checkTwice(p *pass, t Token) {
	src := p.src[:t.End]
	for i := t.Start; i < len(src); i++ {
		if isTwice(src, i) {
			p.report(Span{i, i + len("%25XX")}, "")
			return
		}
	}
}

// isTwice reports whether an escape of an escape begins at s[i]: "%2520" is one, "%25" and "%20" are
// none.
func isTwice(s string, i int) bool {
	return strings.HasPrefix(s[i:], "%25") && octet.IsHexAt(s, i+len("%25")) && octet.IsHexAt(s, i+len("%25X"))
}

// checkCharset reports the first escape of an octet that is of no character of UTF-8, between two slashes: the "%E9" of
// "caf%E9". Escapes of characters that turn the direction of a text it leaves to the row that speaks of them: they are read
// once for both.
func checkCharset(p *pass, t Token) {
	src := p.src[:t.End]
	said := -1 // where the last that was reported ends
	for c := range octet.Characters(src, t.Start) {
		at := Span{c.Start, c.End}
		switch {
		case glyph.Turns(c.Rune):
			row := p.rule
			p.rule = encodedDirection
			p.report(at, "")
			p.rule = row
		case c.Rune == utf8.RuneError && at.Len() == len("%XX") && (said < 0 || strings.IndexByte(src[said:at.Start], '/') >= 0):
			p.report(at, "")
			said = at.End
		}
	}
}

// checkUserMisleads reports a user that looks like the host, with what follows it up to the host: "bank.example@" in
// "https://bank.example@evil.example/".
func checkUserMisleads(p *pass, t Token) {
	if host, ok := p.Token(Host); ok && looksLikeHost(t.In(p.src)) {
		p.report(Span{t.Start, host.Start}, "")
	}
}

// looksLikeHost reports whether a reader may take s for the name of a host: "bank.example", not "joe",
// nor "a.b@h".
func looksLikeHost(s string) bool {
	n, ok := hostIn(s)
	return ok && n == len(s) && strings.IndexByte(s, '.') > 0
}
