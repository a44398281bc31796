package fix

import (
	"iter"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/prose"
	"urlscope/core/octet"
)

// fixPercent encodes a "%" that begins no escape, or removes it. A digit behind it stays: "a%4" becomes "a%254".
// An octet that broke the escape is removed or encoded, too: "a%{2F" becomes "a%2F". If the "%" is a percent
// sign, a repair says so and comes first.
func fixPercent(u *core.URL, d core.Diagnostic) []Fix {
	raw := d.Span.In(u.Source())
	breaks := raw[len(raw)-1:]
	if len(raw) == 1 || octet.IsHex(breaks[0]) {
		at := core.Span{Start: d.Span.Start, End: d.Span.Start + 1}
		return []Fix{edit(TitleEncode, KindLikely, at, "%25"), edit(TitleRemove, KindLikely, at, "")}
	}
	remove := edit(TitleRemove, KindLikely, core.Span{Start: d.Span.End - 1, End: d.Span.End}, "")
	both := edit(TitleEncode, KindLikely, d.Span, "%25"+raw[1:len(raw)-1]+encoded(u, core.Span{Start: d.Span.End - 1, End: d.Span.End}))
	return []Fix{remove, both}
}

// fixFragment offers both readings (decision 9): the fragment is not part of the URL, or "#" was meant as an
// octet. Without the fragment the URL names the same resource, but the text no longer names a place in it, so
// only an empty fragment can go without a change. The first reading is offered behind a broken URL, too:
// "https://h/~a#install".
func fixFragment(u *core.URL, d core.Diagnostic) []Fix {
	t, _ := u.Token(core.Fragment)
	fixes := []Fix{edit(TitleRemove, KindChanges, core.Span{Start: d.Span.Start, End: t.End}, "")}
	if t.Len() == 0 {
		fixes[0].Kind = KindLikely
	}
	before := u.Tokens()[max(u.TokenAt(d.Span.Start)-1, 0)].Part
	if allowsEscapes(before) {
		fixes = append(fixes, edit(TitleEncode, KindChanges, d.Span, "%23"))
	}
	return fixes
}

// fixEscapeCase writes escapes in capitals, as section 2.2 first gives them.
func fixEscapeCase(u *core.URL, d core.Diagnostic) []Fix {
	return []Fix{edit(TitleReplace, KindSame, d.Span, strings.ToUpper(d.Span.In(u.Source())))}
}

// fixDecodeUnreserved writes one escape as its octet, which needs none: the "%31" of "gopher://h/%31a" as type
// "1".
func fixDecodeUnreserved(u *core.URL, d core.Diagnostic) []Fix {
	if raw := d.Span.In(u.Source()); octet.IsEscape(raw, 0) && octet.ClassOf(octet.Value(raw, 0))&octet.Unreserved != 0 {
		return fixDecode(KindSame)(u, d)
	}
	return nil
}

// fixWrapper removes both sides of the wrapper, and the white space inside it (decision 36). The result is
// certainly the same only if no hyphen may be the typesetter's.
func fixWrapper(u *core.URL, d core.Diagnostic) []Fix {
	f := Fix{Title: TitleUnwrap, Kind: KindSame, Edits: []core.Edit{{Span: d.Span}}}
	end := len(u.Source())
	n := len(u.Tokens()) - 1
	last := u.Tokens()[n]
	if _, idle := u.AppendMeaning(nil, n); n > 0 && idle == core.IdleAround { // what is stray in front of that is not a wrapper
		end = last.Start
	}
	for span := range runsOf(u.Source(), core.Span{Start: d.Span.End, End: end}, whiteSpace) {
		if u.Unfolded() != nil {
			f.Edits = append(f.Edits, core.Edit{Span: span})
		}
		if prose.IsHyphenBreak(u.Source(), span.Start, span.End) {
			f.Kind = KindLikely
		}
	}
	if end < len(u.Source()) {
		f.Edits = append(f.Edits, core.Edit{Span: last.Span})
	}
	if u.Delimited() { // the wrapper is between the document's own, and read as part of the URL
		f.Kind = KindLikely
	}
	return []Fix{f}
}

// fixHyphenBreak offers both readings: with the hyphen, then without.
func fixHyphenBreak(_ *core.URL, d core.Diagnostic) []Fix {
	with := core.Span{Start: d.Span.Start - 1, End: d.Span.End}
	return []Fix{edit(TitleRemove, KindLikely, d.Span, ""), edit(TitleRemove, KindLikely, with, "")}
}

// fixUse writes the diagnostic's Arg instead.
func fixUse(_ *core.URL, d core.Diagnostic) []Fix {
	return []Fix{edit(TitleReplace, KindLikely, d.Span, d.Arg)}
}

// encoded returns the octets of span as escapes. It leaves out white space in a wrapper, because that means
// nothing (appendix).
func encoded(u *core.URL, span core.Span) string {
	var b []byte
	for i := span.Start; i < span.End; i++ {
		if u.Unfolded() == nil || octet.ClassOf(u.Source()[i])&whiteSpace == 0 {
			b = octet.AppendEscaped(b, u.Source()[i:i+1])
		}
	}
	return string(b)
}

// fixEncode writes the octets as escapes. By section 2.2 that is another spelling of the same resource.
func fixEncode(u *core.URL, d core.Diagnostic) []Fix { return encodeAs(KindSame, u, d) }

// fixEncodeLikely is fixEncode for octets that may also be a slip.
func fixEncodeLikely(u *core.URL, d core.Diagnostic) []Fix { return encodeAs(KindLikely, u, d) }

