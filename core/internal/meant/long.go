package meant

import (
	"slices"
	"strings"

	"urlscope/core/octet"
)

// endLength is how many octets of either end of a text are searched if the text has more than longest octets. Slips
// that concern a URL as a whole are at its ends. Between them, only slips are repaired that can be repaired octet by
// octet.
const endLength = 480

// An excerpt is the part of a long text that is searched: its two ends. If the first "?" is left out, the excerpt has
// it between the ends, because it decides what is allowed behind it.
type excerpt struct {
	text string
	head int // how many octets of it are of the first end
	gap  int // how many are left out behind them
}

// excerptOf returns the excerpt of text: of "http://h/a…?…b" that is "http://h/a?b".
func excerptOf(text string) excerpt {
	head, tail := boundary(text, endLength), boundary(text, len(text)-endLength)
	if n := strings.IndexByte(text, '?'); head <= n && n < tail {
		return excerpt{text[:head] + "?" + text[tail:], head, tail - head - len("?")}
	}
	return excerpt{text[:head] + text[tail:], head, tail - head}
}

// boundary returns the offset i, or one shortly behind it that is not within a character or an escape: 2 of
// "é|" for 1, and 3 of "%2Fa" for 1.
func boundary(text string, i int) int {
	for n := 0; n < 3 && i < len(text) && (text[i]&0xC0 == 0x80 || octet.IsEscape(text, i-1) || octet.IsEscape(text, i-2)); n++ {
		i++
	}
	return i
}

// ofLong is Of for a long text, such as "http://h,org/" and a thousand octets more. The time it takes grows with the text alone.
func ofLong(src string) (list []Candidate) {
	e := excerptOf(src)
	found := Of(e.text)
	if len(found) == 0 { // the excerpt is a URL, or nothing is known of it
		found = []Candidate{{}}
	}
	middle := Edit{e.head, boundary(src, len(src)-endLength), ""}
	between := mended(src, middle)
	for _, c := range found {
		changes, ok := e.inText(c)
		if !ok {
			continue
		}
		out := slices.DeleteFunc(slices.Concat(changes...), func(f Edit) bool { return !f.overlaps(middle) })
		for _, f := range between {
			if !slices.ContainsFunc(out, f.overlaps) {
				changes = append(changes, []Edit{f})
			}
		}
		c.Changes, c.Text = changes, edited(src, slices.Concat(changes...))
		if c.Text != src && isURL(c.Text) && !isIn(list, c.Text) {
			list = append(list, c)
		}
	}
	return list
}

// overlaps reports whether two edits are of the same octets: "%20" for a blank and what takes out all behind a URL.
func (e Edit) overlaps(f Edit) bool { return e.Start < f.End && f.Start < e.End }

// mended returns the edits that repair the middle of a text, octet by octet: "%20" for the blank of "http://h/…a b…".
func mended(src string, middle Edit) (edits []Edit) {
	p := parts{text: src[middle.Start:middle.End]}
	for _, n := range [...]notation{entity, unsafe} {
		r := row{in: theText, before: anything, typed: n, behind: anything, places: every}
		for _, v := range r.find(p) {
			edits = append(edits, shifted(v.edits, middle.Start)...)
		}
	}
	return edits
}

// isURL reports whether text is a URL, of a scheme that is known or not: "http://h/", "foo:x", not "http://h:x/".
func isURL(text string) bool {
	p := partsOf(text)
	return p.scheme != "" && langOrAny(p.scheme).accepts(p)
}

// inText returns the changes of a candidate of the excerpt as changes of the whole text: in "http://h/…a b" a space is
// further on than in its excerpt. It returns false if an edit replaces octets that the excerpt leaves out.
func (e *excerpt) inText(c Candidate) (changes [][]Edit, ok bool) {
	changes = make([][]Edit, len(c.Changes))
	for i, list := range c.Changes {
		for _, f := range list {
			moved := e.moved(f)
			if moved == nil {
				return nil, false
			}
			changes[i] = append(changes[i], moved...)
		}
	}
	return changes, true
}

// moved returns an edit of the excerpt as one of the text. What takes out an end of the text takes out what is left out of it, too.
// What encodes octets at both ends, such as "%C3%A9" for "é", is one for each. Nothing else is at both.
func (e *excerpt) moved(f Edit) []Edit {
	start, end := f.Start, f.End
	if end > e.head {
		end += e.gap
	}
	switch {
	case end == f.End || f.New == "" && (start == 0 || f.End == len(e.text)) && start < e.head:
		return []Edit{{start, end, f.New}}
	case start > e.head || start == e.head && e.text[start] != '?':
		return []Edit{{start + e.gap, end, f.New}}
	case f.New != escapes(e.text[start:f.End]) || e.text[e.head] == '?':
		return nil
	}
	n := len("%XX") * (e.head - start)
	return []Edit{{start, e.head, f.New[:n]}, {e.head + e.gap, end, f.New[n:]}}
}

// shifted returns edits that stand so much further on: by 9 the one of octets 1 to 2 is of 10 to 11.
func shifted(edits []Edit, by int) []Edit {
	list := make([]Edit, len(edits))
	for i, e := range edits {
		list[i] = Edit{e.Start + by, e.End + by, e.New}
	}
	return list
}

// edited returns text after edits that do not overlap, in any order: "a.b.c" of "a,b,c" with the second comma first.
func edited(text string, edits []Edit) string {
	slices.SortStableFunc(edits, func(a, b Edit) int {
		switch {
		case a.before(b):
			return -1
		case b.before(a):
			return 1
		}
		return 0
	})
	return applied(text, edits)
}
