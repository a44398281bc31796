package meant

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"

	"urlscope/core/internal/typo"
	"urlscope/core/octet"
)

// head is what of a text may be its scheme and the delimiter behind it.
type head struct {
	name  string
	start int // of the name
	end   int // of the delimiter
	delim string
}

// heads returns the ways in which the beginning of text can be a scheme with its delimiter, whatever was typed for
// either. One way is letters and the signs behind them, as "http" and ";//" of "http;//h". If the text in front of
// "://", or of a colon, is longer, that is another way: "ht tp" of "ht tp://h".
func heads(text string) (list []head) {
	start := marksAt(text)
	add := func(name, end int) {
		if end > name {
			list = append(list, head{text[start:name], start, end, text[name:end]})
		}
	}
	begin := text[start:min(len(text), start+18)]
	name := start + len(begin) - len(strings.TrimLeft(begin, alphaDigits))
	if n := start + len(begin) - len(strings.TrimLeft(begin, alphaDigits+"+")); known(octet.LowerString(text[start:n])) { // "git+ssh"
		name = n
	}
	add(name, name+separatorLen(text[name:]))
	if n := start + strings.Index(begin, "://"); n > name {
		add(n, n+len("://"))
	}
	if n := start + strings.IndexByte(begin, ':'); n > name && strings.IndexByte(text[name:n], '/') < 0 {
		add(n, n+1+blanksAt(text[n+1:], "/"))
	}
	return list
}

// separatorLen returns how many octets of s may be typed for what parts a scheme from the rest. After a colon, and without a slash, all signs
// may be. Else they end with a slash and blanks, as ";//" before "_dmarc.h.org", and a colon that begins no login or port: "//:" of "//:h.org".
func separatorLen(s string) int {
	end := len(s) - len(strings.TrimLeftFunc(s, isSign))
	slash := strings.LastIndexAny(s[:end], `/\／`)
	if slash < 0 || s[0] == ':' {
		return end
	}
	_, size := utf8.DecodeRuneInString(s[slash:])
	rest := strings.TrimLeft(s[slash+size:], " ")
	if behind, ok := strings.CutPrefix(rest, ":"); ok && behind != "" && !octet.IsDigit(behind[0]) && upTo("/", without("@"))(behind) {
		rest = behind
	}
	return len(s) - len(rest)
}

