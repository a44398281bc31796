package builder

import (
	"strconv"
	"strings"

	"urlscope/core"
)

// A Change is what adding or removing a part does to the text.
type Change struct {
	Edit core.Edit
	Also []core.Part // what else comes or goes with it
}

// Add returns what makes a part that is absent present: empty, or where it must not be empty, with
// the first value that there is. What it needs comes with it. It is false for a part that is there,
// or that the scheme does not have.
func Add(u *core.URL, part core.Part) (c Change, ok bool) {
	s, ok := slotOf(u, part)
	if !ok || s.fixed || u.Has(part) || !u.Valid() {
		return Change{}, false
	}
	text := s.text(u)
	at := part
	for s.needs != core.Delim && !u.Has(s.needs) {
		if s, ok = slotOf(u, s.needs); !ok {
			return Change{}, false
		}
		c.Also = append(c.Also, s.part)
		text = s.before + s.first + text + s.after
		at = s.part
	}
	start := placeOf(u, at)
	if strings.HasPrefix(u.Source()[start:], "/") && at == core.Gtype { // "gopher://h/" has its slash
		start, text = start+len("/"), strings.TrimPrefix(text, "/")
	}
	c.Edit = core.Edit{Span: core.Span{Start: start, End: start}, New: text}
	return c, true
}

// AddAs is [Add] of a part that means octets from the start.
func AddAs(u *core.URL, part core.Part, octets string) (Change, bool) {
	c, ok := Add(u, part)
	s, known := slotOf(u, part)
	if !ok || !known {
		return Change{}, false
	}
	raw, _ := escaped(part, octets)
	c.Edit.New = strings.TrimSuffix(c.Edit.New, s.first+s.after) + raw + s.after
	return c, true
}

// text returns what is written when the part is added. An explicit port is that which was meant
// without one.
func (s slot) text(u *core.URL) string {
	first := s.first
	if s.part == core.Port {
		first = strconv.Itoa(u.DefaultPort())
	}
	return s.before + first + s.after
}

// Remove returns what takes a part out, with its delimiters. It is false for what every URL of the
// scheme has, and for what another part needs that is there.
func Remove(u *core.URL, in Input) (Change, bool) {
	s, ok := slotOf(u, in.Part)
	if !ok || s.fixed || !in.editable() || isNeeded(u, in) {
		return Change{}, false
	}
	src, span := u.Source(), in.Span
	start, end := span.Start, span.End
	if !strings.HasSuffix(src[:start], s.before) || !strings.HasPrefix(src[end:], s.after) {
		return Change{}, false
	}
	c := Change{Edit: core.Edit{Span: core.Span{Start: start - len(s.before), End: end + len(s.after)}}}
	if in.Part == core.Fieldname {
		value := tokensOf(u, core.Fieldvalue)
		c.Edit.Span.End = value[in.Index].End
		c.Also = []core.Part{core.Fieldvalue}
	}
	if in.Part == core.Gtype {
		selector, _ := u.Token(core.Selector)
		c.Edit.Span.End = max(end, selector.End)
		c.Also = []core.Part{core.Selector}
	}
	return c, true
}

// isNeeded reports whether another part that is there needs in, of which there is no other.
func isNeeded(u *core.URL, in Input) bool {
	if in.Of > 1 {
		return false
	}
	for _, s := range slotsOf(u) {
		if s.needs == in.Part && !s.fixed && u.Has(s.part) {
			return true
		}
	}
	return false
}

// separators are what stands in front of each part of a list.
var separators = map[core.Part]string{core.Fsegment: "/", core.Hsegment: "/", core.Psegment: "/", core.Fieldname: ";"}

// AddAfter returns the edit that adds an empty part to a list, behind in: a name behind a name, a
// field behind a field. It is false where there is no list.
func AddAfter(u *core.URL, in Input) (core.Edit, bool) {
	before, ok := separators[in.Part]
	if !ok || !in.editable() {
		return core.Edit{}, false
	}
	at, text := in.Span.End, before
	if in.Part == core.Fieldname {
		at, text = tokensOf(u, core.Fieldvalue)[in.Index].End, ";="
	}
	return core.Edit{Span: core.Span{Start: at, End: at}, New: text}, true
}

// Move returns the edit that makes in change places with its neighbour in a list, the one before it
// or the one behind. It is false where there is none.
func Move(u *core.URL, in Input, back bool) (core.Edit, bool) {
	if separators[in.Part] == "" || !in.editable() {
		return core.Edit{}, false
	}
	first := in.Index
	if back {
		first--
	}
	if first < 0 || first+1 >= in.Of {
		return core.Edit{}, false
	}
	a, b := wholeOf(u, in.Part, first), wholeOf(u, in.Part, first+1)
	src := u.Source()
	return core.Edit{Span: core.Span{Start: a.Start, End: b.End}, New: b.In(src) + src[a.End:b.Start] + a.In(src)}, true
}

// wholeOf returns the octets of a part of a list; of a field, with its value.
func wholeOf(u *core.URL, part core.Part, i int) core.Span {
	span := tokensOf(u, part)[i].Span
	if part == core.Fieldname {
		span.End = tokensOf(u, core.Fieldvalue)[i].End
	}
	return span
}
