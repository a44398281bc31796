package core

import (
	"slices"
	"strings"

	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// repair reads a broken input, or one with an unknown scheme, as its cheapest repair: "http;//h/" as "http://h/".
func (u *URL) repair() {
	if u.folded != nil {
		return
	}
	u.repairDone = true
	odd := u.isOdd() && meant.Doubtful(u.beforeMarks(u.src))
	if !odd && !u.isBroken() {
		return
	}
	u.repairs, u.asked = u.ask(), true
	text, ok := u.keepNeeded()
	if !ok {
		u.repairs = nil
		return
	}
	v := new(URL) // read without a repair of its own, because u does not report that one
	v.read(text)
	edits := allEdits(u.causes)
	if rest, w := u.withPort(edits); w != nil {
		edits, v = rest, w
	}
	if odd && !u.unplaced && v.reading == Other { // only the name is another
		u.misname(v.SchemeText())
	} else {
		u.readAsRepair(v, edits)
	}
}

// withPort reads u as its repair, but without a slash that makes a path of what was typed as a port: "docs" of "http://h.org:docs/",
// and "80docs". All readers take it for a port that is no number. It returns the other edits; a repair without such a slash has nil.
func (u *URL) withPort(edits []Edit) (rest []Edit, v *URL) {
	i := slices.IndexFunc(edits, u.addsSlash)
	if i < 0 {
		return nil, nil
	}
	at := edits[i].Span.Start
	for _, e := range edits[:i] {
		at += len(e.New) - e.Span.Len()
	}
	rest = slices.Delete(slices.Clone(edits), i, i+1)
	text, ok := Apply(u.src, rest)
	v = new(URL)
	v.read(text)
	port, _ := v.Token(Port)
	isColon := edits[i].Span.In(u.src) == ":"
	if isColon {
		at += len(":") // where the port begins
	}
	if !ok || v.reading == File || !port.Contains(at) || isColon && at > port.Start {
		return nil, nil
	}
	return rest, v
}

// addsSlash reports whether an edit writes a slash, but not in place of another sign than a colon: no port is in "h:80&a=b".
func (u *URL) addsSlash(e Edit) bool {
	typed := e.Span.In(u.src)
	return strings.Contains(e.New, "/") && (typed == "" || typed == ":" || octet.ClassOf(typed[0])&octet.Alpha != 0)
}

// repairInside repairs the text inside a wrapper, and takes over its parts.
func (u *URL) repairInside() {
	inside := u.folded.url
	if inside.isOdd() || !inside.Valid() {
		inside.repair()
		u.place()
	}
}

// misname notes the scheme that was likely meant: "x-foo" for "xfoo:bar".
func (u *URL) misname(near string) {
	u.near = near
	u.tokens[0].facts |= misnamed
}

// isBroken reports whether u does not fit its production and cannot become a URL by further typing. White space
// alone is not broken.
func (u *URL) isBroken() bool { return !octet.IsBlank(u.src) && u.form() == malformed }

// keepNeeded makes only those changes of the cheapest repair that are needed for a URL, and returns the result. The other
// changes would touch what is valid: in "ftp://h//a;type=x" only the typecode needs one, although the empty name is odd, too.
// Without a repair, or if its changes do not make its text, keepNeeded returns false.
func (u *URL) keepNeeded() (text string, ok bool) {
	if len(u.repairs) == 0 {
		return "", false
	}
	c := u.repairs[0]
	if text, ok = Apply(u.src, allEdits(c.Changes)); !ok || text != c.Text {
		return "", false
	}
	u.causes, u.optional = c.Changes, nil
	const most = 8
	switch {
	case len(c.Changes) < 2 || len(c.Changes) > most:
		return text, true
	case u.scheme == Other: // any name and what follows it are a URL
		if first := c.Changes[0]; first[0].Start <= u.named.End {
			u.optional = first
		}
		return text, true
	}
	return u.dropNeedless(text), true
}

// dropNeedless moves each cause without which the others still make a URL to the optional edits. It returns what the
// causes that stay make: text if all do.
func (u *URL) dropNeedless(text string) string {
	for i := len(u.causes) - 1; i >= 0 && len(u.causes) > 1; i-- {
		less := slices.Delete(slices.Clone(u.causes), i, i+1)
		if t, ok := Apply(u.src, allEdits(less)); ok && isValid(t) {
			u.optional, u.causes, text = append(u.optional, u.causes[i]...), less, t
		}
	}
	return text
}

// isValid reports whether s is a URL, without telling its parts apart.
func isValid(s string) bool {
	var u URL
	u.read(s)
	return u.Valid()
}

// ask returns the repairs of u. It leaves a wrapper aside, and keeps a fragment unless the "#" itself is a slip.
// For "<http;//h/>" it returns the repairs of "http;//h/".
func (u *URL) ask() []meant.Candidate {
	if inside := u.inside(); inside.Len() < len(u.src) {
		if list := meant.Of(inside.In(u.src)); len(list) > 0 && !u.removesEdge(list[0], inside) {
			return moved(list, inside, u.src)
		} else if len(list) == 0 && meant.Unknown(inside.In(u.src)) {
			return nil
		}
	}
	list := u.askOf(meant.Of, Span{Start: 0, End: len(u.src)})
	fragment, ok := u.Token(Fragment)
	if !ok {
		return list
	}
	before := Span{Start: 0, End: fragment.Start - len("#")}
	hash := Span{Start: before.End, End: fragment.Start}
	for i, c := range list {
		if !cuts(c, hash) && (i == 0 || len(c.Changes) == 1 && anyTouches(hash, c.Changes[0])) {
			return list[i:] // it is the slip
		}
	}
	return u.askOf(meant.Of, before)
}

// askOf returns the repairs of a part of u.
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

// cutsQuoted reports whether a candidate cuts a text off inside a quotation, as in `?q="a+b"`. Octets behind a blank do not count, because they are not part of the URL.
func cutsQuoted(text string, c meant.Candidate) bool {
	edits := allEdits(c.Changes)
	last := edits[len(edits)-1]
	cut := last.Span.In(text)
	return last.New == "" && last.Span.End == len(text) && strings.Count(cut, `"`) == 2 && len(cut) > len(`""`) && !strings.Contains(cut, " ")
}

// beforeMarks returns s without punctuation at its end, if u is delimited and the punctuation belongs to its path
// or search. The document delimits such a URL, so the punctuation is no slip: "http://h/Inc." becomes
// "http://h/Inc".
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

// removesEdge reports whether c takes out octets next to white space around the URL, such as the "(" of "
// (http://h/". They go together with the white space.
func (u *URL) removesEdge(c meant.Candidate, inside Span) bool {
	before, behind := u.src[:inside.Start], u.src[inside.End:]
	return slices.ContainsFunc(allEdits(c.Changes), func(e Edit) bool {
		return e.New == "" && (before != "" && octet.IsBlank(before) && e.Span.Start == 0 || behind != "" && octet.IsBlank(behind) && e.Span.End == inside.Len())
	})
}

// inside returns the text inside a wrapper or between white space. If there is neither, or if the angle brackets
// belong to two tags, as in "<b>http://h/</b>", it returns the whole input.
func (u *URL) inside() Span {
	list := u.Tokens()
	s := Span{Start: 0, End: len(u.src)}
	if first := list[0]; first.Part == Stray && isAround(first.In(u.src)) {
		s.Start = first.End
	}
	if last := list[len(list)-1]; last.Part == Stray && last.Start >= u.end && last.Start >= s.Start {
		s.End = last.Start
	}
	if _, behind, ok := strings.Cut(s.In(u.src), ">"); ok && strings.Contains(behind, "<") {
		return Span{Start: 0, End: len(u.src)}
	}
	return s
}

// moved turns repairs of a part of src into repairs of src. For the part "http;//h/" of "<http;//h/>" the repair
// "http://h/" becomes "<http://h/>".
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

// Parse reads s. It never fails, whatever octets s has; s may be empty.
func Parse(s string) *URL {
	return parse(s, false)
}

// ParseDelimited is Parse for a text that a document delimits, such as the target of a link. Punctuation at the
// end of its path or search, as in "http://h/Inc.", belongs to the URL and is no slip.
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
		u.repairInside()
	case u.isOdd() || !u.Valid():
		u.repair()
	}
}
