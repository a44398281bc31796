package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/find"
)

// A Document is a text in which URLs are looked for while it comes, piece by
// piece. Of the text itself only what is not yet decided is kept.
type Document struct {
	checker core.Checker
	rest    string // what has come and may belong to what is still to come
	line    int    // the line that rest[at] is on, from 0
	at      int
	within  bool // in a URL that is too long to be taken

	list   []listed
	texts  []byte // of those that are listed, one behind the other
	Faulty []int  // which of the listed have errors or warnings
	URLs   int    // how many were found; more than are listed in a very long text
	Faults int    // how many of them have errors or warnings
	Long   int    // how many were too long
}

// A Found is a URL of a document.
type Found struct {
	Src      string // as the appendix reads it: without the line breaks in it
	Fragment string // with its "#"; not part of the URL
	Line     int    // on which it begins, from 1
	Counts   [3]int // of its diagnostics, by severity
}

// A listed is a Found without a pointer. While garbage is collected a page stands still, and follows every pointer: those of
// 100 000 URLs kept it from a key for a tenth of a second.
type listed struct {
	start, fragment, end int // in the texts: where it begins, where its fragment does, and where that ends
	line                 int
	counts               [3]int
}

// Listed returns how many URLs are listed.
func (d *Document) Listed() int { return len(d.list) }

// Found returns the listed URL i.
func (d *Document) Found(i int) Found {
	e := &d.list[i]
	return Found{Src: string(d.texts[e.start:e.fragment]), Fragment: string(d.texts[e.fragment:e.end]), Line: e.line, Counts: e.counts}
}

// maxListed bounds how many URLs of a document are listed; the others are counted.
const maxListed = 100_000

// maxFound is the longest URL of a document that is looked at, in octets.
const maxFound = 64 << 10

// Take looks for URLs in the next piece of the text.
func (d *Document) Take(piece string) {
	if d.within {
		n := strings.IndexFunc(piece, breaks)
		if n < 0 {
			return
		}
		piece, d.within = piece[n:], false
	}
	d.rest += piece
	d.drop(find.Some(d.rest, d.add))
	if len(d.rest) > maxFound { // it begins a URL that goes on and on: no bracket is waited for so long
		d.Long++
		d.within = true
		d.drop(len(d.rest))
	}
}

// End tells that there is no more.
func (d *Document) End() {
	for f := range find.In(d.rest) {
		d.add(f)
	}
	d.rest = ""
}

// drop forgets the first n octets of what has come.
func (d *Document) drop(n int) {
	d.reach(n)
	d.rest, d.at = d.rest[n:], 0
}

// reach counts the lines up to offset n of what has come.
func (d *Document) reach(n int) {
	d.line += strings.Count(d.rest[d.at:n], "\n")
	d.at = n
}

// breaks reports whether r ends a URL that stands bare in a text, or may end it.
func breaks(r rune) bool { return r <= ' ' || r >= 0x7F || r == '<' || r == '>' || r == '"' }

// add takes a URL that was found; it is true, for FindSome to go on.
func (d *Document) add(f find.Match) bool {
	d.reach(f.Span.Start)
	if f.Span.Len() > maxFound {
		d.Long++
		return true
	}
	src := f.URL()
	_, problems := d.checker.Check(src)
	var counts [3]int
	for _, p := range problems {
		counts[p.Severity]++
	}
	bad := counts[core.SeverityError]+counts[core.SeverityWarning] > 0
	d.URLs++
	if bad {
		d.Faults++
	}
	if len(d.list) == maxListed {
		return true
	}
	if bad {
		d.Faulty = append(d.Faulty, len(d.list))
	}
	e := listed{start: len(d.texts), line: d.line + 1, counts: counts}
	d.texts = append(d.texts, src...)
	e.fragment = len(d.texts)
	if s := f.Fragment(); s != "" {
		d.texts = append(append(d.texts, '#'), s...)
	}
	e.end = len(d.texts)
	d.list = append(d.list, e)
	return true
}

// A Sight is the part of a long list that is drawn: items first up to last, and
// where on the list's own height the first of them stands.
type Sight struct{ First, Last, Top int }

// SightOf returns what is to be drawn of n items of a given height where the
// part that is seen begins at top and is as high as view: some more than is seen,
// so that a short way needs nothing new.
func SightOf(n, height, top, view int) Sight {
	const more = 8
	if height <= 0 {
		return Sight{}
	}
	first := min(max(0, top/height-more), max(0, n-1))
	last := min(n, (top+view)/height+1+more)
	return Sight{first, max(first, last), first * height}
}

// Near returns the position in rows, which ascend, of the one that is item or the
// next behind it; the last one when there is none behind it.
func Near(rows []int, item int) int {
	i, _ := slices.BinarySearch(rows, item)
	return min(i, max(0, len(rows)-1))
}

// EncodingOf returns the name of the encoding of a text that begins with its mark,
// unless that is UTF-8.
func EncodingOf(beginning string) string {
	switch {
	case strings.HasPrefix(beginning, "\xFF\xFE"):
		return "utf-16le"
	case strings.HasPrefix(beginning, "\xFE\xFF"):
		return "utf-16be"
	}
	return ""
}

// NUL returns the offset of the NUL by which a file is known not to be a text: one
// among its first octets. It is -1 for a text.
func NUL(beginning string) int {
	const enough = 8000 // other programs look as far
	return strings.IndexByte(beginning[:min(len(beginning), enough)], 0)
}
