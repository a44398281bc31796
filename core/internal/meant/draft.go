package meant

import (
	"slices"
	"strings"

	"urlscope/core/octet"
)

// edit returns the edit that writes text in place of the octets from start to end.
func edit(start, end int, text string) octet.Edit {
	return octet.Edit{Span: span(start, end), New: text}
}

// applied returns text after edits, which are in order and do not overlap: "a.b" of "a,b", where "." is in place of the comma.
func applied(text string, edits []octet.Edit) string {
	n := len(text)
	for _, e := range edits {
		n += e.Growth()
	}
	var b strings.Builder
	b.Grow(n)
	at := 0
	for _, e := range edits {
		b.WriteString(text[at:e.Start])
		b.WriteString(e.New)
		at = e.End
	}
	b.WriteString(text[at:])
	return b.String()
}

// A kind of step.
type kind int

const (
	asOne    kind = iota // its edits are one change
	byItself             // each of its edits is one, such as an octet that is encoded
	ofKey                // a slip of a key
)

// A draft is a text that comes of the source by some steps.
type draft struct {
	text  string
	price int
	steps int          // 0 for the source
	slips int          // the steps without which it would not be a URL; encoding octets does not count
	known int          // the slips that are moves
	valid bool         // it is a URL
	up    *draft       // in front of the last step
	edits []octet.Edit // of the last step, to the text of up
	kind  kind         // of the last step
}

// apply returns the draft after one more step: "h.org" of "h,org" with a dot for the comma. The edits are in
// order and do not overlap.
func (d *draft) apply(edits []octet.Edit, k kind, price int) *draft {
	next := draft{text: applied(d.text, edits), price: d.price + price, steps: d.steps + 1, slips: d.slips, known: d.known, up: d, edits: edits, kind: k}
	if !d.valid && k != byItself {
		next.slips++
		if k != ofKey {
			next.known++
		}
	}
	return &next
}

// besides is what d costs besides for the number of its steps, with so many slips more. For "http://h.org" of
// "http//h,org" it is 38: that one slip makes the URL is likelier than two.
func (d *draft) besides(slips int) int {
	return oneStep*max(d.steps+slips-1, 0) + oneMore*max(d.slips+slips-1, 0) - oneKnown*max(min(d.known, d.slips+slips-1), 0)
}

// slip returns the draft after the edits of a search, each a step of its own: two steps lead from
// "http://h,org$/" to "http://h.org/".
func (d *draft) slip(f found) *draft {
	next := d
	shift := 0 // how far earlier edits have moved the octets behind them
	for _, e := range f.edits {
		next = next.apply([]octet.Edit{e.Shifted(shift)}, ofKey, 0)
		shift += e.Growth()
	}
	next.price += f.price
	return next
}

// trimmed returns e without what of text stays at either end, which is not part of the
// change: "ab" in place of "ac" is "b" in place of "c".
func trimmed(e octet.Edit, text string) octet.Edit {
	for e.Start < e.End && e.New != "" && text[e.Start] == e.New[0] {
		e.Start, e.New = e.Start+1, e.New[1:]
	}
	for e.Start < e.End && e.New != "" && text[e.End-1] == e.New[len(e.New)-1] {
		e.End, e.New = e.End-1, e.New[:len(e.New)-1]
	}
	return e
}

// A change is an edit of the source and the step that made it.
type change struct {
	octet.Edit
	by *draft
}

// changes returns what the steps did to the source, in order.
func (d *draft) changes() (list []change) {
	if d.up == nil {
		return nil
	}
	list = d.up.changes()
	for i := len(d.edits) - 1; i >= 0; i-- { // those in front are where they were
		list = d.after(list, trimmed(d.edits[i], d.up.text))
	}
	return list
}

// after returns changes with one more edit, of the text that they make: "x.y" with "z" for the "." is one change of the "," of the
// source. What one move does right behind what another wrote is a change of its own: in "~#top", "%7E" for "~", and nothing for
// "#top". Slips of a key side by side are one.
func (d *draft) after(list []change, e octet.Edit) []change {
	shift, n := 0, 0 // how much further on the text is; how many changes are in front of e
	for ; n < len(list); n++ {
		c := list[n]
		if end := c.Start + shift + len(c.New); end > e.Start || end == e.Start && !d.isApart(c, e, c.New) {
			break
		}
		shift += c.Growth()
	}
	next := change{edit(e.Start-shift, e.End-shift, e.New), d}
	rest := n
	for ; rest < len(list); rest++ {
		c := list[rest]
		start := c.Start + shift
		if start > e.End || start == e.End && start > e.Start && d.isApart(c, e, e.New) {
			break
		}
		next = next.joined(c, e, start)
		shift += c.Growth()
		next.End = max(c.End, e.End-shift)
	}
	return slices.Replace(list, n, rest, next)
}

// joined returns next, which is edit e so far, with what e leaves of what c wrote, from an offset of the text on. It is by who writes
// first.
func (next change) joined(c change, e octet.Edit, start int) change {
	if start <= e.Start && (c.New != "" || e.New == "") {
		next.by = c.by
	}
	if start < e.Start {
		next.Start, next.New = c.Start, c.New[:e.Start-start]+next.New
	}
	if end := start + len(c.New); end > e.End {
		next.New += c.New[e.End-start:]
	}
	return next
}

// isApart reports whether d, with e, and the step that made c are two moves, where the first of the edits writes something. Insertions
// side by side are one.
func (d *draft) isApart(c change, e octet.Edit, first string) bool {
	return first != "" && c.by != d && c.by.kind != ofKey && d.kind != ofKey && (c.Start < c.End || e.Start < e.End)
}

// slide moves an insertion as far to the right as it means the same: "/1" in front of "/x" is "1/" behind the slash.
func slide(e *octet.Edit, src string) {
	if e.Start == 0 || e.Start < e.End || e.New == "" {
		return
	}
	n := 0
	for e.Start+n < len(src) && src[e.Start+n] == e.New[n%len(e.New)] {
		n++
	}
	turn := n % len(e.New)
	e.New = e.New[turn:] + e.New[:turn]
	e.Start, e.End = e.Start+n, e.End+n
}
