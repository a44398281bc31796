package builder

import "urlscope/core"

// separators are what stands in front of each part of a list.
var separators = map[core.Part]string{core.Fsegment: "/", core.Hsegment: "/", core.Psegment: "/", core.Fieldname: ";"}

// AddAfter returns the edit that adds an empty part to a list, behind in: a name behind a name, a
// field behind a field. It is false where there is no list.
func AddAfter(u *core.URL, in Input) (core.Edit, bool) {
	before, ok := separators[in.Part]
	if !ok || !in.editable() {
		return core.Edit{}, false
	}
	at := wholeOf(u, in.Part, in.Index).End
	if in.Part == core.Fieldname {
		before += "="
	}
	return core.Edit{Span: core.Span{Start: at, End: at}, New: before}, true
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
	if value, ok := follower(u, part, span); ok {
		span.End = value.End
	}
	return span
}
