package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/find"
)

// A Document collects the URLs of a text that arrives in pieces. It keeps only the part of the text that is still
// undecided.
type Document struct {
	checker core.Checker
	rest    string // text that may continue in the next piece
	line    int    // the line of rest[at], from 0
	at      int
	within  bool // inside a URL that is too long

	list   []listed
	texts  []byte // the texts of all listed URLs, concatenated
	Faulty []int  // indices of the listed URLs with errors or warnings
	URLs   int    // number of URLs found; may exceed the number listed
	Faults int    // how many of them have errors or warnings
	Long   int    // how many URLs were too long
}

// A Found is a URL of a document.
type Found struct {
	Src      string // without line breaks, as the appendix reads it
	Fragment string // with its "#"; not part of Src
	Line     int    // the line of its start, from 1
	Counts   [3]int // the number of its diagnostics by severity
}

// A listed is a Found without pointers, because the garbage collector follows every pointer while the page is
// blocked. The pointers of 100 000 URLs delayed a key by a tenth of a second.
type listed struct {
	start, fragment, end int // offsets in texts of the URL, its fragment and the end of that
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

// maxListed is the largest number of URLs listed. Further URLs are only counted.
const maxListed = 100_000

// maxFound is the length in octets of the longest URL that is checked.
const maxFound = 64 << 10

// Feed searches the next piece of the text.
func (d *Document) Feed(piece string) {
	if d.within {
		n := strings.IndexFunc(piece, breaks)
		if n < 0 {
			return
		}
		piece, d.within = piece[n:], false
	}
	d.rest += piece
	d.drop(find.Some(d.rest, d.add))
	if len(d.rest) > maxFound { // a URL that goes on, or a bracket that is never closed
		d.Long++
		d.within = true
		d.drop(len(d.rest))
	}
}

// End ends the text.
func (d *Document) End() {
	for f := range find.In(d.rest) {
		d.add(f)
	}
	d.rest = ""
}

// drop removes the first n octets of rest.
func (d *Document) drop(n int) {
	d.reach(n)
	d.rest, d.at = d.rest[n:], 0
}

// reach counts the lines of rest up to offset n.
func (d *Document) reach(n int) {
	d.line += strings.Count(d.rest[d.at:n], "\n")
	d.at = n
}

// breaks reports whether r ends, or may end, a URL without brackets around it.
func breaks(r rune) bool { return r <= ' ' || r >= 0x7F || r == '<' || r == '>' || r == '"' }

// add adds a URL. It returns true so that find.Some continues.
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

// A Sight is the part of a long list that is drawn: the items from First up to Last, and the position of the first
// of them in the list.
type Sight struct{ First, Last, Top int }

// SightOf returns what to draw of n items of a given height, if the viewport starts at top and is view high. It
// includes some items beyond the viewport, so that short scrolling needs no drawing.
func SightOf(n, height, top, view int) Sight {
	const more = 8
	if height <= 0 {
		return Sight{}
	}
	first := min(max(0, top/height-more), max(0, n-1))
	last := min(n, (top+view)/height+1+more)
	return Sight{first, max(first, last), first * height}
}

// Near returns the index in rows, which ascend, of item or the first row after it. If item is after all rows, it
// returns the last index.
func Near(rows []int, item int) int {
	i, _ := slices.BinarySearch(rows, item)
	return min(i, max(0, len(rows)-1))
}

// EncodingOf returns the encoding of a text by its byte order mark, or "" if that is missing or of UTF-8.
func EncodingOf(beginning string) string {
	switch {
	case strings.HasPrefix(beginning, "\xFF\xFE"):
		return "utf-16le"
	case strings.HasPrefix(beginning, "\xFE\xFF"):
		return "utf-16be"
	}
	return ""
}

// NUL returns the offset of the first zero octet near the start of a file, which shows that the file is not text.
// It returns -1 for text.
func NUL(beginning string) int {
	const enough = 8000 // as many as other programs check
	return strings.IndexByte(beginning[:min(len(beginning), enough)], 0)
}
