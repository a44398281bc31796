package builder

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/diff"
	"urlscope/core/internal/octet"
)

// A Meaning is what becomes of a part when something else is meant by it.
type Meaning struct {
	Edit    core.Edit
	Escaped int // how many octets were typed that had to become escapes
	// Apart is another edit that may have been meant, where a slash was typed into a name: there it
	// begins the next one. It is the zero Edit where none was.
	Apart core.Edit
}

// A unit is one octet that a part means, and how it is written.
type unit struct {
	octet byte
	raw   string
}

// unitsOf takes a part apart: "a%2F" into "a" and "%2F". It is false where an escape in it is
// broken, and what is meant cannot be told.
func unitsOf(raw string) (list []unit, ok bool) {
	for i := 0; i < len(raw); {
		n := 1
		if raw[i] == '%' {
			n = len("%2F")
		}
		if i+n > len(raw) {
			return nil, false
		}
		meant := core.AppendDecoded(nil, raw[i:i+n])
		if len(meant) != 1 {
			return nil, false
		}
		list = append(list, unit{meant[0], raw[i : i+n]})
		i += n
	}
	return list, true
}

// Meant returns the octets that in stands for; false where they cannot be told.
func Meant(u *core.URL, in Input) (string, bool) {
	units, ok := unitsOf(in.Text(u))
	if !ok || in.State == Absent {
		return "", false
	}
	return meantBy(units), true
}

func meantBy(units []unit) string {
	b := make([]byte, len(units))
	for i, u := range units {
		b[i] = u.octet
	}
	return string(b)
}

// Mean returns what lets in stand for other octets: "a%20b" for a segment that is to mean "a b".
// What is the same at both ends stays as it is written. It is false when there is nothing to do, or
// it cannot be done: in a part that has no escapes, such as a host, octets stand as they are typed,
// wrong ones too; but in a Gopher URL no tab can be meant, for its escape parts the parts.
func Mean(u *core.URL, in Input, octets string) (m Meaning, ok bool) {
	units, ok := unitsOf(in.Text(u))
	was := meantBy(units)
	if !ok || !in.editable() || octets == was || strings.Contains(octets, "\t") && in.isOfGopher() {
		return Meaning{}, false
	}
	front, back := diff.Ends([]byte(was), []byte(octets), func(a, b *byte) bool { return *a == *b })
	span := core.Span{Start: in.Span.Start + written(units[:front]), End: in.Span.End - written(units[len(units)-back:])}
	typed := octets[front : len(octets)-back]
	m.Edit, m.Escaped = core.Edit{Span: span}, 0
	m.Edit.New, m.Escaped = escaped(in.Part, typed)
	if separators[in.Part] == "/" && strings.Contains(typed, "/") {
		var pieces []string
		for piece := range strings.SplitSeq(typed, "/") {
			raw, _ := escaped(in.Part, piece)
			pieces = append(pieces, raw)
		}
		m.Apart = core.Edit{Span: span, New: strings.Join(pieces, "/")}
	}
	return m, true
}

// isOfGopher reports whether in is behind the slash of a Gopher URL, as a Selector, where "%09"
// parts the parts.
func (in Input) isOfGopher() bool {
	return in.Part == core.Selector || in.Part == core.GopherSearch || in.Part == core.GopherString || in.Part == core.Gtype
}

// written returns how many octets units are written with: 4 of "a" and "%2F".
func written(units []unit) (n int) {
	for _, u := range units {
		n += len(u.raw)
	}
	return n
}

// escaped returns octets as they are written in a part, and how many of them became escapes:
// "a%20b" and 1 of "a b" in an Hsegment.
func escaped(part core.Part, octets string) (raw string, n int) {
	allowed := part.Info().Allowed
	var b strings.Builder
	for i := range len(octets) {
		c := octets[i]
		if c != '%' && core.ClassOf(c)&allowed != 0 || allowed&core.Percent == 0 {
			b.WriteByte(c)
			continue
		}
		b.WriteString("%" + octet.Hex(c))
		n++
	}
	return b.String(), n
}
