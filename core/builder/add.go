package builder

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
)

// A Change adds or removes a part.
type Change struct {
	Edit core.Edit
	Also []core.Part // other parts that come or go with it
}

// Add returns the change that makes an absent part present. The part is empty, or has the first allowed value if it
// must not be empty. Parts that it needs come with it. Delimiters that are already there are used: behind "http:/" a
// host needs one more slash.
//
// The input can be invalid if it has at most 1024 octets. Add is false if the part is present, if the scheme does not
// have it, and if the addition would change the meaning of other octets.
func Add(u *core.URL, part core.Part) (Change, bool) {
	s, ok := slotOf(u, part)
	if !ok {
		return Change{}, false
	}
	return add(u, s, s.initial(u))
}

// AddAs is [Add] with a value: the part stands for octets, and has escapes where needed.
func AddAs(u *core.URL, part core.Part, octets string) (Change, bool) {
	s, ok := slotOf(u, part)
	if !ok {
		return Change{}, false
	}
	raw, _ := escaped(part, octets)
	return add(u, s, raw)
}

// initial returns the octets of a new part. A port is the default port, and a scheme is the scheme by whose rules the
// input is read.
func (s slot) initial(u *core.URL) string {
	switch {
	case s.part == core.Port:
		return strconv.Itoa(u.DefaultPort())
	case s.part == core.SchemeName && u.Reading() != nil && u.Reading().Name != "":
		return u.Reading().Name
	}
	return s.first
}

// longest is the largest size, in octets, of an invalid input for Add and of a URL for Recast. Both parse the whole
// text for every step, and a repair takes longer than reading a URL.
const longest = 1 << 10

func add(u *core.URL, s slot, raw string) (c Change, ok bool) {
	if has(u, s.part) || !u.Valid() && len(u.Source()) > longest {
		return Change{}, false
	}
	a := addition{slot: s, raw: raw}
	at := s
	for at.needs != core.Delim && !has(u, at.needs) {
		if at, ok = slotOf(u, at.needs); !ok {
			return Change{}, false
		}
		a.also = append(a.also, at.part)
		a.before = at.before + at.first + a.before
		a.after += at.after
	}
	a.at, ok = placeOf(u, at.part), false
	for _, way := range a.ways(u.Source()) {
		after := core.Parse(way.on(u.Source()))
		switch keeps := way.keeps(u, after); {
		case keeps && after.Valid():
			return Change{way.edit(), way.also}, true
		case keeps && !ok:
			c, ok = Change{way.edit(), way.also}, true
		}
	}
	return c, ok
}

// An addition is a part to insert, with the parts that it needs.
type addition struct {
	slot             // before and after include the parts that it needs
	raw  string      // the octets of the part
	at   int         // the offset of the insertion
	also []core.Part // the parts that it needs
}

// ways returns the ways to insert a, from the most to the least use of delimiters that are already there. A scheme
// can have slashes behind its colon.
func (a addition) ways(src string) (list []addition) {
	if a.part == core.SchemeName {
		slashes := a
		slashes.after += "//"
		return []addition{slashes, a}
	}
	for n := len(a.before); n >= 0; n-- {
		if strings.HasPrefix(src[a.at:], a.before[:n]) {
			less := a
			less.at, less.before = a.at+n, a.before[n:]
			list = append(list, less)
		}
	}
	return list
}

func (a addition) edit() core.Edit {
	return core.Edit{Span: core.Span{Start: a.at, End: a.at}, New: a.before + a.raw + a.after}
}

// on returns src with the insertion.
func (a addition) on(src string) string { return src[:a.at] + a.edit().New + src[a.at:] }

// keeps reports whether now, which is u with the insertion, has the new part and otherwise the parts of u. No other
// part may follow the new one directly: in "https://h:443x/" the new port would swallow the old one. If u is
// invalid, empty parts may disappear, such as the port of "http://h:" when a path follows.
func (a addition) keeps(u, after *core.URL) bool {
	if a.part != core.SchemeName && (after.Scheme() != u.Scheme() || after.Reading() != u.Reading()) {
		return false
	}
	done := false
	isNothing := func(in Input) bool { return in.State == StateEmpty && !u.Valid() }
	kept := partsBut(after, func(in Input) bool {
		if in.Part == a.part && in.Span.Start == a.at+len(a.before) {
			done = in.Text(after) == a.raw && !in.Guess && !isGlued(after, in)
			return done
		}
		return isNothing(in) || a.isInside(in.Part) || !has(u, in.Part) && a.brings(after, in.Part)
	})
	return slices.Equal(kept, partsBut(u, func(in Input) bool { return isNothing(in) || a.isInside(in.Part) })) && done
}

// isInside reports whether the insertion goes into a part.
func (a addition) isInside(part core.Part) bool { return a.inside && part == a.needs }

// brings reports whether a part comes with the insertion in now.
func (a addition) brings(after *core.URL, part core.Part) bool {
	return slices.Contains(a.also, part) || a.part == core.SchemeName && part == core.Host || isLed(after, part)
}

// isGlued reports whether the octets of another part follow in directly. A part that comes with in does not count, nor does the
// query in which a field stands.
func isGlued(u *core.URL, in Input) bool {
	return slices.ContainsFunc(u.Tokens(), func(t core.Token) bool {
		around := t.Part == core.Search && isOfForm(u, in.Part)
		return !around && t.Start == in.Span.End && t.Len() > 0 && t.Part != core.Delim && t.Part != core.Stray && !isLed(u, t.Part)
	})
}

type writtenPart struct {
	part core.Part
	text string
}

// partsBut returns the present parts of u, except those for which but is true.
func partsBut(u *core.URL, but func(Input) bool) (list []writtenPart) {
	for _, in := range Inputs(u) {
		if in.State != StateAbsent && !but(in) {
			list = append(list, writtenPart{in.Part, in.Text(u)})
		}
	}
	return list
}
