package meant

import (
	"slices"
	"strings"

	"urlscope/core/internal/typo"
	"urlscope/core/octet"

	"github.com/agnivade/levenshtein"
)

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
		if l := langOf(name); l != nil {
			list = append(list, guess{l, extra})
		}
		return list
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

// nameSlips is the price of typing letters and digits for another scheme: 42 for "htpt" in place of "http", 36 for "ttp", and no slip
// for "git".
func nameSlips(typed, scheme string) (price int, ok bool) {
	suffix := isTail(typed, scheme)
	switch n := levenshtein.ComputeDistance(typed, scheme); {
	case n == 2 && typo.Transposed(typed, scheme):
		return 42, true
	case n == 1 && len(typed) == len(scheme):
		return 48, true
	case n == 1:
		return 45, true
	case n == 2 && len(scheme) > 4:
		return 78, len(typed) >= 2
	case n == 2 && len(scheme) == 4:
		return 90, len(typed) >= 2
	}
	return 70, suffix
}

// isTail reports whether typed is what is left of a scheme whose first letters were not copied: "ttp" and "p" of "http".
func isTail(typed, scheme string) bool {
	return strings.HasSuffix(scheme, typed) && (len(typed) > 1 || typed == "p")
}

// schemeWords are what people write in place of a scheme.
var schemeWords = map[string]string{
	"mail": "mailto", "email": "mailto", "web": "http", "meow": "http", "site": "http", "website": "http", "usenet": "news", "newsgroup": "news",
	"hxxp": "http", "hxxps": "https", "hxtp": "http", "htxp": "http", "fxp": "ftp", "fxxp": "ftp", "h**p": "http", "hp": "http", "hps": "https", "hpps": "https", "xxxp": "http", "hyyp": "http", "kxxp": "http", "http2": "http",
}
