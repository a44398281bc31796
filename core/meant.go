package core

import (
	"cmp"
	"slices"
	"strings"

	"urlscope/core/internal/meant"

	"urlscope/core/internal/octet"
)

// repairs returns what the URL was likely meant to be, best first. It asks once.
func (p *Pass) repairs() []meant.Candidate {
	if !p.asked {
		p.asked = true
		p.meant = meant.Of(p.src)
	}
	return p.meant
}

// repairs is that of the run of the rules over u.
func (t *trial) repairs(u *URL) []meant.Candidate {
	if u.pass != nil {
		return u.pass.repairs()
	}
	return t.over(u).repairs()
}

// repairsOf returns the fixes of d that come of what u was likely meant to be: of each
// repair those changes that touch d, or all of them where those alone do not mend it. For
// the first problem it is all of them, too, where none touches it.
func (t *trial) repairsOf(u *URL, d Diagnostic) (list []Fix) {
	first, ok := firstProblem(t.findings(u))
	isFirst := ok && first.Span == d.Span && first.Rule == d.Rule
	for _, c := range t.repairs(u) {
		var own, all []Edit
		for _, edits := range c.Changes {
			all = append(all, asEdits(edits)...)
			if anyTouches(d.Span, edits) {
				own = append(own, u.within(d.Span, asEdits(edits))...)
			}
		}
		if len(own) > 0 {
			sortEdits(own)
			list = append(list, repairBy(u, own))
		}
		if len(all) > len(own) && (len(own) > 0 || isFirst) {
			sortEdits(all)
			f := repairBy(u, all)
			f.whole = true
			list = append(list, f)
		}
	}
	return list
}

// within returns edits with those that only encode cut down to the octets of a finding: what
// is beside them is for other findings.
func (u *URL) within(at Span, edits []Edit) []Edit {
	for i, e := range edits {
		from, to := max(e.Span.Start, at.Start), min(e.Span.End, at.End)
		if from < to && e.New == string(octet.AppendEscaped(nil, e.Span.In(u.src))) {
			n := from - e.Span.Start
			edits[i] = Edit{Span{from, to}, e.New[len("%XX")*n : len("%XX")*(n+to-from)]}
		}
	}
	return edits
}

// firstProblem returns the first error, or the first warning where there is none.
func firstProblem(list []Diagnostic) (first Diagnostic, ok bool) {
	for _, d := range list {
		if d.Severity == Error {
			return d, true
		}
		if d.Severity == Warning && !ok {
			first, ok = d, true
		}
	}
	return first, ok
}

func anyTouches(s Span, edits []meant.Edit) bool {
	for _, e := range edits {
		if s.Start <= e.End && e.Start <= s.End {
			return true
		}
	}
	return false
}

func asEdits(list []meant.Edit) (edits []Edit) {
	for _, e := range list {
		edits = append(edits, Edit{Span{e.Start, e.End}, e.New})
	}
	return edits
}

func sortEdits(edits []Edit) {
	slices.SortStableFunc(edits, func(a, b Edit) int {
		return cmp.Or(cmp.Compare(a.Span.Start, b.Span.Start), cmp.Compare(a.Span.End, b.Span.End))
	})
}

// repairBy returns the fix that makes the edits, with the title that says what they do.
func repairBy(u *URL, edits []Edit) Fix {
	f := Fix{Title: TitleReplace, Kind: Likely, Edits: edits, New: edits[0].New}
	removes, encodes := true, true
	for _, e := range edits {
		removes = removes && e.New == ""
		encodes = encodes && e.New != "" && strings.HasPrefix(e.New, "%") && e.New == string(octet.AppendEscaped(nil, e.Span.In(u.src)))
		if e.New != f.New {
			f.New = ""
		}
	}
	switch {
	case removes:
		f.Title = TitleRemove
	case encodes:
		f.Title = TitleEncode
	case edits[0].Span.Len() == 0 && len(edits) == 1:
		f.Title = TitleInsert
	case f.New == "" || len(edits) > 1:
		text, _ := Apply(u.src, edits)
		f.New = text
	}
	return f
}

// doubt reports that a URL, valid as it is, is hardly what was meant, where no finding
// speaks of the octets already.
func (p *Pass) doubt() {
	if p.scheme == nil || p.folded != nil || p.hasError() || !meant.Doubtful(p.src) || !p.Valid() {
		return
	}
	list := p.repairs()
	if len(list) == 0 {
		return
	}
	for _, edits := range list[0].Changes {
		for _, d := range p.out {
			if d.Severity < Note && anyTouches(d.Span, edits) {
				return
			}
		}
	}
	first := list[0].Changes[0][0]
	at := Span{first.Start, first.End}
	p.rule, p.part = slip, p.partAt(at)
	p.Report(at, list[0].Text)
}

// elsewhere are the rules whose octets are wrong, and often not what went wrong: where what
// was meant says so, their finding points there instead.
var elsewhere = [...]string{"scheme-missing", "telnet-path", "slashes"}

// pointAtSlip moves the first error, or the first warning where there is none, to the
// octets that are to be mended, when it is one of elsewhere and they are others: in
// "httpL//h/" the L.
func (p *Pass) pointAtSlip() {
	i := slices.IndexFunc(p.out, func(d Diagnostic) bool { return d.Severity == Error })
	if i < 0 {
		i = slices.IndexFunc(p.out, func(d Diagnostic) bool { return d.Severity == Warning })
	}
	if p.counting || i < 0 || !slices.Contains(elsewhere[:], p.out[i].Rule.ID) {
		return
	}
	d := &p.out[i]
	list := p.repairs()
	if len(list) == 0 {
		return
	}
	at := Span{-1, -1}
	for _, edits := range list[0].Changes {
		for _, e := range edits {
			s := Span{e.Start, e.End}
			if s == d.Span || s.Start < d.Span.End && d.Span.Start < s.End {
				return
			}
			if at.Start < 0 && s.Len() > 0 {
				at = s
			}
		}
	}
	if at.Start >= 0 {
		d.Span, d.Part = at, p.partAt(at)
		slices.SortStableFunc(p.out, byPlace)
	}
}

// hasError reports whether an error was found: then what was meant is for its fixes.
func (p *Pass) hasError() bool {
	for i := range p.out {
		if p.out[i].Severity == Error {
			return true
		}
	}
	return false
}

// partAt returns the part that a span begins in.
func (u *URL) partAt(s Span) Part {
	for _, t := range u.Tokens() {
		if s.Start < t.End || s.Start == t.End && s.Len() == 0 && t.Part != Delim {
			return t.Part
		}
	}
	return Delim
}

// slip is the row of the table for what is valid and hardly meant.
var slip *Rule

func init() {
	slip = &rules[slices.IndexFunc(rules, func(r Rule) bool { return r.ID == "slip" })]
}

// fixMeant is for rules that know no fix of their own: what was meant may bring one.
func fixMeant(*URL, Diagnostic) []Fix { return nil }
