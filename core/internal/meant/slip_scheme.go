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

// A typedName is what may have been typed for the name of a scheme.
type typedName struct {
	text  string // without the octets that no name has
	extra int    // the price of those
	right bool   // it is a name
}

// nameOf returns a name as it was typed: "htpt" of "ht-pt".
func nameOf(typed string) typedName {
	n := typedName{text: strings.Map(nameRune, typed)}
	if stray := len(typed) - len(n.text); stray > 0 {
		n.extra = 25 + 6*stray
	}
	n.right = known(n.text)
	return n
}

// slips is the price of typing n for a scheme; false when it is not a slip. It is 42 for "htpt"
// in place of "http", and "ldap" is itself.
func (n typedName) slips(scheme string) (int, bool) {
	switch {
	case n.text == scheme:
		return n.extra, true
	case n.right:
		return 0, false
	case schemeWords[n.text] == scheme, langOf(strings.TrimSuffix(n.text, scheme)) != nil: // "httphttp"
		return 35, true
	}
	price, ok := nameSlips(n.text, scheme)
	return price + n.extra, ok
}

// nearScheme reports whether a name is a slip or two from the name of a scheme that has a server: "htpp", not "foo".
// What is wrong besides does not make it another scheme.
func nearScheme(name string) bool {
	typed := nameOf(name)
	return slices.ContainsFunc(langs[:3], func(l *lang) bool { _, ok := typed.slips(l.scheme); return ok })
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
