package fix

import (
	"cmp"
	"slices"

	"urlscope/core"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/prose"
	"urlscope/core/octet"
)

// ask fills in the repairs of the URL, and the kind of the fixes made of them: Likely for "http;//h/", Changes for
// "http://{host}/x", where nobody can know what was meant.
func (t *trial) ask() {
	if t.asked {
		return
	}
	t.asked, t.kind = true, KindLikely
	var guesses bool
	if t.repairs, guesses = t.run.Repairs(); guesses {
		t.kind = KindChanges
	}
}

// repairsOf returns the fixes of d that come from repairs. For each repair these are the changes that touch d; if
// those do not fix d, all changes. The first problem gets all changes, too, if none touches it.
func (t *trial) repairsOf(u *core.URL, d core.Diagnostic) (list []Fix) {
	if !t.run.MayBeSlip(d) || prose.IsHyphenBreak(u.Source(), d.Span.Start, d.Span.End) { // of which the appendix says what to do
		return nil
	}
	t.ask()
	isFirst := t.isFirst(d)
	for i, changes := range t.repairs {
		own, all := changesAt(u, d.Span, changes), allEdits(changes)
		if len(own) > 0 {
			if i == 0 && isFirst {
				own = joined(own, t.optionalIn(changes))
			}
			list = append(list, repairBy(u, t.kind, own))
		}
		if (isFirst || len(own) > 0) && !slices.Equal(all, own) {
			f := repairBy(u, t.kind, all)
			f.whole = true
			list = append(list, f)
		}
	}
	return list
}

// optionalIn returns the edits of the best repair that no error explains. The first fix makes them as well. If the
// scheme allows nearly anything, it also makes the edits that no error touches, unless they remove an octet of a host,
// because then many hosts are possible. If the URL is valid, these are all edits. In "mailot:joe(at)h.org" they write
// "mailto" and "@". In a long URL, the function does not search for edits that no error touches, because there can be
// very many of both.
func (t *trial) optionalIn(changes [][]core.Edit) []core.Edit {
	list := t.run.Optional()
	if t.u.Valid() {
		return joined(list, slices.Concat(changes...))
	}
	if src := t.u.Source(); t.u.Scheme() != core.Other || t.kind != KindLikely || len(src) > longest || meant.Unknown(src) {
		return list
	}
	for _, edits := range changes {
		explained := slices.ContainsFunc(t.found, func(d core.Diagnostic) bool {
			return (d.Severity == core.SeverityError || d.Rule.ID == "host-octet") && len(changesAt(t.u, d.Span, [][]core.Edit{edits})) > 0
		})
		if !explained {
			list = joined(list, edits)
		}
	}
	return list
}

// allEdits returns the edits of all changes, sorted by position.
func allEdits(changes [][]core.Edit) []core.Edit {
	return inOrder(slices.Concat(changes...))
}

// inOrder sorts edits by position and returns them. At the same position an insertion comes before a replacement.
func inOrder(edits []core.Edit) []core.Edit {
	slices.SortStableFunc(edits, func(a, b core.Edit) int {
		return cmp.Or(cmp.Compare(a.Span.Start, b.Span.Start), cmp.Compare(a.Span.End, b.Span.End))
	})
	return edits
}

// isFirst reports whether d is the first error in u or, without any error, the first warning.
func (t *trial) isFirst(d core.Diagnostic) bool {
	first := slices.MinFunc(t.found, func(a, b core.Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) })
	return first.Span == d.Span && first.Rule == d.Rule
}

// changesAt returns the edits of the changes that touch a finding. Edits of a fragment belong only to the finding
// of its "#": encoding the "~" of "http://h/a~#top" takes no fragment off.
func changesAt(u *core.URL, at core.Span, changes [][]core.Edit) (own []core.Edit) {
	touches := func(e core.Edit) bool { return at.Start <= e.Span.End && e.Span.Start <= at.End }
	outside := func(e core.Edit) bool { return !inFragment(u, e.Span) }
	for _, edits := range changes {
		if slices.ContainsFunc(edits, touches) && inFragment(u, at) != slices.ContainsFunc(edits, outside) {
			own = append(own, within(u, at, slices.Clone(edits))...)
		}
	}
	return inOrder(own)
}

// longest is the length, in octets, of the longest URL whose fixes are tried on the whole of it. Each trial
// searches for repairs again.
const longest = 1 << 10

