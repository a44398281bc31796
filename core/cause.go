package core

import (
	"math"
	"slices"
	"unicode/utf8"

	"urlscope/core/octet"
)

// One fault often causes more findings behind it, because the rows of the table of rules look at
// parts independently. This file filters the findings: it keeps one for each cause.

// oneEach keeps one error for each change of the repair. In "nntp:///h.org/group", where an empty host is an
// error as well, it keeps only the third slash.
func (p *pass) oneEach(changes [][]Edit) {
	slices.SortStableFunc(p.out, byPlace)
	typed, found := p.asTyped(), slices.Clone(p.out)
	p.keep(func(d Diagnostic) bool { return d.Rule.Severity != SeverityError || d.isBeside() })
	others := slices.DeleteFunc(slices.Clone(found), func(d Diagnostic) bool { // that anyone can read a password explains no slip in it
		return userinfo.has(d.Part) && d.Severity == SeverityWarning && !isFact(d)
	})
	for _, edits := range changes {
		if p.onlyGuess(hull(edits)) && covers(points(others, edits, SeverityWarning), hull(edits)) { // by section 5 it is a URL
			continue
		}
		if best := speaker(typed, found, edits); best != nil {
			p.out = append(p.out, *best)
			p.encodedWith(*best, found, edits)
		} else {
			p.unexpected(edits)
		}
	}
	slices.SortStableFunc(p.out, byPlace)
	p.out = slices.Compact(p.out)
	p.leaveHash()
	p.sayOffset(append(found, typed...), changes)
}

// sayOffset makes sure that an error begins at or before the octet at which no URL can go on. The cause may lie before
// that octet, as the "O" of "ftp://h:8O80/a b" does, but never behind it. If no error begins there, sayOffset adds what
// a row found at the octet, or else "unexpected". found holds all findings of the rows, the findings of the repaired
// reading first. If the first error belongs to a change that begins at or before the octet, the new error replaces it.
func (p *pass) sayOffset(found []Diagnostic, changes [][]Edit) {
	n := p.Offset()
	at := slices.IndexFunc(p.out, func(d Diagnostic) bool { return d.Severity == SeverityError })
	if p.Valid() || at >= 0 && p.out[at].Span.Start <= n {
		return
	}
	if at >= 0 && slices.ContainsFunc(changes, func(edits []Edit) bool {
		return hull(edits).Start <= n && anyTouches(p.out[at].Span, edits)
	}) {
		p.out = slices.Delete(p.out, at, at+1)
	}
	if i := slices.IndexFunc(found, func(d Diagnostic) bool {
		return d.Severity == SeverityError && d.Span.Start <= n && n <= d.Span.End
	}); i >= 0 {
		p.out = append(p.out, found[i])
	} else {
		_, size := utf8.DecodeRuneInString(p.src[n:])
		p.unexpected([]Edit{{Span: Span{Start: n, End: n + size}}})
	}
	slices.SortStableFunc(p.out, byPlace)
}

// covers reports whether a finding overlaps the octets of a change, or either of them is empty. A finding beside
// the octets does not count, as "%01" beside the octet 0 of "ps:A/\x00%01".
func covers(d *Diagnostic, at Span) bool {
	return d != nil && (at.Len() == 0 || d.Span.Len() == 0 || d.Span.Overlaps(at))
}

// encodedWith adds findings of octets that a change encodes together with the octets of its best finding. In
// "http:/h/a|\x00b" one change writes "%7C%00", but each of the two octets is wrong for another reason.
func (p *pass) encodedWith(best Diagnostic, found []Diagnostic, edits []Edit) {
	for _, e := range edits {
		if e.New == "" {
			continue
		}
		i, _ := slices.BinarySearchFunc(found, e.Start, func(d Diagnostic, at int) int { return d.Span.Start - at })
		for ; i < len(found) && found[i].Span.Start < e.End; i++ {
			if d := found[i]; d.Span.End <= e.End && !d.Span.Overlaps(best.Span) && p.encodes(d) {
				p.out = append(p.out, d)
			}
		}
	}
}

// leaveHash drops the finding of the fragment if another error explains the "#": in "http://www.example.#com/"
// the "#" is the slip, and in "ftp://h/x;type=#a" it stands for the typecode.
func (p *pass) leaveHash() {
	at := slices.IndexFunc(p.out, func(d Diagnostic) bool { return d.Part == Fragment })
	if at < 0 {
		return
	}
	fragment := p.out[at]
	hash := fragment.Span.Start
	if slices.ContainsFunc(p.out, func(d Diagnostic) bool {
		return d != fragment && d.Span.Start <= hash && hash <= d.Span.End && p.breaks(d)
	}) {
		p.out = slices.Delete(p.out, at, at+1)
	}
}

// speaker returns the error that explains a change. It prefers the nearest one in the repaired reading. If the
// change only inserts or removes octets, an error in the URL as typed wins if it fits the change better. speaker
// returns nil if no row explains the change, as for the third slash of "nntp:///h.org/group".
func speaker(typed, found []Diagnostic, edits []Edit) *Diagnostic {
	at := hull(edits)
	ofRepair, asTyped := points(found, edits, SeverityError), points(typed, edits, SeverityError)
	if asTyped == nil || replaces(edits) || ofRepair != nil && (ofRepair.Span == at || asTyped.Span != at) {
		return ofRepair
	}
	return asTyped
}

