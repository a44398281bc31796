package core

import (
	"iter"
	"slices"
	"strings"

	"urlscope/core/internal/punycode"
)

// checkEmpty reports a part that is present and empty.
func checkEmpty(p *Pass, t Token) {
	if t.Len() == 0 {
		p.Report(t.Span, "")
	}
}

// checkWhole reports the whole part.
func checkWhole(p *Pass, t Token) { p.Report(t.Span, "") }

// checkReserved reports reserved octets out of place, but for slashes that are there
// because a slash in front of them is one too many, and those of a port where none may be.
func checkReserved(p *Pass, run Token) {
	if run.Part == Port {
		p.leave()
		return
	}
	if t, _ := p.Token(run.Part); (t.Part == Database || t.Part == Wpath) && p.slipped(t) {
		p.leave()
		return
	}
	p.Report(run.Span, "")
}

// brokenEscape reports whether there is a "%" in t that begins no escape.
func (u *URL) brokenEscape(t Token) bool {
	if t.seen&Percent == 0 {
		return false
	}
	_, ok := runIn(u.src[:t.End], t.Start, anything)
	return !ok
}

// 2.1

func checkSchemeMissing(p *Pass, _ Token) {
	if p.named.Len() > 0 {
		return
	}
	at := 0
	for _, t := range p.Tokens() {
		if t.Part != Stray {
			at = t.Start
			break
		}
	}
	meant := ""
	if p.reading != nil {
		meant = p.reading.Name
	}
	p.Report(Span{at, at}, meant)
}

func fixSchemeMissing(u *URL, d Diagnostic) []Fix {
	if d.Arg == "" {
		return nil
	}
	rest := strings.TrimLeft(u.src[d.Span.Start:], ":")
	cut := len(u.src) - len(rest) - d.Span.Start
	prefix := d.Arg + "://"
	switch {
	case u.backslashed():
		return fixBackslashed(u, d, "file:")
	case d.Arg == Mailto.Name:
		prefix = "mailto:"
	case strings.HasPrefix(rest, "//"):
		prefix = d.Arg + ":"
	}
	return []Fix{edit(TitleInsert, Likely, Span{d.Span.Start, d.Span.Start + cut}, prefix)}
}

// checkSchemeColon reports a scheme that no colon follows.
func checkSchemeColon(p *Pass, _ Token) {
	if p.named.Len() > 0 && !strings.HasPrefix(p.src[p.named.End:], ":") {
		p.Report(Span{p.named.End, p.colonEnd()}, "")
	}
}

func fixSchemeColon(u *URL, d Diagnostic) []Fix {
	if d.Span.Len() > 0 {
		return []Fix{edit(TitleReplace, Likely, d.Span, ":")}
	}
	text := ":"
	if s := lookup(u.SchemeText()).scheme; s.Port > 0 && !strings.HasPrefix(u.src[d.Span.Start:], "/") {
		text = "://"
	}
	return []Fix{edit(TitleInsert, Likely, d.Span, text)}
}

func checkSchemeMisspelt(p *Pass, t Token) {
	if near := nearest(t.In(p.src)).name; near != "" && t.seen&octets&^schemeOctets == 0 && !p.isDrive() {
		p.Report(t.Span, near)
	}
}

func checkSchemeCase(p *Pass, t Token) {
	if !p.isDrive() && !equalFold(t.In(p.src), "url") { // rows of their own speak of these
		p.Report(t.Span, "")
	}
}

// checkSchemeStart reports a scheme that does not begin with a letter, which
// section 5 allows (decision 5).
func checkSchemeStart(p *Pass, t Token) {
	if t.Len() > 0 && classes[p.src[t.Start]]&(Digit|Plus|Hyphen|Dot) != 0 {
		p.Report(Span{t.Start, t.Start + 1}, "")
	}
}

// 2.2

// fixHostNonASCII offers the ASCII form that internationalized names were given
// later.
func fixHostNonASCII(u *URL, d Diagnostic) []Fix {
	host, _ := u.Token(Host)
	start, end := d.Span.Start, d.Span.End
	for start > host.Start && u.src[start-1] != '.' {
		start--
	}
	for end < host.End && u.src[end] != '.' {
		end++
	}
	label, ok := punycode.Encode(u.src[start:end])
	if !ok {
		return fixRemove(u, d)
	}
	return []Fix{edit(TitleReplace, Likely, Span{start, end}, label)}
}

func fixEscapeForbidden(u *URL, d Diagnostic) []Fix {
	raw := d.Span.In(u.src)
	if isEscape(raw, 0) && classes[escapeValue(raw, 0)]&d.Part.Info().Allowed != 0 {
		return fixDecode(Likely)(u, d)
	}
	percent := Span{d.Span.Start, d.Span.Start + 1}
	return append(fixRemove(u, d), edit(TitleRemove, Likely, percent, ""))
}

