package core

import (
	"math"
	"slices"
	"strings"

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

// String returns the name that the report gives k: "same" for Same.
func (k FixKind) String() string { return [...]string{"same", "likely", "changes"}[min(k, Changes)] }

// A Fix is one way to mend what a diagnostic found. Fixes of one diagnostic are
// alternatives: at most one of them is applied.
type Fix struct {
	Title Title
	New   string // what the title names: what is written instead; "" when nothing is
	Kind  FixKind
	Edits []Edit

	whole bool // it makes all the changes of a repair, or all of a kind: it is tried on the whole URL
}

// A Title says what a fix does. core/text words it.
type Title string

// The titles.
const (
	TitleEncode    Title = "encode"     // write octets as escapes
	TitleEncodeAll Title = "encode-all" // write all that is outside US-ASCII as escapes
	TitleDecode    Title = "decode"     // write escapes as the octets they stand for
	TitleRemove    Title = "remove"     // take octets out
	TitleReplace   Title = "replace"    // write New instead
	TitleInsert    Title = "insert"     // add New
	TitleUnwrap    Title = "unwrap"     // take the wrapper off
)

// Fixes returns the ways to mend what d found in u, the best first; nil when no
// fix is honest, or when d is not a diagnostic of u. Each has been tried: it takes the
// finding away and brings no error that was not there before. One that takes other
// errors away with it comes before one that does not. None is offered where NoName
// says so.
func (u *URL) Fixes(d Diagnostic) []Fix {
	u.trying.Lock()
	defer u.trying.Unlock()
	return u.tries().fixesOf(u, d)
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

// mayBeNoName reports whether d is in one of names that is long enough for NoName: a host of 2049
// octets, not "h".
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

// fixesOf returns the fixes of d, which may be asked for again: by what counts them, what lists them and
// what goes on with the mended text.
func (t *trial) fixesOf(u *URL, d Diagnostic) []Fix {
	const most = 32 // findings of which the fixes are kept
	for i := range t.tried {
		if t.tried[i].of == d {
			return slices.Clone(t.tried[i].fixes)
		}
	}
	list := t.fixes(u, d)
	if len(t.tried) < most {
		t.tried = append(t.tried, tried{d, list})
	}
	return slices.Clone(list)
}

// fixes tries the fixes that what was meant brings, and those that the rule of d knows, and returns
// those that hold: "%7E" for the "~" of "http://h/~joe".
func (t *trial) fixes(u *URL, d Diagnostic) []Fix {
	if d.Rule == nil || d.Rule.Fix == nil || !t.found(u, d) || t.noName(u, d) {
		return nil
	}
	u.expand()
	if t.long == math.MaxInt && len(u.src) > longest {
		return t.repairOf(u, d)
	}
	repairs, ruled := t.repairsOf(u, d), d.Rule.Fix(u, d)
	if len(repairs)+len(ruled) == 0 {
		return nil
	}
	t.begin(u, d, slices.Concat(repairs, ruled))
	return t.offers(u, d, repairs, ruled).fixes()
}

// offers tries the fixes: each is made, and the result read and checked, as "http://h/%7Ejoe" of
// "http://h/~joe".
func (t *trial) offers(u *URL, d Diagnostic, repairs, ruled []Fix) *offers {
	o := &offers{unknown: meant.Unknown(u.src)}
	for _, f := range repairs {
		if len(o.list) == 0 || !f.whole || o.failed { // else the changes of it that concern d are enough
			o.add(f, t.try(u, d, f))
		}
	}
	o.own = len(o.list)
	for _, f := range ruled {
		o.add(f, t.try(u, d, f))
	}
	return o
}

// offers are the fixes of a finding that hold.
type offers struct {
	list    []offer
	own     int  // how many of them come of what was meant: they stay first, as ranked
	unknown bool // what was meant cannot be known
	failed  bool // the last that was tried does not hold
}

type offer struct {
	Fix
	outcome
	ruled bool // a rule has it as well
}

// add adds f if it holds and no other comes to the same: of two that make "http://h/%7E" one stays. A
// rule knows best what it is.
func (o *offers) add(f Fix, out outcome) {
	if o.failed = !out.mended; o.failed {
		return
	}
	switch {
	case o.unknown:
		f.Kind = Changes
	case f.Kind == Same && !out.same: // decoding may put octets into a host or a login, say
		f.Kind = Likely
	}
	i := slices.IndexFunc(o.list, func(t offer) bool { return t.text == out.text })
	switch {
	case i < 0:
		o.list = append(o.list, offer{f, out, false})
	case i < o.own && !o.list[i].ruled:
		o.list[i].Title, o.list[i].New, o.list[i].Kind = f.Title, f.New, f.Kind
		o.list[i].ruled = true
	}
}

// fixes returns the fixes: behind those that come of what was meant, the ones that leave the fewest
// errors come first. To encode all that is outside US-ASCII, in "http://h/é/é", is in front of encoding
// one.
func (o *offers) fixes() (list []Fix) {
	slices.SortStableFunc(o.list[o.own:], func(a, b offer) int { return a.errors - b.errors })
	if i := slices.IndexFunc(o.list, isEncodeAll); i > 0 && o.list[0].Title == TitleEncode {
		all := o.list[i] // the same, and more of it
		o.list = slices.Insert(slices.Delete(o.list, i, i+1), 0, all)
	}
	for _, t := range o.list {
		list = append(list, t.Fix)
	}
	return list
}

// isEncodeAll reports whether a fix encodes all octets outside US-ASCII, both of "http://h/é/é".
func isEncodeAll(o offer) bool { return o.Title == TitleEncodeAll }

// edit builds a fix of one edit, such as "%7E" in place of "~".
func edit(title Title, kind FixKind, span Span, text string) Fix {
	return Fix{Title: title, New: text, Kind: kind, Edits: []Edit{{span, text}}}
}

// encoded returns the octets of span as escapes, "%20" for a space. White space in a wrapper means
// nothing, and is left out (appendix).
func (u *URL) encoded(span Span) string {
	var b []byte
	for i := span.Start; i < span.End; i++ {
		if u.folded == nil || classes[u.src[i]]&whiteSpace == 0 {
			b = octet.AppendEscaped(b, u.src[i:i+1])
		}
	}
	return string(b)
}

// fixEncode writes the octets as escapes: the same resource, since section 2.2 asks for no more than another
// spelling. For "~" it is "%7E".
func fixEncode(u *URL, d Diagnostic) []Fix { return encodeAs(Same, u, d) }

// fixEncodeLikely is fixEncode where the octets might as well be a slip: "%20" for a space.
func fixEncodeLikely(u *URL, d Diagnostic) []Fix { return encodeAs(Likely, u, d) }

// fixSpace writes a space as "%20", or takes it out where no escape is allowed: that of "http://exa mple.com/".
func fixSpace(u *URL, d Diagnostic) []Fix {
	if list := fixEncodeLikely(u, d); list != nil {
		return list
	}
	return fixRemove(Likely)(u, d)
}

// encodeAs writes the octets as escapes, "%7E" for "~", where the part takes them (section 5 has no
// escapes in scheme, host, port, group, ftptype and article number).
func encodeAs(kind FixKind, u *URL, d Diagnostic) []Fix {
	if d.Part.Info().Allowed&Percent == 0 {
		return nil
	}
	return []Fix{edit(TitleEncode, kind, d.Span, u.encoded(d.Span))}
}

// fixRemove takes the octets out: the dot at the end of "http://h./".
func fixRemove(kind FixKind) func(*URL, Diagnostic) []Fix {
	return func(_ *URL, d Diagnostic) []Fix { return []Fix{edit(TitleRemove, kind, d.Span, "")} }
}

// fixRemoveColon takes the octets out with the colon in front of them: ":25" of "http://h:25/".
func fixRemoveColon(kind FixKind) func(*URL, Diagnostic) []Fix {
	return func(_ *URL, d Diagnostic) []Fix {
		return []Fix{edit(TitleRemove, kind, Span{d.Span.Start - 1, d.Span.End}, "")}
	}
}

// fixDecode writes escapes as the octets they stand for: "~" for "%7E".
func fixDecode(kind FixKind) func(*URL, Diagnostic) []Fix {
	return func(u *URL, d Diagnostic) []Fix {
		return []Fix{edit(TitleDecode, kind, d.Span, string(AppendDecoded(nil, d.Span.In(u.src))))}
	}
}

// fixDecodeNeedless writes escapes as the octets they stand for: "%41" as "A". Behind a broken
// escape it does not: the "1" of "%4%31" would complete one.
func fixDecodeNeedless(u *URL, d Diagnostic) []Fix {
	before := Span{d.Span.Start - len("%X"), d.Span.Start}
	if strings.Contains(before.In(u.src), "%") {
		return nil
	}
	kind := Same
	if u.isDots(d.Span) { // a client takes them away before it asks (RFC 3986, section 5.2.4)
		kind = Changes
	}
	return fixDecode(kind)(u, d)
}

// isDots reports whether escapes stand for a segment of one dot or two, as in "http://h/%2E%2E/x".
func (u *URL) isDots(s Span) bool {
	from := strings.LastIndexByte(u.src[:s.Start], '/') + 1
	segment := u.src[from:]
	if n := strings.IndexAny(segment, "/?#"); n >= 0 {
		segment = segment[:n]
	}
	dots := string(AppendDecoded(nil, segment))
	return dots == "." || dots == ".."
}

// fixLower writes letters in lower case: "http" for "HTTP".
func fixLower(u *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleReplace, Same, d.Span, octet.LowerString(d.Span.In(u.src)))}
}

// fixInsert adds text in front of the diagnostic's span: fixInsert("%09") where "gopher://h/1a%09+"
// lacks a tab.
func fixInsert(text string) func(*URL, Diagnostic) []Fix {
	return func(_ *URL, d Diagnostic) []Fix {
		at := Span{d.Span.Start, d.Span.Start}
		return []Fix{edit(TitleInsert, Likely, at, text)}
	}
}
