package core

import (
	"strings"
	"urlscope/core/internal/octet"
)

// fixPercent encodes a "%" that begins no escape, or removes it. A digit behind it stays: "a%4" becomes "a%254".
// An octet that broke the escape is removed or encoded, too: "a%{2F" becomes "a%2F". If the "%" is a percent
// sign, a repair says so and comes first.
func fixPercent(u *URL, d Diagnostic) []Fix {
	raw := d.Span.In(u.src)
	breaks := raw[len(raw)-1:]
	if len(raw) == 1 || octet.IsHex(breaks[0]) {
		at := Span{d.Span.Start, d.Span.Start + 1}
		return []Fix{edit(TitleEncode, FixLikely, at, "%25"), edit(TitleRemove, FixLikely, at, "")}
	}
	remove := edit(TitleRemove, FixLikely, Span{d.Span.End - 1, d.Span.End}, "")
	both := edit(TitleEncode, FixLikely, d.Span, "%25"+raw[1:len(raw)-1]+u.encoded(Span{d.Span.End - 1, d.Span.End}))
	return []Fix{remove, both}
}

// fixFragment offers both readings (decision 9): the fragment is not part of the URL, or "#" was meant as an
// octet. Without the fragment the URL names the same resource, but the text no longer names a place in it, so
// only an empty fragment can go without a change. The first reading is offered behind a broken URL, too:
// "https://h/~a#install".
func fixFragment(u *URL, d Diagnostic) []Fix {
	t, _ := u.Token(Fragment)
	fixes := []Fix{edit(TitleRemove, FixChanges, Span{d.Span.Start, t.End}, "")}
	if t.Len() == 0 {
		fixes[0].Kind = FixLikely
	}
	before := u.Tokens()[max(u.TokenAt(d.Span.Start)-1, 0)].Part
	if before.Info().Allowed&Percent != 0 && before != HostLiteral && before != Stray {
		fixes = append(fixes, edit(TitleEncode, FixChanges, d.Span, "%23"))
	}
	return fixes
}

// fixEscapeCase writes escapes in capitals, as section 2.2 first gives them.
func fixEscapeCase(u *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleReplace, FixSame, d.Span, strings.ToUpper(d.Span.In(u.src)))}
}

// fixDecodeUnreserved writes one escape as its octet, which needs none: the "%31" of "gopher://h/%31a" as type
// "1".
func fixDecodeUnreserved(u *URL, d Diagnostic) []Fix {
	if raw := d.Span.In(u.src); octet.IsEscape(raw, 0) && classes[octet.Value(raw, 0)]&Unreserved != 0 {
		return fixDecode(FixSame)(u, d)
	}
	return nil
}

// fixWrapper removes both sides of the wrapper, and the white space inside it (decision 36). The result is
// certainly the same only if no hyphen may be the typesetter's.
func fixWrapper(u *URL, d Diagnostic) []Fix {
	f := Fix{Title: TitleUnwrap, Kind: FixSame, Edits: []Edit{{Span: d.Span}}}
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
			f.Kind = FixLikely
		}
	}
	if end < len(u.src) {
		f.Edits = append(f.Edits, Edit{Span: last.Span})
	}
	if u.delimited { // the wrapper is between the document's own, and read as part of the URL
		f.Kind = FixLikely
	}
	return []Fix{f}
}

// fixHyphenBreak offers both readings: with the hyphen, then without.
func fixHyphenBreak(_ *URL, d Diagnostic) []Fix {
	with := Span{d.Span.Start - 1, d.Span.End}
	return []Fix{edit(TitleRemove, FixLikely, d.Span, ""), edit(TitleRemove, FixLikely, with, "")}
}

// fixUse writes the diagnostic's Arg instead.
func fixUse(_ *URL, d Diagnostic) []Fix { return []Fix{edit(TitleReplace, FixLikely, d.Span, d.Arg)} }