// fixDelimiterOctet: at the end of a URL an angle bracket or a quote mark is more
// likely half of a wrapper than an octet of the URL.
func fixDelimiterOctet(u *URL, d Diagnostic) []Fix {
	if d.Span.End == u.end {
		return fixRemoveOrEncode(u, d)
	}
	return fixEncode(u, d)
}

// fixPercent: the "%" alone is encoded; the digit after it stays. What breaks an
// escape is taken out, or encoded too; white space behind a "%" without a digit
// likely is a blank behind a per cent sign.
func fixPercent(u *URL, d Diagnostic) []Fix {
	raw := d.Span.In(u.src)
	breaks := raw[len(raw)-1:]
	if len(raw) == 1 || isHex(breaks[0]) {
		at := Span{d.Span.Start, d.Span.Start + 1}
		return []Fix{edit(TitleEncode, Likely, at, "%25"), edit(TitleRemove, Likely, at, "")}
	}
	remove := edit(TitleRemove, Likely, Span{d.Span.End - 1, d.Span.End}, "")
	both := edit(TitleEncode, Likely, d.Span, "%25"+raw[1:len(raw)-1]+u.encoded(Span{d.Span.End - 1, d.Span.End}))
	if len(raw) == 2 && classes[breaks[0]]&whiteSpace != 0 && !(breaks == "\t" && isEscapeBehind(u.src[d.Span.End:])) {
		return []Fix{both, remove}
	}
	return []Fix{remove, both}
}

// isEscapeBehind reports whether s begins with the digits of an escape.
func isEscapeBehind(s string) bool { return len(s) > 1 && isHex(s[0]) && isHex(s[1]) }

func checkFragment(p *Pass, t Token) { p.Report(Span{t.Start - 1, t.Start}, "") }

// fixFragment offers both readings (decision 9): the fragment is no part of the
// URL, or "#" was meant as an octet. Without the fragment the URL names the same, but the
// text no longer names a place in it; only one without octets says what goes without
// saying. Where what comes before is no URL, the "#" itself is likely a slip.
func fixFragment(u *URL, d Diagnostic) []Fix {
	t, _ := u.Token(Fragment)
	off := edit(TitleRemove, Changes, Span{d.Span.Start, t.End}, "")
	if t.Len() == 0 {
		off.Kind = Likely
	}
	before := u.tokens[max(u.TokenAt(d.Span.Start)-1, 0)]
	start := 0
	if u.tokens[0].Part == Stray {
		start = u.tokens[0].End
	}
	fixes := []Fix{off}
	if !Parse(u.src[start:d.Span.Start]).Valid() {
		fixes[0].Kind = Likely
		if before.Part == Host {
			fixes = append(fixes, fixRemove(u, d)...)
			if strings.IndexByte(t.In(u.src), '/') >= 0 { // the rest of the host is more than a fragment
				slices.Reverse(fixes)
			}
		}
	}
	if before.Part.Info().Allowed&Percent != 0 && before.Part != HostLiteral && before.Part != Stray {
		fixes = append(fixes, edit(TitleEncode, Changes, d.Span, "%23"))
	}
	return fixes
}

// checkBackslashSlash reports backslashes where a slash separates parts, but for
// those after the scheme, which the row about slashes reports.
func checkBackslashSlash(p *Pass, _ Token) {
	if p.backslashed() {
		return
	}
	for _, t := range p.Tokens() {
		if t.Part == Delim && strings.IndexByte(t.In(p.src), '\\') >= 0 && p.src[t.Start] != ';' &&
			(p.named.Len() == 0 || t.Start > p.named.End+len(":")) {
			p.Report(t.Span, "")
		}
	}
}

// fixSlashes writes slashes for backslashes.
func fixSlashes(u *URL, d Diagnostic) []Fix {
	return fixReplace(strings.Repeat("/", d.Span.Len()))(u, d)
}

func fixBackslash(u *URL, d Diagnostic) []Fix {
	return append(fixSlashes(u, d), fixEncodeLikely(u, d)...)
}

// fixRemoveEscape takes escapes out, which changes what the URL names.
func fixRemoveEscape(_ *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleRemove, Changes, d.Span, "")}
}

// checkEscapeCase reports each run of escapes that has letters in lower case.
func checkEscapeCase(p *Pass, t Token) {
	src := p.src[:t.End]
	for i := t.Start; ; i++ {
		n := strings.IndexByte(src[i:], '%')
		if n < 0 {
			return
		}
		i += n
		start, small := i, false
		for ; isEscape(src, i); i += len("%XX") {
			small = small || (classes[src[i+1]]|classes[src[i+2]])&Lowalpha != 0
		}
		if small {
			p.Report(Span{start, i}, "")
		}
		if i > start {
			i--
		}
	}
}

