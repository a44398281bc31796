package fix

import (
	"slices"

	"urlscope/core"
	"urlscope/core/internal/goes"
	"urlscope/core/internal/meant"
)

// All makes all fixes marked Same and returns the result. It keeps a fragment: "http://h/~a#top" becomes
// "http://h/%7Ea#top", which is a reference, that is a URL and a fragment (section 2.2; see [core.URL.IsReference]). All
// of the result changes nothing. In a long URL, some fixes that do not hold together with the others may be left out.
func All(src string) string {
	c := check(src)
	for range len(src) + 1 { // each turn fixes at least one octet
		next := c.fixSame()
		if next == nil {
			break
		}
		c = next
	}
	return c.u.Source()
}

// A checked text is what was read, and what was found in it.
type checked struct {
	u     *core.URL
	found []core.Diagnostic
}

func check(src string) *checked {
	u := core.Parse(src)
	return &checked{u, core.Check(u)}
}

// fixSame makes the fixes marked Same that do not touch each other, one for each diagnostic, and checks the result. It
// returns nil if there is no such fix.
func (c *checked) fixSame() (next *checked) {
	src := c.u.Source()
	if meant.Unknown(src) {
		return nil
	}
	same := safe(c.found)
	if len(same) == 0 {
		return nil
	}
	before := tally(c.u, c.found)
	const few, work = 32, 1 << 20 // octets to be read
	tries := max(few, work/max(len(src), 1))
	// keep returns kept and the fixes of more that hold together with them. In almost every case, all of them do.
	var keep func(kept, more []Fix) []Fix
	keep = func(kept, more []Fix) []Fix {
		if tries--; tries < 0 {
			return kept
		}
		all := slices.Concat(kept, more)
		var edits []core.Edit
		for _, f := range all {
			edits = append(edits, f.Edits...)
		}
		if text, applies := core.Apply(src, edits); applies && goes.Of(src, edits) == goes.Keeps {
			tried := check(text)
			if after := tally(tried.u, tried.found); before.isNoWorse(&after) && before.meaning == after.meaning {
				next = tried
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
func safe(list []core.Diagnostic) (same []Fix) {
	end := 0
	for _, d := range list {
		for _, f := range Untried(d) {
			if f.Kind == KindSame && f.Edits[0].Span.Start >= end {
				same = append(same, f)
				end = f.Edits[len(f.Edits)-1].Span.End
				break
			}
		}
	}
	return same
}
