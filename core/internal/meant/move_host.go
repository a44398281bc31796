package meant

import (
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"

	"urlscope/core/internal/typo"
	"urlscope/core/octet"
)

// firstSlips are slips in a first label.
var firstSlips = map[string]string{
	"wwe": "www", "wwq": "www", "ww": "www", "wwww": "www", "wew": "www", "wws": "www", "vvv": "www", "qww": "www", "wqw": "www", "eww": "www", "vww": "www", "wvw": "www", "wwv": "www", "wwwe": "www", "wwwq": "www", "wwws": "www", "2ww": "www",
	"fpt": "ftp", "tfp": "ftp", "ftpp": "ftp", "fttp": "ftp", "ptf": "ftp", "dtp": "ftp", "gtp": "ftp", "ftl": "ftp",
}

// firstLabel returns the one of firstLabels that label likely was meant to be: "www" for "wwe"; "" for none.
func firstLabel(label string) string { return firstSlips[octet.LowerString(label)] }

// firstSlip writes the first label right: "http://wwe.h.org/" → "http://www.h.org/".
func firstSlip(text string, p parts) []variant {
	label, _, ok := strings.Cut(p.host.in(text), ".")
	if !ok || !p.slashes {
		return nil
	}
	meant := firstLabel(label)
	if meant == "" {
		return nil
	}
	return dear(p.host.start, p.host.start+len(label), meant, -10)
}

// lacksDot reports whether a host begins with a name that a dot is lost behind: "wwwexample.com" behind "www".
func lacksDot(host, first string) bool {
	label, rest, _ := strings.Cut(host, ".")
	return strings.HasPrefix(label, first) && len(label) > 5 && isAlpha(label[3]) && rest != ""
}

// nearWord reports whether typed is word but for a slip: "wikpedia" is near "wikipedia", "wiki" is not.
func nearWord(typed, word string) bool {
	if len(typed) < 4 || abs(len(typed)-len(word)) > 1 || !beginAlike(typed, word) || othersIn(typed, word) > 2 {
		return false
	}
	typed = octet.LowerString(typed)
	if typed == word {
		return false
	}
	n := levenshtein.ComputeDistance(typed, word)
	return n == 1 || n == 2 && typo.Transposed(typed, word)
}

// beginAlike reports whether two words begin with one letter, but for a slip: "lcoal" and "local", "ogle" and "google".
func beginAlike(typed, word string) bool {
	first, second := typed[0]|0x20, typed[1]|0x20
	return first == word[0] || second == word[0] || first == word[1]
}

// othersIn returns how many letters are in one of two words only: "google" and "goggles" have one
// such, "s". A slip brings one and takes one, so most words need no closer look.
func othersIn(a, b string) int { return bits.OnesCount32(lettersOf(a) ^ lettersOf(b)) }

// lettersOf returns a bit for each letter of s, of capitals the same: of "Ab" bits 1 and 2.
func lettersOf(s string) (set uint32) {
	for i := range len(s) {
		if s[i] < utf8.RuneSelf {
			set |= 1 << (s[i] & 0x1F)
		}
	}
	return set
}

// names are hosts that are met most, by their label.
var names = [...]string{"localhost", "wikipedia", "google", "youtube", "facebook", "github", "amazon", "microsoft", "twitter", "instagram", "linkedin", "stackoverflow", "gitlab", "yahoo", "sourceforge", "wikimedia"}

// moveName writes a host right that everybody knows: "http://lcoalhost/" is "http://localhost/".
func moveName(text string, p parts) (list []variant) {
	if !p.slashes {
		return nil
	}
	host := p.host.in(text)
	at := p.host.start
	for label := range strings.SplitSeq(host, ".") {
		for i, name := range names {
			if nearWord(label, name) && !slices.Contains(names[:], octet.LowerString(label)) && (i == 0) == (len(label) == len(host)) {
				list = append(list, one(at, at+len(label), name)...)
			}
		}
		at += len(label) + 1
	}
	return list
}

// topSlips are slips in a top label.
var topSlips = map[string]string{
	"ogr": "org", "rog": "org", "orgg": "org", "og": "org", "0rg": "org", "oorg": "org", "ort": "org", "prg": "org", "irg": "org", "orh": "org",
	"cmo": "com", "ocm": "com", "con": "com", "comm": "com", "c0m": "com", "vom": "com", "xom": "com", "coom": "com", "cim": "com", "cpm": "com", "copm": "com", "conm": "com", "ckm": "com", "com0": "com", "clm": "com", "comn": "com",
	"nte": "net", "ent": "net", "nett": "net", "met": "net", "bet": "net", "neet": "net", "ner": "net", "nrt": "net", "n3t": "net", "nwt": "net",
	"eud": "edu", "deu": "edu", "edy": "edu", "edi": "edu", "eduu": "edu", "rdu": "edu",
	"ogv": "gov", "gvo": "gov", "goc": "gov",
	"couk": "co.uk", "cojp": "co.jp", "comau": "com.au", "acuk": "ac.uk", "orguk": "org.uk", "conz": "co.nz", "combr": "com.br", "cokr": "co.kr", "acjp": "ac.jp", "comtw": "com.tw", "comcn": "com.cn", "govuk": "gov.uk", "coza": "co.za", "nejp": "ne.jp", "orjp": "or.jp",
}

// moveTop corrects the last label of a host, also of the host of a mailbox: "http://h.ogr/" is "http://h.org/".
func moveTop(text string, p parts) []variant {
	host := p.host
	if !p.slashes || strings.IndexByte(host.in(text), '.') < 0 {
		host = mailboxHost(text, p)
	}
	meant := topSlip(host.in(text))
	if meant == "" {
		return nil
	}
	return one(host.start+strings.LastIndexByte(host.in(text), '.')+1, host.end, meant)
}

// topSlip returns what the last label of a host was meant to be: "org" for "h.ogr", "example.com" for
// "www.examplecom", "" for "h.org".
func topSlip(host string) string {
	dot := strings.LastIndexByte(host, '.')
	if dot < 0 || strings.Contains(host[dot:], "%") {
		return ""
	}
	label := octet.LowerString(host[dot+1:])
	if meant := topSlips[label]; meant != "" || !strings.EqualFold(host[:dot], "www") {
		return meant
	}
	return lostTopDot(label)
}

// lostTopDot returns a label behind "www" with the dot that it lost: "example.com" for "examplecom"; "" for one that lost none.
func lostTopDot(label string) string {
	for _, top := range [...]string{"com", "org", "net", "edu", "gov"} {
		if name, ok := strings.CutSuffix(label, top); ok && len(name) > 2 {
			return name + "." + top
		}
	}
	return ""
}
