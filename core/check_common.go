package core

import (
	"strings"

	"urlscope/core/internal/prose"
	"urlscope/core/octet"
)

// checkEmpty reports a part that is present and empty, such as the user of "ftp://@h/".
func checkEmpty(p *pass, t Token) {
	if t.Len() == 0 {
		p.report(t.Span, "")
	}
}

// checkWhole reports the whole part.
func checkWhole(p *pass, t Token) { p.report(t.Span, "") }

// 2.1

// checkSchemeCase reports capitals in the name of a scheme.
func checkSchemeCase(p *pass, t Token) {
	if p.isSchemeName(t) {
		p.report(t.Span, "")
	}
}

// isSchemeName reports whether what stands for the name of a scheme may be one: not the "Joe <" of "Joe <joe@h>". Rows of their own
// speak of a drive and of the prefix "URL:".
func (p *pass) isSchemeName(t Token) bool {
	return t.seen&octet.All&^octet.Scheme == 0 && !p.isDrive() && !octet.EqualFold(t.In(p.src), "url")
}

// checkSchemeStart reports a first octet of a scheme that is not a letter. Section 5 allows it (decision 5).
func checkSchemeStart(p *pass, t Token) {
	if t.Len() > 0 && octet.ClassOf(p.src[t.Start])&(octet.Digit|octet.Plus|octet.Hyphen|octet.Dot) != 0 {
		p.report(Span{Start: t.Start, End: t.Start + 1}, "")
	}
}

// 2.2

// checkFragment reports the "#" before a fragment, except in a template such as "http://h/{#id}".
func checkFragment(p *pass, t Token) {
	if t.Start > p.filled {
		p.report(Span{Start: t.Start - 1, End: t.Start}, "")
	}
}

// checkEscapeCase reports each run of escapes with letters in lower case.
func checkEscapeCase(p *pass, t Token) {
	src := p.src[:t.End]
	for i := t.Start; i < len(src); i++ {
		start := i
		for octet.IsEscape(src, i) {
			i += len("%XX")
		}
		if run := (Span{Start: start, End: i}); strings.ContainsAny(run.In(src), "abcdef") {
			p.report(run, "")
		}
		i = max(start, i-1) // the octet behind may be a "%"
	}
}

// 4

// checkOtherScheme reports a scheme that is not one of the ten, by the rule for its kind: "foo" by
// "scheme-unknown"; "cid", which section 4 sets aside, by "scheme-set-aside", with the document that defines it
// now.
func checkOtherScheme(p *pass, t Token) {
	if p.rule.ID == p.kindOfScheme() {
		p.report(t.Span, p.since())
	}
}

// reportLater reports a scheme that came after RFC 1738. For most URLs, which are "https", this is the only
// finding, so it is called directly and not through a row.
func (p *pass) reportLater() {
	if known := p.known; known.IsLater() && p.named.Len() > 0 {
		p.add(schemeLater, schemeLater.Severity, SchemeName, p.named, known.By)
	}
}

// Appendix

// checkURLPrefix reports the prefix "URL:" in front of a URL (decision 7).
func checkURLPrefix(p *pass, t Token) {
	if p.kindOfScheme() == "url-prefix" {
		p.report(Span{Start: t.Start, End: t.End + len(":")}, "")
	}
}

// checkWrapper reports the front of a wrapper. The fix takes both sides off.
func checkWrapper(p *pass, t Token) {
	if t.Start == 0 && isWrapper(t.In(p.src)) {
		p.report(t.Span, "")
	}
}

// checkHyphenBreak reports each line break after a hyphen, because the hyphen may belong to the URL or to the
// typesetter (decision 36).
func checkHyphenBreak(p *pass, t Token) {
	for span := range p.runsOf(t, octet.White) {
		if prose.IsHyphenBreak(p.src, span.Start, span.End) {
			p.report(span, "")
		}
	}
}

// checkSpaceAround reports white space before or behind a URL.
func checkSpaceAround(p *pass, t Token) {
	if len(p.tokens) > 1 && isWrapper(p.tokens[0].In(p.src)) && p.tokens[0].Part == Stray {
		return // the wrapper's rule speaks of it
	}
	if octet.IsBlank(t.In(p.src)) {
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

// checkSchemeMisspelt reports a misspelt scheme, such as "htps".
func checkSchemeMisspelt(p *pass, t Token) {
	if colon, _ := p.schemeDelim(); colon.In(p.src) != ":" { // the fix of the delimiter repairs both
		return
	}
	if p.near != "" && !octet.EqualFold(p.near, t.In(p.src)) && p.isSchemeName(t) {
		p.report(t.Span, p.near)
	}
}
