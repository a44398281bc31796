package links

import (
	"regexp"
	"slices"
	"sort"
	"strings"

	"urlscope/core"
	"urlscope/core/find"
	"urlscope/core/octet"
)

// An Excerpt is text taken from a document, such as the value of an attribute with its character references
// decoded. It knows the offsets of its octets in the document.
type Excerpt struct {
	Text   string
	start  int     // its offset in the document, or in the text of from
	from   *origin // how that text was made; nil for the document
	why    Reason  // see Bound
	linked bool    // it is the destination of a link

	fragment *Excerpt // this with its fragment; nil for none
}

// An origin maps the octets of a derived text to the octets of its source. Its size depends on the differences, not on
// the text.
type origin struct {
	of      Excerpt // the source
	pieces  []piece // in order; empty if the texts are equal
	hyphens []int   // offsets of hyphens at line ends in a wrapper, which may be hyphenation
}

// A piece is a run of octets that are also adjacent in the source, or that all stand for one thing in the source.
type piece struct {
	start, at int32 // the start in the text and in the source
	one       bool
}

// add maps octet i of the text to offset at. If one is true, the octet is one of several that stand for what
// starts at at. Octets without a mapping of their own belong to the piece before them.
func (o *origin) add(i, at int, one bool) {
	if n := len(o.pieces); n > 0 {
		if p := o.pieces[n-1]; p.one == one && (one && at == int(p.at) || !one && at-int(p.at) == i-int(p.start)) {
			return
		}
	}
	o.pieces = append(o.pieces, piece{int32(i), int32(at), one})
}

// piece returns the index of the piece with octet i.
func (o *origin) piece(i int) int {
	return sort.Search(len(o.pieces), func(n int) bool { return int(o.pieces[n].start) > i }) - 1
}

// at returns the offset in the source of octet i.
func (o *origin) at(i int) int {
	if len(o.pieces) == 0 {
		return i
	}
	p := o.pieces[o.piece(i)]
	if p.one {
		return int(p.at)
	}
	return int(p.at) + i - int(p.start)
}

// Offset returns the offset in the document of octet i of e. For the length of Text it returns the end of e.
func (e Excerpt) Offset(i int) int {
	at := e.start + i
	for o := e.from; o != nil; o = o.of.from {
		at = o.of.start + o.at(at)
	}
	return at
}

// slice returns the octets s of e, placed in the outermost text in which they are contiguous.
func (e Excerpt) slice(s core.Span) Excerpt {
	out := Excerpt{Text: s.In(e.Text), start: e.start + s.Start, from: e.from}
	for o := out.from; o != nil && o.isAsIs(out.start, out.start+s.Len()); o = out.from {
		out.start, out.from = o.of.start+o.at(out.start), o.of.from
	}
	return out
}

// isAsIs reports whether octets of the text are adjacent in the source and have no other mapping.
func (o *origin) isAsIs(start, end int) bool {
	if len(o.pieces) == 0 {
		return len(o.hyphens) == 0
	}
	n := o.piece(start)
	return !o.pieces[n].one && (n+1 == len(o.pieces) || end <= int(o.pieces[n+1].start))
}

// whole converts an excerpt of the text of e to an excerpt of the document of e.
func (e Excerpt) whole(inner Excerpt) Excerpt {
	out := e.slice(core.Span{Start: min(inner.start, len(e.Text)), End: min(inner.start+len(inner.Text), len(e.Text))})
	if inner.from != nil {
		out = joined([]Excerpt{inner}, "")
		out.from.of, out.from.hyphens = e, inner.from.hyphens
	}
	out.Text, out.why, out.linked = inner.Text, inner.why, inner.linked
	if inner.fragment != nil {
		of := e.whole(*inner.fragment)
		out.fragment = &of
	}
	return out
}

// joined joins excerpts of a document, each followed by end.
func joined(list []Excerpt, end string) Excerpt {
	var text strings.Builder
	o := &origin{}
	for _, e := range list {
		if e.from == nil {
			o.add(text.Len(), e.start, false)
		}
		for i := 0; e.from != nil && i < len(e.Text); i++ {
			o.add(text.Len()+i, e.Offset(i), e.Offset(i+1) != e.Offset(i)+1)
		}
		text.WriteString(e.Text)
		if end != "" {
			o.add(text.Len(), e.Offset(len(e.Text)), true)
			text.WriteString(end)
		}
	}
	if len(list) > 0 {
		last := list[len(list)-1]
		o.add(text.Len(), last.Offset(len(last.Text)), false)
	}
	return Excerpt{Text: text.String(), from: o}
}

// trim returns e without white space around it.
func (e Excerpt) trim() Excerpt {
	const white = " \t\r\n\f"
	end := len(strings.TrimRight(e.Text, white))
	start := end - len(strings.TrimLeft(e.Text[:end], white))
	return e.slice(core.Span{Start: start, End: end})
}

// withoutFragment returns e up to "#", because a fragment is not part of a URL.
func (e Excerpt) withoutFragment() Excerpt {
	i := strings.IndexByte(e.Text, '#')
	if i < 0 {
		return e
	}
	url, whole := e.slice(core.Span{End: i}), e
	url.fragment = &whole
	return url
}

// WithFragment returns e with its fragment, if it has one.
func (e Excerpt) WithFragment() Excerpt {
	if e.fragment == nil {
		return e
	}
	whole := *e.fragment
	whole.why, whole.linked = e.why, e.linked
	return whole
}