// encoded returns the octets of span as escapes. It leaves out white space in a wrapper, because that means
// nothing (appendix).
func (u *URL) encoded(span Span) string {
	var b []byte
	for i := span.Start; i < span.End; i++ {
		if u.folded == nil || classes[u.src[i]]&whiteSpace == 0 {
			b = octet.AppendEscaped(b, u.src[i:i+1])
		}
	}
	return string(b)
}

// fixEncode writes the octets as escapes. By section 2.2 that is another spelling of the same resource.
func fixEncode(u *URL, d Diagnostic) []Fix { return encodeAs(FixSame, u, d) }

// fixEncodeLikely is fixEncode for octets that may also be a typo.
func fixEncodeLikely(u *URL, d Diagnostic) []Fix { return encodeAs(FixLikely, u, d) }

// fixSpace encodes a space, or removes it where no escape is allowed.
func fixSpace(u *URL, d Diagnostic) []Fix {
	if list := fixEncodeLikely(u, d); list != nil {
		return list
	}
	return fixRemove(FixLikely)(u, d)
}

// encodeAs writes the octets as escapes if the part takes them. Section 5 has no escapes in scheme, host, port,
// group, ftptype and article number.
func encodeAs(kind FixKind, u *URL, d Diagnostic) []Fix {
	if d.Part.Info().Allowed&Percent == 0 {
		return nil
	}
	return []Fix{edit(TitleEncode, kind, d.Span, u.encoded(d.Span))}
}

// fixRemove returns a fixer that removes the octets.
func fixRemove(kind FixKind) func(*URL, Diagnostic) []Fix {
	return func(_ *URL, d Diagnostic) []Fix { return []Fix{edit(TitleRemove, kind, d.Span, "")} }
}

// fixRemoveColon returns a fixer that removes the octets and the colon before them.
func fixRemoveColon(kind FixKind) func(*URL, Diagnostic) []Fix {
	return func(_ *URL, d Diagnostic) []Fix {
		return []Fix{edit(TitleRemove, kind, Span{d.Span.Start - 1, d.Span.End}, "")}
	}
}

// fixDecode returns a fixer that writes escapes as their octets.
func fixDecode(kind FixKind) func(*URL, Diagnostic) []Fix {
	return func(u *URL, d Diagnostic) []Fix {
		return []Fix{edit(TitleDecode, kind, d.Span, string(AppendDecoded(nil, d.Span.In(u.src))))}
	}
}

// fixDecodeNeedless writes escapes as their octets. It does nothing behind a broken escape: the "1" of "%4%31"
// would complete one.
func fixDecodeNeedless(u *URL, d Diagnostic) []Fix {
	before := Span{d.Span.Start - len("%X"), d.Span.Start}
	if strings.Contains(before.In(u.src), "%") {
		return nil
	}
	kind := FixSame
	if u.isDots(d.Span) { // a client takes them away before it asks (RFC 3986, section 5.2.4)
		kind = FixChanges
	}
	return fixDecode(kind)(u, d)
}

// isDots reports whether escapes stand for a segment of one or two dots, as in "http://h/%2E%2E/x".
func (u *URL) isDots(s Span) bool {
	from := strings.LastIndexByte(u.src[:s.Start], '/') + 1
	segment := u.src[from:]
	if n := strings.IndexAny(segment, "/?#"); n >= 0 {
		segment = segment[:n]
	}
	dots := string(AppendDecoded(nil, segment))
	return dots == "." || dots == ".."
}

// fixLower writes letters in lower case.
func fixLower(u *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleReplace, FixSame, d.Span, octet.LowerString(d.Span.In(u.src)))}
}

// fixInsert returns a fixer that inserts text before the diagnostic's span.
func fixInsert(text string) func(*URL, Diagnostic) []Fix {
	return func(_ *URL, d Diagnostic) []Fix {
		at := Span{d.Span.Start, d.Span.Start}
		return []Fix{edit(TitleInsert, FixLikely, at, text)}
	}
}

// edit returns a fix of one edit.
func edit(title Title, kind FixKind, span Span, text string) Fix {
	return Fix{Title: title, New: text, Kind: kind, Edits: []Edit{{span, text}}}
}
