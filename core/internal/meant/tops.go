package meant

import (
	"strings"
	"sync"

	"urlscope/core/octet"
)

// tops are the most frequent top labels. The labels of countries have two letters and are in countries.
const tops = " com org net edu gov mil int arpa info biz name pro aero coop museum jobs mobi travel tel cat asia post " +
	"example test invalid localhost local lan internal home onion " +
	"app dev xyz online site shop blog cloud tech store page wiki news live art club games design media zone world life systems network host website space fun top vip icu digital agency email press academy university school college berlin london paris tokyo nyc wien koeln hamburg software solutions services group company social zip mov bank law health care church eco green city land market sale video photo photos pictures gallery studio music band film movie theater ink pub bar cafe pizza restaurant hotel taxi tours vacations engineering education guide help support center directory foundation institute international global today tips report review reviews "

// countries has for each letter the second letters of the labels of countries, and of regions with such a label, that begin with it.
var countries = [26]string{"cdefgilmoqrstuwxz", "abdefghijmnorstvwyz", "acdfghiklmnoruvwxyz", "ejkmoz", "cegrstu", "ijkmor", "abdefghilmnpqrstuwy", "kmnrtu", "delmnoqrst", "emop", "eghimnprwyz", "abcikrstuvy", "acdeghklmnopqrstuvwxyz", "acefgilopruz", "m", "aefghklmnrstwy", "a", "eosuw", "abcdeghijklmnorstuvxyz", "cdfghjklmnortvwz", "agksyz", "aceginu", "fs", "", "et", "amw"}

// isCountry reports whether two letters, in lower case, are the top label of a country or of a region: "jp", "eu".
func isCountry(first, second byte) bool {
	return first-'a' < 26 && strings.IndexByte(countries[first-'a'], second) >= 0
}

// topSet has each of tops.
var topSet = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for top := range strings.FieldsSeq(tops) {
		set[top] = true
	}
	return set
})

// IsTop reports whether label is a top label that is known, ignoring case: "ORG", "jp", not "docs".
func IsTop(label string) bool {
	l := octet.LowerString(label)
	if strings.HasPrefix(l, "xn--") {
		return true
	}
	if len(l) == 2 {
		return isCountry(l[0], l[1])
	}
	return topSet()[l]
}

// IsWholeHostport reports whether nothing is missing from a host, with its port if it has one: "h.org", "h.org:80", "10.0.0.1" and
// "localhost", not "www.h".
func IsWholeHostport(s string) bool {
	name, port, found := strings.Cut(s, ":")
	return (!found || octet.IsDigits(port)) && (isHost(name) || isWholeHost(name))
}

// hasWord reports whether word is one of those in list, between blanks: "org" in " com org net ".
func hasWord(list, word string) bool {
	const longest = 30 // up to which Go takes no memory for it between blanks
	return word != "" && len(word) <= longest && strings.IndexByte(word, ' ') < 0 && strings.Contains(list, " "+word+" ")
}
