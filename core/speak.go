package core

import (
	"cmp"
	"urlscope/core/octet"
)

// Speakers returns, for each octet, the finding that explains it, should the octet end a line (section 6):
// the one about controls, or the first that covers it, such as a broken escape with a control for a digit. It is nil where none
// does. A finding that explains one octet of a change explains all of them, as for the two NULs of
// "http://h.org\x00a\x00b/". If none does, the finding beside the change counts, as the "0" before the ":" of
// "ht 0A0:#/00\x00".
func (p *pass) Speakers() []*Diagnostic {
	list := make([]*Diagnostic, len(p.src))
	for _, controls := range [...]bool{true, false} {
		for i, d := range p.out {
			if speaksOfControls(d.Rule) == controls {
				speakFor(list, d.Span, &p.out[i])
			}
		}
	}
	for _, edits := range p.causes {
		var of []*Diagnostic
		beside := points(p.out, edits, SeverityError)
		for _, e := range edits {
			of = append(of, list[e.Start:e.End]...)
		}
		for _, e := range edits {
			speakFor(list, e.Span, cmp.Or(append(of, beside)...))
		}
	}
	return list
}

// speakFor assigns d to the octets of at that have no diagnostic yet.
func speakFor(list []*Diagnostic, at Span, d *Diagnostic) {
	for o := at.Start; o < at.End; o++ {
		list[o] = cmp.Or(list[o], d)
	}
}

// speaksOfControls reports whether r is about control octets, raw or encoded.
func speaksOfControls(r *Rule) bool {
	return (r.escapes|r.octets)&(octet.Control|octet.Break) != 0 || r.ID == "hyphen-break" || r.ID == "gopher-plus-line-end"
}
