package builder

import (
	"slices"
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
// the first value that there is. What it needs comes with it, and what is typed already of its
// delimiters is not written again: behind "http:/" a host needs but one slash. The text need be no URL,
// but for a long one. Add is false for a part that is there, or that the scheme does not have, and where other octets
// would be read as something else then.
func Add(u *core.URL, part core.Part) (Change, bool) {
	s, ok := slotOf(u, part)
	if !ok {
		return Change{}, false
	}
	return add(u, s, s.initial(u))
}

// AddAs is [Add] of a part that means octets from the start.
func AddAs(u *core.URL, part core.Part, octets string) (Change, bool) {
	s, ok := slotOf(u, part)
	if !ok {
		return Change{}, false
	}
	raw, _ := escaped(part, octets)
	return add(u, s, raw)
}

// initial returns the octets that the part has when it is added. An explicit port is that which was
// meant without one, and the scheme that by which the text is read.
func (s slot) initial(u *core.URL) string {
	switch {
	case s.part == core.Port:
		return strconv.Itoa(u.DefaultPort())
	case s.part == core.SchemeName && u.Reading() != nil && u.Reading().Name != "":
		return u.Reading().Name
	}
	return s.first
}

// longest is how many octets a text may have that is no URL: what is added to it is read as part of the whole, and
// what a text was meant to be takes longer to find than how a URL is read.
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
		now := core.Parse(way.on(u.Source()))
		switch keeps := way.keeps(u, now); {
		case keeps && now.Valid():
			return Change{way.edit(), way.also}, true
		case keeps && !ok:
			c, ok = Change{way.edit(), way.also}, true
		}
	}
	return c, ok
}

// An addition is a part that is written into a text, with what it needs.
type addition struct {
	slot             // before and after it with what the others have
	raw  string      // its octets
	at   int         // where all of it is written
	also []core.Part // what comes with it
}

// ways returns how it may be written: without what is typed of its delimiters, the most first. A scheme may
// have slashes behind its colon.
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

// on returns the text with it.
func (a addition) on(src string) string { return src[:a.at] + a.edit().New + src[a.at:] }

// keeps reports whether the part is there in now, which is u with it, and all parts of u are what they were, none
// of them right behind it: "https://h:443x/" has no port that "https://h:x/" was given. Where u is no URL, what is empty
// may be gone: the port of "http://h:", of which nothing is typed, with a path behind it.
func (a addition) keeps(u, now *core.URL) bool {
	isScheme := a.part == core.SchemeName
	if !isScheme && (now.Scheme() != u.Scheme() || now.Reading() != u.Reading()) {
		return false
	}
	done := false
	isNothing := func(in Input) bool { return in.State == Empty && !u.Valid() }
	kept := partsBut(now, func(in Input) bool {
		if in.Part == a.part && in.Span.Start == a.at+len(a.before) {
			done = in.Text(now) == a.raw && !in.Guess && !isGlued(now, in)
			return done
		}
		return isNothing(in) || !has(u, in.Part) && (slices.Contains(a.also, in.Part) || isScheme && in.Part == core.Host || isLed(now, in.Part))
	})
	return slices.Equal(kept, partsBut(u, isNothing)) && done
}

// isGlued reports whether the octets of another part come right behind in, but for one that comes with it.
func isGlued(u *core.URL, in Input) bool {
	return slices.ContainsFunc(u.Tokens(), func(t core.Token) bool {
		return t.Start == in.Span.End && t.Len() > 0 && t.Part != core.Delim && t.Part != core.Stray && !isLed(u, t.Part)
	})
}

// A writtenPart is a part with its octets.
type writtenPart struct {
	part core.Part
	text string
}

// partsBut returns the parts that u has, but for some.
func partsBut(u *core.URL, but func(Input) bool) (list []writtenPart) {
	for _, in := range Inputs(u) {
		if in.State != Absent && !but(in) {
			list = append(list, writtenPart{in.Part, in.Text(u)})
		}
	}
	return list
}
