package meant

import (
	"strings"
	"sync"

	"urlscope/core/octet"
)

// A swap is what is typed for something else in a part of a URL, where what is in front of it
// there, and what is behind, tells that nothing else is likely meant.
type swap struct {
	example      string
	schemes      string // of the URLs that have it; "" for all
	in           part
	before       test
	typed, meant string
	behind       test
	price        int  // besides that of the move
	rest         bool // what is behind goes, too
}

// unsafe stands in a swap for any octet that may stand in no URL, and for a "%" without its digits.
const unsafe = "\x00"

// A part returns where one is.
type part func(p parts) span

// A test says whether what is in front of, or behind, what was typed is as it must be.
type test func(s string) bool

// theHost is "h.org" of "http://joe@h.org:80/x".
func theHost(p parts) span { return p.host }

// theUser is "joe:pw" of "ftp://joe:pw@h.org/".
func theUser(p parts) span { return p.user }

// theLogin is "joe@h.org:80" of "http://joe@h.org:80/x".
func theLogin(p parts) span { return p.login }

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

// both returns the test that asks two: both(something, without(":")) is true of "h", and neither of "" nor of
// "h:80".
func both(a, b test) test {
	return func(s string) bool { return a(s) && b(s) }
}

// isWWW reports whether s is "www" in either case: "WWW", not "www.".
func isWWW(s string) bool { return strings.EqualFold(s, "www") }

// beginsWWW reports whether s has "www" as its first label: "www.h", not "wwwh".
func beginsWWW(s string) bool { return strings.HasPrefix(s, "www.") }

// isFirst reports whether s is a first label that names a service: "ftp", "NS", not "www".
func isFirst(s string) bool { return hasWord(" ftp gopher mail news ns wais ", octet.LowerString(s)) }

// isEnding reports whether s is the ending of a file's name: "pdf", not "foo".
func isEnding(s string) bool { return fileEnding("x." + s) }

// isLogin reports whether s is more like user and password than like a host: "joe:pw".
func isLogin(s string) bool {
	_, password, ok := strings.Cut(s, ":")
	return !strings.Contains(s, "@") && (ok && password != "" && !isDigits(password) || strings.Contains(s, "%"))
}

// goesOn reports whether s is the rest of a name of prospero, and maybe fields: "b/c;v=1".
func goesOn(s string) bool {
	name, _, _ := strings.Cut(s, ";")
	return strings.Contains(name, "/") && !strings.Contains(name, "=")
}

// endsInSlash reports whether s ends in a slash, with no field yet: "a/", not "a".
func endsInSlash(s string) bool { return strings.HasSuffix(s, "/") && !strings.ContainsAny(s, ";=") }

// isTop reports whether s is a known top label that is none of a country: "org", not "h", nor "de".
func isTop(s string) bool { return len(s) > 2 && knownTop(s) }

// isStuck reports whether s is a word of a sentence, and no rest of a host: "see", not "org", nor "h.org".
func isStuck(s string) bool { return isWord(s) && isAlpha(s[0]) && !knownTop(s) }

// isPortAndPath reports whether s is the number of a port, maybe with a path behind it: "8080", "8080/x".
func isPortAndPath(s string) bool {
	port, _, _ := strings.Cut(s, "/")
	return isDigits(port)
}

// isNumbered reports whether s is two digits and something more: "12x", not "12", nor "1x".
func isNumbered(s string) bool { return len(s) > 2 && isDigits(s[:2]) }

// isText reports whether s begins with a letter: "h.org", not "1.h".
func isText(s string) bool { return s != "" && isAlpha(s[0]) }

// isSearched reports whether s is the path of a gopher item to be searched, without a tab yet: "/7/x", not
// "/1/x", nor "/7/x%09y".
func isSearched(s string) bool { return strings.HasPrefix(s, "/7") && !strings.Contains(s, "%09") }

// hasHost reports whether s begins with a host without a doubt, and maybe a port: "h.org:80/x", not "h/x".
func hasHost(s string) bool { return isHostport(s[:max(strings.IndexByte(s+"/", '/'), 0)]) }

// lacksTop reports whether s is a hostname without a known top label: "www.h".
func lacksTop(s string) bool { return isLabels(s) && !isHost(s) }

// isItem reports whether s is the type of an item of gopher, and a selector: "1/docs".
func isItem(s string) bool {
	return len(s) > 1 && strings.IndexByte("0123456789gIThs", s[0]) >= 0 && s[1] == '/'
}

// oneAt reports whether s is the rest of a user, and a host: "doe@h".
func oneAt(s string) bool { return strings.Count(s, "@") == 1 }

