package meant

import "strings"

// An Edit writes New in place of the octets from Start to End.
type Edit struct {
	Start, End int
	New        string
}

// before reports whether e comes before f, which it does not overlap. What is put in at an offset comes
// before what is taken out there: "ab" in front of the comma of "x,y" before "." in its place.
func (e Edit) before(f Edit) bool {
	return e.Start < f.Start || e.Start == f.Start && e.End < f.End
}

// growth returns how much longer e makes a text: 1 where "ab" is in place of "c".
func (e Edit) growth() int { return len(e.New) - (e.End - e.Start) }

// applied returns text after edits, which are in order and do not overlap: "a.b" of "a,b", where "." is in place of the comma.
func applied(text string, edits []Edit) string {
	n := len(text)
	for _, e := range edits {
		n += e.growth()
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

// A draft is a text that comes of the source by some steps.
type draft struct {
	text  string
	price int
	steps int    // 0 for the source
	slips int    // the steps without which it would not be a URL; to encode octets is none of them
	known int    // those of them that are moves
	valid bool   // it is a URL
	up    *draft // in front of the last step
	edits []Edit // of the last step, to the text of up
	move  *move  // that it undoes; nil for a slip of a key
}

// apply returns the draft after one more step: "h.org" of "h,org" with a dot for the comma. The edits are in
// order and do not overlap.
func (d *draft) apply(edits []Edit, m *move, price int) *draft {
	next := draft{text: applied(d.text, edits), price: d.price + price, steps: d.steps + 1, slips: d.slips, known: d.known, up: d, edits: edits, move: m}
	if !d.valid && (m == nil || !m.apart) {
		next.slips++
		if m != nil {
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
	shift := 0 // of what comes behind the edits before
	for _, e := range f.edits {
		next = next.apply(shifted([]Edit{e}, shift), nil, 0)
		shift += e.growth()
	}
	next.price += f.price
	return next
}

// trimmed returns e without what of text stays at either end, which is not part of the
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

// An origin says where the octets of a draft come from.
type origin struct {
	from []int32 // of each octet where it is in the source; -1 for one that a step wrote
	by   []uint8 // the step that wrote it, 0 for none
	cut  []uint8 // of each octet of the source the step that took it out, 0 for none
}

// origin returns that of d, step by step: in "a.b", made of "a,b", the octets are from 0, from none, and from 2.
func (d *draft) origin() origin {
	if d.up == nil {
		n := len(d.text)
		o := origin{make([]int32, n), make([]uint8, n), make([]uint8, n)}
		for i := range o.from {
			o.from[i] = int32(i)
		}
		return o
	}
	o := d.up.origin()
	next := origin{cut: o.cut}
	step, at := uint8(d.steps), 0
	keep := func(to int) {
		next.from = append(next.from, o.from[at:to]...)
		next.by = append(next.by, o.by[at:to]...)
		at = to
	}
	for _, e := range d.edits {
		e = e.trimmed(d.up.text)
		keep(e.Start)
		for ; at < e.End; at++ {
			if o.from[at] >= 0 {
				next.cut[o.from[at]] = step
			}
		}
		for range len(e.New) {
			next.from = append(next.from, -1)
			next.by = append(next.by, step)
		}
	}
	keep(len(d.up.text))
	return next
}

// moves returns the moves by step, the first of which is step 1: for "http//h,org" the move of the scheme,
// then nil, since a slip of a key wrote the comma.
func (d *draft) moves() []*move {
	if d.up == nil {
		return nil
	}
	return append(d.up.moves(), d.move)
}

// changes returns what the steps did to the source, in order. What one move does right behind what another
// replaced is a change of its own: in "~#top", "%7E" for "~", and nothing for "#top".
func (d *draft) changes() []change {
	t := tracer{origin: d.origin(), text: d.text, moves: d.moves()}
	for i, from := range t.from {
		if from < 0 {
			t.write(i)
			continue
		}
		t.pass(int(from))
		t.src++
		t.last, t.wrote = nil, i+1
	}
	t.pass(len(t.cut))
	return t.list
}

// A tracer follows a draft and its source side by side.
type tracer struct {
	origin
	text  string
	moves []*move
	list  []change
	last  *change // that goes on here, if any
	src   int     // what of the source has been passed
	wrote int     // where what last writes begins in the text
}

// write adds octet i of the text, which a step wrote: the dot of "a.b", made of "a,b".
func (t *tracer) write(i int) {
	if t.isApart(t.by[i]) {
		end := t.src
		for end < len(t.cut) && t.cut[end] == t.last.step {
			end++
		}
		t.pass(end)
		inFront := t.last.End == 0 && t.cut[0] == t.by[i] // as "http://" is of what replaces "bücher.de"
		if t.last.Start < t.last.End || inFront {
			t.last, t.wrote = nil, i
		}
	}
	t.touch(t.by[i])
	t.last.New = t.text[t.wrote : i+1]
}

// pass passes octets of the source that steps took out: the comma of "a,b" in front of the "b".
func (t *tracer) pass(to int) {
	for ; t.src < to; t.src++ {
		if t.isApart(t.cut[t.src]) && t.last.Start < t.src {
			t.last = nil
		}
		t.touch(t.cut[t.src])
		t.last.End = t.src + 1
	}
}

// touch begins a change of a step, where none goes on: "ab" that one step took out is one change, and not two.
func (t *tracer) touch(step uint8) {
	if t.last == nil || t.last.End < t.src {
		t.list = append(t.list, change{Edit{t.src, t.src, ""}, step})
		t.last = &t.list[len(t.list)-1]
	}
}

// isApart reports whether the last change, which writes something, and a step right behind it are two moves,
// as a tilde and a fragment are in "~#top". Slips of a key side by side are one.
func (t *tracer) isApart(step uint8) bool {
	c := t.last
	return c != nil && c.New != "" && c.step != step && t.moves[c.step-1] != nil && t.moves[step-1] != nil
}

// slide moves an insertion as far to the right as it means the same: "/1" in front of "/x" is "1/" behind the slash.
func (e *Edit) slide(src string) {
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
