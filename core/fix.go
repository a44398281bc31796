package core

import (
	"slices"

	"urlscope/core/internal/meant"
	"urlscope/core/internal/octet"
)

// A FixKind says what a fix does to the meaning of the URL.
type FixKind uint8

// Same: another spelling of the same parts; decoded, and with what RFC 1738 itself
// says that a part defaults to, they stay as they are, so the URL names the same
// resource. Likely: what was likely meant by an input that
// meant nothing by section 5, or something unlikely, or said what goes without
// saying. Changes: the URL names another resource afterwards, or the text no longer the
// place in it that a fragment does.
const (
	Same FixKind = iota
	Likely
	Changes
)

// String returns the name that the report gives k.
func (k FixKind) String() string { return [...]string{"same", "likely", "changes"}[min(k, Changes)] }

// A Fix is one way to mend what a diagnostic found. Fixes of one diagnostic are
// alternatives: at most one of them is applied.
type Fix struct {
	Title Title
	New   string // what the title names: what is written instead; "" when nothing is
	Kind  FixKind
	Edits []Edit

	whole bool // it makes all the changes of a repair
}

// A Title says what a fix does. core/text words it.
type Title string

// The titles.
const (
	TitleEncode  Title = "encode"  // write octets as escapes
	TitleDecode  Title = "decode"  // write escapes as the octets they stand for
	TitleRemove  Title = "remove"  // take octets out
	TitleReplace Title = "replace" // write New instead
	TitleInsert  Title = "insert"  // add New
	TitleUnwrap  Title = "unwrap"  // take the wrapper off
)

// Fixes returns the ways to mend what d found in u, the best first; nil when no
// fix is honest, or when d is no diagnostic of u. Each has been tried: it takes the
// finding away and brings no error that was not there before. One that takes other
// errors away with it comes before one that does not. None is offered where NoName
// says so.
func (u *URL) Fixes(d Diagnostic) []Fix {
	u.trying.Lock()
	defer u.trying.Unlock()
	return u.tries().fixes(u, d)
}

// NoName reports whether d is in a scheme, user, password, host, port, group or number
// so long, in a URL with so many findings, that it was meant as something else: mending
// one of its octets would make no name of it. It is so when its octets times the
// findings are over four million, as 2048 of each are.
func (u *URL) NoName(d Diagnostic) bool {
	if !u.mayBeNoName(d) {
		return false
	}
	u.trying.Lock()
	defer u.trying.Unlock()
	return u.tries().noName(u, d)
}

// tries returns what fixes of u are tried with, for whoever holds u.trying.
func (u *URL) tries() *trial {
	if u.trial == nil {
		const long = 512 // an excerpt is hardly shorter than this
		u.trial = newTrial(u, long)
	}
	return u.trial
}

// names are the parts that are short in any URL that was meant as one: all that have
// no escapes, and the login.
var names = plainOnly | userinfo

// mayBeNoName reports whether d is in one of names that is long enough for NoName.
func (u *URL) mayBeNoName(d Diagnostic) bool {
	const short = 1 << 11
	t, _ := u.Token(d.Part)
	return names.Has(d.Part) && t.Len() > short
}

// noName is NoName.
func (t *trial) noName(u *URL, d Diagnostic) bool {
	const most = 1 << 22
	name, _ := u.Token(d.Part)
	return u.mayBeNoName(d) && name.Len()*len(t.findings(u)) > most
}

// fixes tries the fixes that the rule of d knows, and returns those that hold.
func (t *trial) fixes(u *URL, d Diagnostic) []Fix {
	if d.Rule == nil || d.Rule.Fix == nil || !t.found(u, d) || t.noName(u, d) {
		return nil
	}
	u.expand()
	offered := t.repairsOf(u, d)
	repairs := len(offered)
	offered = append(offered, d.Rule.Fix(u, d)...)
	offered = append(offered, u.fixDelimiter(d)...)
	offered = append(offered, u.withPath(d, offered[repairs:])...)
	if len(offered) == 0 {
		return nil
	}
	unknown := meant.Unknown(u.src)
	t.begin(u, d, offered)
	type tried struct {
		Fix
		outcome
		ruled bool // a rule has it as well
	}
	list := make([]tried, 0, len(offered))
	done := false // the changes of a repair that concern d are enough
	own := 0      // how many of those in list come of what was meant: they stay first, as ranked
	for i, f := range offered {
		if f.whole && done {
			continue
		}
		out := t.try(u, d, f)
		done = out.mended
		if unknown {
			f.Kind = Changes
		}
		before := slices.IndexFunc(list, func(t tried) bool { return t.text == out.text })
		if f.Kind == Same && !out.same { // decoding may put octets into a host or a login, say
			f.Kind = Likely
		}
		switch {
		case !out.mended:
		case before < 0:
			list = append(list, tried{f, out, false})
			if i < repairs {
				own++
			}
		case i >= repairs && before < own && !list[before].ruled: // the rule knows best what it is
			list[before].Title, list[before].New, list[before].Kind = f.Title, f.New, f.Kind
			list[before].ruled = true
		}
	}
	slices.SortStableFunc(list[own:], func(a, b tried) int { return a.errors - b.errors })
	var fixes []Fix
	for _, t := range list {
		fixes = append(fixes, t.Fix)
	}
	return fixes
}

