package meant

import "slices"

// A text of more than longest octets is looked at in excerpts: its two ends, and of what is between them the places where reading
// stops. What is mended in one excerpt is the beginning of the next. So a slip in 64 kB is found in the time that it takes to read
// them, and thousands of slips take for each octet what they take in a short text.
//
// mostRead is how many octets are read again for all excerpts of a text. Each excerpt has the text
// copied, of which that many octets count as one: so a megabyte of slips is given up.
const (
	mostRead = 1 << 24
	copied   = 16
)

// ofLong is Of for a long text, such as "http://h,org/" and a thousand octets more. Only the best of what it
// may have been meant to be is mended beyond the first excerpt.
func ofLong(src string) (list []Candidate) {
	e := excerptOf(src, 0)
	found := Of(e.text)
	if len(found) == 0 { // the excerpt is a URL, or nothing is known of it
		found = []Candidate{{}}
	}
	for i, c := range found {
		changes, ok := e.inText(c)
		if !ok {
			continue
		}
		c.Changes, c.Text = changes, edited(src, slices.Concat(changes...))
		if i == 0 {
			c = mendRest(c, e.next)
		}
		if c.Text != src && isURL(c.Text) && !isIn(list, c.Text) {
			list = append(list, c)
		}
	}
	return list
}

// isURL reports whether text is a URL, of a scheme that is known or not: "http://h/", "foo:x", not "http://h:x/".
func isURL(text string) bool {
	p := partsOf(text)
	return p.scheme != "" && langOrAny(p.scheme).accepts(p)
}

// mendRest returns c with what is to be mended of the source from an offset on, excerpt by excerpt: each
// space of "http://h/a b/…/a b/…".
func mendRest(c Candidate, next int) Candidate {
	m := mending{Candidate: c, next: next, left: mostRead}
	for _, edits := range c.Changes {
		for _, e := range edits {
			if e.Start < next || e.End == next {
				m.next = max(m.next, e.End)
				m.shift += e.growth()
			}
		}
	}
	for m.mend() {
	}
	return m.Candidate
}

// A mending is a candidate for a long text, of which more and more is mended.
type mending struct {
	Candidate
	next  int // where in the source what is left begins
	shift int // from there to the same in the candidate
	read  reader
	left  int // of mostRead
}

// mend mends what is in the next excerpt, the next spaces of "http://h/a b/…/a b/…" say. It reports whether
// there was something. An excerpt in which nothing is broken may be of what is a URL by now.
func (m *mending) mend() bool {
	if m.left -= len(m.Text) / copied; m.left < 0 {
		return false
	}
	start := m.next + m.shift
	e := m.read.excerpt(m.Text, start)
	if !e.broken {
		if m.left -= len(m.Text); isURL(m.Text) {
			return false
		}
	}
	found := Of(e.text)
	if len(found) == 0 {
		return false
	}
	more := found[0]
	changes, ok := e.inText(more)
	if !ok {
		return false
	}
	var edits []Edit
	for _, list := range changes {
		list = slices.DeleteFunc(list, func(f Edit) bool { return f.Start < start || f.End > e.next })
		if len(list) > 0 {
			edits = append(edits, list...)
			m.Changes = append(m.Changes, shifted(list, -m.shift))
		}
	}
	m.Price += more.Price
	m.Text = edited(m.Text, edits)
	m.next = e.next - m.shift
	for _, f := range edits {
		m.shift += f.growth()
	}
	return len(edits) > 0
}

// shifted returns edits that stand so much further on: by 9 the one of octets 1 to 2 is of 10 to 11.
func shifted(edits []Edit, by int) []Edit {
	list := make([]Edit, len(edits))
	for i, e := range edits {
		list[i] = Edit{e.Start + by, e.End + by, e.New}
	}
	return list
}

// edited returns text after edits that do not overlap, in any order: "a.b.c" of "a,b,c" with the second comma first.
func edited(text string, edits []Edit) string {
	slices.SortStableFunc(edits, func(a, b Edit) int {
		switch {
		case a.before(b):
			return -1
		case b.before(a):
			return 1
		}
		return 0
	})
	return applied(text, edits)
}
