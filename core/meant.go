package core

import (
	"cmp"
	"slices"

	"urlscope/core/internal/meant"

	"urlscope/core/internal/octet"
)

// repairs returns the repair candidates of the URL, and the kind of the fixes made of them: Likely for
// "http;//h/", Changes for "http://{host}/x", where nobody can know what was meant.
func (t *trial) repairs() ([]meant.Candidate, FixKind) {
	list := t.of.repairs()
	if t.of.guesses {
		return list, FixChanges
	}
	return list, FixLikely
}

// repairsOf returns the fixes of d that come from repairs. For each repair these are the changes that touch d; if
// those do not mend d, all changes. The first problem gets all changes, too, if none touches it.
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

// doubtsIn returns the edits of the best repair that no error explains. The first fix makes them as well. If the
// URL is valid, these are all edits. In "mailot:joe(at)h.org" they write "mailto" and "@".
func (u *URL) doubtsIn(c meant.Candidate) []Edit {
	if u.Valid() {
		return allEdits(c.Changes)
	}
	return asEdits(u.doubts)
}

// isFirst reports whether d is the first error in u or, without any error, the first warning.
func (t *trial) isFirst(d Diagnostic) bool {
	first := slices.MinFunc(t.of.out, func(a, b Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) })
	return first.Span == d.Span && first.Rule == d.Rule
}

// changesAt returns the edits of the changes that touch a finding. Edits of a fragment belong only to the finding
// of its "#": encoding the "~" of "http://h/a~#top" takes no fragment off.
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

// longest is the length, in octets, of the longest URL whose fixes are tried on the whole of it. Each trial
// searches for repairs again.
const longest = 1 << 10

// repairOf returns the changes of the best repair that concern d, as a fix. It mends d and leaves the rest, so it
// needs no trial.
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
		kind = FixChanges
	}
	return []Fix{repairBy(u, kind, own)}
}

// joined returns list, unless it is empty, with the edits of more that it lacks.
func joined(list, more []Edit) []Edit {
	if len(list) == 0 {
		return nil
	}
	more = slices.DeleteFunc(more, func(e Edit) bool { return slices.Contains(list, e) })
	list = append(list, more...)
	sortEdits(list)
	return list
}

// within returns edits, and cuts those that only encode down to the octets of a finding, because octets beside
// them have findings of their own. For "| " and "%7C%20" the finding of the space gets "%20"; a finding of all of
// " & " keeps "%20%26%20".
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

// inFragment reports whether s is not empty and lies in the fragment or its "#".
func (u *URL) inFragment(s Span) bool {
	t, ok := u.Token(Fragment)
	return ok && s.Start >= t.Start-len("#") && s.End >= t.Start
}

// repairBy returns the fix that makes the edits, with a title for what they do: TitleRemove for a removal,
// TitleEncode for an escape.
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

// isLittle reports whether edits remove the beginning of u and more than half of it, and text is the rest: the
// URL of a sentence, such as "http://a/" in "see http://a/ and ftp://b/".
func (u *URL) isLittle(text string, edits []Edit) bool {
	return edits[0].Span.Start == 0 && 0 < len(text) && 2*len(text) < len(u.src)
}

// onlyEncodes reports whether e only writes octets as escapes.
func (u *URL) onlyEncodes(e Edit) bool {
	return e.Span.Len() > 0 && e.New == string(octet.AppendEscaped(nil, e.Span.In(u.src)))
}

// fixMeant is for rules without a fix of their own. A repair of the whole URL may still give one, so the table
// needs a fixer here.
func fixMeant(*URL, Diagnostic) []Fix { return nil }