func fixEscapeCase(u *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleReplace, Same, d.Span, strings.ToUpper(d.Span.In(u.src)))}
}

func fixRemoveChanges(_ *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleRemove, Changes, d.Span, "")}
}

func fixDecodeUnreserved(u *URL, d Diagnostic) []Fix {
	if raw := d.Span.In(u.src); isEscape(raw, 0) && classes[escapeValue(raw, 0)]&Unreserved != 0 {
		return fixDecode(Same)(u, d)
	}
	return nil
}

// 4

func checkSchemeSetAside(p *Pass, t Token) {
	if p.known != nil && p.known.By == setAside {
		p.Report(t.Span, "")
	}
}

func checkSchemeExperimental(p *Pass, t Token) {
	if isExperimental(t.In(p.src)) {
		p.Report(t.Span, "")
	}
}

func checkSchemeLater(p *Pass, _ Token) {
	p.part = SchemeName
	p.Report(p.named, p.known.By)
}

func checkSchemeUnknown(p *Pass, t Token) {
	if name := t.In(p.src); p.scheme == Other && p.known == nil && !isExperimental(name) && !equalFold(name, "url") {
		p.Report(t.Span, "")
	}
}

// Appendix

// checkURLPrefix reports the prefix "URL:" in front of a URL (decision 7).
func checkURLPrefix(p *Pass, t Token) {
	if p.scheme == Other && equalFold(t.In(p.src), "url") {
		p.Report(Span{t.Start, t.End + len(":")}, "")
	}
}

// isWrapper reports whether stray octets in front hold the appendix's "<", or the
// quote mark that some systems use (section 2.2).
func isWrapper(s string) bool {
	return strings.IndexByte(s, '<') >= 0 || strings.IndexByte(s, '"') >= 0
}

func checkWrapper(p *Pass, t Token) {
	if t.Start == 0 && isWrapper(t.In(p.src)) {
		p.Report(t.Span, "")
	}
}

// fixWrapper takes the wrapper off, on both sides, and the white space inside it
// out (decision 36). That is no longer the same for certain when a hyphen may be
// the typesetter's.
func fixWrapper(u *URL, d Diagnostic) []Fix {
	f := Fix{Title: TitleUnwrap, Kind: Same, Edits: []Edit{{Span: d.Span}}}
	end := len(u.src)
	last := u.tokens[len(u.tokens)-1]
	if last.Part == Stray && last.Start >= u.end { // what is stray in front of that is no wrapper
		end = last.Start
	}
	for span := range blanks(u.src, Span{d.Span.End, end}) {
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
	return []Fix{f}
}

// blanks yields the runs of white space in the given span of src.
func blanks(src string, in Span) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		for i := in.Start; i < in.End; i++ {
			start := i
			for i < in.End && classes[src[i]]&whiteSpace != 0 {
				i++
			}
			if i > start && !yield(Span{start, i}) {
				return
			}
		}
	}
}

// isHyphenBreak reports whether the white space at span breaks the line after a
// hyphen (appendix).
func isHyphenBreak(src string, span Span) bool {
	return span.Start > 0 && src[span.Start-1] == '-' && strings.ContainsAny(span.In(src), "\n\r")
}

// checkHyphenBreak reports each line break after a hyphen: the hyphen may be part
// of the URL, or a typesetter's (decision 36).
func checkHyphenBreak(p *Pass, t Token) {
	for span := range blanks(p.src, t.Span) {
		if isHyphenBreak(p.src, span) {
			p.Report(span, "")
		}
	}
}

// fixHyphenBreak offers both readings, the one that keeps the hyphen first.
func fixHyphenBreak(_ *URL, d Diagnostic) []Fix {
	with := Span{d.Span.Start - 1, d.Span.End}
	return []Fix{edit(TitleRemove, Likely, d.Span, ""), edit(TitleRemove, Likely, with, "")}
}

// checkSpaceAround reports white space before or behind a URL.
func checkSpaceAround(p *Pass, t Token) {
	if len(p.tokens) > 1 && isWrapper(p.tokens[0].In(p.src)) && p.tokens[0].Part == Stray {
		return // the wrapper's rule speaks of it
	}
	if isBlank(t.In(p.src)) {
		p.Report(t.Span, "")
	}
}

func fixSpaceAround(_ *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleRemove, Same, d.Span, "")}
}

// checkDotSegment reports "." and "..", to which RFC 1738 gives no meaning
// (decision 19).
func checkDotSegment(p *Pass, t Token) {
	if s := t.In(p.src); s == "." || s == ".." {
		p.Report(t.Span, "")
	}
}

// isBlank reports whether s is white space only.
func isBlank(s string) bool {
	for i := range len(s) {
		if classes[s[i]]&whiteSpace == 0 {
			return false
		}
	}
	return true
}
