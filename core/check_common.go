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

// fixPercent encodes the "%" alone, or takes it out; the digit after it stays: "a%4" is
// "a%254". What breaks an escape is taken out, or encoded, too: "a%{2F" is "a%2F". That a "%"
// is a per cent sign is for what was meant to say, which comes first.
func fixPercent(u *URL, d Diagnostic) []Fix {
	raw := d.Span.In(u.src)
	breaks := raw[len(raw)-1:]
	if len(raw) == 1 || octet.IsHex(breaks[0]) {
		at := Span{d.Span.Start, d.Span.Start + 1}
		return []Fix{edit(TitleEncode, Likely, at, "%25"), edit(TitleRemove, Likely, at, "")}
	}
	remove := edit(TitleRemove, Likely, Span{d.Span.End - 1, d.Span.End}, "")
	both := edit(TitleEncode, Likely, d.Span, "%25"+raw[1:len(raw)-1]+u.encoded(Span{d.Span.End - 1, d.Span.End}))
	return []Fix{remove, both}
}

// checkFragment reports the "#" in front of a fragment, but for that of a template: "http://h/{#id}".
func checkFragment(p *pass, t Token) {
	if t.Start > p.filled {
		p.report(Span{t.Start - 1, t.Start}, "")
	}
}

// fixFragment offers both readings (decision 9): the fragment is not part of the
// URL, or "#" was meant as an octet. Without the fragment the URL names the same, but the
// text no longer names a place in it; only one without octets says what goes without
// saying. The former holds behind what is not a URL for another reason, too: "https://h/~a#install".
func fixFragment(u *URL, d Diagnostic) []Fix {
	t, _ := u.Token(Fragment)
	fixes := []Fix{edit(TitleRemove, Changes, Span{d.Span.Start, t.End}, "")}
	if t.Len() == 0 {
		fixes[0].Kind = Likely
	}
	before := u.tokens[max(u.TokenAt(d.Span.Start)-1, 0)].Part
	if before.Info().Allowed&Percent != 0 && before != HostLiteral && before != Stray {
		fixes = append(fixes, edit(TitleEncode, Changes, d.Span, "%23"))
	}
	return fixes
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

// fixEscapeCase writes escapes in capitals, as section 2.2 first gives them: "%2F" for "%2f".
func fixEscapeCase(u *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleReplace, Same, d.Span, strings.ToUpper(d.Span.In(u.src)))}
}

// fixDecodeUnreserved writes one escape as the octet it stands for, which needs none: the
// "%31" of "gopher://h/%31a" is type "1".
func fixDecodeUnreserved(u *URL, d Diagnostic) []Fix {
	if raw := d.Span.In(u.src); octet.IsEscape(raw, 0) && classes[octet.Value(raw, 0)]&Unreserved != 0 {
		return fixDecode(Same)(u, d)
	}
	return nil
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

// since returns the document that has given a name of section 4 a syntax since, as "RFC 2392"
// has to "cid"; "" for none.
func (u *URL) since() string {
	if u.known == nil {
		return ""
	}
	return u.known.Since
}

// kindOfScheme returns the ID of the rule that speaks of a scheme which is none of the ten,
// by its name: "data" came later, and nobody knows "foo".
func (u *URL) kindOfScheme() string {
	switch name := u.SchemeText(); {
	case u.known != nil && !octet.EqualFold(name, u.known.Name): // it was meant only: "htps"
		return ""
	case u.known.isLater():
		return "scheme-later"
	case u.known != nil:
		return "scheme-set-aside"
	case isExperimental(name):
		return "scheme-experimental"
	case u.scheme == nil || u.scheme.Name != "": // one of the ten, read as another
		return ""
	case octet.EqualFold(name, "url"):
		return "url-prefix"
	}
	return "scheme-unknown"
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

// isWrapper reports whether stray octets in front hold the appendix's "<", or the
// quote mark that some systems use (section 2.2): "<", "<URL: ", a quote mark and a space.
func isWrapper(s string) bool {
	s = strings.Trim(s, blanks)
	rest := strings.Trim(strings.TrimLeft(s, `<"`), blanks)
	return s != "" && len(rest) < len(s) && (rest == "" || octet.EqualFold(rest, "URL:"))
}

// checkWrapper reports the front of a wrapper; the fix takes both sides off: the "<" of "<http://h/>".
func checkWrapper(p *pass, t Token) {
	if t.Start == 0 && isWrapper(t.In(p.src)) {
		p.report(t.Span, "")
	}
}

// fixWrapper takes the wrapper off, on both sides, and the white space inside it out (decision 36):
// "<http:// h/>" becomes "http://h/". That is no longer the same for certain when a hyphen may be the
// typesetter's.
func fixWrapper(u *URL, d Diagnostic) []Fix {
	f := Fix{Title: TitleUnwrap, Kind: Same, Edits: []Edit{{Span: d.Span}}}
	end := len(u.src)
	last := u.tokens[len(u.tokens)-1]
	if last.Part == Stray && last.Start >= u.end { // what is stray in front of that is not a wrapper
		end = last.Start
	}
	for span := range u.runsOf(Token{Span: Span{d.Span.End, end}}, whiteSpace) {
		if u.folded != nil {
			f.Edits = append(f.Edits, Edit{Span: span})
		}
		if isHyphenBreak(u.src, span) {
			f.Kind = Likely
		}
	}
	if end < len(u.src) {
		f.Edits = append(f.Edits, Edit{Span: last.Span})
	}
	if u.delimited { // the wrapper is between the document's own, and read as part of the URL
		f.Kind = Likely
	}
	return []Fix{f}
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

// fixHyphenBreak offers both readings, the one that keeps the hyphen first: "rail-way" and "railway" of
// "rail-\nway".
func fixHyphenBreak(_ *URL, d Diagnostic) []Fix {
	with := Span{d.Span.Start - 1, d.Span.End}
	return []Fix{edit(TitleRemove, Likely, d.Span, ""), edit(TitleRemove, Likely, with, "")}
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

// isBlank reports whether s is white space only: " \t", and "".
func isBlank(s string) bool { return classesOf(s)&octets&^whiteSpace == 0 }

// checkSchemeMisspelt reports the name of a scheme that was likely meant to be another: the "htps" of
// "htps://h/".
func checkSchemeMisspelt(p *pass, t Token) {
	if p.near != "" && !octet.EqualFold(p.near, t.In(p.src)) && t.seen&octets&^schemeOctets == 0 && !p.isDrive() && !octet.EqualFold(t.In(p.src), "url") {
		p.report(t.Span, p.near)
	}
}

// fixUse writes the diagnostic's Arg instead: "https" for "htps".
func fixUse(_ *URL, d Diagnostic) []Fix { return []Fix{edit(TitleReplace, Likely, d.Span, d.Arg)} }