// isField reports whether s is a name and a value of prospero, and maybe more fields: "v=1;w=2".
func isField(s string) bool {
	field, _, _ := strings.Cut(s, ";")
	return strings.IndexByte(field, '=') > 0 && !strings.ContainsAny(field, "/,:&")
}

// isFieldname reports whether s ends in a field of prospero that has no value yet: "/x;v".
func isFieldname(s string) bool {
	n := strings.LastIndexByte(s, ';')
	return n > 0 && !strings.Contains(s[n:], "=")
}

// hasMailHost reports whether s has a user and at least the beginning of a host: "a@b", not "a@".
func hasMailHost(s string) bool { return strings.IndexByte(s, '@') >= 0 && !strings.HasSuffix(s, "@") }

// isRestOfValue reports whether s begins with no field of a search, and so goes on with the value in front
// of it: "c&d=e", not "c=d".
func isRestOfValue(s string) bool {
	field, _, _ := strings.Cut(s, "&")
	return !strings.Contains(field, "=")
}

const web = " http https "

// swaps are tried each at the first place where it is so.
var swaps = []swap{
	// Login, host and port.
	{"ftp://joe@@h/", loginSchemes, theLogin, something, "@@", "@", anything, -15, false},
	{"ftp://joe @h.org/", loginSchemes, theLogin, something, " @", "@", isHost, -25, false},
	{"ftp://joe:pw;h.org/", loginSchemes, theLogin, isLogin, ";", "@", isDottedHostport, -15, false},
	{"ftp://joe;pw@h/", loginSchemes, theUser, both(something, without(":")), ";", ":", both(something, without(":")), 0, false},
	{"http://www.www.h.org/", "", theHost, nothing, "www.www.", "www.", anything, -5, false},
	{"ftp://ftp:h.org/", "", theLogin, isFirst, ":", ".", isHostport, 0, false},
	{"gopher://h.org@1/x", " gopher ", fromLogin, isHost, "@", "/", isItem, 0, false},
	{"http://www/h.org/", "", fromHost, isWWW, "/", ".", hasHost, 0, false},
	{"ftp://ftp/h.org/", "", fromHost, isFirst, "/", ".", hasHost, 0, false},
	{"http://h]org/", "", theHost, lacksTop, unsafe, ".", isTop, -25, false},
	{"http://h'org/", "", theHost, lacksTop, "'", ".", isTop, -25, false},
	{"http://h.org,see", "", theHost, isWholeHost, ",", "", isStuck, -20, true},
	{"http://h.org)see", "", theHost, isWholeHost, ")", "", isStuck, -20, true},
	{"http://h.org.12x/", "", theHost, isHost, ".", "/", isNumbered, 0, false},
	{"http://h.org 8080/", "", theLogin, isHost, " ", ":", isDigits, -15, false},
	{"wais://h/210/d", " wais ", behindHost, nothing, "/210/", ":210/", something, 0, false},
	{"http://h/:8080/x", "", behindHost, nothing, "/:", ":", isPortAndPath, -12, false},

	// Paths and searches.
	{"http://h?q", " http https gopher ", behindHost, without("/?"), "?", "/?", anything, -10, false},
	{"http://h/??q", " http wais ", theSearch, nothing, "?", "", anything, -12, false},
	{"http://h/x ?a=1", web, thePath, without("?"), " ?", "?", something, -22, false},
	{"http://h/x&a=1", web, thePath, both(something, without("=?")), "&", "?", with("="), -5, false},
	{"http://h/x>a=1", web, thePath, both(something, without("=?")), ">", "?", with("="), -22, false}, // the key beside it
	{"http://h/? a=1", web, theSearch, nothing, " ", "", anything, -22, false},
	{"http://h/?a=b & c", web, theSearch, something, " & ", "%20%26%20", isRestOfValue, -20, false}, // one of the words
	{"http://h/?a + b", web, theSearch, something, " + ", "+", anything, -20, false},
	{"http://h/x,pdf", "", thePath, something, ",", ".", isEnding, -17, false},

	// One scheme.
	{"ftp://h/x.zip/", " ftp ", thePath, fileEnding, "/", "", nothing, -10, false},
	{"ftp://h//etc/motd", " ftp ", thePath, nothing, "//", "/%2F", something, -5, false},
	{"ftp://h//%2Fetc/motd", " ftp ", thePath, nothing, "//%2F", "/%2F", something, -10, false},
	{"ftp://h/x ;type=a", " ftp ", thePath, something, " ;type=", ";type=", anything, -25, false},
	{"ftp://h/x ; type=a", " ftp ", thePath, something, " ; type=", ";type=", anything, -25, false},
	{"prospero://h/x;;v=1", " prospero ", thePath, something, ";;", ";", anything, -15, false},
	{"prospero://h/x,v=1", " prospero ", thePath, both(something, without(";")), ",", ";", isField, -5, false},
	{"prospero://h/x?v=1", " prospero ", thePath, both(something, without(";")), "?", ";", isField, -5, false},
	{"prospero://h/x;v:1", " prospero ", thePath, isFieldname, ":", "=", without("="), -5, false},
	{"prospero://h/;a/b", " prospero ", thePath, endsInSlash, ";", "%3B", goesOn, -8, false},
	{"wais://h/d/?q", " wais ", thePath, something, "/?", "?", something, -12, false},
	{"gopher://h/7/x?y", " gopher ", thePath, isSearched, "?", "%09", anything, -13, false},
	{"gopher://h/7/x^09y", " gopher ", thePath, something, "^09", "%09", anything, -20, false}, // the key beside "%"
	{"mailto:joe@h/", " mailto ", behindColon, with("@"), "/", "", nothing, -5, false},
	{"mailto:joe.@h", " mailto ", behindColon, anything, ".@", "@", anything, -5, false},
	{"mailto:joe@@h", " mailto ", behindColon, something, "@@", "@", anything, -10, false},
	{"mailto:joe..doe@h", " mailto ", behindColon, both(something, without("@")), "..", ".", with("@"), -10, false},
	{"mailto:a@h.org;b@h.org", " mailto ", behindColon, isMail, ";", "", isMail, -10, true},
	{"mailto:joe;doe@h", " mailto ", behindColon, both(something, without("@ ")), ";", ".", oneAt, 0, false},
	{"mailto:joe@h@x", " mailto ", behindColon, both(hasMailHost, without(",")), "@", "", without(","), -5, true},
	{"mailto:joe@h:25", " mailto ", behindColon, with("@"), ":", "", isDigits, -5, true},
	{"news:comp.lang.c/42", " news ", behindColon, both(something, without("@")), "/", "", isDigits, -10, true},
	{"nntp://h/g,42", " nntp ", thePath, something, ",", "/", isDigits, -20, false},
	{"nntp://h/g/ 42", " nntp ", thePath, something, "/ ", "/", isDigits, -20, false},
	{"nntp://h/g/#42", " nntp ", thePath, something, "/#", "/", isDigits, -20, false},
	{"telnet://h/6400", " telnet ", behindHost, nothing, "/", ":", isDigits, -12, false},
	{"telnet://h/x", " telnet ", thePath, nothing, "/", "", isText, 5, true},
	{"telnet://h?x", " telnet ", fromLogin, something, "?", "", anything, 0, true},
}

