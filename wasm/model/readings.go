package model

import (
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// A ReadRun is a stretch of the text as a standard has it: a part, what stands between parts, or what it stumbles over.
type ReadRun struct {
	core.Span
	Class string // the colour family of a part, as above; error for what the standard stumbles over
	Label string // what the standard calls the part; "" for none
	Fits  bool   // whether there is room for the label
}

// families are the colour families of parts, by what they are for.
var families = [...]anatomy.Family{
	standards.Delim: anatomy.Delimiter, standards.Scheme: anatomy.Scheme, standards.Authority: anatomy.Host, standards.Userinfo: anatomy.Userinfo,
	standards.Host: anatomy.Host, standards.Port: anatomy.Port, standards.Path: anatomy.Path, standards.Params: anatomy.Special,
	standards.Query: anatomy.Search, standards.Fragment: anatomy.Fragment,
}

// ReadRuns returns the text as one standard reads it. What it does not read has no parts, but the place where it gives up.
func (m *Model) ReadRuns(r *standards.Reading) (runs []ReadRun) {
	src, at := m.Source(), 0
	add := func(s core.Span, class, label string) {
		s.Start, s.End = CharacterStart(src, s.Start), CharacterStart(src, s.End)
		if s.Start < at || s.Len() == 0 {
			return
		}
		if at < s.Start {
			runs = append(runs, ReadRun{Span: core.Span{Start: at, End: s.Start}, Class: between(r)})
		}
		runs = append(runs, ReadRun{Span: s, Class: class, Label: label})
		at = s.End
	}
	if r.Verdict.Accepts() {
		for i, p := range r.Parts {
			if p.Role == standards.Authority && i+1 < len(r.Parts) && r.Parts[i+1].End <= p.End && r.Parts[i+1].Start >= p.Start && r.Parts[i+1].Role < standards.Path {
				continue // those that it holds follow
			}
			add(p.Span, families[p.Role].String(), p.Name)
		}
	} else if fault, ok := m.Fault(r); ok && m.State != Unfinished {
		add(fault, core.Error.String(), "")
	}
	if at < len(src) {
		runs = append(runs, ReadRun{Span: core.Span{Start: at, End: len(src)}, Class: between(r)})
	}
	for i := range runs {
		runs[i].Fits = fits(src, runs, i)
	}
	return runs
}

// Fault returns the octets that a standard stumbles over. Those of RFC 1738 begin where the verdict says that it is broken. It is
// false where nobody knows, and where the standard does not give up.
func (m *Model) Fault(r *standards.Reading) (core.Span, bool) {
	s, ok := r.Fault(m.Source())
	if ok && r.Standard == standards.RFC1738 {
		s.Start = text.FirstError(m.URL, m.Found)
		_, n := utf8.DecodeRuneInString(m.Source()[s.Start:])
		s.End = max(s.End, s.Start+n)
	}
	return s, ok
}

// between is the family of what is in no part: of what is not read nothing is.
func between(r *standards.Reading) string {
	if r.Verdict.Accepts() {
		return anatomy.Delimiter.String()
	}
	return anatomy.Stray.String()
}

// fits reports whether the label of run i is no wider than its octets and those up to the next label.
func fits(src string, runs []ReadRun, i int) bool {
	const cell = 90 // the width of a character, in tenths of a pixel
	room := 0
	for j := i; j < len(runs) && (j == i || runs[j].Label == ""); j++ {
		room += utf8.RuneCountInString(runs[j].In(src))
		if j == len(runs)-1 {
			return true
		}
	}
	return anatomy.LabelWidth(runs[i].Label) <= room*cell
}