// replace returns e with some of its octets replaced. piece returns the number of octets from i on to be replaced,
// and the replacement; 0 for none.
func (e Excerpt) replace(piece func(i int) (n int, by string)) Excerpt {
	var text strings.Builder
	o := &origin{of: e}
	kept := 0 // e.Text up to here is in text
	keep := func(end int) {
		if end > kept {
			o.add(text.Len(), kept, false)
			text.WriteString(e.Text[kept:end])
		}
	}
	for i := 0; i < len(e.Text); {
		n, by := piece(i)
		if n == 0 {
			i++
			continue
		}
		if kept == 0 { // the result is hardly longer than the source
			text.Grow(len(e.Text))
		}
		keep(i)
		if by != "" {
			o.add(text.Len(), i, true)
		}
		text.WriteString(by)
		i += n
		kept = i
	}
	if kept == 0 {
		return e
	}
	keep(len(e.Text))
	o.add(text.Len(), len(e.Text), false)
	return Excerpt{Text: text.String(), from: o}
}

// unescaped returns e without the backslashes of its escapes.
func (e Excerpt) unescaped() Excerpt {
	if strings.IndexByte(e.Text, '\\') < 0 {
		return e
	}
	return e.replace(func(i int) (int, string) { return unescaping(e.Text[i:]) })
}

// unescaping returns the length of the backslash escape that s starts with, and its value; 0 for none.
func unescaping(s string) (n int, by string) {
	if len(s) > 1 && s[0] == '\\' && isPunctuation(s[1]) {
		return 2, s[1:2]
	}
	return 0, ""
}

// isPunctuation reports whether a backslash escapes b.
func isPunctuation(b byte) bool {
	return '!' <= b && b <= '~' && octet.ClassOf(b)&octet.AlphaDigit == 0
}

// marks match octets that may be markup around a URL: the pipe in "curl http://h/x.sh|sh", in a wiki's
// "{{http://h/x.png|alt}}", in "url:http://h/|title:x" of a page builder and in the pattern "http://h/(a|b)"; the
// range in "http://h/[1-5].txt"; the footnote in "http://h/x^[As said.]"; the superscript in "http://h/x^1^"; and
// octets of the patterns "http://h/[^/]*/x" and "http://h/x^$".
var marks = regexp.MustCompile(`^[^\s]*(\|[A-Za-z]\w*([\s}\])>!"'=:]|[,.;:?]?$)|\[\w+-\w+\]|\^\[|\^\w+\^|\[\^|\^\w*\$|\x60[^\s\x60]*\x60)`)

// find calls yield for each URL in e by the rules of the appendix.
func (e Excerpt) find(yield func(Excerpt)) {
	signs := strings.Contains(e.Text, `\`) || strings.Contains(e.Text, "$$")
	for f := range find.In(withoutTemplates(e.Text)) {
		url, why := e.slice(f.Span), Free
		switch at := f.Span.Start; {
		case f.Wrapped:
			if e.Text[at-1] == '<' { // not for "<URL:"
				url = url.withoutLabel()
			}
			if len(f.Text()) < f.Span.Len() { // it contains white space
				url, why = url.unbroken()
			}
		case marks.MatchString(e.Text[at:min(len(e.Text), f.Span.End+1)]), signs && inFormula(e.Text, at), inFormat(e.Text, at):
			why = Mark
		}
		url = url.withoutFragment()
		url.why = why
		if n := sort.SearchInts(f.Hyphens(), len(url.Text)); n > 0 {
			url = Excerpt{Text: url.Text, from: &origin{of: url, hyphens: f.Hyphens()[:n]}, why: why, fragment: url.fragment}
		}
		yield(url)
	}
}

// withoutLabel returns e, the content of a wrapper, without a link text after a bar, as chats write it:
// "<http://h/|the docs>".
func (e Excerpt) withoutLabel() Excerpt {
	if i := strings.IndexByte(e.Text, '|'); i > 0 && i == strings.LastIndexByte(e.Text, '|') {
		return e.slice(core.Span{End: i})
	}
	return e
}

// unbroken returns e, the content of a wrapper, without white space. If the white space is inside a line, nobody
// knows whether the rest belongs to the URL.
func (e Excerpt) unbroken() (Excerpt, Reason) {
	if !strings.ContainsAny(e.Text, markdownWhite) {
		return e, Free
	}
	why := Mark
	if strings.ContainsAny(e.Text, "\r\n") {
		why = Free
	}
	return e.replace(func(i int) (int, string) {
		if strings.IndexByte(markdownWhite, e.Text[i]) >= 0 {
			return 1, ""
		}
		return 0, ""
	}), why
}

// Broken returns e with line breaks restored after the hyphens that ended lines within a wrapper, and false if no line
// ended so. The appendix leaves open whether such a hyphen is part of the URL.
func (e Excerpt) Broken() (broken Excerpt, ok bool) {
	if e.from == nil || len(e.from.hyphens) == 0 {
		return e, false
	}
	return e.replace(func(i int) (int, string) {
		if slices.Contains(e.from.hyphens, i) {
			return 1, "-\n"
		}
		return 0, ""
	}), true
}

// reference calls yield with e, the value of a link, if it is an absolute URL. References relative to the document, drive
// letters, and scripts are skipped.
func (e Excerpt) reference(yield func(Excerpt)) {
	e = e.trim().withoutFragment()
	colon := strings.IndexByte(e.Text, ':')
	if isBroken(e.Text) {
		yield(e)
		return
	}
	if colon <= 1 || strings.EqualFold(e.Text[:colon], "javascript") {
		return
	}
	for _, r := range e.Text[:colon] {
		if r >= 0x80 || octet.ClassOf(byte(r))&(octet.AlphaDigit|octet.Plus|octet.Hyphen|octet.Dot) == 0 {
			return
		}
	}
	yield(e)
}
