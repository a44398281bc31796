package meant

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/internal/scheme"
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

// nearWord reports whether typed is word but for a slip: "wikpedia" is near "wikipedia", "wiki" is not.
func nearWord(typed, word string) bool {
	if len(typed) < 4 || abs(len(typed)-len(word)) > 1 || !beginAlike(typed, word) {
		return false
	}
	return typo.Slips(octet.LowerString(typed), word) == 1
}

// beginAlike reports whether two words begin with one letter, but for a slip: "lcoal" and "local", "ogle" and "google".
func beginAlike(typed, word string) bool {
	first, second := typed[0]|0x20, typed[1]|0x20
	return first == word[0] || second == word[0] || first == word[1]
}

// names are hosts that are met most, by their label.
var names = [...]string{"wikipedia", "google", "youtube", "facebook", "github", "amazon", "microsoft", "twitter", "instagram", "linkedin", "stackoverflow", "gitlab", "yahoo", "sourceforge", "wikimedia"}

// nearest returns the known name that a label is a slip from: "wikipedia" for "wikpedia"; "" for none, as for "wikimedia", which is
// near another and known itself.
func nearest(label string, names ...string) (near string) {
	for _, name := range names {
		if strings.EqualFold(label, name) {
			return ""
		}
		if nearWord(label, name) {
			near = name
		}
	}
	return near
}

// nearestName returns the one of names that a label is a slip from.
func nearestName(label string) string { return nearest(label, names[:]...) }

// topSlips are slips in a top label.
var topSlips = map[string]string{
	"ogr": "org", "rog": "org", "orgg": "org", "og": "org", "0rg": "org", "oorg": "org", "ort": "org", "prg": "org", "irg": "org", "orh": "org",
	"cmo": "com", "ocm": "com", "con": "com", "comm": "com", "c0m": "com", "vom": "com", "xom": "com", "coom": "com", "cim": "com", "cpm": "com", "copm": "com", "conm": "com", "ckm": "com", "com0": "com", "clm": "com", "comn": "com",
	"nte": "net", "ent": "net", "nett": "net", "met": "net", "bet": "net", "neet": "net", "ner": "net", "nrt": "net", "n3t": "net", "nwt": "net",
	"eud": "edu", "deu": "edu", "edy": "edu", "edi": "edu", "eduu": "edu", "rdu": "edu",
	"ogv": "gov", "gvo": "gov", "goc": "gov",
	"couk": "co.uk", "cojp": "co.jp", "comau": "com.au", "acuk": "ac.uk", "orguk": "org.uk", "conz": "co.nz", "combr": "com.br", "cokr": "co.kr", "acjp": "ac.jp", "comtw": "com.tw", "comcn": "com.cn", "govuk": "gov.uk", "coza": "co.za", "nejp": "ne.jp", "orjp": "or.jp",
}

// topSlip returns the top label that one was meant to be: "org" for "ogr", "" for "org".
func topSlip(label string) string {
	if len(label) > len("comau") { // all slips are shorter
		return ""
	}
	return topSlips[octet.LowerString(label)]
}

// lostTopDot returns a label behind "www" with the dot that it lost: "example.com" for "examplecom"; "" for one that lost none.
func lostTopDot(label string) string {
	for _, top := range [...]string{"com", "org", "net", "edu", "gov"} {
		if name, ok := strings.CutSuffix(octet.LowerString(label), top); ok && len(name) > 2 {
			return name + "." + top
		}
	}
	return ""
}

// isWholeHost reports whether s is a host with a known last label: "h.org", not "www.h".
func isWholeHost(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	return dot >= 0 && IsTop(s[dot+1:])
}

// beginLabels are those that many hosts begin with: services, and languages.
const beginLabels = " www ftp gopher mail news ns wais api blog de dev docs en es forum fr ja m shop wiki zh "

// blanksAt returns how many octets at the beginning of s are some of blanks: 2 of "  h.org".
func blanksAt(s, blanks string) int { return len(s) - len(strings.TrimLeft(s, blanks)) }

