package cli

import (
	"slices"
	"strings"

	"urlscope/wasm/links"
)

// A proof reads a document again with fixes made, and tells which of them hold: those with which it has the same URLs at the same
// places, each as it was but for what its fixes wrote, and with which its names refer to what they did. There may be as many URLs as
// a tenth of the document's octets, so that little is kept of each.
type proof struct {
	doc   string
	as    links.Format
	code  bool
	urls  []place   // in doc
	texts []decoded // of those that are written otherwise there, in order
	names naming    // in doc

	mended []mended // in order
	edits  []edit   // theirs, in order
	reads  int
}

// A place is where a URL stands in a document, and how long it is if it is written there as it is.
type place struct{ start, n int32 }

// A decoded URL is written otherwise in the document, as with references to characters.
type decoded struct {
	url  int32 // of the proof
	text string
}

// A mended URL is one that fixes are to be made in.
type mended struct {
	url         int32 // of the proof
	fixed       int32 // how many findings that mends
	first, last int32 // its edits in the proof, and behind them
	left        bool  // it does not hold
}

// An edit is one of a URL in a document.
type edit struct {
	mended int32 // which it is of
	at     int32 // in the URL
	start  int32 // in the document
	n      int32 // how many octets it replaces
	new    string
}

// add adds the next URL of the document, and what fixes make of it. One that begins within the last one stays as it is.
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

// end returns where in the document an edit ends.
func (e *edit) end() int { return int(e.start + e.n) }

// maxReads is how often a document is read again at most, however many fixes fail. Fixes that are not proved by then are left
// out.
const maxReads = 64

// hold proves the mended URLs from one up to another, where those before hold or are left: all at once and, where that fails, each half.
func (p *proof) hold(from, to int) {
	switch {
	case from == to || p.holds(to):
	case to-from == 1 || p.reads >= maxReads:
		for i := from; i < to; i++ {
			p.mended[i].left = true
		}
	default:
		half := (from + to) / 2
		p.hold(from, half)
		p.hold(half, to)
	}
}

// left returns where URLs are whose fixes do not hold.
func (p *proof) left() (list []int) {
	for _, m := range p.mended {
		if m.left {
			list = append(list, int(p.edits[m.first].start))
		}
	}
	return list
}

// makes reports whether an edit is made where the first mended URLs are, up to one.
func (p *proof) makes(e *edit, to int) bool { return int(e.mended) < to && !p.mended[e.mended].left }

// applied returns the document with what holds of the mended URLs up to one, and how many findings that mends.
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

// holds reports whether the mended URLs up to one hold, but for those that are left.
func (p *proof) holds(to int) bool {
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

// makes reports whether edits make one URL of another.
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

// A naming keeps the names by which a document refers to parts of itself, each as the number of the first that is the same. A fix
// that writes one of two differently makes another list.
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
