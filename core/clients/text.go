package clients

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/wire"
)

// A text is octets, each of which knows where in the URL it comes from.
type text []wire.Octet

// textOf returns the octets of a URL.
func textOf(src string) text {
	t := make(text, len(src))
	for i := range t {
		t[i] = wire.Octet{Value: src[i], From: core.Span{Start: i, End: i + 1}}
	}
	return t
}

// own returns octets that come from no URL.
func own(s string) text {
	t := make(text, len(s))
	for i := range t {
		t[i].Value = s[i]
	}
	return t
}

// string returns the octets of t, without slots.
func (t text) string() string {
	var b strings.Builder
	for _, o := range t {
		if !o.Slot {
			b.WriteByte(o.Value)
		}
	}
	return b.String()
}

// index returns where the first octet of a set is in t, or -1.
func (t text) index(set string) int {
	return slices.IndexFunc(t, func(o wire.Octet) bool { return !o.Slot && strings.IndexByte(set, o.Value) >= 0 })
}

// last returns where the last octet of a set is in t, or -1.
func (t text) last(set string) int {
	for i := len(t) - 1; i >= 0; i-- {
		if strings.IndexByte(set, t[i].Value) >= 0 {
			return i
		}
	}
	return -1
}

// cut divides t at the first octet of a set. If t has no such octet, all of t is before it.
func (t text) cut(set string) (before, after text, ok bool) {
	if i := t.index(set); i >= 0 {
		return t[:i], t[i+1:], true
	}
	return t, nil, false
}

// split divides t at each octet of a set. It returns at least one text.
func (t text) split(set string) (list []text) {
	for {
		before, after, ok := t.cut(set)
		list = append(list, before)
		if !ok {
			return list
		}
		t = after
	}
}

// join returns the texts with something between them.
func join(list []text, between string) (t text) {
	for i, s := range list {
		if i > 0 {
			t = append(t, own(between)...)
		}
		t = append(t, s...)
	}
	return t
}

// plus returns the texts one behind the other.
func plus(list ...text) (t text) {
	for _, s := range list {
		t = append(t, s...)
	}
	return t
}

// begins reports whether t begins with an octet of a set.
func (t text) begins(set string) bool { return t[:min(len(t), 1)].index(set) == 0 }

// behind returns what follows the octet of a set that t begins with, and false and t if it begins with none.
func (t text) behind(set string) (rest text, ok bool) {
	if !t.begins(set) {
		return t, false
	}
	return t[1:], true
}

// behindSlashes returns what follows the "//" that t begins with, and false if nothing does.
func (t text) behindSlashes() (rest text, ok bool) {
	ok = len(t) > 1 && t[:2].string() == "//"
	if ok {
		rest = t[2:]
	}
	return rest, ok
}

// upTo returns t up to the first octet of a set. If ends is false, it returns all of t.
func (t text) upTo(set string, ends bool) text {
	if i := t.index(set); ends && i >= 0 {
		return t[:i]
	}
	return t
}

// decode returns t with each escape as the octet that it stands for. What is no escape stays.
func (t text) decode() text {
	src := t.string()
	list := make(text, 0, len(t))
	for i := 0; i < len(src); i++ {
		o := t[i]
		if octet.IsEscape(src, i) {
			o.Value, o.From.End = octet.Value(src, i), t[i+2].From.End
			i += 2
		}
		list = append(list, o)
	}
	return list
}

// without returns t without the octets of a set.
func (t text) without(set string) text {
	list := make(text, 0, len(t))
	for _, o := range t {
		if o.Slot || strings.IndexByte(set, o.Value) < 0 {
			list = append(list, o)
		}
	}
	return list
}

// with returns t with each octet of a set replaced.
func (t text) with(set, instead string) text {
	list := make(text, 0, len(t))
	for _, o := range t {
		if o.Slot || strings.IndexByte(set, o.Value) < 0 {
			list = append(list, o)
			continue
		}
		for i := range len(instead) {
			o.Value = instead[i]
			list = append(list, o)
		}
	}
	return list
}

// withFirst returns t with the first octet of a set replaced.
func (t text) withFirst(set, instead string) text {
	i := t.index(set)
	if i < 0 {
		return t
	}
	return plus(t[:i], t[i:i+1].with(set, instead), t[i+1:])
}

// secret returns t as the octets of a password.
func (t text) secret() text {
	list := append(text(nil), t...)
	for i := range list {
		if octet.EndsEarly(list[i].Value) {
			break // what follows is a command to the server
		}
		list[i].Secret = true
	}
	return list
}

// hasEscape reports whether an escape of an octet is in t: "%00".
func (t text) hasEscape(of string) bool {
	return strings.Contains(octet.UpperString(t.string()), of)
}

// asUTF8 puts U+FFFD for what is not UTF-8.
func asUTF8(t text) text {
	src := t.string()
	if utf8.ValidString(src) {
		return t
	}
	var list text
	for i := 0; i < len(src); {
		r, n := utf8.DecodeRuneInString(src[i:])
		if r == utf8.RuneError && n == 1 {
			list = plus(list, t[i:i+1].with(src[i:i+1], "\uFFFD"))
		} else {
			list = append(list, t[i:i+n]...)
		}
		i += n
	}
	return list
}

// breaks reports whether a "%" in t begins no escape.
func (t text) breaks() bool {
	return octet.HasBrokenEscape(t.string())
}

// controls are the octets below the blank.
const controls = "\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f"

// printable reports whether all octets of t are printable ones of US-ASCII, and no blank.
func (t text) printable() bool {
	return !slices.ContainsFunc(t, func(o wire.Octet) bool { return o.Value <= ' ' || o.Value >= 0x7f })
}
