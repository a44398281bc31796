// Package mended repairs a text that no client knows what to do with, so that a conversation can be shown for the
// URL that was likely meant.
package mended

import (
	"slices"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/internal/origin"
	"urlscope/core/wire"
)

// A text that is mended is at most so long, and has at most so many problems: the fixes of each are tried.
const (
	maxMended = 1000
	maxFixes  = 10
)

// A Text is a repaired text: what was likely meant by another text.
type Text struct {
	URL  *core.URL
	text string
	made []origin.Map // where its octets come from, by each fix that made it
}

// Of returns what was likely meant by u. found holds the diagnostics that core.Check returned for u. Of makes the
// first fix, and the first fix of the result, until no problem is left. It returns false if u needs no repair, or
// if the fixes do not lead to a URL that a client knows.
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

// Nothing returns the conversation for a text that is not a URL and that Of cannot repair, such as "http:///x":
// the client sends nothing, and one step says why. It returns false for a URL, and for a text without a scheme.
func Nothing(u *core.URL) (w wire.Conversation, ok bool) {
	if u.Valid() || u.IsReference() || u.Reading() == nil {
		return wire.Conversation{}, false
	}
	return wire.Silent(), true
}

// isClear reports whether a client knows what to do with u: it is a URL, and it is read by its own scheme or as a
// known one of today, such as https. "htpp://h/" is not clear, because it is read as http.
func isClear(u *core.URL) bool {
	return (u.Valid() || u.IsReference()) && (u.Reading() == u.Scheme() || core.LookupRegistered(u.SchemeText()) != nil)
}

// first returns the edits of the first fix, in order of the problems, that keeps to what was meant. Without one
// it returns nil.
func first(found []core.Diagnostic) []core.Edit {
	if len(found) > maxFixes {
		return nil
	}
	for _, d := range found {
		if d.Severity == core.SeverityNote {
			continue
		}
		for _, f := range fix.Of(d) {
			if f.Kind != fix.KindChanges {
				return f.Edits
			}
		}
	}
	return nil
}

// apply makes edits and reports whether there were any.
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

// back returns the octets that a span of the repaired text comes from.
func (m *Text) back(s core.Span) core.Span {
	for _, from := range slices.Backward(m.made) {
		s.Start, s.End = from.Whole(s.Start, s.End)
	}
	return s
}

// Told returns steps of the repaired URL with all spans moved to the text that was typed.
func (m *Text) Told(steps []wire.Step) []wire.Step {
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