// fixQuestions encodes each "?" of a login.
func fixQuestions(u *core.URL, d core.Diagnostic) []Fix {
	f := Fix{Title: TitleEncode, Kind: KindLikely, New: "%3F"}
	host, _ := u.Token(core.Host)
	for i := d.Span.Start; i < host.Start; i++ {
		if u.Source()[i] == '?' {
			f.Edits = append(f.Edits, core.Edit{Span: core.Span{Start: i, End: i + 1}, New: f.New})
		}
	}
	return []Fix{f}
}

// fixSpace encodes a space, or removes it where no escape is allowed.
func fixSpace(u *core.URL, d core.Diagnostic) []Fix {
	if list := fixEncodeLikely(u, d); list != nil {
		return list
	}
	return fixRemove(KindLikely)(u, d)
}

// encodeAs writes the octets as escapes if the part takes them. Section 5 has no escapes in scheme, host, port,
// group, ftptype and article number.
func encodeAs(kind Kind, u *core.URL, d core.Diagnostic) []Fix {
	if d.Part.Info().Allowed&octet.Percent == 0 || inPort(u, d.Span.Start) {
		return nil
	}
	return []Fix{edit(TitleEncode, kind, d.Span, encoded(u, d.Span))}
}

// inPort reports whether the octet at an offset is in the port of a scheme that section 5 does not know (section 3.1),
// as "|" in "redis://h:33|06/0". If its port is not valid, such a URL is one schemepart.
func inPort(u *core.URL, at int) bool {
	t, ok := u.Token(core.Schemepart)
	s, slashes := strings.CutPrefix(t.In(u.Source()), "//")
	if !ok || !slashes {
		return false
	}
	s = s[:octet.Until(s, 0, "/?#")]
	colon := strings.LastIndexByte(s, ':')
	at -= t.Start + len("//")
	return 0 < colon && colon < at && at < len(s) && !strings.ContainsAny(s[colon:], "@]")
}

// fixRemove returns a fixer that removes the octets.
func fixRemove(kind Kind) func(*core.URL, core.Diagnostic) []Fix {
	return func(_ *core.URL, d core.Diagnostic) []Fix { return []Fix{edit(TitleRemove, kind, d.Span, "")} }
}

// fixRemoveColon returns a fixer that removes the octets and the colon before them.
func fixRemoveColon(kind Kind) func(*core.URL, core.Diagnostic) []Fix {
	return func(_ *core.URL, d core.Diagnostic) []Fix {
		return []Fix{edit(TitleRemove, kind, core.Span{Start: d.Span.Start - 1, End: d.Span.End}, "")}
	}
}

// fixDecode returns a fixer that writes escapes as their octets.
func fixDecode(kind Kind) func(*core.URL, core.Diagnostic) []Fix {
	return func(u *core.URL, d core.Diagnostic) []Fix {
		return []Fix{edit(TitleDecode, kind, d.Span, string(octet.AppendDecoded(nil, d.Span.In(u.Source()))))}
	}
}

// fixDecodeNeedless writes escapes as their octets. It does nothing behind a broken escape: the "1" of "%4%31"
// would complete one.
func fixDecodeNeedless(u *core.URL, d core.Diagnostic) []Fix {
	before := core.Span{Start: d.Span.Start - len("%X"), End: d.Span.Start}
	if strings.Contains(before.In(u.Source()), "%") {
		return nil
	}
	kind := KindSame
	if isDots(u, d.Span) { // a client takes them away before it asks (RFC 3986, section 5.2.4)
		kind = KindChanges
	}
	return fixDecode(kind)(u, d)
}

// isDots reports whether escapes stand for a segment of one or two dots, as in "http://h/%2E%2E/x".
func isDots(u *core.URL, s core.Span) bool {
	from := strings.LastIndexByte(u.Source()[:s.Start], '/') + 1
	segment := u.Source()[from:octet.Until(u.Source(), from, "/?#")]
	dots := string(octet.AppendDecoded(nil, segment))
	return dots == "." || dots == ".."
}

// fixLower writes letters in lower case.
func fixLower(u *core.URL, d core.Diagnostic) []Fix {
	return []Fix{edit(TitleReplace, KindSame, d.Span, octet.LowerString(d.Span.In(u.Source())))}
}

// fixInsert returns a fixer that inserts text before the diagnostic's span.
func fixInsert(text string) func(*core.URL, core.Diagnostic) []Fix {
	return func(_ *core.URL, d core.Diagnostic) []Fix {
		at := core.Span{Start: d.Span.Start, End: d.Span.Start}
		return []Fix{edit(TitleInsert, KindLikely, at, text)}
	}
}

// edit returns a fix of one edit.
func edit(title Title, kind Kind, span core.Span, text string) Fix {
	return Fix{Title: title, New: text, Kind: kind, Edits: []core.Edit{{Span: span, New: text}}}
}

const whiteSpace = octet.Space | octet.Break

// runsOf yields the runs of octets of the class in a span.
func runsOf(src string, in core.Span, class octet.Class) iter.Seq[core.Span] {
	return func(yield func(core.Span) bool) {
		for start, end := range octet.Runs(src[:in.End], in.Start, func(b byte) bool { return octet.ClassOf(b)&class != 0 }) {
			if !yield(core.Span{Start: start, End: end}) {
				return
			}
		}
	}
}

// allowsEscapes reports whether section 5 allows escapes in a part.
func allowsEscapes(p core.Part) bool {
	return p.Info().Allowed&octet.Percent != 0 && p != core.Stray && p != core.HostLiteral && p != core.Fragment
}
