package meant

import "strings"

// An Edit writes New in place of the octets from Start to End.
type Edit struct {
	Start, End int
	New        string
}

// before reports whether e comes before f, which it does not overlap: what is put in at an
// offset comes before what is taken out there.
func (e Edit) before(f Edit) bool {
	return e.Start < f.Start || e.Start == f.Start && e.End < f.End
}

// A draft is a text that comes of the source by some steps, and what each step did.
type draft struct {
	text  string
	from  []int32 // of each octet where it is in the source; -1 for one that a step wrote
	by    []uint8 // the step that wrote it, 0 for none
	cut   []uint8 // of each octet of the source the step that took it out, 0 for none
	price int
	moves []*move // by step: the first is step 1; nil for a slip of a key
}

// newDraft returns the source itself.
func newDraft(src string) *draft {
	d := &draft{text: src, from: make([]int32, len(src)), by: make([]uint8, len(src)), cut: make([]uint8, len(src))}
	for i := range d.from {
		d.from[i] = int32(i)
	}
	return d
}

// apply returns the draft after a step more. The edits are in order and do not overlap.
func (d *draft) apply(edits []Edit, m *move, price int) *draft {
	step := uint8(len(d.moves) + 1)
	next := &draft{
		cut:   append([]uint8(nil), d.cut...),
		price: d.price + price,
		moves: append(d.moves[:len(d.moves):len(d.moves)], m),
	}
	var text strings.Builder
	at := 0
	keep := func(to int) {
		text.WriteString(d.text[at:to])
		next.from = append(next.from, d.from[at:to]...)
		next.by = append(next.by, d.by[at:to]...)
		at = to
	}
	for _, e := range edits {
		e = e.trimmed(d.text)
		keep(e.Start)
		for ; at < e.End; at++ {
			if d.from[at] >= 0 {
				next.cut[d.from[at]] = step
			}
		}
		text.WriteString(e.New)
		for range len(e.New) {
			next.from = append(next.from, -1)
			next.by = append(next.by, step)
		}
	}
	keep(len(d.text))
	next.text = text.String()
	return next
}

// slip returns the draft after the edits of a search, each a step of its own.
func (d *draft) slip(f found) *draft {
	next := d
	shift := 0 // of what comes behind the edits before
	for _, e := range f.edits {
		grown := len(e.New) - (e.End - e.Start)
		e.Start, e.End = e.Start+shift, e.End+shift
		next = next.apply([]Edit{e}, nil, 0)
		shift += grown
	}
	next.price += f.price
	return next
}

// trimmed returns e without what of text stays at either end, which is no part of the
// change: "ab" in place of "ac" is "b" in place of "c".
func (e Edit) trimmed(text string) Edit {
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
	Edit
	step uint8
}

// changes returns what the steps did to the source, in order.
func (d *draft) changes() (list []change) {
	src := 0   // what of the source has been passed
	wrote := 0 // where what c writes begins in the text
	var c *change
	touch := func(step uint8) {
		if c == nil || c.End < src {
			list = append(list, change{Edit{src, src, ""}, step})
			c = &list[len(list)-1]
		}
	}
	pass := func(to int) {
		for ; src < to; src++ {
			touch(d.cut[src])
			c.End = src + 1
		}
	}
	for i, from := range d.from {
		if from < 0 {
			touch(d.by[i])
			c.New = d.text[wrote : i+1]
			continue
		}
		pass(int(from))
		src++
		c, wrote = nil, i+1
	}
	pass(len(d.cut))
	return list
}

// slide moves an insertion as far to the right as it means the same: "/1" in front of
// "/x" is "1/" behind the slash.
func (e *Edit) slide(src string) {
	if e.Start < e.End || e.New == "" {
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
