package core

import (
	"slices"
	"strings"

	"urlscope/core/internal/meant"
)

// settle reads an input that is broken, or whose scheme nobody knows, as the cheapest of what it was
// likely meant to be: "http;//h/" as "http://h/".
func (u *URL) settle() {
	if u.settled || u.folded != nil {
		return
	}
	u.settled = true
	odd := u.isOdd() && meant.Doubtful(u.beforeMarks(u.src))
	if !odd && !u.isBroken() {
		return
	}
	u.meant, u.asked = u.ask(), true
	if len(u.meant) == 0 {
		return
	}
	text, ok := u.sift(u.meant[0])
	if !ok {
		u.meant = nil
		return
	}
	v := new(URL) // as it stands: of what that was meant to be in turn u says nothing
	v.read(text)
	if odd && !u.unplaced && v.reading == Other { // only the name is another
		u.misname(v.SchemeText())
	} else {
		u.readAsMeant(v)
	}
}

// settleInside settles what is in a wrapper, as "<http;// h/>", and takes over the parts that it has then.
func (u *URL) settleInside() {
	inside := u.folded.url
	if inside.isOdd() || !inside.Valid() {
		inside.settle()
		u.place()
	}
}

// misname notes the scheme that was likely meant: "x-foo" of "xfoo:bar".
func (u *URL) misname(near string) {
	u.near = near
	u.tokens[0].facts |= misnamed
}

// isBroken reports whether u is none of its production, nor can become one: "http://h:x/". White
// space alone is nothing yet.
func (u *URL) isBroken() bool { return !isBlank(u.src) && u.form() == malformed }

// sift tells the changes that make a URL of u from those that only mend what is valid and
// hardly meant: "ftp://h//a;type=x" wants another typecode, whatever the empty name means. It
// returns u with the former made; false when c is not what its changes make.
func (u *URL) sift(c meant.Candidate) (text string, ok bool) {
	if text, ok = Apply(u.src, allEdits(c.Changes)); !ok || text != c.Text {
		return "", false
	}
	u.causes, u.doubts = c.Changes, nil
	const most = 8
	switch {
	case len(c.Changes) < 2 || len(c.Changes) > most:
		return text, true
	case u.scheme == Other: // any name and what follows it are a URL
		if first := c.Changes[0]; first[0].Start <= u.named.End {
			u.doubts = first
		}
		return text, true
	}
	causes := slices.Clone(c.Changes)
	var doubts []meant.Edit
	for i := len(causes) - 1; i >= 0 && len(causes) > 1; i-- {
		less := slices.Delete(slices.Clone(causes), i, i+1)
		if t, ok := Apply(u.src, allEdits(less)); ok && isValid(t) {
			doubts, causes, text = append(doubts, causes[i]...), less, t
		}
	}
	u.causes, u.doubts = causes, doubts
	return text, true
}

// isValid reports whether s is a URL, without a look at its parts: "http://h/", not "http://h:x/".
func isValid(s string) bool {
	var u URL
	u.read(s)
	return u.Valid()
}

// ask returns what u was likely meant to be: what is in a wrapper, without a look at that, and with its
// fragment, where that begins with no slip. Of "<http;//h/>" it asks what "http;//h/" was.
func (u *URL) ask() []meant.Candidate {
	if inside := u.inside(); inside.Len() < len(u.src) {
		if list := meant.Of(inside.In(u.src)); len(list) > 0 && !u.takesEdge(list[0], inside) {
			return moved(list, inside, u.src)
		}
	}
	list := u.askOf(meant.Of, Span{0, len(u.src)})
	fragment, ok := u.Token(Fragment)
	if !ok {
		return list
	}
	before := Span{0, fragment.Start - len("#")}
	hash := Span{before.End, fragment.Start}
	for i, c := range list {
		if !cuts(c, hash) && (i == 0 || len(c.Changes) == 1 && anyTouches(hash, c.Changes[0])) {
			return list[i:] // it is the slip
		}
	}
	return u.askOf(meant.Of, before)
}

