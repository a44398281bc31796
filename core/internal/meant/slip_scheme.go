package meant

import (
	"slices"
	"strings"

	"urlscope/core/internal/typo"

	"github.com/agnivade/levenshtein"
)

// delimSlips is the price of typing something else for what parts a scheme from the rest: 20 for ": //" in place of "://".
func delimSlips(typed, meant string) int {
	switch {
	case typed == meant:
		return 0
	case len(typed) == 1 && meant == ":":
		return 16
	case strings.Trim(typed, ":") == "", strings.HasPrefix(typed, meant) && strings.Trim(typed, ":/") == "", strings.ReplaceAll(typed, " ", "") == meant:
		return 20
	}
	return 30 + 4*levenshtein.ComputeDistance(typed, meant)
}

// A typedName is what may have been typed for the name of a scheme.
type typedName struct {
	text  string // without the octets that no name has
	extra int    // the price of those
	raw   string // with them
	right bool   // it is a name
}

// nameOf returns a name as it was typed: "htpt" of "ht-pt".
func nameOf(typed string) typedName {
	n := typedName{text: strings.Map(nameRune, typed), raw: typed}
	if n.text == "" {
		n.text = typed
	}
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
	case strings.IndexByte(scheme, '+') >= 0:
		return 0, false
	}
	price, ok := nameSlips(n.text, scheme)
	price += n.extra
	if n.extra > 0 && len(n.raw) == len(scheme) && levenshtein.ComputeDistance(n.raw, scheme) == 1 { // in place of a letter
		price, ok = 50, true
	}
	return price, ok
}

// nearScheme reports whether a name is a slip or two from that of a scheme that has a server: "htpp", not "foo". What is wrong
// besides does not make it another scheme.
func nearScheme(name string) bool {
	typed := nameOf(name)
	return slices.ContainsFunc(langs[:3], func(l *lang) bool { _, ok := typed.slips(l.scheme); return ok })
}

// nameRune returns r if a name of a scheme has it, or -1, for which [strings.Map] drops it: "h" stays, "-" does not.
func nameRune(r rune) rune {
	if r < 0x80 && isAlphaDigit(byte(r)) || r == '+' {
		return r
	}
	return -1
}

// nameSlips is the price of typing letters and digits for another scheme: 42 for "htpt" in place of
// "http", 36 for "ttp", and no slip for "git".
func nameSlips(typed, scheme string) (price int, ok bool) {
	suffix := len(typed) >= 2 && strings.HasSuffix(scheme, typed) || typed == "p" && len(scheme) < 5 || typed == "s" && scheme == "https"
	switch n := levenshtein.ComputeDistance(typed, scheme); {
	case n == 2 && typo.Transposed(typed, scheme):
		return 42, true
	case n == 1 && suffix: // the first letter was not copied
		return 36, true
	case n == 1 && len(scheme) > 2:
		return oneSlip(typed, scheme), true
	case n == 2 && len(scheme) >= 4:
		return twoSlips(typed, scheme), len(typed) >= 2
	}
	return 70, suffix
}

// oneSlip is the price of a letter more, less or other: 45 for "hrtp", whose "r" is the neighbour of "t".
func oneSlip(typed, scheme string) int {
	price := 50
	switch {
	case len(typed) < len(scheme):
		price = 44
	case doubledIn(typed, scheme):
		price = 42
	case len(typed) > len(scheme):
		price = 46
	case besideKey(typed, scheme):
		price = 45
	}
	if len(typed) == 2 { // which is little to know it by
		price += 12
	}
	return price
}

// besideKey reports whether a letter of typed is on a neighbour of the key of that in word, which is as long: "hrtp" and "http".
func besideKey(typed, word string) bool {
	for i := range len(typed) {
		if typed[i] != word[i] && keysApart(typed[i], word[i]) == nextKey {
			return true
		}
	}
	return false
}

// twoSlips is the price of two slips: less when no letter is another. It is 62 for "hts" in place of "https".
func twoSlips(typed, scheme string) int {
	price := 78
	left := hasInOrder(scheme, typed)
	if left || strings.HasSuffix(scheme, typed) {
		price = 62
	}
	if len(scheme) < 5 && !left {
		price += 12
	}
	return price
}

// hasInOrder reports whether word has all the letters of part, in order: "https" has "hts".
func hasInOrder(word, part string) bool {
	for i := range len(part) {
		n := strings.IndexByte(word, part[i])
		if n < 0 {
			return false
		}
		word = word[n+1:]
	}
	return true
}

// doubledIn reports whether typed is word with an octet twice: "htttp".
func doubledIn(typed, word string) bool {
	for i := 1; i < len(typed); i++ {
		if typed[i] == typed[i-1] && typed[:i]+typed[i+1:] == word {
			return true
		}
	}
	return false
}

// schemeWords are what people write in place of a scheme.
var schemeWords = map[string]string{
	"mail": "mailto", "email": "mailto", "web": "http", "meow": "http", "site": "http", "website": "http", "usenet": "news", "newsgroup": "news",
	"hxxp": "http", "hxxps": "https", "hxtp": "http", "htxp": "http", "fxp": "ftp", "fxxp": "ftp", "h**p": "http", "hp": "http", "hps": "https", "hpps": "https", "xxxp": "http", "hyyp": "http", "kxxp": "http", "http2": "http",
}
