package fix

import (
	"slices"

	"urlscope/core"
	"urlscope/core/internal/origin"
	"urlscope/core/internal/run"
)

// A Result is what the first fixes make of a text that no client knows what to do with.
type Result struct {
	URL  *core.URL
	made []origin.Map // where the octets of the text come from, by each fix that made it
}

// First makes the first fix, and the first fix of the result, until a client knows what to do with the text: it is a
// URL, read by its own scheme or as a known one. list holds the findings that [core.Check] returned for the text. Fixes
// of notes, and those marked Changes, do not count. First returns false if nothing needs a fix, or if the fixes lead to no
// such URL. It also returns false for a text of more than 1000 octets or 10 findings, because it tries the fixes of each.
func First(list []core.Diagnostic) (r *Result, ok bool) {
	const maxOctets, maxFixes = 1000, 10
	u := urlOf(list)
	if u == nil || isClear(u) || len(u.Source()) > maxOctets {
		return nil, false
	}
	r = &Result{URL: u}
	for range maxFixes {
		if len(list) > maxFixes || !r.apply(firstEdits(list)) {
			break
		}
		if isClear(r.URL) {
			return r, true
		}
		list = core.Check(r.URL)
	}
	return nil, false
}

// urlOf returns the URL in which list was found, or nil for an empty list.
func urlOf(list []core.Diagnostic) *core.URL {
	if len(list) == 0 {
		return nil
	}
	k, ok := run.Of[keeper](list[0])
	if !ok {
		return nil
	}
	return k.Over()
}

// isClear reports whether a client knows what to do with u. "htpp://h/" is not clear, because it is read as http.
func isClear(u *core.URL) bool {
	return (u.Valid() || u.IsReference()) && (u.Reading() == u.Scheme() || core.LookupRegistered(u.SchemeText()) != nil)
}

// firstEdits returns the edits of the first fix that First makes, or nil if it makes no fix.
func firstEdits(list []core.Diagnostic) []core.Edit {
	for _, d := range list {
		if d.Severity == core.SeverityNote {
			continue
		}
		for _, f := range Of(d) {
			if f.Kind != KindChanges {
				return f.Edits
			}
		}
	}
	return nil
}

// apply makes edits and reports whether there were any.
func (r *Result) apply(edits []core.Edit) bool {
	src := r.URL.Source()
	text, ok := core.Apply(src, edits)
	if !ok || len(edits) == 0 {
		return false
	}
	var from origin.Map
	for _, e := range inOrder(slices.Clone(edits)) {
		from.Edit(e.Span.Start, e.Span.End, len(e.New))
	}
	from.Close(len(src))
	r.URL, r.made = core.Parse(text), append(r.made, from)
	return true
}

// Typed returns the octets of the typed text that the octets of s in the URL come from. Each octet that a fix wrote comes
// from all that the fix replaced.
func (r *Result) Typed(s core.Span) core.Span {
	for _, from := range slices.Backward(r.made) {
		s.Start, s.End = from.Whole(s.Start, s.End)
	}
	return s
}