// withPath returns the fixes with the path begun besides, where its slash is missing
// behind a host that they mend.
func (u *URL) withPath(d Diagnostic, fixes []Fix) (list []Fix) {
	end, ok := u.hostportEnd()
	if !ok || d.Rule.Severity != Error || !setOf(User, Host, Port).Has(d.Part) || u.delims&noPath == 0 || !(u.reading.Path || u.Has(Search)) || u.hostportEnds() {
		return nil
	}
	for _, f := range fixes {
		if last := f.Edits[len(f.Edits)-1]; last.Span.End <= end {
			f.Edits = append(slices.Clone(f.Edits), Edit{Span{end, end}, "/"})
			f.Kind = max(f.Kind, Likely)
			list = append(list, f)
		}
	}
	return list
}

// edit builds a fix of one edit.
func edit(title Title, kind FixKind, span Span, text string) Fix {
	return Fix{Title: title, New: text, Kind: kind, Edits: []Edit{{span, text}}}
}

// encoded returns the octets of span as escapes. White space in a wrapper means nothing,
// and is left out (appendix).
func (u *URL) encoded(span Span) string {
	var b []byte
	for i := span.Start; i < span.End; i++ {
		if u.folded == nil || classes[u.src[i]]&whiteSpace == 0 {
			b = octet.AppendEscaped(b, u.src[i:i+1])
		}
	}
	return string(b)
}

// fixEncode writes the octets as escapes: the same resource, since section 2.2
// asks for no more than another spelling.
func fixEncode(u *URL, d Diagnostic) []Fix { return encodeAs(Same, u, d) }

// fixEncodeLikely is fixEncode where the octets might as well be a slip.
func fixEncodeLikely(u *URL, d Diagnostic) []Fix { return encodeAs(Likely, u, d) }

// fixRemove takes the octets out, and with them what makes no sense without.
func fixRemove(u *URL, d Diagnostic) []Fix {
	span := d.Span
	switch d.Part {
	case Host:
		return u.fixHostOctets(span)
	case Group:
		return u.fixGroupOctets(span)
	case Ftptype:
		t, _ := u.Token(Ftptype)
		return fixTypeUnknown(u, Diagnostic{Span: t.Span})
	case Port, Digits:
		t, _ := u.Token(d.Part)
		if t.Start <= span.Start && (t.Span == span || t.seen&Digit == 0) {
			span = Span{t.Start - 1, t.End} // no number is left: the colon or the slash goes too
		} else if d.Part == Port && classesOf(u.src[span.End:t.End])&octets&^Digit != 0 { // as is what follows
			whole := edit(TitleRemove, Likely, Span{t.Start - 1, t.End}, "")
			return []Fix{edit(TitleRemove, Likely, span, ""), whole}
		}
	}
	return []Fix{edit(TitleRemove, Likely, span, "")}
}

// fixEncodeOrRemove offers both.
func fixEncodeOrRemove(u *URL, d Diagnostic) []Fix {
	if fixes := encodeAs(Likely, u, d); fixes[0].Title == TitleEncode {
		return append(fixes, fixRemove(u, d)...)
	}
	return fixRemove(u, d)
}

// fixRemoveOrEncode offers both, the other way round.
func fixRemoveOrEncode(u *URL, d Diagnostic) []Fix {
	fixes := fixRemove(u, d)
	if encode := encodeAs(Likely, u, d); encode[0].Title == TitleEncode {
		fixes = append(fixes, encode...)
	}
	return fixes
}

// encodeAs writes the octets as escapes where the part takes them, and takes them
// out where it does not (section 5 has no escapes in scheme, host, port, group,
// ftptype and article number).
func encodeAs(kind FixKind, u *URL, d Diagnostic) []Fix {
	if d.Part.Info().Allowed&Percent == 0 {
		return fixRemove(u, d)
	}
	return []Fix{edit(TitleEncode, kind, d.Span, u.encoded(d.Span))}
}

// appendNumber appends n in decimal.
func appendNumber(dst []byte, n int) []byte {
	if n >= 10 {
		dst = appendNumber(dst, n/10)
	}
	return append(dst, '0'+byte(n%10))
}

// fixDecode writes escapes as the octets they stand for.
func fixDecode(kind FixKind) func(*URL, Diagnostic) []Fix {
	return func(u *URL, d Diagnostic) []Fix {
		return []Fix{edit(TitleDecode, kind, d.Span, string(AppendDecoded(nil, d.Span.In(u.src))))}
	}
}

// fixDecodeNeedless writes escapes as the octets they stand for.
func fixDecodeNeedless(u *URL, d Diagnostic) []Fix {
	for i := max(d.Span.Start-2, 0); i < d.Span.Start; i++ {
		if u.src[i] == '%' && !isEscape(u.src, i) { // a broken escape, which they would complete
			return nil
		}
	}
	return fixDecode(Same)(u, d)
}

// fixLower writes letters in lower case.
func fixLower(u *URL, d Diagnostic) []Fix {
	b := []byte(d.Span.In(u.src))
	for i := range b {
		b[i] = lower(b[i])
	}
	return []Fix{edit(TitleReplace, Same, d.Span, string(b))}
}

// fixUse writes the diagnostic's Arg instead.
func fixUse(_ *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleReplace, Likely, d.Span, d.Arg)}
}

// fixInsert adds text in front of the diagnostic's span.
func fixInsert(text string) func(*URL, Diagnostic) []Fix {
	return func(_ *URL, d Diagnostic) []Fix {
		at := Span{d.Span.Start, d.Span.Start}
		return []Fix{edit(TitleInsert, Likely, at, text)}
	}
}

// fixReplace writes text instead.
func fixReplace(text string) func(*URL, Diagnostic) []Fix {
	return func(_ *URL, d Diagnostic) []Fix {
		title := TitleReplace
		if d.Span.Len() == 0 {
			title = TitleInsert
		}
		return []Fix{edit(title, Likely, d.Span, text)}
	}
}
