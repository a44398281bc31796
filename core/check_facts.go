package core

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/fact"
	"urlscope/core/internal/glyph"
	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// The checks of this file report text that is valid and often misunderstood. They look only at parts that have the
// octets for it.

// checkTemplate reports a placeholder such as "{id}" as a whole. There is no fix, because its escapes would ask
// for a resource of that very name.
func checkTemplate(p *pass, t Token) {
	if port, _ := p.Token(Port); t.Part == Port && meant.IsPort(port.In(p.src)) {
		p.filled = port.End
		p.tell(port.Span, "")
		return
	}
	if t.Start > 0 && p.src[t.Start] == '%' && octet.ClassOf(p.src[t.Start-1])&octet.Digit != 0 { // "50%d" is a share of something
		return
	}
	if p.src[t.Start] == '<' && meant.InContent(p.src, t.Start) { // a tag
		return
	}
	if n := meant.FillIn(p.src[t.Start:p.end]); n > 0 {
		p.filled = t.Start + n
		p.tell(Span{Start: t.Start, End: p.filled}, "")
	}
}

// checkPlaceholder reports a word that only names what belongs there, as a segment of a path or a value in a
// query.
func checkPlaceholder(p *pass, t Token) {
	if t.Part == Search {
		placeholderValues(p, t)
		return
	}
	placeholders(p, t)
}

var placeholders, placeholderValues = each(fact.Placeholder), each(fact.PlaceholderValue)

// first returns a check that reports the first match of find in a part, for a path in each segment. A path may be
// one token or one token a segment; no slash is seen in it. In some parts, which may well hold it, a match is but told.
func first(find fact.Finder, told ...Part) func(*pass, Token) {
	return func(p *pass, t Token) {
		p.inPart = find.First(p.inPart[:0], t.In(p.src), t.seen&octet.Slash == 0)
		n := len(p.out)
		p.reportFacts(t)
		for i := range p.out[n:] {
			if slices.Contains(told, t.Part) {
				p.out[n+i].Severity = SeverityNote
			}
		}
	}
}

// each returns a check that reports all matches of find in a part.
func each(find fact.Finder) func(*pass, Token) {
	return func(p *pass, t Token) {
		p.inPart = find.All(p.inPart[:0], t.In(p.src))
		p.reportFacts(t)
	}
}

// reportFacts reports the matches in a part.
func (p *pass) reportFacts(t Token) {
	for _, f := range p.inPart {
		p.report(Span{Start: t.Start + f.Start, End: t.Start + f.End}, "")
	}
}

// checkQuestions reports each run of "?". In "ftp://h/a?b" the "?" is part of the file name.
func checkQuestions(p *pass, t Token) { p.runs(t, octet.Question) }

// checkOctal reports a host that is another address to software that reads a leading zero as the sign of an octal
// number: "010.0.0.8". Of an address inside a network checkHostPrivate says more.
func checkOctal(p *pass, t Token) {
	if meant.IsOctal(t.In(p.src)) && !p.hides(t) {
		p.report(t.Span, "")
	}
}

// checkCharset reports the first escape between two slashes whose octet is not part of a character of UTF-8, such
// as the "%E9" of "caf%E9". In the same pass it reports escapes of characters that turn the direction of a text,
// or that are invisible, by the rules for those: decoding once serves three rules.
func checkCharset(p *pass, t Token) {
	src := p.src[:t.End]
	said := -1 // where the last that was reported ends
	for c := range octet.Characters(src, t.Start) {
		at := Span{Start: c.Start, End: c.End}
		switch {
		case glyph.Turns(c.Rune):
			p.reportAs(encodedDirection, at, "")
		case glyph.Unseen(c.Rune):
			p.reportAs(encodedUnseen, at, "")
		case c.Rune == utf8.RuneError && at.Len() == len("%XX") && (said < 0 || strings.IndexByte(src[said:at.Start], '/') >= 0):
			p.report(at, "")
			said = at.End
		}
	}
}

// reportAs reports a finding of another row of the table.
func (p *pass) reportAs(row *Rule, s Span, arg string) {
	asked := p.rule
	p.rule = row
	p.report(s, arg)
	p.rule = asked
}

// checkUserMisleads reports a user that looks like the host, and the octets behind it up to the host:
// "bank.example@" in "https://bank.example@evil.example/". With a "?" in them, it is today's host: see checkLoginEnd.
func checkUserMisleads(p *pass, t Token) {
	host, ok := p.Token(Host)
	if ok && beginsLikeHost(t.In(p.src)) && strings.IndexByte(p.src[t.Start:host.Start], '?') < 0 {
		p.report(Span{Start: t.Start, End: host.Start}, "")
	}
}

// checkLoginEnd reports a login with a "?", from its beginning to the first one. Section 5 allows "?" there; by
// later standards it ends the host (RFC 3986, section 3.2): "joe?" in "https://joe?x@h/".
func checkLoginEnd(p *pass, t Token) {
	user, _ := p.Token(User)
	if at := user.Start + strings.IndexByte(p.src[user.Start:], '?'); at >= t.Start {
		p.report(Span{Start: user.Start, End: at + len("?")}, p.src[user.Start:at])
	}
}

// looksLikeHost reports whether a reader may take s for the name of a host.
func looksLikeHost(s string) bool {
	n, ok := hostIn(s)
	return ok && n == len(s) && strings.IndexByte(s, '.') > 0
}

// beginsLikeHost reports whether a reader may take the beginning of s for a host, because what follows it looks as if it ended one:
// "bank.example", "bank.example%2F", "bank.example;x". Names of people go on with letters and such: "ann.lee+x", "ann.lee%40h.org".
func beginsLikeHost(s string) bool {
	n, ok := hostIn(s)
	if !ok || strings.IndexByte(s[:n], '.') < 0 {
		return false
	}
	var room [len("%EF%BC%8F")]byte // a character
	end, _ := utf8.DecodeRune(octet.AppendDecoded(room[:0], s[n:min(n+len(room), len(s))]))
	return n == len(s) || strings.ContainsRune(hostEnds, end)
}

// hostEnds are the characters that end a host, or look so.
const hostEnds = "/\\?#:;,&=!$'()* ／＼？＃：；，。⁄∕"
