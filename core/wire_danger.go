package core

import (
	"slices"
	"sort"
)

// earlyEnd reports whether b ends a line or a string: what a server reads after one
// that the URL brought is not what the line began with (section 6).
func earlyEnd(b byte) bool { return b == '\r' || b == '\n' || b == 0 }

// earlyEnds returns the places where control octets of the URL end a line early. A
// server takes CR LF together, and most take either alone.
func earlyEnds(octets []Octet) (list []EarlyEnd) {
	for i := 0; i < len(octets); i++ {
		o := octets[i]
		if o.From.Len() == 0 || !endsLine(o) {
			continue
		}
		b := EarlyEnd{At: i, End: i + 1, From: o.From}
		if o.Value == '\r' && b.End < len(octets) && octets[b.End].Value == '\n' && octets[b.End].From.Len() > 0 {
			b.From.End = octets[b.End].From.End
			b.End++
		}
		b.Next = b.End + slices.IndexFunc(octets[b.End:], endsLine)
		if b.Next < b.End {
			b.Next = len(octets)
		}
		list = append(list, b)
		i = b.End - 1
	}
	return list
}

func endsLine(o Octet) bool { return !o.Slot && earlyEnd(o.Value) }

// name gives each early end of the steps the diagnostic that speaks of its octets.
func (p *program) name() {
	var list []Diagnostic
	for i := range p.out.Steps {
		for j := range p.out.Steps[i].Early {
			if list == nil {
				list = slices.DeleteFunc(Check(p.u), func(d Diagnostic) bool {
					return !speaksOfControls(d.Rule) || d.Span.Len() == 0
				})
				if len(list) == 0 {
					return
				}
			}
			b := &p.out.Steps[i].Early[j]
			// Of such rules only one speaks of an octet: the spans do not overlap.
			n := sort.Search(len(list), func(n int) bool { return list[n].Span.End > b.From.Start })
			if n < len(list) && list[n].Span.Overlaps(b.From) {
				b.Rule, b.Found = list[n].Rule.ID, list[n].Span
			}
		}
	}
}

// speaksOfControls reports whether r is about control octets, raw or encoded.
func speaksOfControls(r *Rule) bool {
	return (r.Escapes|r.Octets)&(Control|Break) != 0 || r.ID == "hyphen-break" || r.ID == "gopher-plus-line-end" ||
		r.ID == "percent" // of a broken escape, a control may be the second digit
}