// replaces reports whether an edit replaces octets. Pure insertions and removals do not.
func replaces(edits []Edit) bool {
	return slices.ContainsFunc(edits, func(e Edit) bool { return e.Start < e.End && e.New != "" })
}

// asTyped checks the text as typed, without repairs, and returns its findings in order of position.
func (p *pass) asTyped() []Diagnostic {
	list := p.typed
	if list == nil {
		typed := pass{URL: new(URL), guess: p.guess}
		typed.read(p.src)
		typed.rowsOver()
		list = typed.out
	}
	list = slices.DeleteFunc(list, p.isOver)
	slices.SortStableFunc(list, byPlace)
	for i := range list {
		list[i].of = p
	}
	return list
}

// isOver reports whether the repair explains a finding in the text as typed: the repaired URL has the missing scheme or
// part, or perhaps no fragment, or no port, as in "http://:www.example.com/".
func (p *pass) isOver(d Diagnostic) bool {
	switch d.Rule.when {
	case noScheme:
		return p.named.Len() > 0
	case empty:
		t, _ := p.Token(d.Part)
		return t.Len() > 0
	}
	return d.Part == Fragment || d.Rule.ID == "port-octet" && !p.Has(Port)
}

// points returns the finding of that severity closest to the edits, or nil if none touches them. A finding that
// overlaps an edit beats one that only touches it. Ties go to the first. list is ordered by position; only the
// last 16 findings before the end of an edit are considered, so that the search stays linear.
func points(list []Diagnostic, edits []Edit, severity Severity) (best *Diagnostic) {
	const most, far = 16, math.MaxInt / 2
	least, all := 0, hull(edits)
	for _, e := range edits {
		end, _ := slices.BinarySearchFunc(list, e.End+1, func(d Diagnostic, at int) int { return d.Span.Start - at })
		for i := max(end-most, 0); i < end; i++ {
			d := &list[i]
			away := abs(d.Span.Start-all.Start) + abs(d.Span.End-all.End)
			if !covers(d, e.Span) {
				away += far
			}
			if d.Rule.Severity == severity && d.Span.Touches(e.Span) && (best == nil || away < least) {
				best, least = d, away
			}
		}
	}
	return best
}

// abs returns n without its sign.
func abs(n int) int { return max(n, -n) }

// unexpected reports a change that no row explains.
func (p *pass) unexpected(edits []Edit) {
	at := edits[0].Span
	p.rule, p.part = unexpected, p.partAt(at)
	p.report(at, edits[0].New)
}

// firstOf is for a broken URL without a repair. It keeps the first error that encoding cannot fix, and the
// errors elsewhere that encoding fixes: for "http:///a b" the missing host and the space.
func (p *pass) firstOf() {
	if p.form() == wellFormed {
		p.oneOfPort()
		return
	}
	slices.SortStableFunc(p.out, byPlace)
	i := slices.IndexFunc(p.out, p.isMore)
	if i < 0 {
		return
	}
	first := p.out[i]
	p.keep(func(d Diagnostic) bool {
		return d == first || first.Rule.ID == "userinfo-forbidden" && d.Rule.ID == "port-octet" || // no login explains a port
			d.Rule.Severity != SeverityError || d.Part == Stray && d.isBeside() ||
			p.encodes(d) && !d.Span.Touches(first.Span)
	})
}

// oneOfPort keeps the first error in a port that only a guess places, as of the two in "mysql://h.org:a1b/".
func (p *pass) oneOfPort() {
	found := false
	p.keep(func(d Diagnostic) bool {
		again := found && d.Part == Port
		found = found || d.Part == Port && d.Rule.Severity == SeverityError
		return !again
	})
}

// isMore reports whether d breaks the URL, not only the guess at its scheme, and encoding cannot fix it. An
// empty port is more; a space in a path is not.
func (p *pass) isMore(d Diagnostic) bool {
	return p.breaks(d) && !p.encodes(d) && (!p.guess || d.Severity == SeverityError)
}

// isBeside reports whether d is about octets around the URL, such as a wrapper, or about a fragment behind it.
func (d Diagnostic) isBeside() bool {
	return d.Part == Stray && d.Rule.schemes == 0 || d.Part == Fragment
}

// encodes reports whether encoding fixes d: its octets are not allowed in any URL, and its part takes escapes.
func (p *pass) encodes(d Diagnostic) bool {
	return d.Rule.octets != 0 && d.Part.Info().Allowed&octet.Percent != 0 && p.nextIs(d.Span.Start, octet.All&^octet.XChar|octet.Percent)
}

// keep removes the findings for which says returns false, and sorts the rest by position.
func (p *pass) keep(says func(Diagnostic) bool) {
	slices.SortStableFunc(p.out, byPlace)
	p.out = slices.DeleteFunc(p.out, func(d Diagnostic) bool { return !says(d) })
}
