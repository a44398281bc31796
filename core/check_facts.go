package core

import (
	"iter"
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/meant"
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

// isTwice reports whether an escape of an escape begins at s[i].
func isTwice(s string, i int) bool {
	return isEscape(s, i) && escapeValue(s, i) == '%' && i+4 < len(s) && isHex(s[i+3]) && isHex(s[i+4])
}

// checkCharset reports the first escape of an octet that is of no character of UTF-8, between two slashes: the "%E9" of
// "caf%E9". Escapes of characters that turn the direction of a text it leaves to the row that speaks of them: they are read
// once for both.
func checkCharset(p *pass, t Token) {
	src := p.src[:t.End]
	said := -1 // where the last that was reported ends
	for at, c := range eachEscaped(src, t.Start) {
		switch {
		case turns(c):
			row := p.rule
			p.rule = encodedDirection
			p.report(at, "")
			p.rule = row
		case c == utf8.RuneError && at.Len() == len("%XX") && (said < 0 || strings.IndexByte(src[said:at.Start], '/') >= 0):
			p.report(at, "")
			said = at.End
		}
	}
}

// eachEscaped yields the characters outside US-ASCII that escapes of s stand for from offset i on, and where they are; utf8.RuneError
// for an octet of none.
func eachEscaped(s string, i int) iter.Seq2[Span, rune] {
	return func(yield func(Span, rune) bool) {
		for i < len(s) {
			n := strings.IndexByte(s[i:], '%')
			if n < 0 {
				return
			}
			i += n
			if !isEscape(s, i) || s[i+1] < '8' { // of an octet below 80
				i++
				continue
			}
			var octets [utf8.UTFMax]byte
			n = 0
			for at := i; n < len(octets) && isEscape(s, at); at += len("%XX") {
				octets[n] = escapeValue(s, at)
				n++
			}
			c, size := utf8.DecodeRune(octets[:n])
			at := Span{i, i + size*len("%XX")}
			if !yield(at, c) {
				return
			}
			i = at.End
		}
	}
}

// turns reports whether a character turns the direction of the text behind it: U+202E and its kin.
func turns(c rune) bool {
	return 0x202A <= c && c <= 0x202E || 0x2066 <= c && c <= 0x2069 || 0x200E <= c && c <= 0x200F || c == 0x061C
}

// checkUserMisleads reports a user that looks like the host, with what follows it up to the host: "bank.example@" in
// "https://bank.example@evil.example/".
func checkUserMisleads(p *pass, t Token) {
	if host, ok := p.Token(Host); ok && looksLikeHost(t.In(p.src)) {
		p.report(Span{t.Start, host.Start}, "")
	}
}

// looksLikeHost reports whether a reader may take s for the name of a host.
func looksLikeHost(s string) bool {
	n, ok := hostIn(s)
	return ok && n == len(s) && strings.IndexByte(s, '.') > 0
}

// looksLatin reports whether each character of s is one of another script that looks as a letter of US-ASCII does.
func looksLatin(s string) bool {
	for _, c := range s {
		if !strings.ContainsRune(likeLatin, c) {
			return false
		}
	}
	return s != ""
}

// likeLatin are such letters, of Cyrillic and of Greek.
const likeLatin = "асԁеһіјӏорԛѕѵԝхуАВСЕНІЈКМОРЅТХУ" + "ανορυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
