package model

import (
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/standards"
)

// A ReadRun is a run of the text as a standard reads it: a part, octets between parts, or an error.
type ReadRun struct {
	_ [0]func() // not comparable, to keep the program small

	core.Span
	Class string // the colour family of a part as the field has it, or "error"
	Label string // the standard's name of the part; "" for none
	Fits  bool   // whether there is space for the label
}

// families are the colour families of parts by role.
var families = [...]anatomy.Family{
	standards.RoleDelim: anatomy.FamilyDelimiter, standards.RoleScheme: anatomy.FamilyScheme, standards.RoleAuthority: anatomy.FamilyHost, standards.RoleUserinfo: anatomy.FamilyUserinfo,
	standards.RoleHost: anatomy.FamilyHost, standards.RolePort: anatomy.FamilyPort, standards.RolePath: anatomy.FamilyPath, standards.RoleParams: anatomy.FamilySpecial,
	standards.RoleQuery: anatomy.FamilySearch, standards.RoleFragment: anatomy.FamilyFragment,
}

// ReadRuns returns the text as one standard reads it. If the standard rejects the text, it has no parts, only the
// position of the error.
func (m *Model) ReadRuns(r *standards.Reading) []ReadRun {
	l := readRuns{src: m.Source(), between: anatomy.FamilyStray.String()} // the octets of a text that is not divided have no meaning
	if r.Verdict.Accepts() {
		l.between = anatomy.FamilyDelimiter.String()
		for i := range r.Parts {
			p := &r.Parts[i]
			if p.Role == standards.RoleAuthority && i+1 < len(r.Parts) && r.Parts[i+1].Role < standards.RolePath {
				continue // the parts that it contains follow
			}
			l.add(p.Span, families[p.Role].String(), p.Name)
		}
	} else if fault, ok := r.Fault(m.Source()); ok && m.State != Unfinished && !m.MayGoOn(r) {
		l.add(fault, core.SeverityError.String(), "")
	}
	l.upTo(len(l.src), l.between, "")
	l.fit()
	return l.list
}

// readRuns is the list of runs so far, without gaps.
type readRuns struct {
	src     string
	between string // the class of octets between parts
	at      int    // the end of the last run
	list    []ReadRun
}

// add adds a run, extended to whole characters, and before it a run for the octets that are in no part.
func (l *readRuns) add(s core.Span, class, label string) {
	s.Start, s.End = CharacterStart(l.src, s.Start), CharacterStart(l.src, s.End)
	if s.Start >= l.at && s.Len() > 0 {
		l.upTo(s.Start, l.between, "")
		l.upTo(s.End, class, label)
	}
}

// upTo adds a run up to an offset.
func (l *readRuns) upTo(end int, class, label string) {
	if l.at < end {
		l.list = append(l.list, ReadRun{Span: core.Span{Start: l.at, End: end}, Class: class, Label: label})
		l.at = end
	}
}

// fit marks the labels that end before the next label begins. The last label always fits.
func (l *readRuns) fit() {
	const cell = 90 // the width of a character in tenths of a pixel
	width, last := 0, true
	for i := len(l.list) - 1; i >= 0; i-- {
		run := &l.list[i]
		width += cell * utf8.RuneCountInString(run.In(l.src))
		if run.Label != "" {
			run.Fits = last || anatomy.LabelWidth(run.Label) <= width
			width, last = 0, false
		}
	}
}
