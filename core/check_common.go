package core

import (
	"strings"

	"urlscope/core/internal/octet"
)

// checkEmpty reports a part that is present and empty: the user of "ftp://@h/".
func checkEmpty(p *pass, t Token) {
	if t.Len() == 0 {
		p.report(t.Span, "")
	}
}

// checkWhole reports the whole part: "[::1]" of "http://[::1]/".
func checkWhole(p *pass, t Token) { p.report(t.Span, "") }

// 2.1

// checkSchemeCase reports the name of a scheme with capitals, as in "HTTP:", and not what stands in place of one, as "Joe <"
// does of "mailto:" in "Joe <joe@h>".
func checkSchemeCase(p *pass, t Token) {
	if t.seen&octets&^t.allows() == 0 && !p.isDrive() && !octet.EqualFold(t.In(p.src), "url") { // rows of their own speak of these
		p.report(t.Span, "")
	}
}

// checkSchemeStart reports the octet that a scheme begins with which is not a letter, such as
// the "1" of "1a:". Section 5 allows it (decision 5).
func checkSchemeStart(p *pass, t Token) {
	if t.Len() > 0 && classes[p.src[t.Start]]&(Digit|Plus|Hyphen|Dot) != 0 {
		p.report(Span{t.Start, t.Start + 1}, "")
	}
}

// 2.2

// checkFragment reports the "#" in front of a fragment, but for that of a template: "http://h/{#id}".
func checkFragment(p *pass, t Token) {
	if t.Start > p.filled {
		p.report(Span{t.Start - 1, t.Start}, "")
	}
}

// checkEscapeCase reports each run of escapes that has letters in lower case: "%2f%41".
func checkEscapeCase(p *pass, t Token) {
	src := p.src[:t.End]
	for i := t.Start; i < len(src); i++ {
		start := i
		for octet.IsEscape(src, i) {
			i += len("%XX")
		}
		if run := (Span{start, i}); strings.ContainsAny(run.In(src), "abcdef") {
			p.report(run, "")
		}
		i = max(start, i-1) // the octet behind may be a "%"
	}
}

// 4

// checkOtherScheme reports the name of a scheme that is none of the ten by the rule that speaks of such:
// "foo" by "scheme-unknown", and "cid", which section 4 sets aside, by "scheme-set-aside" with the
// document that defines it since.
func checkOtherScheme(p *pass, t Token) {
	if p.rule.ID == p.kindOfScheme() {
		p.report(t.Span, p.since())
	}
}

// reportLater reports the name of a scheme that came after RFC 1738. Of most URLs, as they are "https",
// nothing else is said: so it is not a row that is asked, and is there at once.
func (p *pass) reportLater() {
	if known := p.known; known.isLater() && p.named.Len() > 0 {
		p.add(schemeLater, schemeLater.Severity, SchemeName, p.named, known.By)
	}
}

// Appendix

// checkURLPrefix reports the prefix "URL:" in front of a URL (decision 7).
func checkURLPrefix(p *pass, t Token) {
	if p.kindOfScheme() == "url-prefix" {
		p.report(Span{t.Start, t.End + len(":")}, "")
	}
}

// checkWrapper reports the front of a wrapper; the fix takes both sides off: the "<" of "<http://h/>".
func checkWrapper(p *pass, t Token) {
	if t.Start == 0 && isWrapper(t.In(p.src)) {
		p.report(t.Span, "")
	}
}

// isHyphenBreak reports whether the white space at span breaks the line after a
// hyphen (appendix): the line break in "rail-\nway". In a message that is answered,
// "> rail-\n> way", nobody has typeset the lines.
func isHyphenBreak(src string, span Span) bool {
	return strings.HasSuffix(src[:span.Start], "-") && strings.ContainsAny(span.In(src), "\n\r") && !strings.HasPrefix(src[span.End:], ">")
}

// checkHyphenBreak reports each line break after a hyphen: the hyphen may be part of the URL, or a
// typesetter's (decision 36). "http://h/rail-\nway" has one.
func checkHyphenBreak(p *pass, t Token) {
	for span := range p.runsOf(t, whiteSpace) {
		if isHyphenBreak(p.src, span) {
			p.report(span, "")
		}
	}
}

// checkSpaceAround reports white space before or behind a URL: that of " http://h/".
func checkSpaceAround(p *pass, t Token) {
	if len(p.tokens) > 1 && isWrapper(p.tokens[0].In(p.src)) && p.tokens[0].Part == Stray {
		return // the wrapper's rule speaks of it
	}
	if isBlank(t.In(p.src)) {
		p.report(t.Span, "")
	}
}

// checkDotSegment reports "." and "..", to which RFC 1738 gives no meaning
// (decision 19).
func checkDotSegment(p *pass, t Token) {
	if s := t.In(p.src); s == "." || s == ".." {
		p.report(t.Span, "")
	}
}

// checkSchemeMisspelt reports the name of a scheme that was likely meant to be another: the "htps" of
// "htps://h/".
func checkSchemeMisspelt(p *pass, t Token) {
	if p.near != "" && !octet.EqualFold(p.near, t.In(p.src)) && t.seen&octets&^schemeOctets == 0 && !p.isDrive() && !octet.EqualFold(t.In(p.src), "url") {
		p.report(t.Span, p.near)
	}
}
