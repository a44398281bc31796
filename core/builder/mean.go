package builder

import (
	"strings"

	"urlscope/core"
	"urlscope/core/internal/diff"
	"urlscope/core/octet"
)

// A Meaning is an edit that makes a part stand for other octets.
type Meaning struct {
	Edit    core.Edit
	Escaped int // how many typed octets became escapes
	// Apart is an alternative edit for slashes typed into a segment: there each slash separates segments instead of
	// becoming an escape. It is the zero Edit if no slash was typed.
	Apart core.Edit
}

// A unit is one octet that a part stands for, and its spelling.
type unit struct {
	octet byte
	raw   string
}

// unitsOf splits the octets of in into units: "a%2F" into "a" and "%2F". It is false if there is a broken escape.
func unitsOf(u *core.URL, in Input) (list []unit, ok bool) {
	raw, form := in.Text(u), isOfForm(u, in.Part)
	for i := 0; i < len(raw); {
		n := 1
		if raw[i] == '%' {
			n = len("%2F")
		}
		if i+n > len(raw) {
			return nil, false
		}
		meant := octet.AppendDecoded(nil, raw[i:i+n])
		if len(meant) != 1 {
			return nil, false
		}
		if form && raw[i] == '+' {
			meant[0] = ' '
		}
		list = append(list, unit{meant[0], raw[i : i+n]})
		i += n
	}
	return list, true
}

// Meant returns the octets that in stands for. It is false if in is absent or has a broken escape.
func Meant(u *core.URL, in Input) (string, bool) {
	units, ok := unitsOf(u, in)
	if !ok || in.State == StateAbsent {
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

// Mean returns the edit that makes in stand for octets: it writes "a%20b" for "a b". Octets that did not change at
// either end keep their spelling. A part without escapes, such as a host, gets the octets as typed, even if they are
// wrong.
//
// Mean is false if in stands for these octets already or cannot be edited, and for a tab in a Gopher URL, because its
// escape is a delimiter there.
func Mean(u *core.URL, in Input, octets string) (m Meaning, ok bool) {
	units, ok := unitsOf(u, in)
	was := meantBy(units)
	if !ok || !in.editable() || octets == was || strings.Contains(octets, "\t") && in.isOfGopher() {
		return Meaning{}, false
	}
	front, back := diff.Ends([]byte(was), []byte(octets), func(a, b *byte) bool { return *a == *b })
	span := core.Span{Start: in.Span.Start + written(units[:front]), End: in.Span.End - written(units[len(units)-back:])}
	typed := octets[front : len(octets)-back]
	m.Edit, m.Escaped = core.Edit{Span: span}, 0
	m.Edit.New, m.Escaped = spelled(u, in.Part, typed)
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

// isOfGopher reports whether in is behind the slash of a Gopher URL, where "%09" is a delimiter.
func (in Input) isOfGopher() bool {
	return in.Part == core.Selector || in.Part == core.GopherSearch || in.Part == core.GopherString || in.Part == core.Gtype
}

// written returns the size of the spelling of units.
func written(units []unit) (n int) {
	for _, u := range units {
		n += len(u.raw)
	}
	return n
}

// spelled returns the spelling of octets in a part of u, and how many of them became escapes: "a%20b" and 1 for "a b" in a
// segment.
func spelled(u *core.URL, part core.Part, octets string) (raw string, n int) {
	if isOfForm(u, part) {
		return spelledInForm(u, part, octets)
	}
	return escaped(part, octets)
}

// escaped is [spelled] for a part that the grammar has.
func escaped(part core.Part, octets string) (raw string, n int) {
	allowed := part.Info().Allowed
	if part == core.Fragment { // of which RFC 1738 says nothing: as RFC 3986, 3.5, has it
		allowed = core.Hsegment.Info().Allowed | octet.Slash | octet.Question
	}
	var b strings.Builder
	for i := range len(octets) {
		c := octets[i]
		if c != '%' && octet.ClassOf(c)&allowed != 0 || allowed&octet.Percent == 0 {
			b.WriteByte(c)
			continue
		}
		b.WriteString("%" + octet.Hex(c))
		n++
	}
	return b.String(), n
}