// isSign reports whether no name or address begins with r: ";", not "ö", "8" or "[".
func isSign(r rune) bool { return r != '[' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// moveScheme writes the scheme that was likely meant, with its colon and slashes: "htpps//h" becomes "https://h".
func moveScheme(text string, p parts) (list []variant) {
	for _, h := range heads(text) {
		for _, g := range guesses(octet.LowerString(h.name)) {
			list = append(list, h.meant(g)...)
		}
	}
	return append(list, movedColon(text)...)
}

// movedColon puts the colon behind a scheme where it belongs: "http:s//h" becomes "https://h".
func movedColon(text string) []variant {
	colon := strings.IndexByte(text, ':')
	end := strings.Index(text, "//")
	if colon <= 0 || end <= colon || text[end-1] == ':' || langOf(text[:colon]+text[colon+1:end]) == nil {
		return nil
	}
	return []variant{{edits: []octet.Edit{edit(colon, colon+1, ""), edit(end, end, ":")}, extra: -30}}
}

// meant returns the variant that writes a scheme for h, unless h is that: of the "htpp//" of "htpp//h.org" it makes "http://".
func (h head) meant(g guess) []variant {
	h = h.trimmed(g.scheme)
	name, delim := g.scheme, g.delim()
	isSame := octet.LowerString(h.name) == name
	if h.start == 0 && h.delim == delim && isSame || g.compiled == nil && (!isSame || h.delim[0] == ':' || strings.LastIndexAny(h.delim, `/\／`) < 1) {
		return nil
	}
	if strings.EqualFold(h.name, name) { // which keeps its capitals
		name = h.name
	}
	edits := []octet.Edit{edit(0, h.start+len(h.name), name), edit(h.end-len(h.delim), h.end, delim)}
	return []variant{{edits: edits, extra: g.price + delimSlips(h.delim, delim) + g.rarely - 40 + 30*h.start}}
}

// trimmed returns h without the octet of its delimiter that is what the scheme goes on with:
// the third slash of "file:///x", the star of "news:*".
func (h head) trimmed(scheme string) head {
	if scheme == "file" && strings.HasSuffix(h.delim, "///") || scheme == "news" && strings.HasSuffix(h.delim, "*") {
		h.end--
		h.delim = h.delim[:len(h.delim)-1]
	}
	return h
}

// delim returns what stands behind a scheme: "://" behind "http", ":" behind "news".
func (l *lang) delim() string {
	if l.slashes {
		return "://"
	}
	return ":"
}

// delimSlips is the price of typing something else for what parts a scheme from the rest: 20 for ":////" in place of "://".
func delimSlips(typed, meant string) int {
	switch {
	case typed == meant:
		return 0
	case meant == ":":
		return 16
	case strings.HasPrefix(typed, meant) && strings.Trim(typed, ":/") == "":
		return 20
	}
	return 30 + 4*levenshtein.ComputeDistance(typed, meant)
}

// A guess is a scheme that a name may be meant for, and the price of that.
type guess struct {
	*lang
	price int
}

// guesses returns the schemes that a name, in lower case, may be meant for: "http" for 42, and others, of "htpt". Octets that no name has
// got in. What is the name of a scheme without them is that.
func guesses(typed string) (list []guess) {
	name := strings.Map(nameRune, typed)
	extra := 0
	if stray := len(typed) - len(name); stray > 0 {
		extra = 25 + 6*stray
	}
	if known(name) {
		l := langOf(name)
		if l == nil {
			l = &lang{scheme: name, slashes: true, rarely: 14} // if it has slashes
		}
		return append(list, guess{l, extra})
	}
	for _, l := range langs {
		if schemeWords[name] == l.scheme || langOf(strings.TrimSuffix(name, l.scheme)) != nil { // "httphttp"
			list = append(list, guess{l, 35})
		} else if price, ok := nameSlips(name, l.scheme); ok {
			list = append(list, guess{l, price + extra})
		}
	}
	return list
}

// nearScheme reports whether a name is a slip or two from the name of a scheme that has a server: "htpp", not "foo".
// What is wrong besides does not make it another scheme.
func nearScheme(name string) bool {
	return slices.ContainsFunc(guesses(name), func(g guess) bool { return hasWord(" http https ftp ", g.scheme) })
}

// nameRune returns r if a name of a scheme has it, or -1, for which [strings.Map] drops it: "h" stays, "-" does not.
func nameRune(r rune) rune {
	if r < 0x80 && octet.IsAlphaDigit(byte(r)) || r == '+' {
		return r
	}
	return -1
}

// nameSlips is the price of typing letters and digits for another scheme: 42 for "htpt" in place of "http", and no slip for "git". It is
// 70 for what is left where the first letters were not copied: "p".
func nameSlips(typed, scheme string) (price int, ok bool) {
	switch n := levenshtein.ComputeDistance(typed, scheme); {
	case n == 2 && typo.Transposed(typed, scheme):
		return 42, true
	case n == 1 && len(typed) == len(scheme):
		return 48, true
	case n == 1:
		return 45, true
	case n == 2 && len(scheme) >= len("http"): // of which much is left, of a longer one more
		return 90 - 12*min(len(scheme)-len("http"), 1), len(typed) >= 2
	}
	return 70, strings.HasSuffix(scheme, typed) && (len(typed) > 1 || typed == "p")
}

// schemeWords are what people write in place of a scheme.
var schemeWords = map[string]string{
	"mail": "mailto", "email": "mailto", "web": "http", "meow": "http", "site": "http", "website": "http", "usenet": "news", "newsgroup": "news",
	"hxxp": "http", "hxxps": "https", "hxtp": "http", "htxp": "http", "fxp": "ftp", "fxxp": "ftp", "h**p": "http", "hp": "http", "hps": "https", "hpps": "https", "xxxp": "http", "hyyp": "http", "kxxp": "http", "http2": "http",
}

// firstScheme is the first of two schemes, or of two beginnings: "http://" of "http://http://h/", "http://www." of
// "http://www.http://h/".
func firstScheme(p parts) octet.Span {
	rest := strings.TrimPrefix(strings.TrimLeft(p.rest(), "/"), "www.")
	name := rest[:max(strings.IndexAny(rest, ":;./ "), 0)]
	l := langOf(name)
	behind := rest[len(name):]
	slashes := strings.HasPrefix(strings.TrimLeft(behind, ":;. "), "//") || delimLike(behind)
	if p.scheme == "" || l == nil || !slashes && (l.slashes || !strings.HasPrefix(behind, ":")) {
		return no
	}
	return span(0, len(p.text)-len(rest))
}

// hostSchemes are the schemes that hosts are named by.
const hostSchemes = " ldap news ftp "

// schemesAt reads two schemes with a slip behind the second: "http://" for "http://http;//". Of "ftp://ftp//h.org/x" it lost its colon, as
// of "http://http//h"; but a host may be named so, in front of another path: "ftp://ftp//pub/x".
func schemesAt(s string) (string, int) {
	first := firstScheme(partsOf(s))
	if first == no {
		return "", 0
	}
	rest := s[first.End:]
	behind := strings.TrimLeft(rest, letters)
	host := strings.TrimLeft(behind, `:;./\ `)
	l, delim := langOf(rest[:len(rest)-len(behind)]), behind[:len(behind)-len(host)]
	if l == nil || strings.HasPrefix(delim, l.delim()) || isSlashes(delim) && hasWord(hostSchemes, l.scheme) && !hasDottedHost(host) {
		return "", 0
	}
	return l.scheme + l.delim(), len(s) - len(host)
}
