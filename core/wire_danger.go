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

// endsEarly reports whether o is of the URL and ends a line.
func endsEarly(o Octet) bool { return o.From.Len() > 0 && endsLine(o) }

func endsLine(o Octet) bool { return !o.Slot && earlyEnd(o.Value) }

// name gives each early end of the steps the diagnostic that speaks of its octets:
// the one about controls, or else what covers them, such as a broken escape that
// has a control for a digit.
func (p *program) name() {
	var all, controls []Diagnostic
	var ends []int // where those of all end that come first, and each one more
	for i := range p.out.Steps {
		for j := range p.out.Steps[i].Early {
			if all == nil {
				if all = Check(p.u); len(all) == 0 {
					return
				}
				end := 0
				for _, d := range all {
					end = max(end, d.Span.End)
					ends = append(ends, end)
				}
				controls = slices.DeleteFunc(slices.Clone(all), func(d Diagnostic) bool {
					return !speaksOfControls(d.Rule) || d.Span.Len() == 0
				})
			}
			b := &p.out.Steps[i].Early[j]
			// Of such rules only one speaks of an octet: the spans do not overlap.
			list, n := controls, sort.Search(len(controls), func(n int) bool { return controls[n].Span.End > b.From.Start })
			if n == len(list) || !list[n].Span.Overlaps(b.From) {
				list, n = all, sort.SearchInts(ends, b.From.Start+1)
			}
			if n < len(list) && list[n].Span.Overlaps(b.From) {
				b.Rule, b.Found = list[n].Rule.ID, list[n].Span
			}
		}
	}
}

// speaksOfControls reports whether r is about control octets, raw or encoded.
func speaksOfControls(r *Rule) bool {
	return (r.Escapes|r.Octets)&(Control|Break) != 0 || r.ID == "hyphen-break" || r.ID == "gopher-plus-line-end"
}