// repairOf returns the changes of the best repair that concern d, as a fix. It fixes d and leaves the rest, so it
// needs no trial.
func (t *trial) repairOf(u *core.URL, d core.Diagnostic) []Fix {
	t.ask()
	if !t.run.MayBeSlip(d) || len(t.repairs) == 0 {
		return nil
	}
	own := changesAt(u, d.Span, t.repairs[0])
	if len(own) == 0 {
		return nil
	}
	f := repairBy(u, t.kind, own)
	if f.Kind = max(f.Kind, f.onHost(u.Source())); meant.Unknown(u.Source()) {
		f.Kind = KindChanges
	}
	return []Fix{f}
}

// joined returns list with the edits of more that it lacks.
func joined(list, more []core.Edit) []core.Edit {
	more = slices.DeleteFunc(slices.Clone(more), func(e core.Edit) bool { return slices.Contains(list, e) })
	return inOrder(append(list, more...))
}

// within returns edits, and cuts those that only encode down to the octets of a finding, because octets beside
// them have findings of their own. For "| " and "%7C%20" the finding of the space gets "%20"; a finding of all of
// " & " keeps "%20%26%20".
func within(u *core.URL, at core.Span, edits []core.Edit) []core.Edit {
	for i, e := range edits {
		from, to := max(e.Span.Start, at.Start), min(e.Span.End, at.End)
		if from < to && onlyEncodes(u, e) && octet.ClassesOf(e.Span.In(u.Source()))&octet.XChar == 0 {
			n := from - e.Span.Start
			edits[i] = core.Edit{Span: core.Span{Start: from, End: to}, New: e.New[len("%XX")*n : len("%XX")*(n+to-from)]}
		}
	}
	return edits
}

// inFragment reports whether s is not empty and lies in the fragment or its "#".
func inFragment(u *core.URL, s core.Span) bool {
	t, ok := u.Token(core.Fragment)
	return ok && s.Start >= t.Start-len("#") && s.End >= t.Start
}

// repairBy returns the fix that makes the edits, with a title for what they do: TitleRemove for a removal,
// TitleEncode for an escape.
func repairBy(u *core.URL, kind Kind, edits []core.Edit) Fix {
	edits = wholeEscapes(u.Source(), edits)
	f := Fix{Title: TitleReplace, Kind: kind, Edits: edits}
	first := edits[0]
	others := slices.ContainsFunc(edits, func(e core.Edit) bool { return e.New != first.New })
	if !others {
		f.New = first.New
	}
	switch text, _ := core.Apply(u.Source(), edits); {
	case !others && first.New == "":
		if f.Title = TitleRemove; isLittle(u, text, edits) {
			f.Title, f.New = TitleReplace, text
		}
	case encodesAll(u, edits):
		f.Title = TitleEncode
	case len(edits) > 1:
		f.New = text
	case first.Span.Len() == 0:
		f.Title = TitleInsert
	}
	return f
}

// wholeEscapes returns the edits, but an edit that decodes an escape replaces the whole escape, and neighbours of that
// kind become one edit. The shortest edit from "%31" to "1" removes "%3", which means nothing to a reader. An edit from
// "%2520" to "%20" still removes "25", because the "%" that remains belongs to an escape.
func wholeEscapes(s string, edits []core.Edit) (list []core.Edit) {
	for _, e := range edits {
		if i := e.Span.Start; e.New == "" && e.Span.Len() == len("%X") && octet.IsEscape(s, i) && s[i+2] == octet.Value(s, i) {
			e = core.Edit{Span: core.Span{Start: i, End: i + len("%XX")}, New: s[i+2 : i+3]}
			if n := len(list) - 1; n >= 0 && list[n].Span.End == i && string(octet.AppendDecoded(nil, list[n].Span.In(s))) == list[n].New {
				list[n].Span.End, list[n].New = e.Span.End, list[n].New+e.New
				continue
			}
		}
		list = append(list, e)
	}
	return list
}

// encodesAll reports whether edits only write octets as escapes.
func encodesAll(u *core.URL, edits []core.Edit) bool {
	return !slices.ContainsFunc(edits, func(e core.Edit) bool { return !onlyEncodes(u, e) })
}

// isLittle reports whether edits remove the beginning of u and more than half of it, and text is the rest: the
// URL of a sentence, such as "http://a/" in "see http://a/ and ftp://b/".
func isLittle(u *core.URL, text string, edits []core.Edit) bool {
	return edits[0].Span.Start == 0 && 0 < len(text) && 2*len(text) < len(u.Source())
}

// onlyEncodes reports whether e only writes octets as escapes.
func onlyEncodes(u *core.URL, e core.Edit) bool {
	return e.Span.Len() > 0 && e.New == string(octet.AppendEscaped(nil, e.Span.In(u.Source())))
}

// byRepair is for rules without a fix of their own. A repair of the whole URL may still give one, so the table
// needs a fixer here.
func byRepair(*core.URL, core.Diagnostic) []Fix { return nil }