// decimalAddress returns an IP address as four numbers in decimal, as the programs of C read it: "127.0.0.1" for "0x7f.0.0.1"; "" for
// one that is in decimal already, and for one that would begin with a zero: "00.240" is only a remainder of an address.
func decimalAddress(host string) string {
	meant := Address(host)
	isBare := strings.Contains(octet.LowerString("."+host+"."), ".0x.") // to browsers such a number is 0, to the programs of C none
	if isBare || strings.HasPrefix(meant, "0.") || !slices.ContainsFunc(strings.Split(host, "."), isOddGroup) {
		return ""
	}
	return meant
}

// isOddGroup reports whether a number of an address is written in an unusual way: "0177", "0x7f", "2130706433".
func isOddGroup(g string) bool {
	return !octet.IsDigits(g) || len(g) > 1 && g[0] == '0' || number(g) > 255
}

// commonPorts are those that people write most.
const commonPorts = " 80 8080 8000 443 8443 3000 5000 8888 21 23 70 119 210 22 3128 9000 5173 4000 9090 8081 "

// portOf returns the number that a port is meant to be. It writes digits for letters that look like them, drops signs, and looks up
// the port of a scheme by its name: "80" for "8O;", and for "http"; "" for another.
func portOf(typed string) string {
	if digits := digitsOf(typed); octet.IsDigits(digits) {
		return digits
	}
	if row := scheme.Lookup(octet.LowerString(typed)); row != nil {
		return strconv.Itoa(row.Port)
	}
	return ""
}

// digitsOf returns the digits in s, and those that letters look like, without signs: "80" of "8O;", and "8x" of "8x".
func digitsOf(s string) string {
	return strings.Map(func(r rune) rune {
		if n := strings.IndexRune("OoIl", r); n >= 0 {
			return rune("0011"[n])
		}
		if r < 0x80 && !octet.IsAlphaDigit(byte(r)) {
			return -1
		}
		return r
	}, s)
}

// isLiteral reports whether the host of a URL is an address of IP version 6 as RFC 3986 has it (section 3.2.2), with a zone or none
// (RFC 6874, which RFC 9844 obsoletes). RFC 1738 has no form for it, so a rule speaks of it; nobody doubts what is meant:
// "[2001:db8::1]", not "[::1", nor "[::1]", for which RFC 1738 has a name.
func isLiteral(name string) bool {
	addr, ok := strings.CutPrefix(name, "[")
	addr, closed := strings.CutSuffix(addr, "]")
	addr, zone, zoned := strings.Cut(addr, "%25")
	return ok && closed && host.LikeAddress6(addr) && strings.IndexByte(addr, '%') < 0 && !hasWord(ownAddresses, addr) && zoned == isWord(zone)
}

// ownAddresses are the addresses of version 6 that RFC 1738 has a name for, the one of the machine itself: "localhost".
const ownAddresses = " ::1 0:0:0:0:0:0:0:1 "

// withBrackets returns an address of version 6, and a port behind it, with both brackets: "[2001:db8::1]:80" for "2001:db8::1]:80"; "" for
// none. Where brackets are missing, what is behind the machine's own address is its port.
func withBrackets(s string) string {
	if headIn("[({<")(s) {
		s = strings.NewReplacer("(", "[", "{", "[", "<", "[", ")", "]", "}", "]", ">", "]").Replace(s)
	}
	addr, port, closed := strings.Cut(strings.TrimPrefix(s, "["), "]")
	name, zone, zoned := strings.Cut(addr, "%")
	if zoned {
		zone = "%25" + strings.TrimPrefix(zone, "25")
	}
	meant := "[" + name + zone + "]"
	if strings.Count(s, ":") < 2 || !isLiteral(meant) || !closed && hasWord(ownAddresses, addr[:strings.LastIndexByte(addr, ':')]) {
		return ""
	}
	if number := strings.TrimLeft(port, ";,. "); octet.IsDigits(number) { // with another sign for its colon, or none
		port = ":" + number
	}
	return meant + port
}

// withBracketsAndPort is withBrackets where the last colon parts an address from a port: "[2001:db8::1]:8443" for "2001:db8::1:8443".
func withBracketsAndPort(s string) string {
	n := strings.LastIndexByte(s, ':')
	if port := s[n+1:]; n < 0 || strings.Contains(s, "]") || !octet.IsDigits(port) || len(port) <= 4 && !hasWord(commonPorts, port) {
		return ""
	}
	addr := withBrackets(s[:n])
	if addr == "" {
		return ""
	}
	return addr + s[n:]
}
