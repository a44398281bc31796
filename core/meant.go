package core

import (
	"cmp"
	"slices"

	"urlscope/core/internal/meant"

	"urlscope/core/internal/octet"
)

// repairs returns what the URL was likely meant to be, and what the fixes are that come of it: Likely for
// "http;//h/", Changes for "http://{host}/x", of which nobody knows.
func (t *trial) repairs() ([]meant.Candidate, FixKind) {
	list := t.of.repairs()
	if t.of.guesses {
		return list, Changes
	}
	return list, Likely
}

// repairsOf returns the fixes of d that come of what u was likely meant to be: of each repair those
// changes that touch d, or all of them where those alone do not mend it. For the first problem it is all
// of them, too, where none touches it. The comma of "http://h,org/" has the fix that writes ".".
func (t *trial) repairsOf(u *URL, d Diagnostic) (list []Fix) {
	if !d.isDoubt() || isHyphenBreak(u.src, d.Span) { // of which the appendix says what to do
		return nil
	}
	repairs, kind := t.repairs()
	isFirst := t.isFirst(d)
	for i, c := range repairs {
		own, all := u.changesAt(d.Span, c.Changes), allEdits(c.Changes)
		if i == 0 && isFirst {
			own = joined(own, u.doubtsIn(c))
		}
		if len(own) > 0 {
			list = append(list, repairBy(u, kind, own))
		}
		if (isFirst || len(own) > 0) && !slices.Equal(all, own) {
			f := repairBy(u, kind, all)
			f.whole = true
			list = append(list, f)
		}
	}
	return list
}

// doubtsIn returns the edits of the best repair that no error speaks of, which the first fix of all makes,
// too: where the URL is valid as it is, they are all. Of "mailot:joe(at)h.org" they write "mailto" and "@".
func (u *URL) doubtsIn(c meant.Candidate) []Edit {
	if u.Valid() {
		return allEdits(c.Changes)
	}
	return asEdits(u.doubts)
}

// isFirst reports whether d is the first error in u, or the first warning where there is none: the comma
// of "http://h,org/a b".
func (t *trial) isFirst(d Diagnostic) bool {
	first := slices.MinFunc(t.of.out, func(a, b Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) })
	return first.Span == d.Span && first.Rule == d.Rule
}

// changesAt returns the edits of the changes that touch a finding. What is done to a fragment is for the
// finding of its "#" alone: that "~" is to be encoded in "http://h/a~#top" takes no fragment off.
func (u *URL) changesAt(at Span, changes [][]meant.Edit) (own []Edit) {
	outside := func(e Edit) bool { return !u.inFragment(e.Span) }
	for _, list := range changes {
		edits := asEdits(list)
		if anyTouches(at, list) && u.inFragment(at) != slices.ContainsFunc(edits, outside) {
			own = append(own, u.within(at, edits)...)
		}
	}
	sortEdits(own)
	return own
}

// longest is how many octets a URL may have whose fixes are tried on the whole of it. Each trial asks
// again what was meant.
const longest = 1 << 10

// repairOf returns what of the best repair concerns d, which mends it and leaves the rest, "." for the
// comma of "http://h,org/": that is known without a trial.
func (t *trial) repairOf(u *URL, d Diagnostic) []Fix {
	list, kind := t.repairs()
	if !d.isDoubt() || len(list) == 0 {
		return nil
	}
	own := u.changesAt(d.Span, list[0].Changes)
	if len(own) == 0 {
		return nil
	}
	if meant.Unknown(u.src) {
		kind = Changes
	}
	return []Fix{repairBy(u, kind, own)}
}

// joined returns list, unless it is empty, with those of more that are not in it: "." at 8 with "%20" at
// 12 is both.
func joined(list, more []Edit) []Edit {
	if len(list) == 0 {
		return nil
	}
	more = slices.DeleteFunc(more, func(e Edit) bool { return slices.Contains(list, e) })
	list = append(list, more...)
	sortEdits(list)
	return list
}

// within returns edits with those that only encode what no URL may hold cut down to the octets of a
// finding: what is beside them is for other findings. Of "%7C%20" for "| " a finding of the space has
// "%20", and of "%20%26%20" for " & " it has all.
func (u *URL) within(at Span, edits []Edit) []Edit {
	for i, e := range edits {
		from, to := max(e.Span.Start, at.Start), min(e.Span.End, at.End)
		if from < to && u.onlyEncodes(e) && classesOf(e.Span.In(u.src))&XChar == 0 {
			n := from - e.Span.Start
			edits[i] = Edit{Span{from, to}, e.New[len("%XX")*n : len("%XX")*(n+to-from)]}
		}
	}
	return edits
}

// inFragment reports whether all octets of s, and there are some, are those of a fragment or its "#":
// "#top" of "http://h/#top".
func (u *URL) inFragment(s Span) bool {
	t, ok := u.Token(Fragment)
	return ok && s.Start >= t.Start-len("#") && s.End >= t.Start
}

// repairBy returns the fix that makes the edits, with the title that says what they do: TitleRemove for
// the "$" of "http://h$/", TitleEncode for the space of "http://h/a b".
func repairBy(u *URL, kind FixKind, edits []Edit) Fix {
	f := Fix{Title: TitleReplace, Kind: kind, Edits: edits, New: edits[0].New}
	every := func(is func(Edit) bool) bool {
		return !slices.ContainsFunc(edits, func(e Edit) bool { return !is(e) })
	}
	same := every(func(e Edit) bool { return e.New == f.New })
	if !same {
		f.New = ""
	}
	switch text, _ := Apply(u.src, edits); {
	case same && f.New == "" && u.isLittle(text, edits):
		f.New = text
	case same && f.New == "":
		f.Title = TitleRemove
	case every(u.onlyEncodes):
		f.Title = TitleEncode
	case edits[0].Span.Len() == 0 && len(edits) == 1:
		f.Title = TitleInsert
	case len(edits) > 1:
		f.New = text
	}
	return f
}

// isLittle reports whether text is what edits leave of u where they take out its beginning and more than
// half of it: the URL of a sentence, such as "http://a/" of "see http://a/ and ftp://b/".
func (u *URL) isLittle(text string, edits []Edit) bool {
	return edits[0].Span.Start == 0 && 0 < len(text) && 2*len(text) < len(u.src)
}

// onlyEncodes reports whether e writes octets as escapes: "%20" for " ".
func (u *URL) onlyEncodes(e Edit) bool {
	return e.Span.Len() > 0 && e.New == string(octet.AppendEscaped(nil, e.Span.In(u.src)))
}

// fixMeant is for rules that know no fix of their own, as that of an odd octet in a host: what was meant
// may bring one, "." for the comma of "http://h,org/".
func fixMeant(*URL, Diagnostic) []Fix { return nil }
