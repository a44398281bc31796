// Package mended says what was likely meant by a text that no client knows what to do with, so that what a client does is
// told of a URL and not of a slip.
package mended

import (
	"slices"

	"urlscope/core"
	"urlscope/core/internal/origin"
)

// A text that is mended is at most so long, and has at most so many problems: the fixes of each are tried.
const (
	maxMended = 1000
	maxFixes  = 10
)

// A Text is what was likely meant by another.
type Text struct {
	URL  *core.URL
	text string
	made []origin.Map // where its octets come from, by each fix that made it
}

// Of returns what was likely meant by u, in which was found what core.Check returns: what the first fix makes of it, and of that in turn
// where it has more problems. It is false when u needs none, or they do not lead to a URL that a client knows.
func Of(u *core.URL, found []core.Diagnostic) (m *Text, ok bool) {
	src := u.Source()
	if isClear(u) || len(src) > maxMended {
		return nil, false
	}
	m = &Text{text: src}
	for range maxFixes {
		if !m.apply(first(found)) {
			break
		}
		if m.URL = core.Parse(m.text); isClear(m.URL) {
			return m, true
		}
		found = core.Check(m.URL)
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

// first returns the edits of the first fix that keeps to what was meant, of the first problem that has one; nil for none.
func first(found []core.Diagnostic) []core.Edit {
	if len(found) > maxFixes {
		return nil
	}
	for _, d := range found {
		if d.Severity == core.Note {
			continue
		}
		for _, f := range d.Fixes() {
			if f.Kind != core.Changes {
				return f.Edits
			}
		}
	}
	return nil
}

// apply makes edits, if there are any.
func (m *Text) apply(edits []core.Edit) bool {
	after, ok := core.Apply(m.text, edits)
	if !ok || len(edits) == 0 {
		return false
	}
	var from origin.Map
	for _, e := range slices.SortedStableFunc(slices.Values(edits), func(a, b core.Edit) int { return a.Span.Start - b.Span.Start }) {
		from.Edit(e.Span.Start, e.Span.End, len(e.New))
	}
	from.Close(len(m.text))
	m.made, m.text = append(m.made, from), after
	return true
}

// back returns the octets that those of the mended text come from. What is new comes from what it took the place of.
func (m *Text) back(s core.Span) core.Span {
	for _, from := range slices.Backward(m.made) {
		s.Start, s.End = from.Whole(s.Start, s.End)
	}
	return s
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
