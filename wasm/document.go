package main

import (
	"slices"
	"strings"

	"urlscope/core"
)

// A document is a text in which URLs are looked for while it comes, piece by
// piece. Of the text itself only what is not yet decided is kept.
type document struct {
	checker core.Checker
	rest    string // what has come and may belong to what is still to come
	line    int    // the line that rest[at] is on, from 0
	at      int
	within  bool // in a URL that is too long to be taken

	list   []found
	faulty []int // which of list have errors or warnings
	urls   int   // how many were found; more than are listed in a very long text
	faults int   // how many of them have errors or warnings
	long   int   // how many were too long
}

// A found is a URL of a document.
type found struct {
	src      string // as the appendix reads it: without the line breaks in it
	fragment string // with its "#"; not part of the URL
	line     int    // on which it begins, from 1
	counts   [3]int // of its diagnostics, by severity
}

// maxListed bounds how many URLs of a document are listed; the others are counted.
const maxListed = 100_000

// maxFound is the longest URL of a document that is looked at, in octets.
const maxFound = 64 << 10

// take looks for URLs in the next piece of the text.
func (d *document) take(piece string) {
	if d.within {
		n := strings.IndexFunc(piece, breaks)
		if n < 0 {
			return
		}
		piece, d.within = piece[n:], false
	}
	d.rest += piece
	d.drop(core.FindSome(d.rest, d.add))
	if len(d.rest) > maxFound { // it begins a URL that goes on and on: no bracket is waited for so long
		d.long++
		d.within = true
		d.drop(len(d.rest))
	}
}

// end tells that there is no more.
func (d *document) end() {
	for f := range core.Find(d.rest) {
		d.add(f)
	}
	d.rest = ""
}

// drop forgets the first n octets of what has come.
func (d *document) drop(n int) {
	d.reach(n)
	d.rest, d.at = d.rest[n:], 0
}

// reach counts the lines up to offset n of what has come.
func (d *document) reach(n int) {
	d.line += strings.Count(d.rest[d.at:n], "\n")
	d.at = n
}

// breaks reports whether r ends a URL that stands bare in a text, or may end it.
func breaks(r rune) bool { return r <= ' ' || r >= 0x7F || r == '<' || r == '>' || r == '"' }

// add takes a URL that was found; it is true, for FindSome to go on.
func (d *document) add(f core.Found) bool {
	d.reach(f.Span.Start)
	if f.Span.Len() > maxFound {
		d.long++
		return true
	}
	src := strings.Clone(f.URL()) // not all of the text
	_, problems := d.checker.Check(src)
	e := found{src: src, line: d.line + 1}
	if s := f.Fragment(); s != "" {
		e.fragment = "#" + strings.Clone(s)
	}
	for _, p := range problems {
		e.counts[p.Severity]++
	}
	bad := e.counts[core.Error]+e.counts[core.Warning] > 0
	d.urls++
	if bad {
		d.faults++
	}
	if len(d.list) < maxListed {
		if bad {
			d.faulty = append(d.faulty, len(d.list))
		}
		d.list = append(d.list, e)
	}
	return true
}

// A sight is the part of a long list that is drawn: items first up to last, and
// where on the list's own height the first of them stands.
type sight struct{ first, last, top int }

// sightOf returns what is to be drawn of n items of a given height where the
// part that is seen begins at top and is as high as view: some more than is seen,
// so that a short way needs nothing new.
func sightOf(n, height, top, view int) sight {
	const more = 8
	if height <= 0 {
		return sight{}
	}
	first := min(max(0, top/height-more), max(0, n-1))
	last := min(n, (top+view)/height+1+more)
	return sight{first, max(first, last), first * height}
}

// near returns the position in rows, which ascend, of the one that is item or the
// next behind it; the last one when there is none behind it.
func near(rows []int, item int) int {
	i, _ := slices.BinarySearch(rows, item)
	return min(i, max(0, len(rows)-1))
}
