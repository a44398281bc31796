package core

import (
	"slices"

	"urlscope/core/internal/meant"
)

// FixAll makes all fixes marked Same and returns the result. It keeps a fragment: "http://h/~a#top" becomes
// "http://h/%7Ea#top", which is a reference, that is a URL and a fragment (section 2.2; see IsReference). FixAll
// of the result changes nothing. In a long URL, some fixes that do not hold together with the others may be left
// out.
func FixAll(src string) string {
	p := passOver(Parse(src))
	for range len(src) + 1 { // each turn mends at least one octet
		next := p.fixSame()
		if next == nil {
			break
		}
		p = next
	}
	return p.src
}

// fixSame makes the fixes marked Same that do not touch each other, one for each diagnostic, and runs the rules
// over the result. It returns nil if there is no such fix.
func (p *pass) fixSame() (next *pass) {
	if meant.Unknown(p.src) {
		return nil
	}
	same := safe(p.out)
	if len(same) == 0 {
		return nil
	}
	before := p.tally()
	const few, work = 32, 1 << 20 // octets to be read
	tries := max(few, work/max(len(p.src), 1))
	// keep returns kept and those of more that hold with them. All at once do in almost every case.
	var keep func(kept, more []Fix) []Fix
	keep = func(kept, more []Fix) []Fix {
		if tries--; tries < 0 {
			return kept
		}
		all := slices.Concat(kept, more)
		var edits []Edit
		for _, f := range all {
			edits = append(edits, f.Edits...)
		}
		if text, applies := Apply(p.src, edits); applies {
			run := passOver(Parse(text))
			if after := run.tally(); before.holds(&after) && before.meaning == after.meaning {
				next = run
				return all
			}
		}
		if len(more) == 1 {
			return kept
		}
		half := len(more) / 2
		return keep(keep(kept, more[:half]), more[half:])
	}
	keep(nil, same)
	return next
}

// safe returns, for each diagnostic, the first fix marked Same of its rule that begins behind the fixes before
// it.
func safe(list []Diagnostic) (same []Fix) {
	end := 0
	for _, d := range list {
		for _, f := range d.Untried() {
			if f.Kind == FixSame && f.Edits[0].Span.Start >= end {
				same = append(same, f)
				end = f.Edits[len(f.Edits)-1].Span.End
				break
			}
		}
	}
	return same
}
