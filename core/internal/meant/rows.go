package meant

import (
	"slices"
	"strings"
	"sync"

	"urlscope/core/octet"
)

// A row is what is typed for something else in a part of a URL, where what is in front of it there, and what is behind, tells that
// nothing else is likely meant.
type row struct {
	example string
	schemes string // of the URLs that have it; "" for all that have "//", anyText for any text
	in      part
	before  test
	typed   notation
	behind  test
	price   int
	doubt   int // the price of a URL that has it and is valid: so much speaks against it
	places  places
}

const anyText = "*"

// places are those at which a row counts.
type places int

const (
	first     places = iota // the first
	apiece                  // each, by itself
	every                   // all at once
	singly                  // all at once, each of which is a change by itself
	rest                    // the first, and what is behind goes, too
	front                   // the first, and what is in front goes, too
	slashed                 // as front, and behind it are slashes and a colon as DOS has them
	bracketed               // as front, and what is behind the next ">" goes, with it
)

// moveRows writes what is meant for what is typed in a part: "http://h?q" is "http://h/?q".
func moveRows(text string, p parts) (list []variant) {
	has := octetsOf(text)
	for _, r := range rowsOf()[langOrAny(p.scheme).scheme] {
		if (r.schemes != "" || p.slashes) && has.meets(&r.typed.begins) {
			list = append(list, r.find(p)...)
		}
	}
	return list
}

// rowDoubts returns the price of the slips that the rows find in a URL that is valid: 60 for "http://h/x,pdf".
func rowDoubts(p parts, has *octetSet) (price int) {
	for _, r := range rowsOf()[langOrAny(p.scheme).scheme] {
		if r.doubt == 0 || r.schemes == "" && !p.slashes || !has.meets(&r.typed.begins) {
			continue
		}
		at := r.in(p)
		if _, ok := r.next(p.text, at, at.Start); ok {
			price += r.doubt
		}
	}
	return price
}

// rowsOf returns the rows of each scheme, and under "" the rows of all other schemes.
var rowsOf = sync.OnceValue(func() map[string][]*row {
	of := map[string][]*row{}
	for _, l := range append(langs, anyLang) {
		for i := range rows {
			if r := &rows[i]; r.schemes == "" || r.schemes == anyText || hasWord(r.schemes, l.scheme) {
				of[l.scheme] = append(of[l.scheme], r)
			}
		}
	}
	of[""] = append(of[""], layoutRows()...)
	return of
})

// find returns what r makes of the text: "@" for "@@" in "ftp://joe@@h/".
func (r *row) find(p parts) (list []variant) {
	v := variant{extra: r.price}
	if r.places == singly {
		v.kind = byItself
	}
	at := r.in(p)
	for from := at.Start; ; {
		e, ok := r.next(p.text, at, from)
		if !ok {
			break
		}
		from = max(e.End, e.Start+1)
		places := r.places
		if places >= slashed {
			r = &behindThat[places-slashed]
		}
		switch places {
		case rest:
			e.End = at.End
		case front, slashed, bracketed:
			e.Start = at.Start
		}
		if p.text[e.Start:e.End] != e.New {
			v.edits = append(v.edits, e)
		}
		switch places {
		case apiece:
			list = append(list, v)
			v = variant{extra: v.extra + 5}
		case first, rest, front:
			if v.edits != nil {
				return []variant{v}
			}
		}
	}
	if v.edits == nil {
		return list
	}
	v.edits = joined(v.edits)
	v.extra += 2 * (len(v.edits) - 1)
	return append(list, v)
}

