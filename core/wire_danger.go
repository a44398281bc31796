package core

import (
	"cmp"
	"slices"
)

// earlyEnds returns the places where control octets of the URL end a line early, as in "CWD a\r\nDELE b" for
// "ftp://h/a%0D%0ADELE%20b/c". A server takes CR LF as one line end, and most take either alone.
func earlyEnds(octets []Octet) (list []EarlyEnd) {
	for i := 0; i < len(octets); i++ {
		if !endsEarly(octets[i]) {
			continue
		}
		b := EarlyEnd{At: i, End: i + 1, Next: len(octets), From: octets[i].From}
		if rest := octets[b.End:]; octets[i].Value == '\r' && len(rest) > 0 && endsEarly(rest[0]) && rest[0].Value == '\n' {
			b.From.End = rest[0].From.End
			b.End++
		}
		if n := slices.IndexFunc(octets[b.End:], endsLine); n >= 0 {
			b.Next = b.End + n
		}
		list = append(list, b)
		i = b.End - 1
	}
	return list
}

// endsEarly reports whether o comes from the URL and ends a line.
func endsEarly(o Octet) bool { return o.From.Len() > 0 && endsLine(o) }

func endsLine(o Octet) bool { return !o.Slot && earlyEnd(o.Value) }

// name gives each early end of the steps the diagnostic that explains its octets.
func (p *program) name() {
	var speakers []*Diagnostic
	for i := range p.out.Steps {
		for j := range p.out.Steps[i].Early {
			if speakers == nil {
				speakers = p.u.speakers()
			}
			b := &p.out.Steps[i].Early[j]
			if d := speakers[b.From.Start]; d != nil {
				b.Rule, b.Found = d.Rule.ID, d.Span
			}
		}
	}
}

// speakers returns, for each octet, the diagnostic that explains it, should the octet end a line: the one about
// controls, or the first that covers it, such as a broken escape with a control for a digit. A diagnostic that
// explains one octet of a change explains all of them, as for the two NULs of "http://h.org\x00a\x00b/". If none
// does, the diagnostic beside the change counts, as the "0" before the ":" of "ht 0A0:#/00\x00".
func (u *URL) speakers() []*Diagnostic {
	list := make([]*Diagnostic, len(u.src))
	all := Check(u)
	for _, controls := range [...]bool{true, false} {
		for i, d := range all {
			if speaksOfControls(d.Rule) == controls {
				speakFor(list, d.Span, &all[i])
			}
		}
	}
	for _, edits := range u.causes {
		var of []*Diagnostic
		beside := points(all, edits, SeverityError)
		for _, e := range edits {
			of = append(of, list[e.Start:e.End]...)
		}
		for _, e := range edits {
			speakFor(list, Span{e.Start, e.End}, cmp.Or(append(of, beside)...))
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
	return (r.escapes|r.octets)&(Control|Break) != 0 || r.ID == "hyphen-break" || r.ID == "gopher-plus-line-end"
}