// askOf asks what a part of u was likely meant to be.
func (u *URL) askOf(ask func(string) []meant.Candidate, part Span) []meant.Candidate {
	own := u.beforeMarks(part.In(u.src))
	list := ask(own)
	if u.delimited {
		list = slices.DeleteFunc(list, func(c meant.Candidate) bool { return cutsQuoted(own, c) })
	}
	if part.End = part.Start + len(own); part.Len() == len(u.src) {
		return list
	}
	return moved(list, part, u.src)
}

// cutsQuoted reports whether a candidate lacks the end of a text with something quoted, or the mark that closes it: `?q="a+b"` cut
// off there. What is behind a blank is no part of a URL anyhow.
func cutsQuoted(text string, c meant.Candidate) bool {
	edits := allEdits(c.Changes)
	last := edits[len(edits)-1]
	cut := last.Span.In(text)
	closes := strings.Count(cut, `"`) == 2 && len(cut) > len(`""`) || cut == `"` && strings.Count(text, cut)%2 == 0
	return last.New == "" && last.Span.End == len(text) && closes && !strings.Contains(cut, " ")
}

// beforeMarks returns s without the marks of a sentence at its end, when they are those of a path or search in a URL that is
// delimited: nobody asks what they were meant to be. Of "http://h/Inc." it is "http://h/Inc" then.
func (u *URL) beforeMarks(s string) string {
	if !u.delimited {
		return s
	}
	own := strings.TrimRight(s, ".,;:!")
	_, behind, _ := strings.Cut(own, "/") // which may lack its colon
	if behind = strings.TrimLeft(behind, "/"); strings.IndexByte(behind, '/') < 0 {
		return s
	}
	return own
}

// takesEdge reports whether c takes out what is beside white space around the URL, with which it goes: the "(" of
// " (http://h/".
func (u *URL) takesEdge(c meant.Candidate, inside Span) bool {
	before, behind := u.src[:inside.Start], u.src[inside.End:]
	return slices.ContainsFunc(allEdits(c.Changes), func(e Edit) bool {
		return e.New == "" && (before != "" && isBlank(before) && e.Span.Start == 0 || behind != "" && isBlank(behind) && e.Span.End == inside.Len())
	})
}

// inside returns what is in a wrapper, or between white space, "http://h/" of "<http://h/>"; all where
// there is none, and where the brackets are those of two tags: of "<b>http://h/</b>".
func (u *URL) inside() Span {
	list := u.Tokens()
	s := Span{0, len(u.src)}
	if first := list[0]; first.Part == Stray && (isWrapper(first.In(u.src)) || isBlank(first.In(u.src))) {
		s.Start = first.End
	}
	if last := list[len(list)-1]; last.Part == Stray && last.Start >= u.end && last.Start >= s.Start {
		s.End = last.Start
	}
	if _, behind, ok := strings.Cut(s.In(u.src), ">"); ok && strings.Contains(behind, "<") {
		return Span{0, len(u.src)}
	}
	return s
}

// moved returns what a part of src was likely meant to be as what src was: with "http://h/" for
// "http;//h/" it is "<http://h/>" for "<http;//h/>".
func moved(list []meant.Candidate, part Span, src string) []meant.Candidate {
	for i := range list {
		c := &list[i]
		c.Text = src[:part.Start] + c.Text + src[part.End:]
		for _, edits := range c.Changes {
			for k := range edits {
				edits[k].Start += part.Start
				edits[k].End += part.Start
			}
		}
	}
	return list
}

// Parse reads s, such as "http://h/", or "". It never fails.
func Parse(s string) *URL {
	return parse(s, false)
}

// ParseDelimited is Parse for what a document sets apart, such as the target of a link: a mark of a sentence at the end of
// its path or search, as in "http://h/Inc.", is its own, and no slip.
func ParseDelimited(s string) *URL {
	return parse(s, true)
}

// parse is either. The tokens of most URLs have room behind it.
func parse(s string, delimited bool) *URL {
	u := new(struct {
		URL
		room [5]Token
	})
	u.tokens, u.delimited = u.room[:0], delimited
	u.Read(s)
	return &u.URL
}

// Read makes u the reading of s. It reuses u's memory, so that reading one input
// after another allocates nothing once u has grown.
func (u *URL) Read(s string) {
	u.read(s)
	switch {
	case u.folded != nil:
		u.settleInside()
	case u.isOdd() || !u.Valid():
		u.settle()
	}
}