// behindThat are what goes on behind a place that is slashed, or bracketed.
var behindThat = [...]row{
	{before: anything, typed: words(pairs{{`\`, "/"}, {"|", ":"}}), behind: anything, places: every},
	{before: anything, typed: typed(">", ""), behind: anything, places: rest},
}

// joined returns edits with neighbours as one: "//" for "／／".
func joined(edits []octet.Edit) (list []octet.Edit) {
	for len(edits) > 0 {
		e, n := edits[0], 1
		var b strings.Builder
		for b.WriteString(e.New); n < len(edits) && edits[n].Start == e.End; n++ {
			b.WriteString(edits[n].New)
			e.End = edits[n].End
		}
		e.New = b.String()
		list, edits = append(list, e), edits[n:]
	}
	return list
}

// next returns the edit of the next that r is about, in a part of a text from an offset on: "@" for "@@" in "ftp://joe@@h/".
func (r *row) next(text string, at octet.Span, from int) (e octet.Edit, ok bool) {
	last := at.End
	if r.before == nil {
		last = min(at.Start, at.End)
	}
	for i := from; i <= last; i++ {
		n := r.typed.begins.index(text[i:at.End])
		if i += n; n < 0 || i > last {
			break
		}
		if r.before != nil && !r.before(text[at.Start:i]) {
			continue
		}
		meant, size := r.typed.read(text[i:at.End])
		if (size > 0 || meant != "") && r.behind(text[i+size:at.End]) {
			return edit(i, i+size, meant), true
		}
	}
	return octet.Edit{}, false
}

// A part returns where one is; no for nowhere.
type part func(p parts) octet.Span

var no = span(1, 0)

// Parts of "ftp://joe:pw@h.org:80/x?y", and what goes on behind one:
func theText(p parts) octet.Span     { return span(0, len(p.text)) }
func behindColon(p parts) octet.Span { return span(p.data, len(p.text)) }                         // "//joe:pw@h.org:80/x?y"
func theLogin(p parts) octet.Span    { return p.login }                                           // "joe:pw@h.org:80"
func fromLogin(p parts) octet.Span   { return span(p.login.Start, len(p.text)) }                  // "joe:pw@h.org:80/x?y"
func theUser(p parts) octet.Span     { return p.user }                                            // "joe:pw"
func theServer(p parts) octet.Span   { return span(p.host.Start, p.login.End) }                   // "h.org:80"
func fromHost(p parts) octet.Span    { return span(p.host.Start, len(p.text)) }                   // "h.org:80/x?y"
func behindHost(p parts) octet.Span  { return span(p.host.End, len(p.text)) }                     // ":80/x?y"
func thePort(p parts) octet.Span     { return p.port }                                            // "80"
func thePath(p parts) octet.Span     { return p.path }                                            // "/x?y"
func theSearch(p parts) octet.Span   { return span(min(p.question+1, len(p.text)), len(p.text)) } // "y"

// theHost is "h.org" of "http://joe@h.org:80/x", and of "mailto:joe@h.org".
func theHost(p parts) octet.Span {
	switch {
	case p.slashes:
		return p.host
	case p.scheme != "mailto":
		return no
	}
	end := p.data + len(address(p))
	return span(p.data+strings.LastIndexByte(p.text[p.data:end], '@')+1, end)
}

// theHostport is "h.org:80" of "http://joe@h.org:80/x", and "h.org" of "mailto:joe@h.org".
func theHostport(p parts) octet.Span {
	if p.slashes {
		return theServer(p)
	}
	return theHost(p)
}

// theData is that, and "joe@h" of "mailto:joe@h": where the grammar takes escapes, which a host does not (section 2.2).
func theData(p parts) octet.Span {
	switch {
	case p.scheme == "":
		return no
	case p.slashes:
		return p.path
	}
	return behindColon(p)
}

// noContent is that where it is no content, of which nothing is taken out: not ",http://h/" of "data:,http://h/".
func noContent(p parts) octet.Span {
	if isContent(p) {
		return no
	}
	return span(p.data, p.content())
}

// theContent is all of it: "?subject=hi" of "mailto:joe@h?subject=hi", "alert(1)" of "javascript:alert(1)".
func theContent(p parts) octet.Span { return span(p.content(), len(p.text)) }

// behindUser is "@h/x" of "ftp://joe@h/x", and all behind the colon where a backslash of the user is a slash.
func behindUser(p parts) octet.Span {
	switch {
	case len(p.scheme) < 2:
		return no
	case p.at && !p.isSite():
		return span(p.user.End, p.content())
	}
	return noContent(p)
}

// schemeless is all of a text that has no known scheme: "h.org:80/x".
func schemeless(p parts) octet.Span {
	if p.known() {
		return no
	}
	return theText(p)
}

// theEscaped is all of a URL that was escaped as a whole to be a part of another: "http%3A%2F%2Fh%2F".
func theEscaped(p parts) octet.Span {
	name, _, _ := strings.Cut(octet.LowerString(p.text), "%3a")
	if p.scheme != "" || len(name) == len(p.text) || langOf(name) == nil {
		return no
	}
	return theText(p)
}

// A test says whether what is in front of, or behind, what was typed is as it must be.
type test func(s string) bool

// atStart is the test in front of what is typed at the beginning of a part alone.
var atStart test

// anything is true of all: "x", "".
func anything(string) bool { return true }

// nothing reports whether s is empty: "", not "x".
func nothing(s string) bool { return s == "" }

// something reports whether s is not empty: "x", not "".
func something(s string) bool { return s != "" }

// with returns the test whether a sign is there: with("@") is true of "joe@h".
func with(sign string) test {
	return func(s string) bool { return strings.Contains(s, sign) }
}

// without returns the test whether none of some signs is there: without("=?") is true of "a&b".
func without(signs string) test {
	return func(s string) bool { return !strings.ContainsAny(s, signs) }
}

// begins returns the test whether s begins so: begins("/") is true of "/x".
func begins(sign string) test { return func(s string) bool { return strings.HasPrefix(s, sign) } }

// endsIn returns the test whether s ends so: endsIn("/") is true of "x/".
func endsIn(sign string) test { return func(s string) bool { return strings.HasSuffix(s, sign) } }

// headIn returns the test whether the first octets of s are each one of some: headIn("/:") is true of "/x", headIn(digits, "/") of "1/".
func headIn(octets ...string) test {
	return func(s string) bool { return len(s) >= len(octets) && areIn(s, octets) }
}

// tailIn returns the test whether the last are: tailIn("/:") is true of "x/".
func tailIn(octets ...string) test {
	return func(s string) bool { return len(s) >= len(octets) && areIn(s[len(s)-len(octets):], octets) }
}

// areIn reports whether the first octets of s are each one of some.
func areIn(s string, octets []string) bool {
	for i := range octets {
		if strings.IndexByte(octets[i], s[i]) < 0 {
			return false
		}
	}
	return true
}

// only returns the test whether s has none but some octets: only("/") is true of "//", and of "".
func only(octets string) test {
	return func(s string) bool { return strings.Trim(s, octets) == "" }
}

// is returns the test whether s is one of some words, in either case: is(" www ftp ") is true of "WWW".
func is(words string) test {
	list := strings.Fields(words)
	return func(s string) bool {
		return slices.ContainsFunc(list, func(w string) bool { return octet.EqualFold(w, s) })
	}
}

// not returns the test that is true where another is not.
func not(a test) test { return func(s string) bool { return !a(s) } }

// both returns the test that asks two: both(something, without(":")) is true of "h", and neither of "" nor of "h:80".
func both(a, b test) test { return func(s string) bool { return a(s) && b(s) } }

// upTo returns a test of the text in front of the first of some signs: upTo("/", octet.IsDigits) is true of "80/x".
func upTo(signs string, of test) test {
	return func(s string) bool { return of(s[:min(uint(strings.IndexAny(s, signs)), uint(len(s)))]) }
}

// behindLast returns a test of the text behind the last of some signs: behindLast("/", nothing) is true of "x/".
func behindLast(signs string, of test) test {
	return func(s string) bool { return of(s[strings.LastIndexAny(s, signs)+1:]) }
}

var (
	// By the octets that s begins with, ends in, or has: those in the comment are so.
	isText             = headIn(letters)                                                         // "h.org"
	isNoDigit          = not(headIn(digits))                                                     // "b", ""
	isNoHexDigit       = not(headIn(hexDigits))                                                  // "x", ""
	isEscapeDigits     = headIn(hexDigits, hexDigits)                                            // "20", "2Fa"
	isHalfEscape       = tailIn("%", hexDigits)                                                  // "a%2"
	isHighPrinted      = headIn("=", "89ABCDEF", digits+"ABCDEF")                                // "=C3": an octet that is not ASCII as mail encodes it, not "=3D", nor "=c3"
	isWord             = both(isText, only(wordOctets))                                          // "my_host", not "1st"
	endsInLetter       = tailIn(letters)                                                         // "caf"
	isNoNumberAtEnd    = not(tailIn(digits))                                                     // "a", ""
	isDigitsOrNothing  = only(digits)                                                            // "80", ""
	isDotted           = both(something, only(digits+"."))                                       // "10.0."
	isDottedOrNothing  = only(digits + ".")                                                      // "10.", ""
	beginsAtRoot       = headIn(`/\`)                                                            // "/x"
	beginsInMark       = headIn("$_=!*',&")                                                      // "$x": a path may begin so, but hardly does
	isSlashes          = only("/")                                                               // "//", ""
	isEscapedSign      = both(something, not(headIn(alphaDigits+`\ `)))                          // "/x"
	isEndOrPort        = upTo("/:", nothing)                                                     // ":80/x", "/x", ""
	isColonPort        = both(begins(":"), behindLast(":", octet.IsDigits))                      // ":70"
	isTypecode         = headIn("aidAID")                                                        // "i", of ftp (section 3.2.2)
	isItem             = headIn(digits+"gIThs", "/")                                             // "1/docs", of gopher
	isField            = both(not(begins("=")), upTo(";", both(with("="), without("/,:&"))))     // "v=1;w=2", of prospero
	endsInMark         = tailIn(".,;:!")                                                         // "x."
	endsInAbbreviation = behindLast("/_ ", is(" Yahoo! Inc. Ltd. Corp. Co. Jr. Sr. Bros. St. ")) // "Apple_Inc.": a name has a mark of its own
	beginsLabel        = not(tailIn(letters + digits + "-"))                                     // "", "www."
	beginsWWW          = begins("www.")                                                          // "www.h"
	lacksAtSign        = both(something, without("@"))                                           // "joe"
	hasMailHost        = both(with("@"), not(endsIn("@")))                                       // "a@b"
	isBareField        = behindLast("&", both(something, without("=")))                          // "a=1&b"
	isValued           = behindLast("&", with("="))                                              // "a=1"

	// By what s is.
	isFirst       = is(" ftp gopher mail news ns wais ")                   // the first label of a host that names a service: "NS"
	isMailHost    = both(isText, isHost)                                   // "h.org", not "www.h.org"
	isNamedHost   = both(isHost, not(tailIn(digits)))                      // "localhost", not "10.0.0.1"
	lacksTop      = both(isLabels, not(isHost))                            // "www.h"
	isMailLike    = both(isMailbox, behindLast("@", isLabels))             // "joe@host.dom", where brackets say so, though nobody may know its top label
	isAngled      = both(with(">"), upTo(">", isMailLike))                 // "joe@host.dom>" (RFC 822, section 6.1)
	hasHost       = upTo("/", isHostport)                                  // "h.org:80/x", not "h/x"
	hasHostFirst  = both(not(without(`/\`)), upTo(`/\`, isDottedHostport)) // "mple.com/a|b"; a slash may be typed as a backslash
	hasHostport   = upTo("/?;", isHostport)                                // "h.org:80?x"
	hasDottedHost = upTo("/", isDottedHostport)                            // "h.org/x", not "localhost"
)

// What s is, as the texts in the comments are:
func isEnding(s string) bool   { return fileEnding("x." + s) }                                  // "pdf", not "foo"
func isNoScheme(s string) bool { return langOf(s) == nil }                                      // "docs", not "http"
func isPort(s string) bool     { return len(s) > 1 && octet.IsDigits(s) && number(s) <= 65535 } // "80", not "8", nor "99999"
func isCapitals(s string) bool {
	return len(s) > 1 && isWord(s) && octet.Until(s, 0, letters[:26]) == len(s)
}                               // "TEXT"
func isOneLetter(s string) bool { return len(s) == 1 && octet.IsAlphaDigit(s[0]) }           // "x", "1"
func isPicture(s string) bool   { return strings.HasPrefix(s, "/") && gopherType(s) == "g" } // "/x.gif"
func isGroupPath(s string) bool { return strings.Count(s, "/") == len("///") }               // "nntp://h/g"

// isWorldTop reports whether s is a top label, where nobody can mean a name: "org", "co.uk", not "h", nor "de".
func isWorldTop(s string) bool {
	kind, country, two := strings.Cut(octet.LowerString(s), ".")
	return len(s) > 2 && IsTop(s) || two && len(country) == 2 && IsTop(country) && hasWord(" ac co com edu go gov ne net or org ", kind)
}

// isTwoGroups reports whether s is the first two numbers of an address: "10.0.".
func isTwoGroups(s string) bool {
	return isDottedOrNothing(s) && strings.Count(s, ".") == 2 && strings.HasSuffix(s, ".")
}

// isLargePort reports whether s is larger than any port, or so with an octet too much behind it: "99999", "99999x".
func isLargePort(s string) bool {
	const most = len("655350x") // one digit and one octet too much
	if last := len(s) - 1; 0 < last && last < most && !octet.IsDigit(s[last]) {
		s = s[:last]
	}
	return octet.IsDigits(s) && number(s) > 65535
}

// isHostOrSlashes reports whether s, with its escaped slashes, is a host with or without a path, or has nothing else: "h.org%2Fa", "%2F".
func isHostOrSlashes(s string) bool {
	s = strings.TrimLeft(strings.ReplaceAll(octet.LowerString(s), "%2f", "/"), "/")
	return s == "" || isHost(s) || strings.Contains(s, ".") && strings.Trim(s, wordOctets+".:/") == ""
}

// goesOnAsHost reports whether s is the rest of a host that lost the dot behind its first label: "example.com".
func goesOnAsHost(s string) bool {
	label, rest, _ := strings.Cut(s, ".")
	return len(label) > 2 && octet.IsAlpha(label[0]) && rest != ""
}

// isServerAndGroup reports whether s goes on with a host and a group: "://h.org/g".
func isServerAndGroup(s string) bool {
	host, group, _ := strings.Cut(strings.TrimLeft(s, ":/"), "/")
	return strings.Contains(host, ".") && group != ""
}
