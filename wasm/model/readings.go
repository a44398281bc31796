package model

import (
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/standards"
)

// A ReadRun is a stretch of the text as a standard has it: a part, what stands between parts, or what it stumbles over.
type ReadRun struct {
	_ [0]func() // is never compared

	core.Span
	Class string // the colour family of a part, as above; error for what the standard stumbles over
	Label string // what the standard calls the part; "" for none
	Fits  bool   // whether there is room for the label
}

// families are the colour families of parts, by what they are for.
var families = [...]anatomy.Family{
	standards.RoleDelim: anatomy.FamilyDelimiter, standards.RoleScheme: anatomy.FamilyScheme, standards.RoleAuthority: anatomy.FamilyHost, standards.RoleUserinfo: anatomy.FamilyUserinfo,
	standards.RoleHost: anatomy.FamilyHost, standards.RolePort: anatomy.FamilyPort, standards.RolePath: anatomy.FamilyPath, standards.RoleParams: anatomy.FamilySpecial,
	standards.RoleQuery: anatomy.FamilySearch, standards.RoleFragment: anatomy.FamilyFragment,
}

// ReadRuns returns the text as one standard reads it. What it does not read has no parts, but the place where it gives up.
func (m *Model) ReadRuns(r *standards.Reading) []ReadRun {
	l := readRuns{src: m.Source(), between: anatomy.FamilyStray.String()} // of what is not read nothing is anything
	if r.Verdict.Accepts() {
		l.between = anatomy.FamilyDelimiter.String()
		for i := range r.Parts {
			p := &r.Parts[i]
			if p.Role == standards.RoleAuthority && i+1 < len(r.Parts) && r.Parts[i+1].Role < standards.RolePath {
				continue // those that it holds follow
			}
			l.add(p.Span, families[p.Role].String(), p.Name)
		}
	} else if fault, ok := r.Fault(m.Source()); ok && m.State != Unfinished {
		l.add(fault, core.SeverityError.String(), "")
	}
	l.upTo(len(l.src), l.between, "")
	l.fit()
	return l.list
}

// readRuns are those found so far, without a gap.
type readRuns struct {
	src     string
	between string // the class of what is in no part
	at      int    // where the last one ends
	list    []ReadRun
}

// add adds a run, whose ends are those of characters, and in front of it what no part holds.
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

// fit finds the labels that are no wider than their octets and those up to the next label. Behind the last one is room.
func (l *readRuns) fit() {
	const cell = 90 // the width of a character, in tenths of a pixel
	room, last := 0, true
	for i := len(l.list) - 1; i >= 0; i-- {
		run := &l.list[i]
		room += cell * utf8.RuneCountInString(run.In(l.src))
		if run.Label != "" {
			run.Fits = last || anatomy.LabelWidth(run.Label) <= room
			room, last = 0, false
		}
	}
}
