// Package mended says what was likely meant by a text that no client knows what to do with, so that what a client does is
// told of a URL and not of a slip.
package mended

import (
	"slices"

	"urlscope/core"
)

// A text that is mended is at most so long, and has at most so many problems: each fix is tried.
const (
	maxMended = 1000
	maxFixes  = 10
)

// A Text is what was likely meant by another.
type Text struct {
	URL  *core.URL
	text string
	from []core.Span // where each of its octets, and its end, comes from in the other
}

// Of returns what was likely meant by u, by the first fixes of its problems; false when it needs none, or they do not lead
// to a URL that a client knows.
func Of(u *core.URL) (m *Text, ok bool) {
	src := u.Source()
	if isClear(u) || len(src) > maxMended {
		return nil, false
	}
	m = &Text{text: src, from: make([]core.Span, len(src)+1)}
	for i := range m.from {
		m.from[i] = core.Span{Start: i, End: min(i+1, len(src))}
	}
	for range maxFixes {
		if isClear(u) {
			m.URL = u
			return m, true
		}
		edits := likely(u)
		if edits == nil || !m.apply(edits) {
			break
		}
		u = core.Parse(m.text)
	}
	return nil, false
}

// Nothing is what a client does with a text that is not a URL and for which Of finds none, such as "http:///x": it sends nothing,
// and one step says why. It is false for a text that is a URL, and for one in which there is no scheme to speak of.
func Nothing(u *core.URL) (w core.Wire, ok bool) {
	if u.Valid() || u.IsReference() || u.Reading() == nil {
		return core.Wire{}, false
	}
	return core.Silent(), true
}

// isClear reports whether a client knows what to do with u: it is a URL, and read by its own scheme or as a known one of today,
// such as https; "htpp://h/" is read as http.
func isClear(u *core.URL) bool {
	return (u.Valid() || u.IsReference()) && (u.Reading() == u.Scheme() || core.LookupRegistered(u.SchemeText()) != nil)
}

// likely returns what is done by the first problem that has a fix which keeps to what was meant: by the one that takes out
// least. Problems that have only one, which means the same, are mended together, as long as they touch no other. Of
// "http://h/~a b|" it is "%7E", and then "%20", rather than to end the URL before the space. It is nil for none.
func likely(u *core.URL) (edits []core.Edit) {
	problems := core.Check(u)
	if len(problems) > maxFixes {
		return nil
	}
	for _, d := range problems {
		if d.Severity == core.Note {
			continue
		}
		own, sure := least(d.Fixes())
		if len(edits) > 0 && (!sure || touch(edits, own)) {
			break
		}
		if edits = append(edits, own...); len(edits) > 0 && !sure {
			break
		}
	}
	return edits
}

// least returns the edits of the fix that takes out least, of those that keep to what was meant, and whether it is the only
// one and means the same; nil for none.
func least(fixes []core.Fix) (edits []core.Edit, sure bool) {
	n := 0
	for _, f := range fixes {
		if f.Kind == core.Changes {
			continue
		}
		if n++; edits == nil || removed(f.Edits) < removed(edits) {
			edits, sure = f.Edits, f.Kind == core.Same
		}
	}
	return edits, sure && n == 1
}

// touch reports whether one of some edits meets one of others: 8 to 9 and 9 to 10 do.
func touch(some, others []core.Edit) bool {
	return slices.ContainsFunc(some, func(a core.Edit) bool {
		return slices.ContainsFunc(others, func(b core.Edit) bool { return a.Span.Start <= b.Span.End && b.Span.Start <= a.Span.End })
	})
}

// removed returns how many octets edits take out or replace.
func removed(edits []core.Edit) (n int) {
	for _, e := range edits {
		n += e.Span.Len()
	}
	return n
}

// apply makes edits, which are in order. What is new comes from what it took the place of.
func (m *Text) apply(edits []core.Edit) bool {
	after, ok := core.Apply(m.text, edits)
	if !ok {
		return false
	}
	edits = slices.SortedStableFunc(slices.Values(edits), func(a, b core.Edit) int { return a.Span.Start - b.Span.Start })
	var from []core.Span
	at := 0
	for _, e := range edits {
		from = append(from, m.from[at:e.Span.Start]...)
		from = append(from, slices.Repeat([]core.Span{m.back(e.Span)}, len(e.New))...)
		at = e.Span.End
	}
	m.text, m.from = after, append(from, m.from[at:]...)
	return len(m.from) == len(after)+1
}

// back returns the octets that those of the mended text come from.
func (m *Text) back(s core.Span) core.Span {
	start := m.from[s.Start].Start
	if s.Len() == 0 {
		return core.Span{Start: start, End: start}
	}
	return core.Span{Start: start, End: max(start, m.from[s.End-1].End)}
}

// Told returns steps of the URL with all spans as those of the text that was typed.
func (m *Text) Told(steps []core.Step) []core.Step {
	steps = slices.Clone(steps)
	for i := range steps {
		s := &steps[i]
		s.From = m.back(s.From)
		s.Octets, s.Pieces, s.Early = slices.Clone(s.Octets), slices.Clone(s.Pieces), slices.Clone(s.Early)
		for k := range s.Octets {
			if o := &s.Octets[k]; o.From.Len() > 0 {
				o.From = m.back(o.From)
			}
		}
		for k := range s.Pieces {
			s.Pieces[k].From = m.back(s.Pieces[k].From)
		}
		for k := range s.Early {
			s.Early[k].From, s.Early[k].Found = m.back(s.Early[k].From), m.back(s.Early[k].Found)
		}
	}
	return steps
}
