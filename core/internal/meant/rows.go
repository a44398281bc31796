package meant

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"urlscope/core/octet"
)

// A row is what is typed for something else in a part of a URL, where what is in front of it there, and what is behind, tells that
// nothing else is likely meant.
type row struct {
	example string
	schemes string // of the URLs that have it; "" for all that have "//", anyText for any text
	in      part
	before  test
	typed   string // "" for what was left out; see oneOf and unsafe
	meant   string
	behind  test
	price   int
	doubt   int // the price of a URL that has it and is valid: so much speaks against it
	places  places
}

const (
	anyText   = "*"
	oneOf     = "\x01"                  // in front of octets, of which one is typed
	unsafe    = "\x02"                  // any octet that no URL has, and a "'"
	letter    = "\x03"                  // any letter
	escape    = "\x04"                  // is meant: the escape of the typed octet
	withShift = oneOf + ")!@#$\x00^&*(" // with Shift
	digit     = "\x05"                  // is meant: the digit of that key, or of the key above
)

// places are those at which a row counts.
type places int

const (
	first  places = iota // the first
	apiece               // each, by itself
	every                // all at once
	rest                 // the first, and what is behind goes, too
	front                // the first, and what is in front goes, too
)

// moveRows writes what is meant for what is typed in a part: "http://h?q" is "http://h/?q".
func moveRows(text string, p parts) (list []variant) {
	has := octetsOf(text)
	for _, r := range rowsOf()[langOrAny(p.scheme).scheme] {
		if (r.schemes != "" || p.slashes) && hasAny(&has, r.needs()) {
			list = append(list, r.find(p)...)
		}
	}
	return list
}

