package core

import (
	"math"
	"slices"
	"unicode/utf8"

	"urlscope/core/internal/meant"
)

// What is wrong in one place makes more wrong behind it: the rows of the table of rules look at
// parts, and each says what it sees. This file decides which of it is said: one finding for each
// cause. No row looks at what another has said.

// oneEach leaves one finding for each change that makes of the URL what was meant: of
// "nntp:///h.org/group", in which a host is missing as well as it was typed, only that of the third
// slash.
func (p *pass) oneEach(changes [][]meant.Edit) {
	slices.SortStableFunc(p.out, byPlace)
	typed, found := p.asTyped(), slices.Clone(p.out)
	p.keep(func(d Diagnostic) bool { return d.Rule.Severity != Error || d.isBeside() })
	for _, edits := range changes {
		if p.onlyGuess(hull(edits)) && covers(points(found, edits, Warning), hull(edits)) { // by section 5 it is a URL
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

// sayOffset says what is wrong at the octet at which no URL goes on, or in front of it, where no error does: the cause may lie before it,
// as the "O" of "ftp://h:8O80/a b" does for the blank, and never behind it. It is what a row found there, or else that the octet is not
// expected; where the first error is of a change that begins there, it stands in its place. found is all that the rows found, in what was meant first.
func (p *pass) sayOffset(found []Diagnostic, changes [][]meant.Edit) {
	n := p.Offset()
	at := slices.IndexFunc(p.out, func(d Diagnostic) bool { return d.Severity == Error })
	if p.Valid() || at >= 0 && p.out[at].Span.Start <= n {
		return
	}
	if at >= 0 && slices.ContainsFunc(changes, func(edits []meant.Edit) bool {
		return hull(edits).Start <= n && anyTouches(p.out[at].Span, edits)
	}) {
		p.out = slices.Delete(p.out, at, at+1)
	}
	if i := slices.IndexFunc(found, func(d Diagnostic) bool {
		return d.Severity == Error && d.Span.Start <= n && n <= d.Span.End
	}); i >= 0 {
		p.out = append(p.out, found[i])
	} else {
		_, size := utf8.DecodeRuneInString(p.src[n:])
		p.unexpected([]meant.Edit{{Start: n, End: n + size}})
	}
	slices.SortStableFunc(p.out, byPlace)
}

// covers reports whether a finding speaks of octets that a change takes, or of where it puts some in: the name of
// "htps://h/". What is beside them, as "%01" is beside the octet 0 of "ps:A/\x00%01", does not.
func covers(d *Diagnostic, at Span) bool {
	return d != nil && (at.Len() == 0 || d.Span.Len() == 0 || d.Span.Overlaps(at))
}

// encodedWith adds to what speaks of a change the others that it encodes: in "http:/h/a|\x00b" the
// change that writes "%7C%00" is of two octets, each of which is wrong for a reason of its own.
func (p *pass) encodedWith(best Diagnostic, found []Diagnostic, edits []meant.Edit) {
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

// leaveHash leaves the "#" to what is wrong in front of it, or takes it in: in
// "http://www.example.#com/" it is the one slip, and in "ftp://h/x;type=#a" it stands for the
// typecode. No fragment follows.
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

// speaker returns the error that speaks of a change: the one that points best at it in the URL as it was
// meant. Octets that are only taken out, or put in, have no part there: one in the URL as it was typed
// speaks of them if it points better. It is nil when no row speaks of the change, as of the third slash
// of "nntp:///h.org/group".
func speaker(typed, found []Diagnostic, edits []meant.Edit) *Diagnostic {
	at := hull(edits)
	asMeant, asTyped := points(found, edits, Error), points(typed, edits, Error)
	if asTyped == nil || replaces(edits) || asMeant != nil && (asMeant.Span == at || asTyped.Span != at) {
		return asMeant
	}
	return asTyped
}

// replaces reports whether the edits write something in place of what was typed: "." for "," does, and
// to take a "$" out does not.
func replaces(edits []meant.Edit) bool {
	return slices.ContainsFunc(edits, func(e meant.Edit) bool { return e.Start < e.End && e.New != "" })
}

// asTyped returns what is found in the URL as it was typed, by place: in "nntp:///h.org/group" a host
// that is missing.
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

// isOver reports whether a finding in the URL as it was typed is none in what was meant: of a scheme or
// part that is there after all, of a fragment, which it may not be, or of a port that is none: in
// "http://:www.example.com/" the colon is the slip, and what follows is the host.
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

// points returns which finding of that severity points best at the edits, the first of those that are as
// near; nil when none touches them: of one at 2 to 9 and one at 8 to 9 the latter points at the "$" at
// 8. What speaks of octets that an edit takes is nearer than what is beside them: of the two octets 0 of
// "//A\x00/?=0& \x00+0", which one change takes out, the finding of either and not that of the space. The
// findings are in order of place, and what begins far in front of an edit, with many others between, does
// not point at it.
func points(list []Diagnostic, edits []meant.Edit, severity Severity) (best *Diagnostic) {
	const most, far = 16, math.MaxInt / 2
	least, all := 0, hull(edits)
	for _, e := range edits {
		end, _ := slices.BinarySearchFunc(list, e.End+1, func(d Diagnostic, at int) int { return d.Span.Start - at })
		for i := max(end-most, 0); i < end; i++ {
			d := &list[i]
			away := abs(d.Span.Start-all.Start) + abs(d.Span.End-all.End)
			if !covers(d, Span{e.Start, e.End}) {
				away += far
			}
			if d.Rule.Severity == severity && touches(d.Span, e) && (best == nil || away < least) {
				best, least = d, away
			}
		}
	}
	return best
}

// abs returns n without its sign: 2 of -2.
func abs(n int) int { return max(n, -n) }

// unexpected reports a change that no row speaks of: the third slash of "nntp:///h.org/group" goes.
func (p *pass) unexpected(edits []meant.Edit) {
	at := Span{edits[0].Start, edits[0].End}
	p.rule, p.part = unexpected, p.partAt(at)
	p.report(at, edits[0].New)
}

// firstOf leaves, where nobody knows what was meant, the first of the errors that are more than octets
// that want encoding, and those that speak of such octets elsewhere: in "http:///a b" that the host is
// missing, and the space.
func (p *pass) firstOf() {
	if p.form() == wellFormed {
		return
	}
	slices.SortStableFunc(p.out, byPlace)
	i := slices.IndexFunc(p.out, p.isMore)
	if i < 0 {
		return
	}
	first := p.out[i]
	p.keep(func(d Diagnostic) bool {
		return d == first || d.Rule.Severity != Error || d.Part == Stray && d.isBeside() ||
			p.encodes(d) && (d.Span.End < first.Span.Start || first.Span.End < d.Span.Start)
	})
}

// isMore reports whether d breaks the URL, not only the guess of its scheme, and is more than octets
// that want encoding: an empty port is, a space in a path is not.
func (p *pass) isMore(d Diagnostic) bool {
	return p.breaks(d) && !p.encodes(d) && (!p.guess || d.Severity == Error)
}

// isBeside reports whether d speaks of what stands around a URL, or of a fragment behind it: the "<" of
// "<http://h/>", the "#top" of "http://h/#top".
func (d Diagnostic) isBeside() bool {
	return d.Part == Stray && d.Rule.schemes == 0 || d.Part == Fragment
}

// encodes reports whether d speaks of octets that no URL may hold, which are right when they are
// encoded: the space of "http://h/a b".
func (p *pass) encodes(d Diagnostic) bool {
	return d.Rule.Octets != 0 && d.Part.Info().Allowed&Percent != 0 && p.nextIs(d.Span.Start, octets&^XChar|Percent)
}

// keep leaves of what was found what is to be said, and forgets the rest: of a warning and an error only
// the warning, when says is true of that.
func (p *pass) keep(says func(Diagnostic) bool) {
	slices.SortStableFunc(p.out, byPlace)
	p.out = slices.DeleteFunc(p.out, func(d Diagnostic) bool { return !says(d) })
}

// doubt reports that a URL, valid as it is, is hardly what was meant, where no finding speaks of the
// octets already: that "http://localhost8080/" lacks a colon.
func (p *pass) doubt() {
	if slices.ContainsFunc(p.out, isFact) || !meant.Doubtful(p.beforeMarks(p.src)) { // one thing at a time
		return
	}
	list := p.repairs()
	if len(list) == 0 {
		return
	}
	changes := slices.DeleteFunc(slices.Clone(list[0].Changes), p.isTold)
	if len(changes) == 0 {
		return
	}
	first := changes[0][0]
	at := Span{first.Start, first.End}
	p.rule, p.part = slip, p.partAt(at)
	p.report(at, list[0].Text)
}

// isTold reports whether a finding speaks of a change already.
func (p *pass) isTold(edits []meant.Edit) bool {
	return slices.ContainsFunc(p.out, func(d Diagnostic) bool { return d.isDoubt() && anyTouches(d.Span, edits) })
}

// isFact reports whether d says what "slip" would.
func isFact(d Diagnostic) bool { return d.Rule.fact }

// isDoubt reports whether d may be of a slip.
func (d Diagnostic) isDoubt() bool { return d.Severity < Note || d.Rule.fact }
