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

// An excerpt is the part of a long text that is searched: its two ends. Between them is a "?" if the first one is left out, because it
// decides what is allowed behind it, or else a letter, so that nothing is of both ends; nothing in a run of blanks, which may be no part
// of the URL.
type excerpt struct {
	text       string
	head, tail int // where the first end of it ends, and where the other begins
	gap        int // how much further on that is in the text
}

// excerptOf returns the excerpt of text: of "http://h/a…?…b" that is "http://h/a?b".
func excerptOf(text string) excerpt {
	head, tail := boundary(text, endLength), boundary(text, len(text)-endLength)
	between := "x"
	if n := strings.IndexByte(text, '?'); head <= n && n < tail {
		between = "?"
	} else if beginsWith(text[head:], blanks[:]...) {
		between = ""
	}
	return excerpt{text[:head] + between + text[tail:], head, head + len(between), tail - head - len(between)}
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
	between := e.between(src)
	for _, c := range found {
		if c.Changes = e.inText(c.Changes, between); len(c.Changes) == 0 {
			continue
		}
		edits := slices.Concat(c.Changes...)
		slices.SortStableFunc(edits, octet.Edit.Compare)
		if c.Text = applied(src, edits); isURL(c.Text) {
			list = append(list, c)
		}
	}
	return list
}

// between returns the edits that repair what an excerpt leaves out, octet by octet: "%20" for the blank of "http://h/…a b…".
func (e *excerpt) between(src string) (edits []octet.Edit) {
	p := parts{text: src[e.head : e.tail+e.gap]}
	for _, n := range [...]notation{entity, unsafe} {
		r := row{in: theText, before: anything, typed: n, behind: anything, places: every}
		for _, v := range r.find(p) {
			for _, f := range v.edits {
				edits = append(edits, f.Shifted(e.head))
			}
		}
	}
	return edits
}

// isURL reports whether text is a URL, of a scheme that is known or not: "http://h/", "foo:x", not "http://h:x/".
func isURL(text string) bool {
	p := partsOf(text)
	return p.scheme != "" && langOrAny(p.scheme).accepts(p)
}

// inText returns changes of the excerpt as changes of the text, with those between: in "http://h/…a b" a space is further on than in
// its excerpt. What takes out an end of the text takes out what is left out of it, too; nil if anything else is written there.
func (e *excerpt) inText(changes [][]octet.Edit, between []octet.Edit) (list [][]octet.Edit) {
	for _, edits := range changes {
		moved := make([]octet.Edit, len(edits))
		for i, f := range edits {
			switch {
			case f.End <= e.head:
			case f.Start >= e.tail:
				f = f.Shifted(e.gap)
			default:
				if f.New != "" || f.Start > 0 && f.End < len(e.text) {
					return nil
				}
				f.End += e.gap
				between = nil
			}
			moved[i] = f
		}
		list = append(list, moved)
	}
	for _, f := range between {
		list = append(list, []octet.Edit{f})
	}
	return list
}