// moveSwap writes what is meant for what is typed in a part: "http://h?q" is "http://h/?q".
func moveSwap(text string, p parts) (list []variant) {
	for _, s := range swapsOf()[langOrAny(p.scheme).scheme] {
		if s.schemes != "" || p.slashes {
			list = append(list, s.variant(text, s.in(p))...)
		}
	}
	return list
}

// swapsOf returns those of each scheme, and of "" those of all others.
var swapsOf = sync.OnceValue(func() map[string][]*swap {
	of := map[string][]*swap{}
	for _, l := range append(langs, anyLang) {
		for i := range swaps {
			if s := &swaps[i]; s.schemes == "" || hasWord(s.schemes, l.scheme) {
				of[l.scheme] = append(of[l.scheme], s)
			}
		}
	}
	return of
})

// variant returns the edit of s at its first place in a part: "@" for "@@" in "ftp://joe@@h/".
func (s *swap) variant(text string, at span) []variant {
	for i := at.start; i <= at.end; i++ {
		n := s.index(text[i:at.end])
		if n < 0 {
			break
		}
		i += n
		end := i + len(s.typed)
		for s.typed == unsafe && end < at.end && text[end] >= 0x80 { // a character is one
			end++
		}
		if s.before(text[at.start:i]) && s.behind(text[end:at.end]) {
			if s.rest {
				end = at.end
			}
			return dear(i, end, s.meant, s.price)
		}
	}
	return nil
}

// index returns where what was typed for something else begins in text, -1 for nowhere: 3 for "@@" in
// "joe@@h".
func (s *swap) index(text string) int {
	if s.typed != unsafe {
		return strings.Index(text, s.typed)
	}
	for i := range len(text) {
		b := text[i]
		if b <= ' ' || b >= 0x7F || strings.IndexByte(neverRaw, b) >= 0 || b == '%' && !octet.IsEscape(text, i) {
			return i
		}
	}
	return -1
}
