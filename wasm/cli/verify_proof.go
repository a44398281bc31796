package cli

import (
	"slices"
	"strings"

	"urlscope/wasm/links"
)

// A proof reads a document again with fixes applied, and determines which fixes are safe. Safe fixes leave the same
// URLs at the same places, change only the octets that they write, and keep all references between names. A document
// may have a URL for every ten octets, so a proof keeps little data for each.
type proof struct {
	doc   string
	as    links.Format
	code  bool
	urls  []place   // of doc
	texts []decoded // the URLs that are not written literally, in order
	names naming    // of doc

	mended []mended // in order
	edits  []edit   // in the order of the URLs in the document
	reads  int
}

// A place is the offset of a URL in the document, and its length if it is written literally.
type place struct{ start, n int32 }

// A decoded URL is not written literally in the document, because it has character references, for example.
type decoded struct {
	url  int32 // index in proof.urls
	text string
}

// A value of `mended` is a URL that has fixes to apply.
type mended struct {
	url         int32 // index in proof.urls
	fixed       int32 // how many findings the fixes resolve
	first, last int32 // its edits in proof.edits: first index and end
	left        bool  // the fixes are not safe
}

// An edit is an edit of a URL in a document.
type edit struct {
	mended int32 // index in `proof.mended`
	at     int32 // offset in the URL
	start  int32 // offset in the document
	n      int32 // number of octets that it replaces
	new    string
}

// add adds the next URL of the document with its fixes. A URL that starts inside the previous one is not fixed.
func (p *proof) add(e links.Excerpt, m mending) {
	at := place{int32(e.Offset(0)), int32(len(e.Text))}
	if !strings.HasPrefix(p.doc[at.start:], e.Text) {
		p.texts = append(p.texts, decoded{int32(len(p.urls)), e.Text})
	}
	p.urls = append(p.urls, at)
	if m.fixed == 0 || len(p.edits) > 0 && p.edits[len(p.edits)-1].end() > e.Offset(m.edits[0].Span.Start) {
		return
	}
	first := len(p.edits)
	for _, of := range m.edits {
		p.edits = append(p.edits, edit{int32(len(p.mended)), int32(of.Span.Start), int32(e.Offset(of.Span.Start)), int32(of.Span.Len()), of.New})
	}
	p.mended = append(p.mended, mended{url: int32(len(p.urls) - 1), fixed: int32(m.fixed), first: int32(first), last: int32(len(p.edits))})
}

// end returns the end of an edit in the document.
func (e *edit) end() int { return int(e.start + e.n) }

// maxReads limits how often a document is read again, however many fixes fail. Fixes that are not proved by then
// are left out.
const maxReads = 64

// bisect tests the URLs in `mended` with indices from from up to to, after the URLs before them are decided: all at
// once and, if that fails, each half.
func (p *proof) bisect(from, to int) {
	switch {
	case from == to || p.isSafe(to):
	case to-from == 1 || p.reads >= maxReads:
		for i := from; i < to; i++ {
			p.mended[i].left = true
		}
	default:
		half := (from + to) / 2
		p.bisect(from, half)
		p.bisect(half, to)
	}
}

// left returns the offsets of the URLs whose fixes are not safe.
func (p *proof) left() (list []int) {
	for _, m := range p.mended {
		if m.left {
			list = append(list, int(p.edits[m.first].start))
		}
	}
	return list
}

// makes reports whether an edit is applied when the URLs in `mended` up to index to are.
func (p *proof) makes(e *edit, to int) bool { return int(e.mended) < to && !p.mended[e.mended].left }

// applied returns the document with the safe fixes of the URLs in `mended` up to index to, and the number of findings
// that they resolve.
func (p *proof) applied(to int) (doc string, fixed int) {
	longer := 0
	for i := range p.edits {
		if e := &p.edits[i]; p.makes(e, to) {
			longer += len(e.new) - int(e.n)
		}
	}
	var b strings.Builder
	b.Grow(len(p.doc) + longer)
	at := 0
	for i := range p.edits {
		if e := &p.edits[i]; p.makes(e, to) {
			b.WriteString(p.doc[at:e.start])
			b.WriteString(e.new)
			at = e.end()
		}
	}
	b.WriteString(p.doc[at:])
	for _, m := range p.mended[:to] {
		if !m.left {
			fixed += int(m.fixed)
		}
	}
	return b.String(), fixed
}

// isSafe reports whether the URLs in `mended` up to index to, except the URLs that are left out, are safe together.
func (p *proof) isSafe(to int) bool {
	if p.reads++; p.reads > maxReads {
		return false
	}
	url, next, edits, longer := 0, 0, 0, 0
	texts, same := p.texts, true
	var names naming
	doc, _ := p.applied(to)
	p.as.FindNamed(doc, p.code, func(e links.Excerpt) {
		if same = same && url < len(p.urls); !same {
			return
		}
		e = e.WithFragment()
		at := p.urls[url]
		was := p.doc[at.start:min(len(p.doc), int(at.start+at.n))]
		if len(texts) > 0 && int(texts[0].url) == url {
			was, texts = texts[0].text, texts[1:]
		}
		for ; edits < len(p.edits) && p.edits[edits].end() <= int(at.start); edits++ {
			if of := &p.edits[edits]; p.makes(of, to) {
				longer += len(of.new) - int(of.n)
			}
		}
		var made []edit
		if next < to && int(p.mended[next].url) == url {
			if m := p.mended[next]; !m.left {
				made = p.edits[m.first:m.last]
			}
			next++
		}
		same = e.Offset(0) == int(at.start)+longer && makes(made, was, e.Text)
		url++
	}, names.add)
	return same && url == len(p.urls) && names.equal(&p.names)
}

// makes reports whether edits change the URL was to is.
func makes(edits []edit, was, is string) (ok bool) {
	at := 0
	for _, e := range edits {
		if is, ok = strings.CutPrefix(is, was[at:e.at]); !ok {
			return false
		}
		if is, ok = strings.CutPrefix(is, e.new); !ok {
			return false
		}
		at = int(e.at + e.n)
	}
	return is == was[at:]
}

// A naming lists the names by which a document refers to its own parts. Each is the index of the first equal name.
// If a fix changes only one of two equal names, the list changes.
type naming struct {
	list  []int
	first map[string]int
}

func (n *naming) add(name string) {
	first, known := n.first[name]
	if !known {
		if n.first == nil {
			n.first = map[string]int{}
		}
		first = len(n.list)
		n.first[name] = first
	}
	n.list = append(n.list, first)
}

// equal reports whether the names of two documents refer to each other in the same way.
func (n *naming) equal(other *naming) bool { return slices.Equal(n.list, other.list) }
