package builder

import "urlscope/core"

// separators are the delimiters before each part of a list. [separatorOf] returns the delimiters of a query.
var separators = map[core.Part]string{core.Fsegment: "/", core.Hsegment: "/", core.Psegment: "/", core.Fieldname: ";"}

// AddAfter returns the edit that adds an empty part behind in: a segment, or a Prospero field. It is false if in is
// not in a list of u.
func AddAfter(u *core.URL, in Input) (core.Edit, bool) {
	before := separatorOf(u, in.Part)
	if before == "" || !in.editable() {
		return core.Edit{}, false
	}
	whole, ok := wholeOf(u, in.Part, in.Index)
	if !ok {
		return core.Edit{}, false
	}
	at := whole.End
	if in.Part == core.Fieldname {
		before += "="
	}
	return core.Edit{Span: core.Span{Start: at, End: at}, New: before}, true
}

// Move returns the edit that swaps in with the part before it (back) or behind it. It returns false if there is no such
// part.
func Move(u *core.URL, in Input, back bool) (core.Edit, bool) {
	if separatorOf(u, in.Part) == "" || !in.editable() {
		return core.Edit{}, false
	}
	first := in.Index
	if back {
		first--
	}
	if first < 0 || first+1 >= in.Of {
		return core.Edit{}, false
	}
	a, ok := wholeOf(u, in.Part, first)
	b, both := wholeOf(u, in.Part, first+1)
	if !ok || !both {
		return core.Edit{}, false
	}
	src := u.Source()
	return core.Edit{Span: core.Span{Start: a.Start, End: b.End}, New: b.In(src) + src[a.End:b.Start] + a.In(src)}, true
}

// wholeOf returns the span of part i of a list, including the value of a field. It is false if there is no such part.
func wholeOf(u *core.URL, part core.Part, i int) (core.Span, bool) {
	list := tokensOf(u, part)
	if i < 0 || i >= len(list) {
		return core.Span{}, false
	}
	span := list[i].Span
	if value, ok := follower(u, part, span); ok {
		span.End = value.End
	}
	return span, true
}