// rowDoubts returns the price of the slips that the rows find in a URL that is valid: 60 for "http://h/x,pdf".
func rowDoubts(p parts, has *[4]uint64) (price int) {
	for _, r := range rowsOf()[langOrAny(p.scheme).scheme] {
		if r.doubt == 0 || r.schemes == "" && !p.slashes || !hasAny(has, r.needs()) {
			continue
		}
		at := r.in(p)
		if _, _, ok := r.place(p.text, at, at.start); ok {
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
	return of
})

// needs returns octets one of which a text must have: "," for a comma that is typed for a dot.
func (r *row) needs() string {
	switch {
	case r.typed == "" || r.typed == letter || r.typed == unsafe:
		return ""
	case r.typed[:1] == oneOf:
		return r.typed[1:]
	}
	return r.typed[:1]
}

// find returns what r makes of the text: "@" for "@@" in "ftp://joe@@h/".
func (r *row) find(p parts) (list []variant) {
	var edits []Edit
	at := r.in(p)
	for from := at.start; ; {
		i, end, ok := r.place(p.text, at, from)
		if !ok {
			return append(list, plus(r.price, all(edits))...)
		}
		e := Edit{i, end, r.meant}
		switch r.meant {
		case escape:
			e.New = escapes(p.text[i:end])
		case digit:
			_, column := key(p.text[i])
			e.New = keyboard[0][0][column : column+1]
		}
		from = max(end, i+1)
		switch r.places {
		case apiece:
			list = append(list, dear(e.Start, e.End, e.New, r.price+5*len(list))...)
			continue
		case every:
			edits = append(edits, e)
			continue
		case rest:
			e.End = at.end
		case front:
			e.Start = at.start
		}
		return dear(e.Start, e.End, e.New, r.price)
	}
}

// place returns where the next is that r is about, in a part of a text from an offset on: 9 and 11 for "@@" in "ftp://joe@@h/".
func (r *row) place(text string, at span, from int) (start, end int, ok bool) {
	for i := from; i <= at.end; i++ {
		n := r.next(text[i:at.end])
		if n < 0 {
			break
		}
		i += n
		end := i + r.length(text[i:at.end])
		if r.before(text[at.start:i]) && r.behind(text[end:at.end]) {
			return i, end, true
		}
	}
	return 0, 0, false
}

// next returns where in s the next is that r says is typed; -1 for nowhere: 3 for "@@" in "joe@@h".
func (r *row) next(s string) int {
	switch {
	case r.typed == letter:
		return strings.IndexFunc(s, func(c rune) bool { return c < 0x80 && isAlpha(byte(c)) })
	case r.typed == unsafe:
		for i := range len(s) {
			if isUnsafe(s[i]) || s[i] == '\'' {
				return i
			}
		}
		return -1
	case strings.HasPrefix(r.typed, oneOf):
		return strings.IndexAny(s, r.typed[len(oneOf):])
	}
	return strings.Index(s, r.typed)
}

// length returns how many octets of s, from its first on, that is: 2 of "@@h" for "@@".
func (r *row) length(s string) int {
	switch {
	case r.typed == "" || r.typed[0] >= ' ':
		return len(r.typed)
	case s[0] < 0x80:
		return 1
	}
	_, n := utf8.DecodeRuneInString(s)
	return n
}

// A part returns where one is.
type part func(p parts) span

// theText is all of it.
func theText(p parts) span { return span{0, len(p.text)} }

// theHost is "h.org" of "http://joe@h.org:80/x", and of "mailto:joe@h.org".
func theHost(p parts) span {
	if p.scheme == "mailto" {
		return mailboxHost(p.text, p)
	}
	if !p.slashes {
		return span{}
	}
	return p.host
}

// theUser is "joe:pw" of "ftp://joe:pw@h.org/".
func theUser(p parts) span { return p.user }

// theLogin is "joe@h.org:80" of "http://joe@h.org:80/x".
func theLogin(p parts) span { return p.login }

// theHostport is "h.org:80" of "http://joe@h.org:80/x", and "h.org" of "mailto:joe@h.org".
func theHostport(p parts) span {
	h := theHost(p)
	if p.slashes {
		h.end = p.login.end
	}
	return h
}

// thePort is "80" of "http://h:80/x".
func thePort(p parts) span { return p.port }

// thePath is "/x?y" of "http://h/x?y".
func thePath(p parts) span { return p.path }

// behindHost is ":80/x" of "http://h:80/x".
func behindHost(p parts) span { return span{p.host.end, len(p.text)} }

// behindColon is "joe@h" of "mailto:joe@h".
func behindColon(p parts) span { return span{p.data, len(p.text)} }

// fromHost is "h:80/x" of "http://joe@h:80/x".
func fromHost(p parts) span { return span{p.host.start, len(p.text)} }

// fromLogin is "joe@h/x" of "ftp://joe@h/x".
func fromLogin(p parts) span { return span{p.login.start, len(p.text)} }

// theSearch is "y" of "http://h/x?y".
func theSearch(p parts) span { return span{min(p.question+1, len(p.text)), len(p.text)} }

// A test says whether what is in front of, or behind, what was typed is as it must be.
type test func(s string) bool

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

// upTo returns a test of the text in front of the first of some signs: upTo("/", isDigits) is true of "80/x".
func upTo(signs string, of test) test {
	return func(s string) bool { return of(s[:min(uint(strings.IndexAny(s, signs)), uint(len(s)))]) }
}

// behindLast returns a test of the text behind the last of some signs: behindLast("/", nothing) is true of "x/".
func behindLast(signs string, of test) test {
	return func(s string) bool { return of(s[strings.LastIndexAny(s, signs)+1:]) }
}

// beginsWWW reports whether s has "www" as its first label: "www.h", not "wwwh".
func beginsWWW(s string) bool { return strings.HasPrefix(s, "www.") }

// isFirst reports whether s is a first label that names a service: "ftp", "NS", not "www".
var isFirst = is(" ftp gopher mail news ns wais ")

// isEnding reports whether s is the ending of a file's name: "pdf", not "foo".
func isEnding(s string) bool { return fileEnding("x." + s) }

// isTop reports whether s is a known top label that belongs to no country: "org", not "h", nor "de".
func isTop(s string) bool { return len(s) > 2 && knownTop(s) }

// isPort reports whether s is a port of two digits or more: "80", not "8", nor "99999".
func isPort(s string) bool { return len(s) > 1 && isDigits(s) && number(s) <= 65535 }

// isLargePort reports whether s is larger than any port, or so with an octet too much behind it: "99999", "99999x".
func isLargePort(s string) bool {
	const most = len("655350x") // one digit and one octet too much
	if last := len(s) - 1; 0 < last && last < most && !isDigit(s[last]) {
		s = s[:last]
	}
	return isDigits(s) && number(s) > 65535
}

// isTwoGroups reports whether s is the first two numbers of an address: "10.0.".
func isTwoGroups(s string) bool {
	return isDotted(s) && strings.Count(s, ".") == 2 && strings.HasSuffix(s, ".")
}

// isText reports whether s begins with a letter: "h.org", not "1.h".
func isText(s string) bool { return s != "" && isAlpha(s[0]) }

// hasHost reports whether s begins with a host without a doubt, and maybe a port: "h.org:80/x", not "h/x".
func hasHost(s string) bool { return isHostport(s[:max(strings.IndexByte(s+"/", '/'), 0)]) }

// hasDottedHost asks for a dot besides: "h.org/x", not "localhost".
func hasDottedHost(s string) bool { return isDottedHostport(s[:strings.IndexByte(s+"/", '/')]) }

// lacksTop reports whether s is a hostname without a known top label: "www.h".
func lacksTop(s string) bool { return isLabels(s) && !isHost(s) }

// isNamedHost reports whether s is a host with a name: "h.org", "localhost", not "10.0.0.1".
func isNamedHost(s string) bool { return isHost(s) && !isDigit(s[len(s)-1]) }

// isItem reports whether s is the type of an item of gopher, and a selector: "1/docs".
func isItem(s string) bool {
	return len(s) > 1 && strings.IndexByte("0123456789gIThs", s[0]) >= 0 && s[1] == '/'
}

// isField reports whether s is a name and a value of prospero, and maybe more fields: "v=1;w=2".
func isField(s string) bool {
	field, _, _ := strings.Cut(s, ";")
	return strings.IndexByte(field, '=') > 0 && !strings.ContainsAny(field, "/,:&")
}

// hasMailHost reports whether s has a user and at least the beginning of a host: "a@b", not "a@".
func hasMailHost(s string) bool { return strings.IndexByte(s, '@') >= 0 && !strings.HasSuffix(s, "@") }

// lacksAtSign reports whether s is something without an "@": "joe".
var lacksAtSign = both(something, without("@"))

// isBareField reports whether s ends in a field of a search that has no value yet, and isValued whether it has one: "a=1&b", "a=1".
var (
	isBareField = behindLast("&", both(something, without("=")))
	isValued    = behindLast("&", with("="))
)

// isEscapeDigits reports whether s begins with two digits of base 16, as an escape has them: "20", "2F".
func isEscapeDigits(s string) bool { return len(s) > 1 && octet.IsHex(s[0]) && octet.IsHex(s[1]) }

// goesOnAsHost reports whether s is the rest of a host that lost the dot behind its first label: "example.com".
func goesOnAsHost(s string) bool {
	label, rest, _ := strings.Cut(s, ".")
	return len(label) > 2 && isAlpha(label[0]) && rest != ""
}

// isDigitsOrNothing reports whether s has nothing but digits: "80", "".
func isDigitsOrNothing(s string) bool { return strings.Trim(s, "0123456789") == "" }

// isHostportEnd reports whether s is a colon and a port: ":70".
func isHostportEnd(s string) bool { return isDigits(s[min(1, len(s)):]) }

// isCapitals reports whether s is a word in capitals: "TEXT".
func isCapitals(s string) bool { return isWord(s) && len(s) > 1 && octet.UpperString(s) == s }

// isMailHost reports whether a host is behind the "@" of a mailbox: "h.org", not "www.h.org".
func isMailHost(s string) bool { return isText(s) && isHost(s) }

// isEndOrPort reports whether what is behind a host is a port, a path or nothing: ":80/x", "/x", "".
func isEndOrPort(s string) bool { return s == "" || s[0] == '/' || s[0] == ':' }

// isGroupPath reports whether s goes as far as the name of a group: "nntp://h/g".
func isGroupPath(s string) bool { return strings.Count(s, "/") == len("///") }

// isNoScheme reports whether s is not the name of a scheme: "docs", not "http".
func isNoScheme(s string) bool { return langOf(s) == nil }

// isEscapedSign reports whether s begins with a sign that a backslash is written in front of: "/x", not "x", nor `\\`.
func isEscapedSign(s string) bool {
	return s != "" && !isAlphaDigit(s[0]) && s[0] != '\\' && s[0] != ' '
}

// isNoHexDigit reports whether s begins with no digit of base 16: "x", "", not "a".
func isNoHexDigit(s string) bool { return s == "" || !octet.IsHex(s[0]) }

// isNoNumberAtEnd reports whether s ends in no digit: "a", not "50".
func isNoNumberAtEnd(s string) bool { return s == "" || !isDigit(s[len(s)-1]) }

// isDottedOrNothing reports whether s has nothing but digits and dots: "10.", "".
func isDottedOrNothing(s string) bool { return s == "" || isDotted(s) }

// isServerAndGroup reports whether s goes on with a host and a group: "://h.org/g".
func isServerAndGroup(s string) bool {
	host, group, _ := strings.Cut(strings.TrimLeft(s, ":/"), "/")
	return strings.Contains(host, ".") && group != ""
}

// isHalfEscape reports whether s ends in the first half of an escape: "a%2".
func isHalfEscape(s string) bool {
	return len(s) > 1 && s[len(s)-2] == '%' && !isNoHexDigit(s[len(s)-1:])
}

// isNoDigit reports whether s begins with no decimal digit: "b", "".
func isNoDigit(s string) bool { return s == "" || !isDigit(s[0]) }
