package core

import (
	"slices"

	"urlscope/core/internal/meant"
)

// FixAll makes the fixes marked Same until there is none left to make, and returns the result. It never
// takes a fragment away: "http://h/%7Ea#top" for "http://h/~a#top", which is not a URL but a reference,
// a URL and a fragment (section 2.2; see IsReference). Fixing the result again changes nothing. In a
// long URL in which many of them do not hold with the others, some that would are left.
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

// fixSame makes the edits of fixes marked Same that do not touch each other, one a diagnostic, and returns the run over what they
// make; nil when there is none. Of "http://h/~a~b" it makes "http://h/%7Ea%7Eb".
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

// safe returns for each diagnostic the first fix marked Same that its rule knows and that begins behind
// those before it: two for "http://h/~a~b".
func safe(list []Diagnostic) (same []Fix) {
	end := 0
	for _, d := range list {
		for _, f := range d.Untried() {
			if f.Kind == Same && f.Edits[0].Span.Start >= end {
				same = append(same, f)
				end = f.Edits[len(f.Edits)-1].Span.End
				break
			}
		}
	}
	return same
}
